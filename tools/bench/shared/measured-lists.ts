import { DataSource } from 'typeorm';
import type pg from 'pg';
import { executed, type Executed, printedPlans } from './plans.ts';
import { Remembering } from './remembering.ts';

interface Ground {
  readonly url: string;
  readonly pool: pg.Pool;
}

/** Connects to a database as the product does, with one connection. */
export const connected = ({ url }: Ground): Promise<DataSource> =>
  new DataSource({ type: 'postgres', url, extra: { max: 1 } }).initialize();

/** The lists of the product over one ground, whose statements are remembered. */
export abstract class MeasuredLists<On extends Ground> {
  protected readonly ground: On;
  protected readonly database: Remembering;
  private readonly source: DataSource;
  private readonly large: ReadonlySet<string>;

  /** `large`: tables that nothing may read from end to end. */
  constructor(ground: On, source: DataSource, large: ReadonlySet<string>) {
    this.ground = ground;
    this.source = source;
    this.database = new Remembering(source);
    this.large = large;
  }

  /** How the statements of the last look are executed. */
  executed(): Promise<Executed> {
    return executed(this.ground.pool, this.database.statements, this.large);
  }

  plans(): Promise<string[]> {
    return printedPlans(this.ground.pool, this.database.statements);
  }

  async close(): Promise<void> {
    await this.source.destroy();
  }
}
