import { type Branch, branchesOf, countBelow, treeOf } from '../tree.ts';
import { type Box, boxSize, type Given, type Layout, type Link, settled } from './shapes.ts';

const between = { columns: 58, rows: 14 } as const;

interface Placed {
  readonly branch: Branch;
  readonly size: ReturnType<typeof boxSize>;
  readonly children: readonly Placed[];
  /** Height of it with all below. */
  readonly span: number;
}

/**
 * A tree beside its root: to the end of the line, and where there is room for a map to both sides.
 */
export function layOutTree(given: Given, isTwoSided: boolean): Layout {
  const { roots, cross } = treeOf(given.diagram);
  const boxes: Box[] = [];
  const links: Link[] = [];
  let top = 0;
  for (const root of roots) {
    const placed = measured(root, given);
    const [after, before] = isTwoSided ? halves(placed.children) : [placed.children, []];
    const height = Math.max(placed.size.height, spanOf(after), spanOf(before));
    const middle = top + height / 2;
    const place = { boxes, links, given };
    putBox(place, placed, { x: 0, middle, side: 'end' });
    putChildren(place, { parent: placed, children: after, x: 0, middle, side: 'end' });
    putChildren(place, { parent: placed, children: before, x: 0, middle, side: 'start' });
    top += height + between.rows * 2;
  }
  const byId = new Map(boxes.map((box) => [box.node.id, box] as const));
  for (const { from, to, label } of cross) {
    const [a, b] = [byId.get(from), byId.get(to)];
    if (a && b) links.push(crossLink(a, b, label));
  }
  return settled({ boxes, links, captions: [] });
}

function measured(branch: Branch, given: Given): Placed {
  const isTop = branch.depth === 0;
  const size = boxSize(branch.node.label, given, {
    most: isTop ? 220 : 210,
    weight: isTop ? 650 : branch.depth === 1 ? 600 : 500,
    note: given.notes?.get(branch.node.id),
  });
  const children = given.folded.has(branch.node.id)
    ? []
    : branch.children.map((child) => measured(child, given));
  return { branch, size, children, span: Math.max(size.height, spanOf(children)) };
}

const spanOf = (placed: readonly Placed[]): number =>
  placed.reduce((sum, { span }) => sum + span, 0) + Math.max(0, placed.length - 1) * between.rows;

/** In their order, with about the same height on both sides. */
function halves(children: readonly Placed[]): [readonly Placed[], readonly Placed[]] {
  if (children.length < 4) return [children, []];
  const half = spanOf(children) / 2;
  let sum = 0;
  const cut = children.findIndex(({ span }) => (sum += span + between.rows) > half);
  const at = Math.max(1, Math.min(children.length - 1, cut + 1));
  return [children.slice(0, at), children.slice(at)];
}

interface Place {
  readonly boxes: Box[];
  readonly links: Link[];
  readonly given: Given;
}
type Side = 'start' | 'end';

function putBox(
  { boxes, given }: Place,
  { branch, size }: Placed,
  { x, middle, side }: { x: number; middle: number; side: Side },
): void {
  boxes.push({
    node: branch.node,
    x,
    y: middle - size.height / 2,
    ...size,
    tone: branch.tone,
    look: branch.depth === 0 ? 'top' : 'card',
    below: countBelow(branch),
    isFolded: given.folded.has(branch.node.id),
    side,
  });
}

function putChildren(
  place: Place,
  {
    parent,
    children,
    x,
    middle,
    side,
  }: { parent: Placed; children: readonly Placed[]; x: number; middle: number; side: Side },
): void {
  let top = middle - spanOf(children) / 2;
  for (const child of children) {
    const at =
      side === 'end'
        ? x + parent.size.width + between.columns
        : x - between.columns - child.size.width;
    const centre = top + child.span / 2;
    const label = labelBetween(place, parent, child);
    place.links.push({
      from: parent.branch.node.id,
      to: child.branch.node.id,
      x1: side === 'end' ? x + parent.size.width : x,
      y1: middle,
      x2: side === 'end' ? at : at + child.size.width,
      y2: centre,
      bend: 'across',
      look: 'branch',
      tone: child.branch.tone,
      ...(label ? { label } : {}),
    });
    putBox(place, child, { x: at, middle: centre, side });
    putChildren(place, { parent: child, children: child.children, x: at, middle: centre, side });
    top += child.span + between.rows;
  }
}

const labelBetween = ({ given }: Place, parent: Placed, child: Placed): string | undefined =>
  given.diagram.edges.find(
    ({ from, to }) => from === parent.branch.node.id && to === child.branch.node.id,
  )?.label;

/** Between the sides that face each other; from side to same side where they stand above each other. */
function crossLink(a: Box, b: Box, label: string | undefined): Link {
  const isAfter = b.x > a.x + a.width;
  const isBefore = b.x + b.width < a.x;
  return {
    from: a.node.id,
    to: b.node.id,
    x1: isBefore ? a.x : a.x + a.width,
    y1: a.y + a.height / 2,
    x2: isAfter ? b.x : b.x + b.width,
    y2: b.y + b.height / 2,
    bend: 'across',
    look: 'cross',
    tone: a.tone,
    ...(label ? { label } : {}),
  };
}

/** All nodes that can be folded, but for the topmost. */
export const foldable = (given: Pick<Given, 'diagram'>): string[] =>
  treeOf(given.diagram)
    .roots.flatMap((root) => branchesOf(root, new Set()))
    .filter(({ children, depth }) => children.length > 0 && depth > 0)
    .map(({ node }) => node.id);
