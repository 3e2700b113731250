// PostgreSQL is away for half a minute while courses are written: what the model answered meanwhile
// is held and kept, nothing is asked twice, and nothing new is asked.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from './frame/app.ts';
import { FaultProxy } from './frame/fault-proxy.ts';
import { lostAnswers } from './frame/mutants.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, atMost, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const courses = 6;
/** Longer than workers may be silent. Milliseconds. */
const away = 25_000;
const course = {
  topic: 'Photosynthesis',
  desired_module_count: 3,
  desired_submodule_count: 3,
  parallel_count: 2,
  submodule_parallel_count: 2,
};
/** Milliseconds by which a call that was admitted before may reach the model. */
const underWay = 1_500;
/** Complaints of a process that knows that its database is away: one for each kind of work. */
const complaints = 40;

const held = (app: App): number => {
  try {
    return readdirSync(path.join(app.env['DATA_DIR'] ?? '', 'held-answers')).length;
  } catch {
    return 0;
  }
};

/** Courses under way by workers on a line of their own, after one that nothing disturbed. */
async function writing(rig: Rig, { workers, runs }: { workers: number; runs: number }) {
  const model = await rig.model({ latency: (_step, call) => 1_200 + ((call * 370) % 1_500) });
  const app = await rig.app({ ...model.environment('openai'), COURSES_AT_ONCE: '3' });
  const line = await FaultProxy.to(app.databaseUrl);
  rig.onClose(() => line.close());
  await app.startApi();
  for (let count = 0; count < workers; count += 1)
    await app.startWorker({ DATABASE_URL: line.url });
  const start = async () => (await app.join()).startRun(course);
  await app.ended([await start()]);
  const undisturbed = model.calls.length;
  const ids = await Promise.all(Array.from({ length: runs }, start));
  await app.until(
    async () =>
      (await Promise.all(ids.map((id) => app.journaled(id)))).every((count) => count >= 2) &&
      model.inFlight() >= runs,
  );
  return { model, app, line, ids, undisturbed };
}

async function measure(rig: Rig): Promise<Measured[]> {
  const { model, app, line, ids, undisturbed } = await writing(rig, { workers: 2, runs: courses });
  const began = Date.now();
  const inFlight = model.inFlight();
  line.set({ kind: 'reset' });
  await sleep(away);
  const heldFiles = held(app);
  const meanwhile = model.calls.filter(({ startedAt }) => startedAt > began + underWay).length;
  const before = app.complaints.length;
  line.set({ kind: 'pass' });
  const statuses = await app.ended(ids);
  return [
    atLeast('calls under way when the database went away', inFlight, courses),
    atLeast('answers held in files while it was away', heldFiles, 1),
    exactly('calls that began while it was away', meanwhile, 0),
    exactly(
      'courses that were completed',
      statuses.filter((status) => status === 'completed').length,
      courses,
    ),
    exactly(
      `calls of all ${courses}, of which one takes ${undisturbed} undisturbed`,
      model.calls.length - undisturbed,
      courses * undisturbed,
    ),
    exactly('answers still held', held(app), 0),
    atMost('complaints of two workers and an API over the outage', before, complaints),
  ];
}

/** The same, and the worker is killed before the database is back. */
async function measureKilled(rig: Rig): Promise<Measured[]> {
  const { model, app, line, ids, undisturbed } = await writing(rig, { workers: 1, runs: 1 });
  line.set({ kind: 'reset' });
  await app.until(async () => model.inFlight() === 0);
  // So long it is held in memory.
  await sleep(7_000);
  const heldFiles = held(app);
  await app.workers[0]!.kill();
  line.set({ kind: 'pass' });
  await app.expireHeartbeats();
  await app.startWorker({ DATABASE_URL: line.url });
  const statuses = await app.ended(ids);
  return [
    atLeast('answers held in files when the worker was killed', heldFiles, 1),
    exactly('what became of the course', statuses.join(), 'completed'),
    exactly(
      'calls of the course, and of one that was undisturbed',
      model.calls.length - undisturbed,
      undisturbed,
    ),
    exactly('answers still held', held(app), 0),
  ];
}

const scenario: Scenario = {
  what: 'an answer that was paid for while the database was away is kept, and nothing is asked twice',
  measure: async (rig) => [...(await measure(rig)), ...(await measureKilled(rig))],
  mutants: [
    { ...lostAnswers, measure: measureKilled },
    {
      what: 'what the outage left in files is never read',
      patches: [
        {
          file: 'libs/server/generation/dist/generation-journal.js',
          find: 'await this.takeBack(taskId);\n        const rows',
          replace: 'const rows',
        },
      ],
      measure: measureKilled,
    },
    {
      what: 'workers that were silent because the database was away are taken for dead',
      patches: [
        {
          file: 'libs/server/platform/dist/jobs/pg-boss-jobs.js',
          find: 'const amnesty = 10_000;',
          replace: 'const amnesty = 0;',
        },
      ],
      measure,
    },
  ],
};
export default scenario;
