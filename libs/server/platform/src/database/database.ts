import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type ObjectLiteral,
  type QueryRunner,
  QueryRunnerAlreadyReleasedError,
  type Repository,
} from 'typeorm';
import type { z } from 'zod';
import { isDatabaseAway } from './database-errors.ts';

const current = new AsyncLocalStorage<EntityManager | undefined>();

/** A request waits this long (ms) for a database that restarts before it is answered 503. */
const giveUpAfter = 5_000;
const retryAfter = 200;

/**
 * Every access to PostgreSQL. A transaction travels in AsyncLocalStorage: each `query`, `run` and
 * `repository` inside `transaction` takes part in it, without a parameter passed down. A nested
 * `transaction` joins the outer one.
 */
@Injectable()
export class Database {
  constructor(private readonly source: DataSource) {}

  get inTransaction(): boolean {
    return current.getStore() !== undefined;
  }

  /**
   * Rows of a SELECT or of a statement with RETURNING, each parsed by `row`: what the database
   * hands over is what the code says it is, or a ZodError. Parameters are $1, $2 …; never build SQL
   * from values. A bigint arrives as a string, a timestamptz as a Date.
   */
  async query<Row extends z.ZodType>(
    row: Row,
    sql: string,
    parameters?: unknown[],
  ): Promise<z.output<Row>[]> {
    return (await this.send(sql, parameters)).rows.map((found) => row.parse(found));
  }

  /** Runs a statement whose rows nobody reads; returns how many it touched. */
  async run(sql: string, parameters: unknown[] = []): Promise<number> {
    return (await this.send(sql, parameters)).touched;
  }

  /**
   * Simple reads and writes of one table through TypeORM's repository of its entity. What must be
   * decided and written in one statement is SQL.
   */
  repository<Row extends ObjectLiteral, T>(
    entity: new () => Row,
    work: (rows: Repository<Row>) => Promise<T>,
  ): Promise<T> {
    return this.connected((runner) => work(runner.manager.getRepository(entity)));
  }

  /** What every statement of SQL goes through. */
  protected send(sql: string, parameters: unknown[] = []): Promise<Answer> {
    return this.connected((runner) => answerOf(runner, sql, parameters));
  }

  /** Works on the connection of the running transaction, else on one of the pool's. */
  private async connected<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    const running = current.getStore()?.queryRunner;
    if (running)
      return work(running).catch((error: unknown) => {
        throw running.isTransactionActive ? asLost(error) : error;
      });
    const runner = await this.connect();
    try {
      return await work(runner);
    } catch (error) {
      await discardIfBroken(runner, error);
      throw asLost(error);
    } finally {
      await runner.release();
    }
  }

  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (current.getStore()) return work();
    const runner = await this.connect();
    try {
      await runner.startTransaction();
      const result = await current.run(runner.manager, work);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      await discardIfBroken(runner, error);
      // A rollback that fails leaves an error that says less than the first one.
      if (runner.isTransactionActive && !runner.isReleased)
        await runner.rollbackTransaction().catch(() => undefined);
      throw asLost(error);
    } finally {
      await runner.release();
    }
  }

  /**
   * Runs outside of any transaction that surrounds the call, e.g. what must stay although the
   * transaction fails.
   */
  outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
    return current.run(undefined, work);
  }

  /**
   * Connecting has no effect that could happen twice, so it is the one thing that is tried again
   * while the database restarts.
   */
  private async connect(): Promise<QueryRunner> {
    const deadline = Date.now() + giveUpAfter;
    for (;;) {
      const runner = this.source.createQueryRunner();
      try {
        await runner.connect();
        return runner;
      } catch (error) {
        await runner.release();
        if (!isDatabaseAway(error) || Date.now() + retryAfter > deadline) throw error;
        await sleep(retryAfter);
      }
    }
  }
}

/** What PostgreSQL answered to one statement. */
export interface Answer {
  readonly rows: unknown[];
  /** Rows that were found, inserted, changed or deleted. */
  readonly touched: number;
}

async function answerOf(runner: QueryRunner, sql: string, parameters: unknown[]): Promise<Answer> {
  const result = await runner.query(sql, parameters, true);
  return { rows: result.records, touched: result.affected ?? result.records.length };
}

/**
 * TypeORM releases a connection that breaks while nothing runs on it, as between two statements of a
 * transaction, and the next statement fails with an error of TypeORM's own.
 */
const asLost = (error: unknown): unknown =>
  error instanceof QueryRunnerAlreadyReleasedError
    ? new Error('Connection terminated between two statements', { cause: error })
    : error;

/**
 * The server says that it ends a connection a moment before the socket closes. Given back in
 * between, the pool would hand the dead connection to the next request; TypeORM throws one away
 * only when the connection itself reports an error. The server rolls back.
 */
async function discardIfBroken(runner: QueryRunner, error: unknown): Promise<void> {
  if (runner.isReleased || !isDatabaseAway(error)) return;
  const connection: EventEmitter = await runner.connect();
  connection.emit('error', error);
}
