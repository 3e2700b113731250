import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { connectionTimeoutOf } from './connection-timeout.ts';
import { databaseErrorCode } from './database-errors.ts';
import { migrations } from './migrations.ts';

// Any constant will do, as long as every process of this product uses the same.
const lock = 7_261_944_201;

/**
 * How long a migration waits for a table that is in use (ms): for so long everybody else who wants
 * the table waits behind it. Then it lets them by, and tries again after a pause.
 */
const waitsForTable = 1_000;
const pause = 1_000;
/** Past any backup or report that reads a table for a quarter of an hour. */
const tries = 450;

/**
 * Brings the schema of the product and of its job queue up to date. Any number of processes may
 * call it at once: an advisory lock lets one work and the others find nothing left to do.
 */
export async function migrate(url: string): Promise<void> {
  const holder = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectionTimeoutOf(url),
    application_name: 'coursewright migrations',
  });
  // Without a listener a lost connection would end the process; the statements below fail by
  // themselves.
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [lock]);
    await migrateProduct(url);
    await migrateQueue(url);
  } finally {
    // The end of the session frees the lock too.
    await holder.end();
  }
}

/** A DataSource that knows the migrations, for `migrate` and for specs. */
export const migrationSource = (url: string) =>
  new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    extra: { max: 1, lock_timeout: waitsForTable },
  });

async function migrateProduct(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const source = await migrationSource(url).initialize();
    try {
      await source.runMigrations();
      return;
    } catch (error) {
      // Each migration is a transaction: those before it stay, of this one there is nothing.
      if (databaseErrorCode(error) !== tableInUse || attempt === tries) throw error;
      if (attempt % 10 === 1)
        log.warn('A migration waits for a table that is in use and is tried again.');
    } finally {
      await source.destroy();
    }
    await sleep(pause);
  }
}
const tableInUse = '55P03';
const log = new Logger('Migrations');

async function migrateQueue(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    max: 1,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  const errors: Error[] = [];
  boss.on('error', (error) => errors.push(error));
  await boss.start();
  await boss.stop({ graceful: false });
  if (errors[0]) throw errors[0];
}
