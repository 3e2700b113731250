import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const current = new AsyncLocalStorage<EntityManager>();

/**
 * The door to PostgreSQL. A transaction travels in AsyncLocalStorage: whatever runs inside `transaction` and asks for
 * `manager` or `query` takes part in it, without a parameter passed down. A nested `transaction` joins the outer one.
 */
@Injectable()
export class Database {
  constructor(private readonly source: DataSource) {}

  /** TypeORM's manager: the running transaction's, else the pool's. */
  get manager(): EntityManager {
    return current.getStore() ?? this.source.manager;
  }

  /** Rows of a SELECT or of a statement with RETURNING. Parameters are $1, $2 …; never build SQL from values. */
  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const runner = current.getStore()?.queryRunner ?? this.source.createQueryRunner();
    try {
      const result: { records: Row[] } = await runner.query(sql, parameters, true);
      return result.records ?? [];
    } finally {
      if (!current.getStore()) await runner.release();
    }
  }

  transaction<T>(work: () => Promise<T>): Promise<T> {
    if (current.getStore()) return work();
    return this.source.transaction((manager) => current.run(manager, work));
  }

  /** Runs outside of any transaction that surrounds the call, e.g. what must stay although the transaction fails. */
  outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
    return current.exit(work);
  }
}
