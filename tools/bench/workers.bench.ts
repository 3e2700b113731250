// Forty queued courses: three worker processes need little more than a third of the time of one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, rowsFrom, startScriptedModel } from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';
import { createWorkerApp, startRuns, workerProgram } from './worker-app.ts';

const courses = 40;
const bound = 0.4;
const perUser = 2;
/** Milliseconds that the model thinks about an answer: a run mostly waits for it. */
const latency = (_step: string, call: number) => 1_000 + ((call * 379) % 400);
/**
 * With 8 at once, which is the default, 40 courses are 5 turns of one process and 2 of three:
 * exactly 0.4, whatever is measured. With 2 they are 20 and 7, which is 0.35, and that the first
 * course of a process takes longer weighs less among 7 turns than among few.
 */
const atOnce = 2;
const course = {
  topic: 'Photosynthesis',
  desired_module_count: 1,
  desired_submodule_count: 1,
  parallel_count: 2,
  submodule_parallel_count: 2,
};
const giveUpAfter = 600_000;

/** Seconds from the first course that is taken to the last one that ends. */
async function written(
  processes: number,
): Promise<{ seconds: number; course: number; completed: number; calls: number }> {
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
    COURSES_AT_ONCE: String(atOnce),
    ...model.environment('openai'),
  };
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const workers: ChildProcess[] = [];
  try {
    // Workers first, frozen until everything is queued: neither their start nor that of the runs
    // is measured.
    for (let n = 0; n < processes; n += 1) workers.push(await readyWorker(environment));
    for (const one of workers) one.kill('SIGSTOP');
    await queue(environment, client);
    for (const one of workers) one.kill('SIGCONT');
    let open = courses;
    for (
      const deadline = Date.now() + giveUpAfter;
      open > 0 && Date.now() < deadline;
      await sleep(100)
    ) {
      open = Number(
        (await client.query(`SELECT count(*) AS n FROM generation_tasks WHERE finished_at IS NULL`))
          .rows[0].n,
      );
    }
    const [row] = await rowsFrom(client)(
      z.object({ seconds: z.number(), course: z.number(), completed: z.number() }),
      `SELECT extract(epoch FROM max(finished_at) - min(started_at))::float AS seconds,
         extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY finished_at - started_at))
           ::float AS course,
         count(*) FILTER (WHERE status = 'completed')::int AS completed
       FROM generation_tasks`,
    );
    return {
      seconds: row!.seconds,
      course: row!.course,
      completed: row!.completed,
      calls: model.calls.length,
    };
  } finally {
    for (const one of workers) {
      one.kill('SIGTERM');
      if (one.exitCode === null) await once(one, 'exit');
    }
    await client.end();
    await Promise.all([
      model.close(),
      database.drop(),
      rm(dataDir, { recursive: true, force: true }),
    ]);
  }
}

async function readyWorker(environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [workerProgram], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of child.stdout.setEncoding('utf8'))
    if (/takes jobs/.test(String(text))) break;
  return child;
}

/** Twenty users start two runs each, through the use case, in a process that takes no jobs. */
async function queue(environment: Record<string, string>, client: pg.Client): Promise<void> {
  const app = await createWorkerApp({ ...environment, WORKERS: 'none' });
  const rows = await rowsFrom(client)(
    z.object({ id: z.string() }),
    `INSERT INTO users (email, full_name, password_hash, is_email_verified)
     SELECT n || '@example.org', 'Bench', '', true FROM generate_series(1, $1) AS n
     RETURNING id`,
    [courses / perUser],
  );
  for (const { id } of rows)
    await startRuns(
      app,
      id,
      Array.from({ length: perUser }, () => course),
    );
  await app.close();
}

const one = await written(1);
const three = await written(3);
const ratio = three.seconds / one.seconds;
const rows = [
  {
    what: 'courses completed',
    measured: `${one.completed} and ${three.completed}`,
    bound: `${courses} and ${courses}`,
    holds: one.completed === courses && three.completed === courses,
  },
  {
    what: `${courses} courses, 1 → 3 worker processes (${atOnce} at once each)`,
    measured: `${one.seconds.toFixed(1)} → ${three.seconds.toFixed(1)} s: × ${ratio.toFixed(3)} (a course: ${one.course.toFixed(1)} → ${three.course.toFixed(1)} s)`,
    bound: `≤ ${bound}`,
    holds: ratio <= bound,
  },
  {
    what: 'model calls',
    measured: `${one.calls} and ${three.calls}`,
    bound: 'equal: nothing was written twice',
    holds: one.calls === three.calls,
  },
];
console.log('\n### workers\n\n| what | measured | bound | |\n|---|---|---|---|');
for (const { what, measured, bound: most, holds } of rows)
  console.log(`| ${what} | ${measured} | ${most} | ${holds ? 'ok' : '**missed**'} |`);
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
