import type { Block } from '../block.ts';
import { normaliseLine } from '../normalise-text.ts';

/** A table as tbl has it: options, formats up to a stop, then rows with their cells behind tabs. */
export function roffTable(lines: readonly string[]): Block | undefined {
  const isOptions = /;\s*$/.test(lines[0] ?? '');
  const separator = /tab\s*\((.)\)/.exec(isOptions ? lines[0]! : '')?.[1] ?? '\t';
  const formats = lines.findIndex((line) => /\.\s*$/.test(line));
  if (formats === -1) return undefined;
  const rows = rowsOf(lines.slice(formats + 1), separator);
  const filled = rows.filter((row) => row.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  const width = Math.max(0, ...filled.map((row) => row.length));
  if (filled.length === 0) return undefined;
  if (width < 2) return { kind: 'list', items: filled.map(([cell = '']) => `- ${cell}`) };
  return {
    kind: 'table',
    rows: filled.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]),
  };
}

function rowsOf(lines: readonly string[], separator: string): string[][] {
  const rows: string[][] = [];
  /** A cell of several lines, between "T{" and "T}". */
  let open: string[] | undefined;
  for (const line of lines) {
    if (open && !line.startsWith('T}')) {
      if (!line.startsWith('.')) open.push(line);
      continue;
    }
    if (!open && (/^[_=]?\s*$/.test(line) || /^\.\w/.test(line))) continue;
    const row: string[] = open ? (rows.pop() ?? []) : [];
    const cells = (open ? line.slice(2) : line).split(separator);
    if (open) row.push(normaliseLine([...open, cells.shift() ?? ''].join(' ')));
    open = undefined;
    for (const cell of cells) {
      if (cell.trim() === 'T{') open = [];
      else row.push(/^(?:\\\^|[_=])$/.test(cell.trim()) ? '' : normaliseLine(cell));
    }
    rows.push(row);
  }
  return rows;
}
