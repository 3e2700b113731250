import type { Block } from './block.ts';

type Rows = readonly (readonly string[])[];

/**
 * Tables as they are read: where the head says the same columns once more beside themselves, to save
 * paper, the right half stands below the left one.
 */
export const withUnfoldedTables = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) =>
    block.kind === 'table' ? { ...block, rows: unfolded(block.rows) } : block,
  );

function unfolded(rows: Rows): Rows {
  const [head = [], ...body] = rows;
  const halves = halvesOf(head);
  if (!halves || rows.some(({ length }) => length !== head.length)) return rows;
  const [left, right] = halves;
  const filled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');
  return [
    head.slice(...left),
    ...[left, right].flatMap((half) => body.map((row) => row.slice(...half)).filter(filled)),
  ];
}

type Span = readonly [from: number, to: number];

/** Where two halves of the head lie that say the same, with at most a column of signs between them. */
function halvesOf(head: readonly string[]): readonly [Span, Span] | undefined {
  const width = Math.floor(head.length / 2);
  const start = head.length - width;
  const isSame = head.slice(0, width).every((cell, at) => cell === head[start + at]);
  const says = head.slice(0, width).every((cell) => /\p{L}/u.test(cell));
  const between = head.slice(width, start).every((cell) => !/[\p{L}\p{N}]/u.test(cell));
  const differs = new Set(head.slice(0, width)).size === width;
  return width >= fewestColumns && isSame && says && between && differs
    ? [
        [0, width],
        [start, head.length],
      ]
    : undefined;
}

/** "x | x": two columns of one name are no two halves. */
const fewestColumns = 2;
