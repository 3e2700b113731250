// A new release brings its migrations while the one before it serves, and while somebody holds the
// tables that it changes: nobody waits for long behind a migration, and none of them is refused.
import { setTimeout as sleep } from 'node:timers/promises';
import { migrations, migrationSource } from '@coursewright/platform';
import pg from 'pg';
import { z } from 'zod';
import type { App } from './frame/app.ts';
import type { Member } from './frame/member.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

/** Migrations that are new then: nothing that is asked for here needs what they make. */
const newest = 2;
/** How often a migration must have let others by before a table is given to it. */
const refusals = 3;
/**
 * Watchdogs (ms): of whoever holds a table that a migration waits for, below that of the product's
 * own statements; and until there is a migration.
 */
const heldFor = 25_000;
const comesWithin = 240_000;
/** How long anybody else may wait for a table (ms): a migration waits for one second. */
const patience = 5_000;
/** Courses that somebody may order meanwhile. */
const credits = 60;
const small = { topic: 'Tides', desired_module_count: 1, desired_submodule_count: 2 };

/** Runs `work` on a connection of its own. */
async function connected<T>(app: App, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: app.databaseUrl, lock_timeout: patience });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Takes back the newest migrations below processes that run. */
async function takeBack(app: App): Promise<void> {
  const source = await migrationSource(app.databaseUrl).initialize();
  for (let count = 0; count < newest; count += 1) await source.undoLastMigration();
  await source.destroy();
}

const applied = async (app: App): Promise<number> =>
  (await app.rows(z.object({ n: z.number() }), 'SELECT count(*)::int AS n FROM migrations'))[0]!.n;

/**
 * Has a transaction use a table until migrations have waited for it and let others by, so often;
 * how often they did.
 */
const hold = (
  app: App,
  table: string,
  { sql, isInVain }: { sql: string; isInVain: () => boolean },
): Promise<number> =>
  connected(app, async (client) => {
    await client.query('BEGIN');
    await client.query(sql);
    const waited = new Set<number>();
    const isWaiting = async () => {
      const rows = await app.rows(
        z.object({ pid: z.number() }),
        `SELECT pid FROM pg_locks
         WHERE NOT granted AND relation = $1::regclass
           AND mode IN ('ShareRowExclusiveLock', 'AccessExclusiveLock')`,
        [table],
      );
      for (const { pid } of rows) waited.add(pid);
      return rows.length > 0;
    };
    let end = Date.now() + comesWithin;
    for (; Date.now() < end && !isInVain(); await sleep(20)) {
      const isFirst = waited.size === 0;
      const isHeldUp = await isWaiting();
      if (isFirst && isHeldUp) end = Date.now() + heldFor;
      if (!isHeldUp && waited.size >= refusals) break;
    }
    await client.query('COMMIT');
    return waited.size;
  });

/** Statements of the release before, one after the other; those that failed, and why. */
class Statements {
  done = 0;
  readonly failed: string[] = [];
  private isOver = false;
  private readonly works: Promise<void>[];

  constructor(app: App, statements: readonly string[]) {
    this.works = statements.map((sql) =>
      connected(app, async (client) => {
        for (; !this.isOver; await sleep(10)) {
          try {
            await client.query(sql);
            this.done += 1;
          } catch (error) {
            this.failed.push(String(error));
          }
        }
      }),
    );
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.works);
  }
}

/** What somebody asks the release before, again and again; answers that were not good. */
async function keepAsking(member: Member, courseId: string, isOver: () => boolean) {
  const bad: string[] = [];
  let good = 0;
  const ask = async (method: string, path: string, body?: object) => {
    const { status } = await member.call(method, path, body, { api: 0 });
    if (status === 200) good += 1;
    else bad.push(`${method} ${path}: ${status}`);
  };
  for (let turn = 0; !isOver(); turn += 1) {
    await ask('PUT', `/v1/learning-paths/${courseId}`, { favorite: turn % 2 === 0 });
    await ask('GET', `/v1/learning-paths/${courseId}`);
    await ask('GET', '/v1/account');
    await sleep(20);
  }
  return { good, bad };
}

