import type { PdfLine } from './pdf-lines.ts';
import { centredRows } from './centred-rows.ts';
import { isItem } from './set-in-lists.ts';
import { columnsOf, rowOf, slack } from './table-columns.ts';

/** "3.5 Storing the value": not what is counted, "3. Pump". */
const sectionNumber = /^\d{1,2}(?:\.\d{1,2}){0,3}\s+\p{Lu}\p{Ll}/u;

/** Share of the signs of a cell that stand in words; a formula has letters, and few of them in words. */
const wordsOfFormula = 0.4;

const isFormula = (cell: string): boolean => {
  const signs = cell.replace(/\s/g, '');
  const inWords = (cell.match(/\p{L}{3,}/gu) ?? []).join('').length;
  return (
    /[=≤≥≡∈∑∏∫√∆−·×⊕]/u.test(cell) && /\p{L}/u.test(cell) && inWords < signs.length * wordsOfFormula
  );
};

/** A table, and how many lines it took. */
export interface PdfTable {
  readonly rows: readonly (readonly string[])[];
  readonly length: number;
}

/** Lines below each other that make a table. */
const fewest = { lines: 3, columns: 2 } as const;

/**
 * The table that begins at a line: lines below each other in columns that begin at the same places.
 * A line without a first cell goes on with the row above. Undefined if there is none.
 */
export function tableAt(
  lines: readonly PdfLine[],
  at: number,
  isHeading: (line: PdfLine) => boolean = () => false,
  ruled: ReadonlyMap<number, PdfTable> = new Map(),
): PdfTable | undefined {
  const start = lines[at]!;
  if (start.cells.length < fewest.columns) return undefined;
  let end = at + 1;
  const goesOnAt = (i: number): boolean =>
    i < lines.length &&
    !ruled.has(i) &&
    goesOn(lines[i - 1]!, lines[i]!) &&
    // A row in bold may be one of the table; the number of a section is not.
    !(isHeading(lines[i]!) && sectionNumber.test(lines[i]!.text));
  while (goesOnAt(end)) end += 1;
  const run = lines.slice(at, end);
  const columns = columnsOf(run);
  if (columns.length < fewest.columns) return undefined;
  const own = upToProse(run, columns);
  const inColumns = own.filter(({ cells }) => cells.length >= fewest.columns).length;
  if (own.length < fewest.lines || inColumns < Math.max(2, own.length * 0.5)) return undefined;
  if (isFilled(own) || (isHeading(start) && !isHeadOf(start, columns))) return undefined;
  const rows = centredRows(own, columns) ?? rowsByFirst(own, columns);
  const items = rows.filter(([first = '', ...others]) => isItem(first) && !others.some(Boolean));
  const formulas = rows.filter((row) => row.some(isFormula));
  const isTable =
    rows.length >= fewest.columns &&
    items.length < rows.length / 2 &&
    formulas.length < rows.length / 2;
  return isTable ? { rows, length: own.length } : undefined;
}

function rowsByFirst(lines: readonly PdfLine[], columns: readonly number[]): string[][] {
  const rows: string[][] = [];
  for (const line of lines) {
    const row = rowOf([line], columns);
    const last = rows.at(-1);
    if (row[0] === '' && last) row.forEach((text, i) => (last[i] = `${last[i]} ${text}`.trim()));
    else rows.push(row);
  }
  return rows;
}

/** Blanks between sentences and words that are no wider, in ems, stretch a line to its measure. */
const widestBlank = 1.6;
/** Letters of the first cell of a row, for most rows: more are a line of running text. */
const longestFirst = 30;

/** Whether the lines are running text with wide blanks. */
function isFilled(lines: readonly PdfLine[]): boolean {
  const several = lines.filter(({ cells }) => cells.length >= fewest.columns);
  const stretched = several.filter(
    ({ cells: [first, second], size }) =>
      first!.text.length > longestFirst && second!.x - first!.right < size * widestBlank,
  );
  return stretched.length > several.length / 2;
}

/** A bold line above a table names its columns where it begins as each of them does. */
const isHeadOf = ({ cells, size }: PdfLine, columns: readonly number[]): boolean =>
  cells.length === columns.length &&
  cells.every(
    ({ text, x }, at) => Math.abs(x - columns[at]!) <= size * slack && /\p{L}/u.test(text),
  );

function goesOn(previous: PdfLine, line: PdfLine): boolean {
  return line.flow === previous.flow && line.y - previous.y < line.size * 2.6;
}

/** The lines up to the first that begins in no column, or runs across all of them. */
function upToProse(lines: readonly PdfLine[], columns: readonly number[]): PdfLine[] {
  const isOutside = ({ cells, size, right }: PdfLine): boolean => {
    const [first] = cells;
    const begins = first && columns.some((x) => Math.abs(x - first.x) <= size * slack);
    const runsAcross =
      cells.length === 1 &&
      first !== undefined &&
      Math.abs(first.x - (columns[0] ?? 0)) <= size * slack &&
      right > (columns[1] ?? Infinity) + size;
    return !begins || runsAcross;
  };
  const end = lines.findIndex(isOutside);
  return end === -1 ? [...lines] : lines.slice(0, end);
}
