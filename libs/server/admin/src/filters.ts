import { limits } from '@coursewright/contract';
import type { Database } from '@coursewright/platform';
import { z } from 'zod';

/**
 * Conditions of one list and their parameters; what is not asked for (undefined, or false) adds
 * none. `?` is where the value goes.
 */
export class Filters {
  private readonly found: string[] = [];
  private readonly checked: string[] = [];
  private isNarrow = false;
  readonly parameters: unknown[] = [];
  /** A query that is named `among`, and whether it left something out. */
  among: { readonly query: string; readonly isCut: string } | undefined;

  /** A condition that every index of the list knows. */
  find(condition: string, value: unknown): this {
    return this.add(this.found, condition, value);
  }

  /**
   * A condition with an index of its own, in the list's order: the first of these asked for is
   * found by it, rows are looked at for others.
   */
  findFirst(condition: string, value: unknown): this {
    if (this.isNarrow) return this.check(condition, value);
    this.isNarrow = isAsked(value);
    return this.add(this.found, condition, value);
  }

  /** What a query for ids finds, at most so many, takes the place of an index. */
  findAmong(ids: string, most: number, value: unknown): this {
    if (!isAsked(value)) return this;
    this.isNarrow = true;
    this.add(this.found, `item.id = ANY(ARRAY(SELECT id FROM among LIMIT ${most}))`, value);
    this.among = {
      query: `among AS MATERIALIZED (${this.placed(ids)} LIMIT ${most + 1})`,
      isCut: `(SELECT count(*) > ${most} FROM among)`,
    };
    return this;
  }

  /** A condition for which the rows that are found are looked at, one by one. */
  check(condition: string, value: unknown): this {
    return this.add(this.checked, condition, value);
  }

  /** For a statement that finds all there is. */
  get where(): string {
    return whereOf([...this.found, ...this.checked]);
  }

  get whereFound(): string {
    return whereOf(this.found);
  }

  get fits(): string | undefined {
    return this.checked.length > 0 ? this.checked.join(' AND ') : undefined;
  }

  private add(to: string[], condition: string, value: unknown): this {
    if (!isAsked(value)) return this;
    if (value !== true) this.parameters.push(value);
    to.push(this.placed(condition));
    return this;
  }

  private placed(condition: string): string {
    return condition.replaceAll('?', `$${this.parameters.length}`);
  }
}

const isAsked = (value: unknown) => value !== undefined && value !== false;
const whereOf = (conditions: readonly string[]) =>
  conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';

export interface List<Row extends z.ZodType> {
  /** What each row of a page is. */
  readonly row: Row;
  readonly columns: string;
  /** What is filtered and sorted; it names its table `item`, with an `id`. */
  readonly from: string;
  /** Joins that only widen the rows of the page. */
  readonly joins?: string;
  readonly order: string;
}
const walkRow = z.object({
  found: z.number(),
  ids: z.array(z.string()).nullable(),
  has_more: z.boolean(),
});

export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly has_more: boolean;
}

/**
 * One page of a list. It costs the same however long the list is: along the index of its order at
 * most `limits.adminRows` rows are looked at, and no more are counted than a little beyond the
 * page; the page alone is read whole and joined.
 */
export async function pageOf<Row extends z.ZodType>(
  database: Database,
  list: List<Row>,
  filters: Filters,
  { page, per_page: perPage }: { readonly page: number; readonly per_page: number },
): Promise<Page<z.output<Row>>> {
  const end = Math.min(page * perPage, limits.adminRows);
  const counted = Math.min(end + limits.adminRowsAhead, limits.adminRows);
  const { fits, among } = filters;
  const looked = fits ? limits.adminRows : counted;
  const [walk] = await database.query(
    walkRow,
    `WITH ${among ? `${among.query},` : ''}
     looked AS MATERIALIZED (SELECT item.id, ${fits ?? true} AS fits FROM ${list.from} ${filters.whereFound} ORDER BY ${list.order} LIMIT ${looked + 1}),
     found AS MATERIALIZED (SELECT id FROM looked WHERE fits LIMIT ${counted + 1})
     SELECT count(*)::int AS found, (array_agg(id))[${(page - 1) * perPage + 1}:${end}] AS ids,
       CASE WHEN count(*) > ${counted} THEN true ELSE (SELECT count(*) > ${looked} FROM looked) OR ${among?.isCut ?? false} END AS has_more
     FROM found`,
    filters.parameters,
  );
  const { found, ids, has_more } = walk ?? { found: 0, ids: [], has_more: false };
  const total = Math.min(found, counted);
  if (!ids || ids.length === 0) return { rows: [], total, has_more };
  const rows = await database.query(
    list.row,
    `SELECT ${list.columns} FROM ${list.from} ${list.joins ?? ''} WHERE item.id = ANY($1) ORDER BY ${list.order}`,
    [ids],
  );
  return { rows, total, has_more };
}
