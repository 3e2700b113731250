import { Database } from '@coursewright/platform';

/** The product's door to PostgreSQL, which remembers what was asked and how long it took. */
export class Remembering extends Database {
  statements: {
    readonly sql: string;
    readonly parameters: unknown[];
    readonly milliseconds: number;
  }[] = [];

  override async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const began = performance.now();
    const rows = await super.query<Row>(sql, parameters);
    this.statements.push({ sql, parameters, milliseconds: performance.now() - began });
    return rows;
  }
}
