import type { PdfLine } from './pdf-lines.ts';
import { columnOf, rowOf } from './table-columns.ts';

/** How far from half the distance of two lines, in distances, a name between them is. */
const fromHalf = 0.15;
/** Distances of lines by which a row may end above or below where it is to end. */
const slack = 0.3;

/**
 * The rows of a table whose names stand in the middle of what stands beside them: each takes as many
 * lines below as above. Undefined where no name stands between two lines, or a row is not even.
 */
export function centredRows(
  lines: readonly PdfLine[],
  columns: readonly number[],
): string[][] | undefined {
  const hasFirst = ({ cells, size }: PdfLine): boolean =>
    columnOf(cells[0]!.x, columns, size) === 0;
  const names = lines.filter(hasFirst);
  const others = lines.filter((line) => !hasFirst(line) || line.cells.length > 1);
  const leading = Math.min(...others.slice(1).map(({ y }, at) => y - others[at]!.y));
  const isBetween = (name: PdfLine): boolean => {
    const at = lines.indexOf(name);
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (!above || !below || name.cells.length > 1) return false;
    return [name.y - above.y, below.y - name.y].every(
      (gap) => Math.abs(gap / leading - 0.5) <= fromHalf,
    );
  };
  if (!names.some(isBetween)) return undefined;
  const rows: string[][] = [];
  let at = 0;
  for (const [i, name] of names.entries()) {
    const first = others[at];
    const end = first && first.y < name.y ? 2 * name.y - first.y : name.y;
    const own: PdfLine[] = [];
    for (let next = first; next && next.y <= end + leading * slack; next = others[at]) {
      own.push(next);
      at += 1;
    }
    const last = Math.max(name.y, own.at(-1)?.y ?? 0);
    const next = names[i + 1];
    if (last < end - leading * slack || (next && next.y <= last)) return undefined;
    const whole = [...new Set([name, ...own])].toSorted((a, b) => a.y - b.y);
    rows.push(rowOf(whole, columns));
  }
  return at === others.length ? rows : undefined;
}