/** Orders courses, one when the last one is written; those that were accepted, and refusals. */
async function keepOrdering(member: Member, app: App, isOver: () => boolean) {
  const ids: string[] = [];
  const bad: string[] = [];
  while (!isOver() && ids.length + bad.length < credits)
    try {
      const id = await member.startRun(small);
      ids.push(id);
      await app.ended([id]);
    } catch (error) {
      bad.push(`order: ${String(error)}`);
      await sleep(200);
    }
  return { ids, bad };
}

async function start(rig: Rig) {
  const model = await rig.model({ latency: () => 100 });
  const app = await rig.app(model.environment('openai'));
  await app.startAll({ apis: 1, workers: 1 });
  const member = await app.join({ credits });
  const taskId = await member.startRun(small);
  await app.ended([taskId]);
  const [course] = await app.rows(
    z.object({ id: z.string() }),
    'SELECT id FROM courses WHERE task_id = $1',
    [taskId],
  );
  await app.rows(
    `INSERT INTO narrations (user_id, course_id, submodule_id, key, language, style, voice, status)
     VALUES ($1, $2, gen_random_uuid(), 'rig', 'en', 'calm', 'none', 'failed')`,
    [member.id, course!.id],
  );
  await takeBack(app);
  return { app, member, taskId, courseId: course!.id };
}

async function measure(rig: Rig): Promise<Measured[]> {
  const { app, member, taskId, courseId } = await start(rig);
  const before = await applied(app);
  let isOver = false;
  const asking = keepAsking(member, taskId, () => isOver);
  const customer = await app.join({ credits });
  const ordering = keepOrdering(customer, app, () => isOver);
  const statements = new Statements(app, [
    `UPDATE narrations SET progress = progress + 0.001 WHERE course_id = '${courseId}'`,
    `SELECT status FROM narrations WHERE course_id = '${courseId}'`,
    `UPDATE users SET full_name = full_name WHERE id = '${member.id}'`,
  ]);
  const [bystander] = await app.rows(
    z.object({ id: z.string() }),
    "INSERT INTO users (email, full_name, password_hash) VALUES ('still@example.org', 'S', '') RETURNING id",
  );
  let isThere = false;
  const holding = [
    hold(app, 'users', {
      sql: `UPDATE users SET full_name = 'T' WHERE id = '${bystander!.id}'`,
      isInVain: () => isThere,
    }),
    hold(app, 'narrations', {
      sql: 'SELECT count(*) FROM narrations',
      isInVain: () => isThere,
    }),
  ];
  const release = await app.startApi().then(
    () => 'it serves',
    (error: unknown) => String(error).slice(0, 300),
  );
  isThere = true;
  const letBy = await Promise.all(holding);
  isOver = true;
  const [asked, ordered] = await Promise.all([asking, ordering, statements.stop()]);
  const { ids } = ordered;
  const bad = [...asked.bad, ...ordered.bad];
  const statuses = await app.ended(ids);
  return [
    exactly('migrations that were not there yet', migrations.length - before, newest),
    atLeast('times that migrations let others by, of each table', Math.min(...letBy), refusals),
    exactly('how the new release starts', release, 'it serves'),
    exactly('migrations that are there then', await applied(app), migrations.length),
    atLeast('requests to the release before', asked.good + ids.length, 50),
    exactly('of those, refused or failed', bad.slice(0, 5).join(', ') || 'none', 'none'),
    atLeast('statements on tables that change', statements.done, 50),
    exactly(
      `of those, failed or kept waiting for ${patience / 1_000} s`,
      statements.failed.slice(0, 3).join(', ') || 'none',
      'none',
    ),
    exactly(
      `courses of ${ids.length} ordered meanwhile that were not completed`,
      statuses.filter((status) => status !== 'completed').length,
      0,
    ),
  ];
}

const scenario: Scenario = {
  what: 'a new release changes tables that are in use, and nobody notices',
  measure,
  mutants: [
    {
      what: 'a migration waits for a table as long as it takes, and everybody behind it',
      patches: [
        {
          file: 'libs/server/platform/dist/database/migrate.js',
          find: 'lock_timeout: waitsForTable',
          replace: 'lock_timeout: 0',
        },
      ],
    },
    {
      what: 'a migration that found a table in use is not tried again',
      patches: [
        {
          file: 'libs/server/platform/dist/database/migrate.js',
          find: 'const tries = 450;',
          replace: 'const tries = 1;',
        },
      ],
    },
  ],
};
export default scenario;
