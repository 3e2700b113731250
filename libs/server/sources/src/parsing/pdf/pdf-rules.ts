import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Drawing } from './lost-ligatures.ts';

/** A straight line, in points from the page's top left corner: its y and from which x to which, or its x. */
export interface Rule {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The lines drawn across and down a page. */
export interface Rules {
  readonly across: readonly Rule[];
  readonly down: readonly Rule[];
}

type Matrix = readonly number[];
type Point = readonly [x: number, y: number];

/** Points: how thick a filled box is that is a line, how short none is, and how far its pieces are apart. */
const thickest = 2.5;
const shortest = 6;
const apart = { across: 2.5, along: 3 } as const;
/** A page with more of them is a drawing, not a table. */
const mostPieces = 4_000;

/**
 * The rules of a page, by its drawing instructions: lines, thin boxes, and the edges of filled boxes
 * behind text. `view` takes the places of the page to those of its text.
 */
export function rulesOf(drawing: Drawing, view: Matrix): Rules | undefined {
  const across: Rule[] = [];
  const down: Rule[] = [];
  for (const { points, isFilled } of pathsOf(drawing, view)) {
    const pieces = isFilled ? piecesOfBox(points) : piecesOfLine(points);
    across.push(...pieces.across);
    down.push(...pieces.down);
    if (across.length + down.length > mostPieces) return undefined;
  }
  return across.length + down.length > 0
    ? { across: joined(across), down: joined(down) }
    : undefined;
}

/** Points by which the ends of rules of one table differ at most. */
export const slack = 4;

export const isAsWide = (one: Rule, other: Rule): boolean =>
  Math.abs(one.from - other.from) <= slack && Math.abs(one.to - other.to) <= slack;

/** The rules that are as wide as each other and begin below each other, down the page. */
export function widthsOf(across: readonly Rule[]): Rule[][] {
  const widths: Rule[][] = [];
  for (const rule of across) {
    const known = widths.find(([first]) => isAsWide(first!, rule));
    if (known) known.push(rule);
    else widths.push([rule]);
  }
  return widths;
}

/** How wide, in points, the rules of a table are at least: those of fractions are not. */
const narrowest = 60;

/** Whether rules may part the rows of a table: several are as wide as each other. */
export const mayPartRows = ({ across }: Rules): boolean =>
  widthsOf(across.filter(({ from, to }) => to - from > narrowest)).some(({ length }) => length > 2);

interface Path {
  readonly points: readonly Point[];
  readonly isFilled: boolean;
}

const strokes = new Set([OPS.stroke, OPS.closeStroke]);
const fills = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

function* pathsOf({ fnArray, argsArray }: Drawing, view: Matrix): Generator<Path> {
  const saved: Matrix[] = [];
  let current = view;
  for (const [at, operation] of fnArray.entries()) {
    const args = (argsArray[at] ?? []) as readonly unknown[];
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) saved.push(current);
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd)
      current = saved.pop() ?? view;
    const matrix = operation === OPS.transform ? args : args[0];
    if (operation === OPS.transform || operation === OPS.paintFormXObjectBegin)
      current = isMatrix(matrix) ? (Util.transform(current, matrix) as number[]) : current;
    if (operation !== OPS.constructPath) continue;
    const [painted, paths] = args as [number, readonly (Float32Array | null)[]];
    const isFilled = fills.has(painted);
    const data = isFilled || strokes.has(painted) ? paths[0] : undefined;
    if (!data) continue;
    for (const points of linesOf([...data], current)) yield { points, isFilled };
  }
}

const isMatrix = (value: unknown): value is number[] =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) &&
  (value as unknown as number[]).length === 6;

/** Numbers behind each sign of a path: move, line, two kinds of curves, close. */
const lengths = [2, 2, 6, 4, 0];
const [move, line, , , close] = [0, 1, 2, 3, 4];

/** The parts of a path that are made of straight lines only. */
function linesOf(data: readonly number[], matrix: Matrix): Point[][] {
  const lines: Point[][] = [];
  let own: Point[] = [];
  let isCurved = false;
  const end = () => {
    if (own.length > 1 && !isCurved) lines.push(own);
    [own, isCurved] = [[], false];
  };
  for (let at = 0; at < data.length; at += 1 + (lengths[data[at]!] ?? 0)) {
    const sign = data[at]!;
    if (sign === move) end();
    if (sign === move || sign === line) own.push(placed(data[at + 1]!, data[at + 2]!, matrix));
    else if (sign === close) own.push(own[0] ?? [0, 0]);
    else isCurved = true;
  }
  end();
  return lines;
}

const placed = (
  x: number,
  y: number,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
): Point => [a * x + c * y + e, b * x + d * y + f];

interface Pieces {
  readonly across: readonly Rule[];
  readonly down: readonly Rule[];
}

function piecesOfLine(points: readonly Point[]): Pieces {
  const pieces = points.slice(1).map((point, at) => boxOf([points[at]!, point]));
  return {
    across: pieces.flatMap((box) => (box.height < 0.5 ? acrossAt(box.top, box) : [])),
    down: pieces.flatMap((box) => (box.width < 0.5 ? downAt(box.left, box) : [])),
  };
}

function piecesOfBox(points: readonly Point[]): Pieces {
  const box = boxOf(points);
  const isBox = points.every(
    ([x, y]) =>
      Math.min(x - box.left, box.right - x) < 0.5 && Math.min(y - box.top, box.bottom - y) < 0.5,
  );
  if (!isBox || points.length > 6) return { across: [], down: [] };
  if (box.height <= thickest)
    return { across: acrossAt((box.top + box.bottom) / 2, box), down: [] };
  if (box.width <= thickest) return { across: [], down: downAt((box.left + box.right) / 2, box) };
  return { across: [...acrossAt(box.top, box), ...acrossAt(box.bottom, box)], down: [] };
}

type Box = ReturnType<typeof boxOf>;

function boxOf(points: readonly Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  return { left, right, top, bottom, width: right - left, height: bottom - top };
}

const acrossAt = (at: number, { left, right, width }: Box): Rule[] =>
  width >= 1 ? [{ at, from: left, to: right }] : [];

const downAt = (at: number, { top, bottom, height }: Box): Rule[] =>
  height >= 1 ? [{ at, from: top, to: bottom }] : [];

/**
 * Pieces that end where another begins, as those above the cells of a row, as one. What lies on them is
 * another rule: that of a footer below the last row of a page.
 */
function joined(pieces: readonly Rule[]): Rule[] {
  const levels: Rule[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.at - b.at)) {
    const level = levels.at(-1);
    if (level && piece.at - level[0]!.at <= apart.across) level.push(piece);
    else levels.push([piece]);
  }
  return levels
    .flatMap((level) => {
      const rules: Rule[] = [];
      for (const piece of level.toSorted((a, b) => a.from - b.from)) {
        const at = rules.findIndex(({ to }) => Math.abs(piece.from - to) <= apart.along);
        if (at === -1) rules.push(piece);
        else rules[at] = { ...rules[at]!, to: Math.max(rules[at]!.to, piece.to) };
      }
      return rules;
    })
    .filter(({ from, to }) => to - from >= shortest);
}
