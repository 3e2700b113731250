import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, type LogSink, loadConfig } from '@coursewright/platform';
import { createTestDatabase, type ReadRows, rowsFrom } from '@coursewright/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { createApp } from '../src/create-app.ts';

export interface TestAppOptions {
  /** Over the defaults below. A `DATABASE_URL` names a database that is migrated. */
  readonly env?: Record<string, string>;
  readonly clock?: Clock;
  /** Where the log goes; its level is `silent` unless `env` says otherwise. */
  readonly log?: LogSink;
  /** A built web application; default: none. */
  readonly webRoot?: string;
  /**
   * Another process of the same installation: its database and data folder are shared. Close it
   * before the first one.
   */
  readonly beside?: TestApp;
}

export interface TestApp {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  readonly url: string;
  readonly nest: NestFastifyApplication;
  readonly database: {
    readonly url: string;
    /** On a connection of its own. */
    readonly query: ReadRows;
  };
  /** DATA_DIR; mails are in its folder `mail`. */
  readonly dataDir: string;
  close(): Promise<void>;
}

/**
 * The real application on a free port of loopback, over a database and a data folder of its own.
 */
export async function createTestApp({
  env = {},
  clock,
  log,
  webRoot,
  beside,
}: TestAppOptions = {}): Promise<TestApp> {
  const [database, dataDir] = beside
    ? [{ url: beside.database.url, drop: async () => undefined }, beside.dataDir]
    : await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'coursewright-spec-'))]);
  // The time-out of connections is the product's elsewhere; the machine of the specs may be busy.
  const address = new URL(database.url);
  address.searchParams.set('connect_timeout', '120');
  const config = loadConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: address.href,
    DATABASE_POOL: '5',
    LOG_LEVEL: 'silent',
    ...env,
  });
  // A failed start must not keep the spec's process alive through the connections it had opened.
  const app = await startApp().catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  async function startApp() {
    const starting = await createApp(config, {
      clock,
      log,
      webRoot: webRoot ?? join(dataDir, 'no-web'),
    });
    await starting.listen(0, '127.0.0.1');
    return starting;
  }
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // `end` does not wait for the sockets, which the database may cut as it goes away.
  pool.on('error', () => undefined);
  return {
    url: await app.getUrl(),
    nest: app,
    database: {
      url: database.url,
      query: rowsFrom(pool),
    },
    dataDir,
    close: async () => {
      await app.close();
      await pool.end();
      await database.drop();
      if (!beside) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
