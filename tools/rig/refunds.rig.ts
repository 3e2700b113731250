import { z } from 'zod';
// A failed run is refunded exactly once, however many ways of ending it happen at the same time.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ScriptedModel } from '@coursewright/testing';
import type { App } from './frame/app.ts';
import type { Member } from './frame/member.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

/** Where a run fails; "nothing": it completes, and whatever else would end it comes too late. */
const failing = [
  'before it began',
  'outline_modules',
  'outline_submodules',
  'write_lesson',
  'nothing',
];
const stops = 20;

async function measure(rig: Rig): Promise<Measured[]> {
  const model = await rig.model({ latency: () => 1_000 });
  const app = await (
    await rig.app({ ...model.environment('openai'), DATABASE_POOL: '14' })
  ).startAll({ workers: 3 });
  const lines: Measured[] = [];
  for (const step of failing) lines.push(...(await endedByMany(app, model, step)));
  return lines;
}

/**
 * A run that fails in a step while twenty cancellations, three give-ups and the sweeper end it too.
 */
async function endedByMany(app: App, model: ScriptedModel, step: string): Promise<Measured[]> {
  const topic = `A course that fails in ${step}`;
  model.setFaults(step === 'nothing' ? [] : [{ step, kind: 'error', status: 401, topic }]);
  const member = await app.join();
  if (step === 'before it began') for (const worker of app.workers) worker.signal('SIGSTOP');
  const id = await member.startRun({ topic, desired_module_count: 1, desired_submodule_count: 1 });
  if (step !== 'before it began' && step !== 'nothing')
    await app.until(
      async () => model.calls.some((call) => call.topic === topic && call.step === step),
      5,
    );
  if (step === 'nothing') await app.ended([id]);
  const most = await meetAtItsRow(app, member, id, step === 'nothing');
  await app.ended([id]);
  await app.until(
    async () =>
      (
        await app.rows(
          `SELECT 1
           FROM pgboss.job
           WHERE state IN ('created', 'retry', 'active') AND data->>'taskId' = $1`,
          [id],
        )
      ).length === 0,
    50,
  );

  const amounts = await app.rows(
    z.object({ amount: z.number() }),
    'SELECT amount FROM credit_transactions WHERE task_id = $1 ORDER BY seq',
    [id],
  );
  return [
    // A run that is completed already has no row that anything waits for.
    ...(step === 'nothing'
      ? []
      : [atLeast(`${topic}: who stood before its row together`, most, 16)]),
    exactly(
      `${topic}: its ledger`,
      amounts.map(({ amount }) => amount).join(' '),
      step === 'nothing' ? '-1' : '-1 1',
    ),
  ];
}

/**
 * Holds the run's row until all who may end it wait for it: cancellations, give-ups, the
 * sweeper, and the run itself. Resolves with how many waited.
 */
async function meetAtItsRow(
  app: App,
  member: Member,
  id: string,
  isOver: boolean,
): Promise<number> {
  const gate = new pg.Client({ connectionString: app.databaseUrl });
  await gate.connect();
  await gate.query('BEGIN');
  await gate.query('SELECT 1 FROM generation_tasks WHERE id = $1 FOR UPDATE', [id]);
  const stopping = Array.from({ length: stops }, () =>
    member.cancel(id).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  await app.sendJobs([
    ...Array.from({ length: 3 }, () => ({
      queue: 'generation.exhausted',
      data: { taskId: id, run: 1 },
    })),
    { queue: 'generation.housekeeping', data: {} },
  ]);
  for (const worker of app.workers) worker.signal('SIGCONT');
  let most = 0;
  for (
    const until = Date.now() + 10_000;
    most < stops && !isOver && Date.now() < until;
    await sleep(20)
  ) {
    const [row] = await app.rows(
      z.object({ n: z.number() }),
      `SELECT count(*)::int AS n
       FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    most = Math.max(most, row!.n);
  }
  await gate.query('COMMIT');
  await gate.end();
  await Promise.all(stopping);
  return most;
}

const ledger = 'libs/server/credits/dist/postgres-ledger.js';
const scenario: Scenario = {
  what: 'a course that fails gives its credit back exactly once',
  measure,
  mutants: [
    {
      what: 'whoever stops a course gives the credit back, and the ledger lets it',
      patches: [
        {
          file: 'libs/server/generation/dist/cancel-generation.js',
          find: 'const isOver = await this.endRun.stoppedEarly(caller.userId, id);',
          replace:
            "const isOver = await this.endRun.stoppedEarly(caller.userId, id); await this.endRun.ledger.refundTask(id, 'Stopped');",
        },
        {
          file: ledger,
          find: 'AND NOT EXISTS (SELECT 1 FROM credit_transactions earlier WHERE earlier.refund_of = debit.id) FOR NO KEY UPDATE OF owner',
          replace: 'FOR NO KEY UPDATE OF owner',
        },
        { file: ledger, find: 'ON CONFLICT (refund_of) DO NOTHING', replace: '' },
      ],
      sql: 'ALTER TABLE credit_transactions DROP CONSTRAINT credit_transactions_refund_of_key',
    },
    {
      what: 'a course that fails keeps its credit',
      patches: [
        {
          file: 'libs/server/generation/dist/end-run.js',
          find: 'if (isReturned && ending.refund !== undefined) {',
          replace: 'if (false) {',
        },
      ],
    },
  ],
};
export default scenario;
