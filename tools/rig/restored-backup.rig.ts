// A backup is taken while courses are ordered and written, and restored on a server of its own when
// everything else is gone: what was acknowledged is there and adds up, what was under way goes on,
// and nobody pays twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { App } from './frame/app.ts';
import { brokenInSnapshot } from './frame/invariants.ts';
import type { Member } from './frame/member.ts';
import { forgottenJournal } from './frame/mutants.ts';
import type { Rig } from './frame/rig.ts';
import { normalised } from './frame/same-course.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const large = {
  desired_module_count: 5,
  desired_submodule_count: 3,
  parallel_count: 2,
  submodule_parallel_count: 1,
};
const small = { topic: 'Tides', desired_module_count: 1, desired_submodule_count: 2 };
/** Courses that are under way when the backup begins. */
const courses = 4;
/** Users at most who order a small one meanwhile. */
const most = 40;
const topicOf = (turn: number) => `Rivers of country ${turn + 1}`;

/** Somebody new comes, again and again, and orders a course, until `isOver`; how many came. */
async function keepComing(app: App, isOver: () => boolean): Promise<number> {
  let came = 0;
  for (; !isOver() && came < most; await sleep(1_500)) {
    await (await app.join()).startRun(small);
    came += 1;
  }
  return came;
}

/** An installation at work, and the backup that was taken of it, after which it is no more. */
async function backedUp(rig: Rig) {
  const model = await rig.model({ latency: (_step, call) => 700 + ((call * 370) % 900) });
  const server = await rig.postgres();
  const app = await rig.app({ ...model.environment('openai'), COURSES_AT_ONCE: '6' }, server);
  await app.startAll({ apis: 1, workers: 1 });
  const reader = await app.join();
  const read = await reader.startRun(small);
  await app.ended([read]);
  const text = normalised((await reader.status(read)).result);
  const learners = await Promise.all(Array.from({ length: courses }, () => app.join()));
  const ids = await Promise.all(
    learners.map((learner, turn) => learner.startRun({ ...large, topic: topicOf(turn) })),
  );
  let isOver = false;
  const coming = keepComing(app, () => isOver);
  await app.until(
    async () =>
      (await Promise.all(ids.map((id) => app.journaled(id)))).every((count) => count >= 2) &&
      model.inFlight() > 0,
  );
  const before = await tasksOf(app);
  const backup = await rig.backUp(app, server);
  const during = (await tasksOf(app)).length - before.length;
  isOver = true;
  await coming;
  for (const { process } of app.apis) await process.kill();
  for (const worker of app.workers) await worker.kill();
  return { model, app, backup, reader, read, text, learners, ids, before, during };
}

const taskRow = z.object({ id: z.string(), status: z.string() });
const tasksOf = (app: App) => app.rows(taskRow, 'SELECT id, status FROM generation_tasks');
const isOpen = ({ status }: { status: string }) => status === 'pending' || status === 'running';

async function measure(rig: Rig): Promise<Measured[]> {
  const it = await backedUp(rig);
  const copy = await rig.restored(it.app, it.backup).catch((error: unknown) => String(error));
  if (typeof copy === 'string') return [exactly('what becomes of the backup', copy, 'it starts')];
  const broken = await brokenInSnapshot(copy);
  const found = await tasksOf(copy);
  const open = new Set(found.filter(isOpen).map(({ id }) => id));
  const callsBefore = it.model.calls.length;
  const kept = await answersIn(copy);
  await copy.expireHeartbeats();
  await copy.startAll({ apis: 1, workers: 1 });
  const smoke = await smokeOf(it.reader.of(copy), it.read, it.text);
  const statuses = await copy.ended((await tasksOf(copy)).map(({ id }) => id));
  const newAnswers = (await answersIn(copy)) - kept;
  const known = new Set(found.map(({ id }) => id));
  return [
    atLeast('courses ordered while the backup was taken', it.during, 1),
    exactly(
      'of those that were ordered before, gone',
      it.before.filter(({ id }) => !known.has(id)).length,
      0,
    ),
    exactly(
      'what does not add up in it',
      broken.map(({ what, measured }) => `${what}: ${measured}`).join('; ') || 'nothing',
      'nothing',
    ),
    atLeast('large courses under way in it', it.ids.filter((id) => open.has(id)).length, 1),
    atLeast('answers of the model in it', kept, courses),
    exactly('what a reader asks of it and is not told', smoke.join(', ') || 'nothing', 'nothing'),
    exactly(
      'courses in it that were not completed in the end',
      statuses.filter((status) => status !== 'completed').length,
      0,
    ),
    exactly('tasks that were not paid for exactly once', await wronglyPaid(copy), 0),
    exactly(
      `calls to the model after it; they brought ${newAnswers} answers that are not in it`,
      it.model.calls.length - callsBefore,
      newAnswers,
    ),
  ];
}

/** Answers of the model that the journal has. */
async function answersIn(app: App): Promise<number> {
  const [row] = await app.rows(
    z.object({ n: z.number() }),
    'SELECT coalesce(sum(calls), 0)::int AS n FROM generation_journal',
  );
  return row!.n;
}

async function wronglyPaid(app: App): Promise<number> {
  const [row] = await app.rows(
    z.object({ n: z.number() }),
    `SELECT count(*)::int AS n
     FROM generation_tasks t
     WHERE (SELECT count(*) FROM credit_transactions WHERE task_id = t.id AND amount < 0) <> 1
       OR (SELECT sum(amount) FROM credit_transactions WHERE task_id = t.id) <> -1`,
  );
  return row!.n;
}

/** Ten things that somebody with a course does; those that went wrong. */
async function smokeOf(member: Member, id: string, text: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of [
    '/health/ready',
    '/auth/status',
    '/auth/credits',
    '/v1/account',
    '/v1/learning-paths/generations/active',
    `/v1/learning-paths/${id}`,
    `/v1/learning-paths/${id}/outline`,
    `/v1/learning-paths/${id}/learning`,
  ]) {
    const { status } = await member.call('GET', path);
    if (status !== 200) wrong.push(`${path}: ${status}`);
  }
  if (normalised((await member.status(id)).result) !== text) wrong.push('the text of the course');
  await member.startRun(small).catch((error: unknown) => wrong.push(String(error)));
  return wrong;
}

const scenario: Scenario = {
  what: 'a backup that is taken under load is a whole installation, and what was under way goes on',
  measure,
  mutants: [
    {
      what: 'what is written while files are copied is not in the backup',
      patches: [
        {
          file: 'libs/server/platform/dist/database/embedded/backup.js',
          find: "await copyFolder(path.join(folder, 'pg_wal'), path.join(data, 'pg_wal'));",
          replace: '',
        },
      ],
    },
    forgottenJournal,
  ],
};
export default scenario;
