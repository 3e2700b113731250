// Two hundred clients open long streams and never read them: little is buffered for each, then they
// are disconnected, and a client that reads receives everything.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProgressEvent } from '@coursewright/contract';
import { z } from 'zod';
import { readStream } from '../../apps/api/test/event-stream.ts';
import type { App } from './frame/app.ts';
import type { Member } from './frame/member.ts';
import { memoryNow, openFiles, peakMemory } from './frame/process-usage.ts';
import type { Rig } from './frame/rig.ts';
import { atMost, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const perUser = 5;
const mebibyte = 2 ** 20;
/** A log of 8 MiB, which is more than the buffers of both ends of a connection hold. */
const events = 2_000;
const messageLength = 4_096;
/** Watchdog (ms). */
const droppedWithin = 90_000;

/** A running task of this member with a long log. */
async function talkative(app: App, { id }: Member): Promise<string> {
  const [task] = await app.rows(
    z.object({ id: z.string() }),
    `INSERT INTO generation_tasks (user_id, topic, request, author_name, status, fencing_token, last_event_id)
     VALUES ($1, 'Rivers', '{}', 'rig', 'running', 1, $2)
     RETURNING id`,
    [id, events],
  );
  await app.rows(
    `INSERT INTO progress_events (task_id, id, key, event)
     SELECT $1, n, n, json_build_object('id', n, 'action', CASE WHEN n = $2 THEN 'stream_close' ELSE 'processing' END, 'phase', 'lessons', 'message', repeat('x', $3), 'timestamp', '2026-11-20T10:00:00.000Z', 'phase_progress', 0, 'overall_progress', 0)
     FROM generate_series(1, $2::int) AS n`,
    [task!.id, events, messageLength],
  );
  return task!.id;
}

/** Asks for a stream and never reads what comes. */
async function silent(app: App, member: Member, taskId: string): Promise<Socket> {
  const { hostname, port } = new URL(app.apiUrl(0));
  const { authorization } = await member.authorization();
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).pause();
  socket.write(
    `GET /api/learning-path/${taskId}/progress-stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n\r\n`,
  );
  return socket;
}

/** Reads everything; a reader who is cut off comes back for the rest. */
async function readAll(app: App, member: Member, taskId: string): Promise<number[]> {
  const seen: ProgressEvent[] = [];
  for (let tries = 0; tries < 20 && seen.at(-1)?.action !== 'stream_close'; tries += 1) {
    await readStream(`${app.apiUrl(0)}/api/learning-path/${taskId}/progress-stream`, {
      headers: await member.authorization(),
      after: seen.at(-1)?.id ?? 0,
      onEvent: (event) => seen.push(event),
    }).catch(() => undefined);
  }
  return seen.map(({ id }) => id);
}

const measureOf =
  (clients: number) =>
  async (rig: Rig): Promise<Measured[]> => {
    // A small heap collects early: what is measured is what is kept, not what could be thrown away.
    const app = await (
      await rig.app({ NODE_OPTIONS: '--max-old-space-size=192 --max-semi-space-size=1' })
    ).startAll({ apis: 1, workers: 0 });
    const { pid } = app.apis[0]!.process;
    const members = await Promise.all(Array.from({ length: clients / perUser }, () => app.join()));
    const tasks: string[] = [];
    for (const member of members) tasks.push(await talkative(app, member));
    const healthy = await app.join();
    const read = await talkative(app, healthy);
    // One reader first, so that the process has what it needs for any.
    await readAll(app, healthy, read);
    const [filesBefore, memoryBefore] = [openFiles(pid), memoryNow(pid)];

    const sockets = (
      await Promise.all(
        members.map((member, index) =>
          Promise.all(Array.from({ length: perUser }, () => silent(app, member, tasks[index]!))),
        ),
      )
    ).flat();
    rig.onClose(async () => sockets.forEach((socket) => socket.destroy()));
    const seen = await readAll(app, healthy, read);
    const stillOpen = () => Math.max(0, openFiles(pid) - filesBefore);
    for (const until = Date.now() + droppedWithin; Date.now() < until && stillOpen() > 2;)
      await sleep(200);
    const perClient = (peakMemory(pid) - memoryBefore) / clients;
    const open = stillOpen();
    sockets.forEach((socket) => socket.destroy());
    // These runs were never paid for, so their debits would be missing from the ledger.
    await app.rows('DELETE FROM generation_tasks');
    return [
      {
        what: 'memory for each client that does not read',
        measured: `${(perClient / mebibyte).toFixed(2)} MiB`,
        required: '≤ 1 MiB',
        holds: perClient <= mebibyte,
      },
      atMost(`connections that are left of ${clients}`, open, 2),
      exactly(
        'events that a client got who reads, in order',
        seen.every((id, index) => id === index + 1) ? seen.length : 'out of order',
        events,
      ),
    ];
  };

const scenario: Scenario = {
  what: 'who does not read a stream is not kept for ever',
  measure: measureOf(200),
  mutants: [
    {
      what: 'what is not read is kept',
      patches: [
        {
          file: 'libs/server/platform/dist/http/rest.js',
          find: 'const maxPendingDataLength = 256 * 1024;',
          replace: 'const maxPendingDataLength = Infinity;',
        },
      ],
      measure: measureOf(20),
    },
  ],
};
export default scenario;
