import { type Drawer, node } from './drawing.ts';

const most = { columns: 8, rows: 20 };

/** The largest table: what its columns are about, by what its rows are about. */
export const comparison: Drawer = ({ tables }) => {
  const [table] = tables
    .filter(
      ({ head, rows }) => head.length >= 3 && rows.length >= 2 && head.slice(1).every(Boolean),
    )
    .toSorted((a, b) => b.rows.length * b.head.length - a.rows.length * a.head.length);
  if (!table) return undefined;
  const columns = unlike(table.head.slice(1, most.columns + 1));
  const kept = table.rows.filter(({ cells }) => cells[0]).slice(0, most.rows);
  const names = unlike(kept.map(({ cells }) => cells[0]!));
  const nodes = kept.flatMap(({ cells, refs }, row) =>
    columns.flatMap((group, column) => {
      const text = cells[column + 1];
      if (!text) return [];
      const at = names[row]!;
      return [node(`cell-${row + 1}-${column + 1}`, text, { group, at, refs: [...refs] })];
    }),
  );
  return nodes.length < 4 ? undefined : { nodes, edges: [], weight: 12 + nodes.length };
};

/** Two columns of one name would be one. */
const unlike = (names: readonly string[]): string[] =>
  names.map((name, index) => (names.indexOf(name) === index ? name : `${name} (${index + 1})`));
