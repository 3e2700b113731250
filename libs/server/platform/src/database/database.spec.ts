import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@coursewright/contract';
import { createDatabaseProxy, createTestDatabase, type TestDatabase } from '@coursewright/testing';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../clock.ts';
import { toAppError } from '../http/to-app-error.ts';
import { RateLimitRow } from '../limits/rate-limit.entity.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import type { Config } from '../config/config.ts';
import { PgBossJobs } from '../jobs/pg-boss-jobs.ts';
import { Database } from './database.ts';
import { isDatabaseAway } from './database-errors.ts';
import { databaseOptions } from './database-options.ts';
import { migrate, migrationSource } from './migrate.ts';

/** Everything that makes a schema: columns, indexes, constraints. */
async function schemaOf(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const columns = await client.query(
      `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> 'migrations' ORDER BY 1, 2`,
    );
    const indexes = await client.query(
      `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1`,
    );
    const constraints = await client.query(
      `SELECT conrelid::regclass::text AS on, conname, pg_get_constraintdef(oid) AS says FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND conrelid <> 'migrations'::regclass ORDER BY 1, 2`,
    );
    return [columns.rows, indexes.rows, constraints.rows];
  } finally {
    await client.end();
  }
}

async function createEmpty(beside: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: beside });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(beside);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/** A PostgreSQL that dies in the moment in which it lets a connection in: it says both in one breath. */
async function startDyingServer(): Promise<{ url: string; close(): void }> {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5);
    head.write(type);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const breath = Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('Z', Buffer.from('I')),
    message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0')),
  ]);
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(breath));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `postgres://app:x@127.0.0.1:${address.port}/app`,
    close: () => server.close(),
  };
}

/** What is compared with whole rows needs no closer look. */
const anyRow = z.looseObject({});

