import type { z } from 'zod';

/**
 * Runs a statement with $1, $2 … With a schema each row is parsed by it; without one nothing is
 * known of the rows, which are compared whole.
 */
export interface ReadRows {
  <Row extends z.ZodType>(row: Row, sql: string, parameters?: unknown[]): Promise<z.output<Row>[]>;
  (sql: string, parameters?: unknown[]): Promise<unknown[]>;
}

/** What of `pg`'s clients and pools is needed to read rows. */
export interface Queryable {
  query(sql: string, parameters?: unknown[]): Promise<{ readonly rows: unknown[] }>;
}

/** Reads rows through one of `pg`'s clients or pools. */
export function rowsFrom(client: Queryable): ReadRows {
  async function read<Row extends z.ZodType>(
    row: Row,
    sql: string,
    parameters?: unknown[],
  ): Promise<z.output<Row>[]>;
  async function read(sql: string, parameters?: unknown[]): Promise<unknown[]>;
  async function read(
    ...call: [row: z.ZodType, sql: string, parameters?: unknown[]] | [sql: string, unknown[]?]
  ): Promise<unknown[]> {
    if (typeof call[0] === 'string') {
      const [sql, parameters] = call as [string, unknown[]?];
      return (await client.query(sql, parameters)).rows;
    }
    const [row, sql, parameters] = call as [z.ZodType, string, unknown[]?];
    return (await client.query(sql, parameters)).rows.map((found) => row.parse(found));
  }
  return read;
}
