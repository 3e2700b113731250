import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { WorkerPool } from './worker-pool.ts';

const echo = new URL(
  `data:text/javascript,${encodeURIComponent(
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', (one) => parentPort.postMessage(one));",
  )}`,
);

it('does a job that comes in the moment in which its resting thread ends', async () => {
  const idleMs = 8;
  const pool = new WorkerPool<number, number>(echo, {
    size: 1,
    waiting: 2,
    timeoutMs: 60_000,
    heapMb: 32,
    bufferBytes: 64 * 1024 * 1024,
    idleMs,
  });
  const answers: number[] = [];
  for (let job = 0; job < 24; job += 1) {
    answers.push(await pool.run(job, []));
    // Shortly before the end of its rest, at it, and shortly after.
    await sleep(idleMs - 1 + (job % 4));
  }
  expect(answers).toEqual(answers.map((_, job) => job));
  await pool.close();
});