describe('the database', () => {
  let server: TestDatabase;
  let source: DataSource;
  let database: Database;

  beforeAll(async () => {
    server = await createTestDatabase();
    source = await new DataSource({
      type: 'postgres',
      url: server.url,
      entities: [RateLimitRow],
      extra: { max: 4, connectionTimeoutMillis: 120_000 },
    }).initialize();
    database = new Database(source);
    await database.run('CREATE TABLE notes (id integer PRIMARY KEY, text text)');
  });
  afterAll(async () => {
    await source?.destroy();
    await server?.drop();
  });
  beforeEach(() => database.run('TRUNCATE notes, rate_limits'));

  const notes = () =>
    database.query(
      z.object({ id: z.number(), text: z.string() }),
      'SELECT * FROM notes ORDER BY id',
    );

  it('returns the rows of every kind of statement, inside and outside of a transaction', async () => {
    const everyKind = async () => [
      await database.query(anyRow, 'INSERT INTO notes VALUES (1, $1), (2, $1) RETURNING id', ['a']),
      await database.query(anyRow, 'UPDATE notes SET text = $1 WHERE id = 2 RETURNING id, text', [
        'b',
      ]),
      await database.query(
        anyRow,
        'WITH gone AS (DELETE FROM notes WHERE id = 1 RETURNING id) SELECT id FROM gone',
      ),
      await database.query(anyRow, 'DELETE FROM notes RETURNING text'),
      await database.query(anyRow, 'DELETE FROM notes RETURNING text'),
      await database.query(anyRow, 'SET LOCAL search_path TO public'),
    ];
    const expected = [
      [{ id: 1 }, { id: 2 }],
      [{ id: 2, text: 'b' }],
      [{ id: 1 }],
      [{ text: 'b' }],
      [],
      [],
    ];
    expect(await everyKind()).toEqual(expected);
    expect(await database.transaction(everyKind)).toEqual(expected);
  });

  it('shares a transaction with everything that runs inside it, and keeps two transactions apart', async () => {
    const both = Promise.withResolvers<void>();
    let inside = 0;
    const meet = async () => {
      inside += 1;
      if (inside === 2) both.resolve();
      await both.promise;
    };
    const kept = database.transaction(async () => {
      await database.run('INSERT INTO notes VALUES (1, $1)', ['kept']);
      await meet();
      await database.transaction(() =>
        database.run('INSERT INTO notes VALUES (3, $1)', ['nested']),
      );
    });
    const dropped = database.transaction(async () => {
      await database.run('INSERT INTO notes VALUES (2, $1)', ['dropped']);
      await meet();
      await database.outsideTransaction(() =>
        database.run('INSERT INTO notes VALUES (4, $1)', ['stays']),
      );
      throw new Error('changed my mind');
    });
    await expect(dropped).rejects.toThrow('changed my mind');
    await kept;
    expect((await notes()).map(({ text }) => text)).toEqual(['kept', 'nested', 'stays']);
  });

  it('returns every connection to the pool, after failed statements and transactions too', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await expect(database.run('SELECT nothing')).rejects.toThrow();
      await expect(database.transaction(() => database.run('SELECT nothing'))).rejects.toThrow();
    }
    expect(await database.query(anyRow, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('survives connections that the server ends, and answers 503 to statements that were running', async () => {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    const failing = (work: () => Promise<unknown>) =>
      work().catch((error: unknown) => toAppError(error));
    const underWay = [
      failing(() => database.run('SELECT pg_sleep(10)')),
      failing(() => database.transaction(() => database.run('SELECT pg_sleep(10)'))),
    ];
    await sleep(100);
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await admin.end();
    for (const failure of await Promise.all(underWay))
      expect(failure).toMatchObject({ type: 'unavailable', retryAfter: 2 });
    // The pool hears of the idle ones' end by their sockets, once this process gets round to
    // reading them.
    await sleep(100);
    expect(
      await Promise.all(
        [1, 2, 3, 4].map((n) => database.query(anyRow, 'SELECT $1::integer AS n', [n])),
      ),
    ).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }], [{ n: 4 }]]);
  });

  it('answers 503 where a connection breaks between two statements, and before the commit', async () => {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    const breaking = (then: () => Promise<unknown>) =>
      database
        .transaction(async () => {
          const [row] = await database.query(
            z.object({ pid: z.number() }),
            'SELECT pg_backend_pid() AS pid',
          );
          await database.run(`INSERT INTO notes VALUES (1, 'lost')`);
          await admin.query('SELECT pg_terminate_backend($1, 5000)', [row!.pid]);
          // The process hears of it by the socket.
          await sleep(100);
          return then();
        })
        .catch((error: unknown) => toAppError(error));
    const failures = [
      await breaking(() => database.run('SELECT 1')),
      await breaking(() => database.repository(RateLimitRow, (rows) => rows.find())),
      await breaking(async () => undefined),
    ];
    await admin.end();
    for (const failure of failures)
      expect(failure).toMatchObject({ type: 'unavailable', retryAfter: 2 });
    expect(await notes()).toEqual([]);
  });

  it('lives on where the server dies in the moment in which it lets a connection in', async () => {
    const dying = await startDyingServer();
    const config = { databaseUrl: dying.url, databasePool: 2, workers: 'none' } as Config;
    const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);
    const failures = await Promise.all([
      failureOf(new DataSource(databaseOptions(config) as DataSourceOptions).initialize()),
      failureOf(new PgBossJobs(config, database).onApplicationBootstrap()),
    ]);
    dying.close();
    // An error that nobody heard would have ended the process by now.
    expect(failures.map(isDatabaseAway)).toEqual([true, true]);
  });

  it('allows exactly the limit however many ask at once, and again once the window has passed', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const clock = new (class extends Clock {
      override now = () => now;
    })();
    const limits = new RateLimits(database, clock);
    const taken = await Promise.allSettled(
      Array.from({ length: 40 }, () => limits.take('login:a@example.org', 10, 900)),
    );
    const refused = taken
      .filter((result) => result.status === 'rejected')
      .map(({ reason }) => reason);
    expect(refused).toHaveLength(30);
    expect(
      refused.every((reason) => reason instanceof AppError && reason.type === 'too_many_requests'),
    ).toBe(true);
    now = new Date('2026-11-20T12:10:00Z');
    await expect(limits.take('login:a@example.org', 10, 900)).rejects.toMatchObject({
      retryAfter: 300,
    });
    await limits.take('login:b@example.org', 10, 900);
    now = new Date('2026-11-20T12:15:00Z');
    await limits.take('login:a@example.org', 10, 900);
    await limits.sweep();
    expect(await database.query(anyRow, 'SELECT key, hits FROM rate_limits ORDER BY key')).toEqual([
      { key: 'login:a@example.org', hits: 1 },
      { key: 'login:b@example.org', hits: 1 },
    ]);
    now = new Date('2026-11-20T13:00:00Z');
    await limits.sweep();
    expect(await database.query(anyRow, 'SELECT * FROM rate_limits')).toEqual([]);
  });

  it('counts an attempt although the transaction around it fails', async () => {
    const limits = new RateLimits(database, new Clock());
    for (let turn = 0; turn < 2; turn += 1) {
      await database
        .transaction(async () => {
          await limits.take('once', 1, 60);
          throw new Error('wrong password');
        })
        .catch(() => undefined);
    }
    await expect(limits.take('once', 1, 60)).rejects.toMatchObject({ type: 'too_many_requests' });
  });

  it('is migrated once when four processes start together', { tags: 'proof' }, async () => {
    const empty = await createEmpty(server.url);
    await Promise.all(Array.from({ length: 4 }, () => migrate(empty.url)));
    const client = new pg.Client({ connectionString: empty.url });
    await client.connect();
    const applied = await client.query(
      'SELECT name, count(*)::integer AS times FROM migrations GROUP BY name',
    );
    const queue = await client.query('SELECT count(*)::integer AS versions FROM pgboss.version');
    await client.end();
    await empty.drop();
    expect(applied.rows.length).toBeGreaterThan(0);
    expect(applied.rows.every(({ times }) => times === 1)).toBe(true);
    expect(queue.rows).toEqual([{ versions: 1 }]);
  });

  it(
    'has the same schema after all migrations are applied, reverted and applied again',
    { tags: 'proof' },
    async () => {
      const empty = await createEmpty(server.url);
      const migrations = await migrationSource(empty.url).initialize();
      const count = (await migrations.runMigrations()).length;
      const first = await schemaOf(empty.url);
      for (let left = count; left > 0; left -= 1) await migrations.undoLastMigration();
      expect(await schemaOf(empty.url)).toEqual([[], [], []]);
      await migrations.runMigrations();
      const second = await schemaOf(empty.url);
      await migrations.destroy();
      await empty.drop();
      expect(second).toEqual(first);
    },
  );

  it(
    'comes to the same schema when the connection is lost before each statement of each migration',
    { tags: 'proof' },
    async () => {
      const empty = await createEmpty(server.url);
      let cutBefore = 1;
      const proxy = await createDatabaseProxy(empty.url, () => {
        // Of the connection that migrates: what it says in its transaction, the commit included.
        let said = 0;
        return (bytes) => {
          if (said > 0 || bytes.includes('START TRANSACTION')) said += 1;
          if (said > cutBefore) proxy.cut();
        };
      });
      const client = new pg.Client({ connectionString: empty.url });
      await client.connect();
      const applied = async (): Promise<number> => {
        const there = await client.query("SELECT to_regclass('migrations') AS name");
        if (there.rows[0].name === null) return 0;
        return (await client.query('SELECT count(*)::integer AS n FROM migrations')).rows[0].n;
      };
      let [cuts, done] = [0, 0];
      while (
        await migrate(proxy.url).then(
          () => false,
          () => true,
        )
      ) {
        proxy.restore();
        cuts += 1;
        const now = await applied();
        // A migration ends with its commit; the next is begun on the same connection.
        cutBefore = now > done ? 1 : cutBefore + 1;
        done = now;
      }
      await proxy.close();
      const twice = await client.query(
        'SELECT name FROM migrations GROUP BY name HAVING count(*) > 1',
      );
      const quiet = await createEmpty(server.url);
      await migrate(quiet.url);
      const [schema, whole] = [await schemaOf(empty.url), await schemaOf(quiet.url)];
      await quiet.drop();
      await client.end();
      await empty.drop();
      expect(cuts).toBeGreaterThan(100);
      expect(twice.rows).toEqual([]);
      expect(schema).toEqual(whole);
    },
  );
});
