import type { PdfLine } from './pdf-lines.ts';
import { isAsWide, type Rule, slack, widthsOf } from './pdf-rules.ts';
import type { PdfTable } from './pdf-tables.ts';
import { columnOf, columnsOf } from './table-columns.ts';

/** Sizes that a band without a second cell is higher than its lines, at most, to be a row. */
const widestPadding = 1.6;
const leading = 1.35;
/** How far to the right, in widths of the table, a line of text runs that begins at its left. */
const proseShare = 0.6;

/** Lines of a page that follow each other between two rules; `from` and `to` are their places. */
interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly lines: readonly PdfLine[];
}

/** What the rules of one width, below each other, part. */
interface Grid {
  readonly left: number;
  readonly right: number;
  readonly bands: readonly Band[];
  readonly down: readonly Rule[];
  /** Rules that part some of the columns only, as beside a cell of several rows. */
  readonly partial: readonly Rule[];
}

/** The tables whose rows rules part, by the places of their first lines. */
export function ruledTables(lines: readonly PdfLine[]): Map<number, PdfTable> {
  const tables = new Map<number, PdfTable>();
  const places = new Map(lines.map((line, at) => [line, at]));
  for (const flow of Map.groupBy(
    lines.filter(({ page }) => page.rules !== undefined),
    ({ flow: name }) => name,
  ).values())
    for (const grid of gridsOf(flow)) {
      const own = grid.bands.flatMap((band) => band.lines);
      const at = places.get(own[0]!)!;
      const isWhole = own.every((line, i) => lines[at + i] === line);
      const rows = isWhole ? rowsOf(grid) : undefined;
      if (rows) tables.set(at, { rows, length: own.length });
    }
  return tables;
}

function gridsOf(lines: readonly PdfLine[]): Grid[] {
  const { across, down } = lines[0]!.page.rules!;
  const taken = new Set<PdfLine>();
  return widthsOf(across)
    .filter((rules) => rules.length > 2)
    .toSorted((a, b) => b[0]!.to - b[0]!.from - (a[0]!.to - a[0]!.from))
    .flatMap((rules) => {
      const [{ from: left, to: right }] = rules as [Rule];
      const bands = bandsOf(withOpenEnds(rules, within(down, left - slack, right + slack)), lines);
      const inside = within(down, left + slack, right - slack);
      const partial = across.filter(
        (rule) =>
          !isAsWide(rules[0]!, rule) &&
          rule.from > left - slack &&
          rule.to < right + slack &&
          (rule.from < left + slack || rule.to > right - slack),
      );
      return chainsOf(bands, left, right, down).map((chain) => ({
        left,
        right,
        bands: withOpenHead(chain, lines),
        down: inside,
        partial,
      }));
    })
    .filter(({ bands }) => {
      const own = bands.flatMap((band) => band.lines);
      if (own.length === 0 || own.some((line) => taken.has(line))) return false;
      own.forEach((line) => taken.add(line));
      return true;
    });
}

/** The middle of the letters of a line. */
const middle = ({ y, size }: PdfLine): number => y - size * 0.3;

/** A table that goes on on another page may have no rule there, but those that go down. */
function withOpenEnds(rules: readonly Rule[], down: readonly Rule[]): readonly Rule[] {
  const [first, last] = [rules[0]!, rules.at(-1)!];
  const at = (rule: Rule) =>
    down.filter(({ from, to }) => from < rule.at + slack && to > rule.at - slack);
  const top = Math.min(first.at, ...at(first).map(({ from }) => from));
  const bottom = Math.max(last.at, ...at(last).map(({ to }) => to));
  return [
    ...(top < first.at - slack ? [{ ...first, at: top }] : []),
    ...rules,
    ...(bottom > last.at + slack ? [{ ...last, at: bottom }] : []),
  ];
}

function bandsOf(rules: readonly Rule[], lines: readonly PdfLine[]): Band[] {
  return rules.slice(1).map((rule, at) => {
    const top = rules[at]!.at;
    const own = lines.filter((line) => middle(line) > top && middle(line) < rule.at);
    return { top, bottom: rule.at, lines: own };
  });
}

/** The bands that follow each other in one table. */
function chainsOf(
  bands: readonly Band[],
  left: number,
  right: number,
  down: readonly Rule[],
): Band[][] {
  const chains: Band[][] = [[]];
  const inside = bands.filter((band) => isCrossed(band, within(down, left + slack, right - slack)));
  const own = within(down, left - slack, right + slack);
  for (const band of bands) {
    // Two rules near each other part one row from the next like one.
    if (band.lines.length === 0 && band.bottom - band.top < 3 * slack) continue;
    const isInside = band.lines.every(
      (line) => line.x > left - slack && line.right < right + slack,
    );
    const isOf = inside.length > 0 ? isCrossed(band, own) : isUnruledRow(band, left, right);
    if (isInside && isOf) chains.at(-1)!.push(band);
    else chains.push([]);
  }
  return chains
    .map((chain) => (inside.length > 0 ? withoutTitle(chain) : chain))
    .filter((chain) => chain.filter(({ lines }) => lines.length).length > 1);
}

const within = (rules: readonly Rule[], from: number, to: number): Rule[] =>
  rules.filter(({ at }) => at > from && at < to);

const isCrossed = ({ top, bottom }: Band, down: readonly Rule[]): boolean =>
  down.some(({ from, to }) => Math.min(to, bottom) - Math.max(from, top) > (bottom - top) * 0.6);

