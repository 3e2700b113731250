import type { DiagramNode } from '@coursewright/contract';
import { type Box, boxSize, type Given, type Layout, type Link, settled, type } from './shapes.ts';

const plain = { tone: 0, below: 0, isFolded: false, side: 'end' } as const;

/** Layers down the page, each node below all that lead to it. */
export function layOutFlow(given: Given): Layout {
  const { nodes, edges } = given.diagram;
  const layers = layersOf(given);
  const isChain = layers.every((layer) => layer.length === 1);
  const boxes: Box[] = [];
  let top = 0;
  for (const [index, layer] of layers.entries()) {
    const sized = layer.map((node) => ({
      node,
      ...boxSize(node.label, given, { most: isChain ? 330 : 210, least: isChain ? 240 : 120 }),
    }));
    const width = sized.reduce((sum, one) => sum + one.width + 28, -28);
    const height = Math.max(...sized.map((one) => one.height));
    let x = -width / 2;
    for (const one of sized) {
      const y = top + (height - one.height) / 2;
      boxes.push({
        ...plain,
        ...one,
        x,
        y,
        look: 'step',
        tone: index,
        ...(isChain ? { step: index + 1 } : {}),
      });
      x += one.width + 28;
    }
    top += height + 44;
  }
  const byId = new Map(boxes.map((box) => [box.node.id, box] as const));
  const order = new Map(nodes.map(({ id }, index) => [id, index] as const));
  const links = edges.flatMap(({ from, to, label }): Link[] => {
    const [a, b] = [byId.get(from), byId.get(to)];
    if (!a || !b) return [];
    const named = { from, to, tone: a.tone, ...(label ? { label } : {}) };
    if (b.y >= a.y + a.height)
      return [
        {
          ...named,
          x1: a.x + a.width / 2,
          y1: a.y + a.height,
          x2: b.x + b.width / 2,
          y2: b.y,
          bend: 'down',
          look: 'arrow',
        },
      ];
    const isNext = (order.get(to) ?? 0) > (order.get(from) ?? 0);
    return [
      {
        ...named,
        x1: a.x + a.width,
        y1: a.y + a.height / 2,
        x2: isNext ? b.x : b.x + b.width,
        y2: b.y + b.height / 2,
        bend: 'across',
        look: 'cross',
      },
    ];
  });
  return settled({ boxes, links, captions: [] });
}

/** Each node one layer below the lowest that leads to it; an edge that closes a circle counts not. */
function layersOf({ diagram: { nodes, edges } }: Given): DiagramNode[][] {
  const outgoing = Map.groupBy(edges, ({ from }) => from);
  const depth = new Map(nodes.map(({ id }): [string, number] => [id, 0]));
  const state = new Map<string, 'open' | 'done'>();
  const order: string[] = [];
  const forward: { from: string; to: string }[] = [];
  const visit = (id: string): void => {
    state.set(id, 'open');
    for (const edge of outgoing.get(id) ?? []) {
      if (!depth.has(edge.to) || state.get(edge.to) === 'open') continue;
      forward.push(edge);
      if (!state.has(edge.to)) visit(edge.to);
    }
    state.set(id, 'done');
    order.unshift(id);
  };
  for (const { id } of nodes) if (!state.has(id)) visit(id);
  const after = Map.groupBy(forward, ({ from }) => from);
  for (const id of order)
    for (const { to } of after.get(id) ?? [])
      depth.set(to, Math.max(depth.get(to) ?? 0, (depth.get(id) ?? 0) + 1));
  const layers: DiagramNode[][] = [];
  for (const node of nodes) (layers[depth.get(node.id) ?? 0] ??= []).push(node);
  return layers.filter((layer) => layer !== undefined);
}

/** Steps around a circle, clockwise from the top. */
export function layOutCycle(given: Given): Layout {
  const { nodes, edges } = given.diagram;
  const sized = nodes.map((node) => ({ node, ...boxSize(node.label, given, { most: 180 }) }));
  const [widest, highest] = [
    Math.max(...sized.map(({ width }) => width)),
    Math.max(...sized.map(({ height }) => height)),
  ];
  const around = nodes.length * (widest * 0.62 + highest * 0.62 + 34);
  const radius = Math.max(130, around / (2 * Math.PI));
  const boxes = sized.map((one, index): Box => {
    const angle = (2 * Math.PI * index) / nodes.length - Math.PI / 2;
    return {
      ...plain,
      ...one,
      x: Math.cos(angle) * radius * 1.18 - one.width / 2,
      y: Math.sin(angle) * radius - one.height / 2,
      look: 'step',
      tone: index,
      step: index + 1,
    };
  });
  const byId = new Map(boxes.map((box) => [box.node.id, box] as const));
  const links = edges.flatMap(({ from, to, label }): Link[] => {
    const [a, b] = [byId.get(from), byId.get(to)];
    return a && b ? [{ ...straight(a, b), ...(label ? { label } : {}) }] : [];
  });
  return settled({ boxes, links, captions: [] });
}

