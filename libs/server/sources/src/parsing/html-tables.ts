import type { Block } from './block.ts';

type Rows = readonly (readonly string[])[];

/** Words of what stands beside a remark: "Caution", "Bitte beachten". */
const longestLabel = 3;

/**
 * What the rows of a table are when they are read: mostly a table; a remark or a list where they
 * were only set as one. Columns of nothing but pictures go. Undefined if nothing is left.
 */
export function blockOfRows(all: Rows): Block | undefined {
  const { rows } = captioned(all);
  const remark = remarkIn(rows);
  if (remark !== undefined) return { kind: 'prose', text: remark };
  const filled = withoutEmptyColumns(rows);
  const [first, ...more] = filled;
  if (!first) return undefined;
  if (more.length === 0 && first.length === 2 && wordsIn(first[0]!) <= longestLabel)
    return { kind: 'prose', text: first[1]! };
  if (filled !== rows && filled.every(({ length }) => length === 1))
    return { kind: 'list', items: filled.map(([cell = '']) => `- ${cell}`) };
  return { kind: 'table', rows: filled };
}

/** What stands over a table in its first row, across all columns, and the rows below it. */
export function captioned(rows: Rows): { caption: string; rows: Rows } {
  const [first, ...more] = rows;
  const isCaption =
    first?.length === 1 && more.length > 1 && more.every(({ length }) => length > 1);
  return isCaption ? { caption: first[0]!, rows: more } : { caption: '', rows };
}

/** A note that is set as a table: its picture, its label, and below them what it says. */
function remarkIn([label, said, ...more]: Rows): string | undefined {
  const isRemark =
    more.length === 0 &&
    label?.length === 2 &&
    label[0] === '' &&
    said?.length === 1 &&
    wordsIn(label[1]!) <= longestLabel;
  return isRemark ? said[0] : undefined;
}

function withoutEmptyColumns(rows: Rows): Rows {
  const [first] = rows;
  if (!first || rows.some(({ length }) => length !== first.length)) return rows;
  const kept = first.map((_, column) => rows.some((row) => row[column] !== ''));
  return kept.every(Boolean) ? rows : rows.map((row) => row.filter((_, column) => kept[column]));
}

const wordsIn = (text: string): number => text.split(/\s+/).length;