/** A cell above all columns is no head of theirs. */
function withoutTitle(chain: readonly Band[]): Band[] {
  const isTitle = ({ lines }: Band): boolean =>
    lines.every(({ cells }) => cells.length === 1) &&
    Math.max(...lines.map(({ x }) => x)) < Math.min(...lines.map(({ right }) => right));
  const at = chain.findIndex((band) => !isTitle(band));
  return at === -1 ? [] : chain.slice(at);
}

/** Whether a band is a row, where no rules go down: neither a program in its frame nor the text between two tables. */
function isUnruledRow(band: Band, left: number, right: number): boolean {
  const isProgram = band.lines.some((line) => line.isMonospaced && line.cells.length > 1);
  const isProse = band.lines.some(
    (line) =>
      line.cells.length === 1 &&
      line.x < left + (right - left) * (1 - proseShare) * 0.5 &&
      line.right > left + (right - left) * proseShare,
  );
  const isEven = band.lines.some(({ cells }) => cells.length > 1) || isLow(band);
  return isEven && !isProse && !isProgram && !band.lines.every((line) => line.isMonospaced);
}

const isLow = ({ top, bottom, lines }: Band): boolean => {
  const size = Math.max(0, ...lines.map((line) => line.size));
  return bottom - top < size * (lines.length * leading + widestPadding);
};

/** A head may stand above the first rule of its table. */
function withOpenHead(chain: readonly Band[], lines: readonly PdfLine[]): readonly Band[] {
  const { top } = chain[0]!;
  const first = lines.findLast((line) => middle(line) < top);
  if (!first || first.cells.length < 2 || top - first.y > first.size * 1.6) return chain;
  const above = lines[lines.indexOf(first) - 1];
  if (above && first.y - above.y < first.size * 1.5) return chain;
  return [{ top: top - first.size * 2, bottom: top, lines: [first] }, ...chain];
}

function rowsOf(grid: Grid): string[][] | undefined {
  const lines = grid.bands.flatMap((band) => band.lines);
  const columns = columnsIn(grid, lines);
  if (columns.length < 2) return undefined;
  const placeOf = (x: number, size: number): number => columnOf(x, columns, size);
  if (!isOfRows(grid.bands, placeOf)) return undefined;
  const rows = grid.bands.flatMap((band) => rowsIn(band, grid, columns, placeOf));
  const filled = rows.filter((row) => row.some(Boolean));
  const several = filled.filter((row) => row.filter(Boolean).length > 1);
  return several.length >= Math.max(2, filled.length / 2) ? filled : undefined;
}

/** Where the columns begin: behind the rules that go down, or where their cells do. */
function columnsIn({ left, bands, down }: Grid, lines: readonly PdfLine[]): number[] {
  const height = bands.at(-1)!.bottom - bands[0]!.top;
  const lengthIn = (rule: Rule): number =>
    Math.min(rule.to, bands.at(-1)!.bottom) - Math.max(rule.from, bands[0]!.top);
  const heights: { x: number; height: number }[] = [];
  for (const rule of down) {
    const known = heights.find(({ x }) => Math.abs(x - rule.at) <= slack);
    const own = Math.max(0, lengthIn(rule));
    if (known) known.height += own;
    else heights.push({ x: rule.at, height: own });
  }
  const parting = heights.filter((one) => one.height > height / 2).map(({ x }) => x);
  return parting.length > 0 ? [left, ...parting.toSorted((a, b) => a - b)] : columnsOf(lines);
}

type PlaceOf = (x: number, size: number) => number;

/** Sizes between two lines of one cell, at most, whatever stands between them in other columns. */
const farthest = 1.9;
/** Share of the lines of a band with several cells, from which they are rows of their own. */
const rowShare = 0.6;

/**
 * Whether each band is one row: not where rules stand around the head and the whole of the table, or
 * around groups of rows only.
 */
function isOfRows(bands: readonly Band[], placeOf: PlaceOf): boolean {
  const counts = { row: 0, rows: 0, either: 0 };
  for (const { lines } of bands) {
    const begun = lines.map(({ cells, size }) => new Set(cells.map(({ x }) => placeOf(x, size))));
    const first = lines.filter((_, at) => begun[at]!.has(0));
    const isGapped = first.some(({ y, size }, i) => i > 0 && y - first[i - 1]!.y > size * farthest);
    const several = begun.filter((places) => places.has(0) && places.size > 1).length;
    const isOfSeveral = several > 1 && several >= lines.length * rowShare;
    if (isGapped || (isOfSeveral && lines.length > 2)) counts.rows += 1;
    else if (isOfSeveral) counts.either += 1;
    else if (lines.length > 1 || begun.some((places) => places.size > 1)) counts.row += 1;
  }
  return counts.row > 1 && counts.rows * 4 <= counts.row && counts.either <= counts.row;
}

/** The rows of a band: one, or several where rules part some of its columns. */
function rowsIn(band: Band, { partial }: Grid, columns: readonly number[], placeOf: PlaceOf) {
  const parting = partial.filter(({ at }) => at > band.top + slack && at < band.bottom - slack);
  const rows = [-1, ...parting].map(() => columns.map(() => ''));
  for (const line of band.lines)
    for (const { text, x } of line.cells) {
      const column = placeOf(x, line.size);
      const row = parting.findLastIndex(
        ({ at, from, to }) => at < middle(line) && from < x && to > x,
      );
      const own = rows[row + 1]!;
      own[column] = `${own[column]} ${text}`.trim();
    }
  return rows;
}
