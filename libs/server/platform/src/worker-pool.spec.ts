import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { WorkerOverrun, WorkerPool } from './worker-pool.ts';

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

const endOf = (job: Promise<unknown>): Promise<unknown> =>
  job.then(
    () => 'answered',
    (error: unknown) => (error instanceof WorkerOverrun ? error.kind : error),
  );
const ofCode = (code: string, timeoutMs: number) =>
  new WorkerPool<number, number>(
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${code} });`)}`,
    ),
    {
      size: 1,
      waiting: 2,
      timeoutMs,
      heapMb: 32,
      bufferBytes: 64 * 1024 * 1024,
      idleMs: 60_000,
    },
  );

it('tells a job that was too much from one that the machine did not come to', async () => {
  const endless = ofCode('for (;;);', 60_000);
  expect(await endOf(endless.run(1, [], { cpuMs: 50 }))).toBe('time');
  await endless.close();
  // It has no more of the processor than one that waits for its turn.
  const waiting = ofCode('setInterval(() => {}, 1e9)', 300);
  expect(await endOf(waiting.run(1, []))).toBe('busy');
  // Unless it waits for a process that works for it.
  expect(await endOf(waiting.run(1, [], { elsewhereMs: () => 299 }))).toBe('time');
  await waiting.close();
});

it('blames no job for its own end', async () => {
  const pool = ofCode('setInterval(() => {}, 1e9)', 60_000);
  const ends = Promise.all([pool.run(1, []), pool.run(2, [])].map(endOf));
  await pool.close();
  expect(await ends).toEqual(['busy', 'busy']);
});

it.runIf(process.platform === 'linux')(
  'lets a long job give way to short ones, and the next one begin as before',
  { tags: ['proof'] },
  async () => {
    const niceness =
      "Number(readFileSync('/proc/thread-self/stat', 'utf8').replace(/^.*\\) /s, '').split(' ')[16])";
    const pool = new WorkerPool<number, number>(
      new URL(
        `data:text/javascript,${encodeURIComponent(`
          import { readFileSync } from 'node:fs';
          import { parentPort } from 'node:worker_threads';
          // Its niceness, after so many milliseconds of the processor.
          parentPort.on('message', (ms) => {
            while (process.threadCpuUsage().user < ms * 1000);
            parentPort.postMessage(${niceness});
          });`)}`,
      ),
      {
        size: 1,
        waiting: 2,
        timeoutMs: 60_000,
        heapMb: 32,
        bufferBytes: 64 * 1024 * 1024,
        idleMs: 60_000,
      },
    );
    expect(await pool.run(0, [])).toBe(0);
    expect(await pool.run(900, [])).toBeGreaterThan(0);
    expect(await pool.run(0, [])).toBe(0);
    await pool.close();
  },
);
