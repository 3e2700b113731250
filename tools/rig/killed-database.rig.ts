// PostgreSQL is killed again and again while courses are written and ordered: every order that was
// acknowledged is carried out, none is paid for twice, and no call to the model is made twice.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { taskStarted } from '@coursewright/contract';
import { z } from 'zod';
import type { App } from './frame/app.ts';
import type { Member } from './frame/member.ts';
import { lostAnswers } from './frame/mutants.ts';
import type { Rig } from './frame/rig.ts';
import { normalised } from './frame/same-course.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const large = {
  topic: 'Photosynthesis',
  desired_module_count: 4,
  desired_submodule_count: 3,
  parallel_count: 2,
  submodule_parallel_count: 2,
};
const small = { topic: 'Tides', desired_module_count: 1, desired_submodule_count: 2 };
/** Large courses under way from the beginning. */
const courses = 4;
/** Users who order one small course after the other, and how many each may pay for. */
const customers = 4;
const credits = 30;

/** What `ask` answers as soon as the database lets it. */
async function whenBack<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await sleep(50);
    }
  }
}

/** Orders with one key until an answer comes; what becomes of it while there is none is not known. */
async function order(member: Member): Promise<string> {
  const key = randomUUID();
  const body = { ...small, without_sources: 'allow' };
  for (;;) {
    const reply = await member
      .call('POST', '/generate-learning-path', body, { headers: { 'idempotency-key': key } })
      .catch(() => undefined);
    if (reply?.status === 202) return taskStarted.parse(reply.body).task_id;
    if (reply && reply.status !== 503)
      throw new Error(`An order was refused: ${reply.status} ${JSON.stringify(reply.body)}`);
    await sleep(100);
  }
}

/** Each orders the next course when the last one is there. */
class Customers {
  readonly acknowledged: string[] = [];
  private isOver = false;
  private readonly works: Promise<void>[];
  private readonly app: App;

  constructor(app: App, members: readonly Member[]) {
    this.app = app;
    this.works = members.map((member) => this.buy(member));
  }

  async leave(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.works);
  }

  private async buy(member: Member): Promise<void> {
    for (let bought = 0; bought < credits && !this.isOver; bought += 1) {
      const id = await order(member);
      this.acknowledged.push(id);
      await whenBack(() => this.app.ended([id]));
    }
  }
}

const kept = async (app: App): Promise<number> => {
  const [row] = await whenBack(() =>
    app.rows(z.object({ n: z.number() }), 'SELECT count(*)::int AS n FROM generation_journal'),
  );
  return row!.n;
};

/** An app on a PostgreSQL of its own, and how its courses are when nobody disturbs them. */
async function start(rig: Rig) {
  const model = await rig.model({ latency: (_step, call) => 400 + ((call * 370) % 900) });
  const server = await rig.postgres();
  const app = await rig.app({ ...model.environment('openai'), COURSES_AT_ONCE: '4' }, server);
  await app.startAll({ apis: 2, workers: 2 });
  const member = await app.join();
  const calls: number[] = [];
  const texts: string[] = [];
  for (const course of [large, small]) {
    const before = model.calls.length;
    const id = await member.startRun(course);
    await app.ended([id]);
    texts.push(normalised((await member.status(id)).result));
    calls.push(model.calls.length - before);
  }
  const [ofLarge = 0, ofSmall = 0] = calls;
  return { model, server, app, undisturbed: { ofLarge, ofSmall, text: texts[0] } };
}
type Started = Awaited<ReturnType<typeof start>>;

/** Courses that were ordered and answers that are kept, as another session sees them. */
const promised = async (app: App): Promise<string[]> => {
  const rows = await whenBack(() =>
    app.rows(
      z.object({ row: z.string() }),
      `SELECT id::text AS row FROM generation_tasks
       UNION ALL SELECT task_id || ' ' || step || ' ' || input_hash FROM generation_journal`,
    ),
  );
  return rows.map(({ row }) => row);
};

