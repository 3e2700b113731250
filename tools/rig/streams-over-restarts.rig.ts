// API processes are restarted while readers follow a run: each reader receives every event exactly
// once, in order, and one end, whichever process serves it.
import { setTimeout as sleep } from 'node:timers/promises';
import { progressEvent, type ProgressEvent } from '@coursewright/contract';
import { startScriptedModel } from '@coursewright/testing';
import { z } from 'zod';
import { readStream } from '../../apps/api/test/event-stream.ts';
import type { App } from './frame/app.ts';
import type { Member } from './frame/member.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const course = {
  topic: 'Photosynthesis',
  desired_module_count: 6,
  desired_submodule_count: 4,
  parallel_count: 2,
  submodule_parallel_count: 2,
};
/** Watchdog (ms). */
const seenWithin = 300_000;

interface Reader {
  readonly seen: ProgressEvent[];
  connections: number;
}

/**
 * Follows a run as an EventSource does: after a broken connection it reconnects with the last event
 * id, to any process that runs.
 */
async function follow(
  app: App,
  member: Member,
  taskId: string,
  reader: Reader = { seen: [], connections: 0 },
  api?: number,
): Promise<Reader> {
  for (
    const until = Date.now() + seenWithin;
    Date.now() < until && reader.seen.at(-1)?.action !== 'stream_close';
    await sleep(100)
  ) {
    const after = reader.seen.at(-1)?.id;
    try {
      const { status } = await readStream(
        `${app.apiUrl(api)}/api/learning-path/${taskId}/progress-stream`,
        {
          headers: await member.authorization(),
          ...(after === undefined ? {} : { after }),
          onEvent: (event) => reader.seen.push(event),
        },
      );
      if (status === 200) reader.connections += 1;
    } catch {
      reader.connections += 1;
    }
  }
  return reader;
}

const logOf = async (app: App, taskId: string) =>
  (
    await app.rows(
      z.object({ event: progressEvent }),
      'SELECT event FROM progress_events WHERE task_id = $1 ORDER BY id',
      [taskId],
    )
  ).map(({ event }) => event);
const isSame = (seen: readonly ProgressEvent[], log: readonly ProgressEvent[]) =>
  JSON.stringify(seen) === JSON.stringify(log);

const measureOf =
  (restarts: number) =>
  async (rig: Rig): Promise<Measured[]> => {
    // Slow until the last restart, so that every restart happens while the course is being written.
    let isRestarting = true;
    const model = await startScriptedModel({ latency: () => (isRestarting ? 6_000 : 10) });
    rig.onClose(() => model.close());
    const app = await (
      await rig.app(model.environment('openai'))
    ).startAll({ apis: 2, workers: 1 });
    const member = await app.join();
    const taskId = await member.startRun(course);
    const early: Reader = { seen: [], connections: 0 };
    const middle: Reader = { seen: [], connections: 0 };
    const following = [follow(app, member, taskId, early)];
    await app.until(async () => early.seen.length >= 3);

    let metWriting = 0;
    for (let n = 1; n <= restarts; n += 1) {
      const old = app.apis.find(({ process }) => process.isRunning)!.process;
      if ((await member.status(taskId, 1)).status === 'running') metWriting += 1;
      // By SIGTERM and SIGKILL in turn; sometimes the worker is restarted too.
      await (n % 2 === 0 ? old.kill() : old.stop());
      if (n === 2) {
        await app.workers.at(-1)!.stop();
        await app.startWorker();
      }
      await app.startApi();
      if (n === Math.ceil(restarts / 2)) following.push(follow(app, member, taskId, middle));
    }
    isRestarting = false;
    const [status] = await app.ended([taskId]);
    await Promise.all(following);
    const late = await follow(app, member, taskId);

    const log = await logOf(app, taskId);
    const readers = { 'from the start': early, 'from the middle': middle, 'after the end': late };
    return [
      exactly('restarts that met a course being written', metWriting, restarts),
      exactly('the course', status ?? 'gone', 'completed'),
      atLeast('connections of the first reader', early.connections, Math.ceil(restarts / 2)),
      ...Object.entries(readers).map(([when, { seen }]) =>
        exactly(
          `${when}: ${seen.length} events, as in the log of ${log.length}`,
          isSame(seen, log) ? 'the same' : 'others',
          'the same',
        ),
      ),
      exactly(
        'ends that each saw',
        Object.values(readers)
          .map(({ seen }) => seen.filter(({ action }) => action === 'stream_close').length)
          .join(' '),
        '1 1 1',
      ),
      ...(await stoppedElsewhere(app, () => (isRestarting = true))),
    ];
  };

/** Started through one process, written by another, watched and cancelled through a third. */
async function stoppedElsewhere(app: App, slowDown: () => void): Promise<Measured[]> {
  slowDown();
  const member = await app.join();
  const started = await member.call('POST', '/generate-learning-path', course, { api: 0 });
  const { task_id: taskId } = started.body as { task_id: string };
  const reader: Reader = { seen: [], connections: 0 };
  const following = follow(app, member, taskId, reader, 1);
  await app.until(async () =>
    reader.seen.some(({ phase }) => phase === 'research' || phase === 'outline'),
  );
  const asked = await member.call('DELETE', `/learning-path/${taskId}`, undefined, { api: 1 });
  await following;
  const polled = [await member.status(taskId, 0), await member.status(taskId, 1)].map(
    ({ status }) => status,
  );
  return [
    exactly(
      'cancelled through another process than it was started through',
      `${asked.status}, ${reader.seen.at(-1)?.status}, ${polled.join(' and ')}`,
      '200, cancelled, cancelled and cancelled',
    ),
    exactly(
      'what was seen of it there',
      isSame(reader.seen, await logOf(app, taskId)) ? 'the same' : 'others',
      'the same',
    ),
  ];
}

const scenario: Scenario = {
  what: 'a stream outlives the processes that serve it',
  measure: measureOf(5),
  mutants: [
    {
      what: 'a reader who comes back is given the last event again',
      patches: [
        {
          file: 'libs/server/generation/dist/progress-stream.js',
          find: 'last: after, told',
          replace: 'last: Math.max(0, after - 1), told',
        },
      ],
      measure: measureOf(1),
    },
    {
      what: 'a cancellation reaches only the process that received it',
      patches: [
        {
          file: 'libs/server/generation/dist/generation-runs.js',
          find: 'AND cancel_requested_at IS NOT NULL',
          replace: 'AND false',
        },
      ],
      measure: measureOf(1),
    },
  ],
};
export default scenario;
