// A run is cancelled, or its account deleted, at any moment: at most a few further calls are made,
// it ends once, and no row reappears.
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { Rig } from './frame/rig.ts';
import { atMost, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const course = {
  desired_module_count: 2,
  desired_submodule_count: 3,
  parallel_count: 2,
  submodule_parallel_count: 2,
};
/** Two modules are planned and two lessons written at the same time. */
const branches = 4;
const password = 'a password that nobody else has';
const moments = 10;

async function measure(rig: Rig): Promise<Measured[]> {
  const model = await rig.model({ latency: (_step, call) => 150 + ((call * 37) % 150) });
  const app = await (await rig.app(model.environment('openai'))).startAll();
  const passwordHash = await hash(password);
  const deletions: string[] = [];
  const stops: string[] = [];
  const plans = Array.from({ length: moments }, (_, turn) => ({
    topic: `Stopped ${turn + 1}`,
    after: rig.random(0, 14),
    wait: rig.random(0, 150),
    isDeletion: turn % 2 === 1,
  }));
  const further = await Promise.all(
    plans.map(async ({ topic, after, wait, isDeletion }) => {
      const member = await app.join({ passwordHash });
      const id = await member.startRun({ ...course, topic });
      const calls = () => model.calls.filter((call) => call.topic === topic);
      await app.until(async () => calls().length >= after, 5);
      await sleep(wait);
      const reply = isDeletion
        ? await member.call('POST', '/v1/account/delete', { password, email: member.email })
        : await member.cancel(id);
      if (reply.status >= 300) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
      const before = calls().length;
      (isDeletion ? deletions : stops).push(id);
      await app.ended([id]);
      return { before, calls };
    }),
  );
  // A worker that was still writing one of them has stopped when all jobs are done.
  const underWay = () =>
    app.rows(
      `SELECT 1
       FROM pgboss.job
       WHERE name = 'generation' AND state IN ('created', 'retry', 'active')`,
    );
  await app.until(async () => (await underWay()).length === 0, 100);
  const statuses = await app.ended(stops);
  const left = await Promise.all(
    [
      'generation_tasks WHERE id',
      'generation_journal WHERE task_id',
      'progress_events WHERE task_id',
      'source_snapshots WHERE task_id',
    ].map(
      async (place) => (await app.rows(`SELECT 1 FROM ${place} = ANY($1)`, [deletions])).length,
    ),
  );
  const late = further.map(({ before, calls }) => calls().length - before);
  return [
    atMost(
      `calls made after a stop or a deletion (${late.join(' ')}), at most`,
      Math.max(...late),
      branches,
    ),
    exactly(
      'stopped courses that ended as stopped',
      statuses.filter((status) => status === 'cancelled').length,
      stops.length,
    ),
    exactly(
      'rows left or come back of deleted ones',
      left.reduce((sum, n) => sum + n, 0),
      0,
    ),
    exactly('jobs that are still under way', (await underWay()).length, 0),
  ];
}

const scenario: Scenario = {
  what: 'a course that is stopped or deleted stays so',
  measure,
  mutants: [
    {
      what: 'nobody hears that a course is stopped',
      patches: [
        {
          file: 'libs/server/generation/dist/cancellations.js',
          find: 'asked && controller.abort(new Cancelled())',
          replace: 'undefined',
        },
      ],
    },
  ],
};
export default scenario;
