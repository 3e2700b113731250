const cell = /\s*(?:"((?:[^"]|"")*)"|([^,]*))\s*(?:,|$)/y;

/** Rows of cells with commas between them; what is in quotation marks may go on in further lines. */
export function commaRows(lines: readonly string[]): string[][] {
  const rows: string[][] = [];
  let open = '';
  for (const line of lines) {
    const text = open === '' ? line.trim() : `${open} ${line.trim()}`;
    const isOpen = (text.match(/"/g)?.length ?? 0) % 2 === 1;
    open = isOpen ? text : '';
    if (!isOpen && text !== '') rows.push(cellsOf(text));
  }
  return rows;
}

function cellsOf(line: string): string[] {
  const cells: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < line.length) {
    const found = cell.exec(line);
    if (!found) break;
    cells.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim());
  }
  return cells;
}
