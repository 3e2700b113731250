import type { PdfLine } from './pdf-lines.ts';

/** How far apart the same column may begin, in ems. */
export const slack = 0.9;

/** Where cells begin in at least a third of the lines that have several. */
export function columnsOf(lines: readonly PdfLine[]): number[] {
  const several = lines.filter(({ cells }) => cells.length > 1);
  const starts: { x: number; count: number }[] = [];
  for (const { cells, size } of several)
    for (const { x } of cells) {
      const known = starts.find((one) => Math.abs(one.x - x) <= size * slack);
      if (known) known.count += 1;
      else starts.push({ x, count: 1 });
    }
  return starts
    .filter(({ count }) => count >= Math.max(2, several.length / 3))
    .map(({ x }) => x)
    .toSorted((a, b) => a - b);
}

export function columnOf(x: number, columns: readonly number[], size: number): number {
  const at = columns.findLastIndex((start) => start <= x + size * slack);
  return Math.max(0, at);
}

/** What stands in each column of the lines of a row. */
export function rowOf(lines: readonly PdfLine[], columns: readonly number[]): string[] {
  const row = columns.map(() => '');
  for (const { cells, size } of lines)
    for (const { text, x } of cells) {
      const column = columnOf(x, columns, size);
      row[column] = `${row[column]} ${text}`.trim();
    }
  return row;
}
