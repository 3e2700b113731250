import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { connectionTimeoutOf } from './connection-timeout.ts';
import { migrations } from './migrations.ts';

// Any constant will do, as long as every process of this product uses the same.
const lock = 7_261_944_201;

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
    extra: { max: 1 },
  });

async function migrateProduct(url: string): Promise<void> {
  const source = await migrationSource(url).initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}

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