/** From edge to edge on the line between two centres. */
function straight(a: Box, b: Box): Link {
  const centre = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;
  const [[ax, ay], [bx, by]] = [centre(a), centre(b)];
  const [dx, dy] = [bx - ax, by - ay];
  const share = ({ width, height }: Box) =>
    Math.min(0.5, 1 / Math.max((2 * Math.abs(dx)) / width, (2 * Math.abs(dy)) / height, 1e-6));
  const [leave, arrive] = [share(a), share(b)];
  return {
    from: a.node.id,
    to: b.node.id,
    x1: ax + dx * leave,
    y1: ay + dy * leave,
    x2: bx - dx * arrive,
    y2: by - dy * arrive,
    bend: 'straight',
    look: 'arrow',
    tone: a.tone,
  };
}

/** Points in time down a line, each with what happened beside it. */
export function layOutTimeline(given: Given): Layout {
  const { nodes } = given.diagram;
  const dates = nodes.map(({ at = '' }) =>
    boxSize(at, given, { most: given.isNarrow ? 120 : 170, weight: 650, least: 40 }),
  );
  const axis = Math.max(...dates.map(({ width }) => width)) + 22;
  const boxes: Box[] = [];
  const captions: Layout['captions'][number][] = [];
  let top = 0;
  for (const [index, node] of nodes.entries()) {
    const date = dates[index]!;
    const size = boxSize(node.label, given, {
      most: given.isNarrow ? 240 : 400,
      least: given.isNarrow ? 240 : 400,
    });
    const height = Math.max(size.height, date.height);
    const isAgain = nodes[index - 1]?.at === node.at;
    if (!isAgain)
      captions.push({
        text: node.at ?? '',
        ...date,
        x: axis - 22 - date.width,
        y: top + (height - date.height) / 2,
        look: 'date',
      });
    const y = top + (height - size.height) / 2;
    boxes.push({ ...plain, node, ...size, x: axis + 26, y, look: 'card', tone: 0 });
    top += height + 18;
  }
  const [first, last] = [boxes[0]!, boxes.at(-1)!];
  const middle = ({ y, height }: Box) => y + height / 2;
  const line = { x: axis, y1: middle(first), y2: middle(last) };
  return settled({ boxes, links: [], captions, axis: line });
}

/** A table: what is compared across, by what down the page. */
export function layOutComparison(given: Given): Layout {
  const { nodes } = given.diagram;
  const columns = [...new Set(nodes.map(({ group = '' }) => group))];
  const rows = [...new Set(nodes.map(({ at = '' }) => at))];
  const column = given.isNarrow ? 150 : 200;
  const first = given.isNarrow ? 110 : 150;
  const gap = 8;
  const across = (index: number) => first + gap + index * (column + gap);
  const heads = columns.map((text) =>
    boxSize(text, given, { most: column, least: column, weight: 650 }),
  );
  const headHeight = Math.max(...heads.map(({ height }) => height));
  const captions = columns.map((text, index): Layout['captions'][number] => ({
    text,
    ...heads[index]!,
    height: headHeight,
    x: across(index),
    y: 0,
    look: 'column',
  }));
  const boxes: Box[] = [];
  let top = headHeight + gap;
  for (const row of rows) {
    const head = boxSize(row, given, { most: first, least: first, weight: 650 });
    const cells = columns.flatMap((group, index) =>
      nodes
        .filter((node) => node.at === row && (node.group ?? '') === group)
        .map((node) => ({
          index,
          node,
          ...boxSize(node.label, given, { most: column, least: column }),
        })),
    );
    const count = (index: number) => cells.filter((cell) => cell.index === index).length;
    const each = Math.max(head.height, ...cells.map(({ height }) => height));
    const most = Math.max(1, ...columns.map((_, index) => count(index)));
    captions.push({ text: row, ...head, height: each, x: 0, y: top, look: 'row' });
    const filled = columns.map(() => 0);
    for (const { index, ...cell } of cells) {
      const y = top + filled[index]! * (each + gap);
      boxes.push({
        ...plain,
        ...cell,
        height: each,
        x: across(index),
        y,
        look: 'cell',
        tone: index,
      });
      filled[index]! += 1;
    }
    top += most * (each + gap);
  }
  return settled({ boxes, links: [], captions });
}

/** Where the first line of a text stands in its box. */
export const firstLine = (height: number, lines: number): number =>
  (height - lines * type.line) / 2 + type.line * 0.74;
