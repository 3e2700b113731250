import { limits } from '@coursewright/contract';
import type { Database } from '@coursewright/platform';

/** Conditions of one list and their parameters; what is not asked for adds none, so that every filter can use its own index. */
export class Filters {
  private readonly conditions: string[] = [];
  readonly parameters: unknown[] = [];

  /** `condition` has `?` where the value goes. */
  add(condition: string, value: unknown): this {
    if (value === undefined) return this;
    this.parameters.push(value);
    this.conditions.push(condition.replaceAll('?', `$${this.parameters.length}`));
    return this;
  }

  /** A condition without a value, e.g. one that a partial index is about. */
  when(isWanted: boolean, condition: string): this {
    if (isWanted) this.conditions.push(condition);
    return this;
  }

  get where(): string {
    return this.conditions.length > 0 ? `WHERE ${this.conditions.join(' AND ')}` : '';
  }
}

export interface List {
  readonly columns: string;
  /** What is filtered and sorted. */
  readonly from: string;
  /** Joins that only widen the rows of the page. */
  readonly joins?: string;
  readonly order: string;
}
export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly has_more: boolean;
}

/**
 * One page of a list. It costs the same however long the list is: one walk finds the first `limits.adminRows` rows in the list's order, which
 * are what is counted and paged through; the page alone is read whole and joined. `from` must name its table `item`, with an `id`.
 */
export async function pageOf<Row>(database: Database, list: List, filters: Filters, { page, per_page: perPage }: { readonly page: number; readonly per_page: number }): Promise<Page<Row>> {
  const end = Math.min(page * perPage, limits.adminRows);
  const [walk] = await database.query<{ found: number; ids: string[] | null }>(
    `SELECT count(*)::int AS found, (array_agg(id))[${(page - 1) * perPage + 1}:${end}] AS ids
     FROM (SELECT item.id FROM ${list.from} ${filters.where} ORDER BY ${list.order} LIMIT ${limits.adminRows + 1}) found`, filters.parameters);
  const { found, ids } = walk ?? { found: 0, ids: [] };
  const total = Math.min(found, limits.adminRows);
  if (!ids || ids.length === 0) return { rows: [], total, has_more: found > total };
  const rows = await database.query<Row>(`SELECT ${list.columns} FROM ${list.from} ${list.joins ?? ''} WHERE item.id = ANY($1) ORDER BY ${list.order}`, [ids]);
  return { rows, total, has_more: found > total };
}

/** A text as a pattern that finds it anywhere; `%`, `_` and `\\` stand for themselves. */
export const containing = (text: string | undefined): string | undefined => (text === undefined ? undefined : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
