import type { PdfPage, Segment } from './pdf-lines.ts';

/**
 * The x of the white strip between two columns of running text; undefined on a page with one column
 * or with a mere table.
 */
export function findGutter(segments: readonly Segment[], page: PdfPage): number | undefined {
  if (segments.length < 16) return undefined;
  let best: { x: number; crossing: number } | undefined;
  for (let x = page.width * 0.35; x <= page.width * 0.65; x += 2) {
    const crossing = segments.filter((segment) => segment.x < x && segment.right > x).length;
    const isNearer =
      best &&
      crossing === best.crossing &&
      Math.abs(x - page.width / 2) < Math.abs(best.x - page.width / 2);
    if (!best || crossing < best.crossing || isNearer) best = { x, crossing };
  }
  if (!best || best.crossing > segments.length * mostAcross) return undefined;
  return isInColumns(segments, best.x, page, mean) ? best.x : undefined;
}

/** Share of the lines that may run across the columns. */
const mostAcross = 0.15;
/** Fewer lines below a title may be anything. */
const fewestBelow = 16;

/** Two columns, and where they begin: what is above them runs across. */
interface Columns {
  readonly x: number;
  readonly from: number;
}

/** The columns below what runs across the page, a title or a wide table, where other pages have them. */
export function columnsBelow(
  segments: readonly Segment[],
  page: PdfPage,
  x: number | undefined,
): Columns | undefined {
  if (x === undefined) return undefined;
  const down = [...segments].toSorted((a, b) => a.y - b.y);
  const across = down.flatMap((segment, at) => (segment.x < x && segment.right > x ? [at] : []));
  for (const [n, at] of [-1, ...across].entries()) {
    const below = down.slice(at + 1);
    if (below.length < fewestBelow) return undefined;
    if (across.length - n > below.length * mostAcross) continue;
    return isInColumns(below, x, page, usualWidth)
      ? { x, from: down[at]?.y ?? -Infinity }
      : undefined;
  }
  return undefined;
}

/** Running text on both sides, by how wide its lines are in the mean. */
function isInColumns(
  segments: readonly Segment[],
  x: number,
  page: PdfPage,
  widthOf: (widths: readonly number[]) => number,
): boolean {
  const left = segments.filter((segment) => segment.right <= x);
  const right = segments.filter((segment) => segment.x >= x);
  const isRunningText = [left, right].every(
    (side) =>
      side.length >= 6 &&
      widthOf(side.map((segment) => segment.right - segment.x)) > page.width * 0.22,
  );
  return isRunningText && overlap(left, right) > 0.4;
}

/** The mean in which the many small pieces of formulas count for little. */
const usualWidth = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width ** 2, 0) /
  Math.max(
    1,
    widths.reduce((sum, width) => sum + width, 0),
  );

function overlap(left: readonly Segment[], right: readonly Segment[]): number {
  const range = (side: readonly Segment[]) =>
    [Math.min(...side.map(({ y }) => y)), Math.max(...side.map(({ y }) => y))] as const;
  const [leftTop, leftEnd] = range(left);
  const [rightTop, rightEnd] = range(right);
  const shared = Math.min(leftEnd, rightEnd) - Math.max(leftTop, rightTop);
  return shared / Math.max(1, Math.min(leftEnd - leftTop, rightEnd - rightTop));
}

/**
 * Text across both columns (titles, wide figures' captions) divides the page into bands, each read
 * left column first.
 */
export function byColumn(segments: readonly Segment[], { x, from }: Columns): Segment[][] {
  const flows: Segment[][] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  let across: Segment[] = [];
  const endBand = () => {
    if (across.length) flows.push(across);
    if (left.length) flows.push(left);
    if (right.length) flows.push(right);
    [left, right, across] = [[], [], []];
  };
  for (const segment of [...segments].toSorted((a, b) => a.y - b.y)) {
    if (segment.y <= from || (segment.x < x && segment.right > x)) {
      if (left.length || right.length) endBand();
      across.push(segment);
    } else if (segment.right <= x) left.push(segment);
    else right.push(segment);
  }
  endBand();
  return flows;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