/**
 * Kills PostgreSQL again and again; how often the model was being asked then, and how many rows
 * that were seen before were not there after.
 */
async function kill(
  rig: Rig,
  { model, server, app }: Started,
  kills: number,
): Promise<{ struck: number; gone: number }> {
  let [struck, gone] = [0, 0];
  for (let turn = 0; turn < kills; turn += 1) {
    // It gets somewhere each time, as otherwise nothing would be seen to be lost.
    const goal = (await kept(app)) + rig.random(2, 5);
    await app.until(async () => (await kept(app)) >= goal && model.inFlight() > 0, 5);
    if (model.inFlight() > 0) struck += 1;
    const before = await promised(app);
    await server.kill();
    await sleep(rig.random(0, 2_000));
    await server.comeBack();
    const after = new Set(await promised(app));
    gone += before.filter((row) => !after.has(row)).length;
  }
  return { struck, gone };
}

const measureOf =
  (kills: number) =>
  async (rig: Rig): Promise<Measured[]> => {
    const started = await start(rig);
    const { model, app, undisturbed } = started;
    const before = model.calls.length;
    const learners = await Promise.all(Array.from({ length: courses }, () => app.join()));
    const ids = await Promise.all(learners.map((learner) => learner.startRun(large)));
    const members = await Promise.all(
      Array.from({ length: customers }, () => app.join({ credits })),
    );
    const shop = new Customers(app, members);
    const { struck, gone } = await kill(rig, started, kills);
    await shop.leave();
    const bought = shop.acknowledged;
    const statuses = await whenBack(() => app.ended([...ids, ...bought]));
    const [orders] = await app.rows(
      z.object({ tasks: z.number(), debits: z.number() }),
      `SELECT count(DISTINCT task_id)::int AS tasks, count(*)::int AS debits
       FROM credit_transactions
       WHERE task_id IS NOT NULL AND amount < 0 AND user_id = ANY($1)`,
      [members.map(({ id }) => id)],
    );
    const texts = await Promise.all(
      ids.map(async (id, turn) => normalised((await learners[turn]!.status(id)).result)),
    );
    const processes = [...app.apis.map(({ process }) => process), ...app.workers];
    return [
      exactly('times that PostgreSQL was killed while the model was asked', struck, kills),
      exactly('rows seen before a kill and gone after it', gone, 0),
      exactly(
        'processes of the product that ended with it',
        processes.filter(({ isRunning }) => !isRunning).length,
        0,
      ),
      atLeast('courses ordered meanwhile', bought.length, customers),
      exactly(
        'acknowledged courses that were completed',
        statuses.filter((status) => status === 'completed').length,
        courses + bought.length,
      ),
      exactly('courses that the customers have', orders!.tasks, bought.length),
      exactly('times that they paid', orders!.debits, bought.length),
      exactly(
        'large courses that are the one that nobody disturbed',
        texts.filter((text) => text === undisturbed.text).length,
        courses,
      ),
      exactly(
        `calls to the model, of which courses take ${undisturbed.ofLarge} and ${undisturbed.ofSmall} undisturbed`,
        model.calls.length - before,
        courses * undisturbed.ofLarge + bought.length * undisturbed.ofSmall,
      ),
    ];
  };

const scenario: Scenario = {
  what: 'nothing is lost and nothing paid twice however often PostgreSQL is killed',
  isLong: true,
  measure: measureOf(20),
  mutants: [
    {
      what: 'a run ends whose connection breaks between two statements',
      patches: [
        {
          file: 'libs/server/platform/dist/database/database.js',
          find: 'const asLost = (error) => error instanceof QueryRunnerAlreadyReleasedError',
          replace: 'const asLost = (error) => error === 0',
        },
      ],
      measure: measureOf(12),
    },
    { ...lostAnswers, measure: measureOf(6) },
    {
      what: 'commits are acknowledged before they are written',
      patches: [],
      sql: `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$`,
      measure: measureOf(6),
    },
  ],
};
export default scenario;
