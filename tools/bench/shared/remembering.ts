import { type Answer, Database } from '@coursewright/platform';

/** The product's database connection, which remembers what was asked and how long it took. */
export class Remembering extends Database {
  statements: {
    readonly sql: string;
    readonly parameters: unknown[];
    readonly milliseconds: number;
  }[] = [];

  protected override async send(sql: string, parameters: unknown[] = []): Promise<Answer> {
    const began = performance.now();
    const answer = await super.send(sql, parameters);
    this.statements.push({ sql, parameters, milliseconds: performance.now() - began });
    return answer;
  }
}
