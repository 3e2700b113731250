import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createTestDatabase,
  type ReadRows,
  rowsFrom,
  startScriptedModel,
  type ScriptedModel,
} from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';
import type { Row } from '../generation.bench.ts';
import { createWorkerApp, startRuns, workerProgram } from '../worker-app.ts';

/** The worker is killed after this many answers of the model. */
const moments = [1, 3, 6, 12, 24];
const course = { topic: 'Photosynthesis', desired_module_count: 3, desired_submodule_count: 3 };
const giveUpAfter = 120_000;

/**
 * kill -9 of a real worker process at five moments, a second one takes over: completed, one debit,
 * no journaled answer asked for again.
 */
export async function killRows(): Promise<Row[]> {
  return Promise.all(moments.map(killedAfter));
}

/** The task's final status, or the one it has when time is up. */
async function endedAs(rows: ReadRows, taskId: string, deadline: number): Promise<string> {
  for (;;) {
    await sleep(100);
    const [task] = await rows(
      z.object({ status: z.string() }),
      'SELECT status FROM generation_tasks WHERE id = $1',
      [taskId],
    );
    if (['completed', 'failed'].includes(task!.status) || Date.now() >= deadline)
      return task!.status;
  }
}

/**
 * Answers that were written down before the worker died and asked for again: one that was not must
 * have been on its way or not yet kept.
 */
function askedAgain(
  before: ScriptedModel['calls'],
  after: ScriptedModel['calls'],
  kept: readonly { readonly step: string; readonly n: number }[],
): number {
  return [...new Set(before.map(({ step }) => step))].reduce((sum, step) => {
    const earlier = before.filter((call) => call.step === step);
    const repeated = after.filter(
      (call) => call.step === step && earlier.some(({ input }) => input === call.input),
    ).length;
    const notKept = earlier.length - (kept.find((one) => one.step === step)?.n ?? 0);
    return sum + Math.max(0, repeated - notKept);
  }, 0);
}

async function killedAfter(answers: number): Promise<Row> {
  const latency = (_step: string, call: number) => 120 + ((call * 37) % 200);
  const [model, database, dataDir] = await Promise.all([
    startScriptedModel({ latency }),
    createTestDatabase(),
    mkdtemp(path.join(tmpdir(), 'coursewright-bench-')),
  ]);
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PORT: '0',
    ...model.environment('openai'),
  };
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const rows = rowsFrom(client);
  let running: ChildProcess | undefined;
  try {
    const taskId = await startRun(environment, rows);
    running = spawnWorker(environment);
    const answered = () => model.calls.filter(({ outcome }) => outcome === 'answered').length;
    const deadline = Date.now() + giveUpAfter;
    while (answered() < answers && Date.now() < deadline) await sleep(2);
    running.kill('SIGKILL');
    await once(running, 'exit');
    const before = [...model.calls];
    const kept = await rows(
      z.object({ step: z.string(), n: z.number() }),
      `SELECT split_part(step, ':', 1) AS step, count(*)::int AS n
       FROM generation_journal
       WHERE task_id = $1 AND calls > 0
       GROUP BY 1`,
      [taskId],
    );

    running = spawnWorker(environment);
    const status = await endedAs(rows, taskId, deadline);
    const after = model.calls.slice(before.length);
    const repeatedKept = askedAgain(before, after, kept);
    const debits = await rows(
      z.object({ amount: z.number() }),
      'SELECT amount FROM credit_transactions WHERE task_id = $1',
      [taskId],
    );
    const events = await rows(
      z.object({ n: z.number(), last: z.number(), closed: z.number() }),
      `SELECT count(*)::int AS n, max(id)::int AS last,
         count(*) FILTER (WHERE key = 'stream_close')::int AS closed
       FROM progress_events
       WHERE task_id = $1`,
      [taskId],
    );
    const { n, last, closed } = events[0]!;
    const holds =
      status === 'completed' &&
      debits.length === 1 &&
      debits[0]!.amount === -1 &&
      repeatedKept === 0 &&
      n === last &&
      closed === 1;
    return {
      what: `kill -9 after ${before.length} calls, ${kept.reduce((sum, one) => sum + one.n, 0)} journaled`,
      measured: `${status}, ${debits.length} debit, ${repeatedKept} journaled calls repeated, ${after.length} further calls, ${n} events`,
      bound: 'completed, 1 debit, 0 repeated',
      holds,
    };
  } finally {
    if (running && running.exitCode === null) {
      running.kill('SIGTERM');
      await once(running, 'exit');
    }
    await client.end();
    await Promise.all([
      model.close(),
      database.drop(),
      rm(dataDir, { recursive: true, force: true }),
    ]);
  }
}

/** A user starts the run, through the use case, in a process that takes no jobs. */
async function startRun(environment: Record<string, string>, rows: ReadRows): Promise<string> {
  const app = await createWorkerApp({ ...environment, WORKERS: 'none' });
  const [user] = await rows(
    z.object({ id: z.string() }),
    `INSERT INTO users (email, full_name, password_hash, is_email_verified)
     VALUES ('bench@example.org', 'Bench', '', true)
     RETURNING id`,
  );
  const [taskId] = await startRuns(app, user!.id, [course]);
  await app.close();
  return taskId!;
}

function spawnWorker(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [workerProgram], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
