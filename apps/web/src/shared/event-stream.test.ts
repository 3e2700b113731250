import { AppError, progressEvent, operations, type ProgressEvent } from '@coursewright/contract';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { hurry } from '../testing/real-time.ts';
import { EventStream } from './event-stream.ts';
import { readAnswer } from './read-answer.ts';
import { readServerEvents } from './server-events.ts';
import { session } from './session/index.ts';

const event = (id: number, action: ProgressEvent['action'] = 'processing') =>
  progressEvent.parse({
    id,
    action,
    phase: 'lessons',
    message: `Event ${id}`,
    timestamp: '2026-11-20T10:00:00.000Z',
    phase_progress: 0.5,
    overall_progress: 0.5,
  });
const frame = (entry: unknown) =>
  `id: 1\ndata: ${typeof entry === 'string' ? entry : JSON.stringify(entry)}\n\n`;

/**
 * One connection after the other: the frames each delivers before it breaks, or a refusal. What the
 * client sent is noted.
 */
function serve(...connections: (string[] | AppError)[]): { lastEventIds: (string | null)[] } {
  const seen = { lastEventIds: new Array<string | null>() };
  fakeServer.on(operations.progressStream, (request) => {
    seen.lastEventIds.push(request.headers.get('last-event-id'));
    const frames = connections.shift() ?? new AppError('not_found', 'Not found.');
    if (frames instanceof AppError) throw frames;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const text of frames) controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return seen;
}

let stream: EventStream<ProgressEvent>;
const ids = () => stream.getSnapshot().events.map(({ id }) => id);
const closed = () =>
  vi.waitFor(() => expect(stream.getSnapshot().connection).toBe('closed'), { timeout: 10_000 });

beforeEach(async () => {
  session.start();
  await session.login({
    email: fakeServer.state.user.email,
    password: fakeServer.state.password,
    remember_me: false,
  });
  stream = new EventStream(
    '/api/learning-path/6f9619ff-8b86-4011-b42d-00c04fc964ff/progress-stream',
    (data) => readAnswer(progressEvent, data),
  );
});
afterEach(() => stream.leave());

it('collects the events and closes at stream_close, for good', async () => {
  const { lastEventIds } = serve([
    frame(event(1)),
    ': ping\n\n',
    frame(event(2)),
    frame(event(3, 'stream_close')),
    frame(event(4)),
  ]);
  stream.open();
  await closed();
  expect(ids()).toEqual([1, 2, 3]);
  expect(lastEventIds).toEqual([null]);
  stream.open();
  expect(stream.getSnapshot().connection).toBe('closed');
});

it('resumes after the last event seen when the connection breaks, and shows no event twice', async () => {
  hurry();
  const { lastEventIds } = serve(
    [frame(event(1)), frame(event(2))],
    [frame(event(2)), frame(event(3))],
    [frame(event(4, 'stream_close'))],
  );
  const states = new Set<string>();
  stream.subscribe(() => states.add(stream.getSnapshot().connection));
  stream.open();
  await closed();
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(lastEventIds).toEqual([null, '2', '3']);
  expect(states).toEqual(new Set(['open', 'reconnecting', 'closed']));
});

it('rides out a server that is away', async () => {
  hurry();
  serve(
    new AppError('unavailable', 'Away.'),
    [frame(event(1))],
    new AppError('too_many_requests', 'Slower.'),
    [frame(event(2, 'stream_close'))],
  );
  stream.open();
  await closed();
  expect(ids()).toEqual([1, 2]);
  expect(stream.getSnapshot().error).toBeNull();
});

it('stops without a complaint where the server says that nothing will follow', async () => {
  let asked = 0;
  fakeServer.on(operations.progressStream, () => {
    asked += 1;
    return asked === 1
      ? new HttpResponse(frame(event(1)), { headers: { 'content-type': 'text/event-stream' } })
      : new HttpResponse(null, { status: 204 });
  });
  stream.open();
  await closed();
  expect([asked, ids(), stream.getSnapshot().error]).toEqual([2, [1], null]);
});

it('gives up when the server refuses for good', async () => {
  serve(new AppError('not_found', 'There is no such course.'));
  stream.open();
  await closed();
  expect(stream.getSnapshot().error).toMatchObject({
    status: 404,
    message: 'There is no such course.',
  });
});

it('renews the session once when its token has run out', async () => {
  serve([frame(event(1, 'stream_close'))]);
  fakeServer.state.token = 'token-2';
  stream.open();
  await closed();
  expect(ids()).toEqual([1]);
  expect(fakeServer.count('POST', '/api/auth/refresh')).toBe(1);
});

it('survives a message it cannot read and says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  serve([frame('{'), frame({ id: 1 }), frame(event(1)), frame(event(2, 'stream_close'))]);
  stream.open();
  await closed();
  expect(ids()).toEqual([1, 2]);
  expect(stream.getSnapshot().warning).toBe('Failed to parse progress update.');
});

it('reads events that have gained a field', async () => {
  serve([frame({ ...event(1), pace: 2 }), frame({ ...event(2, 'stream_close'), pace: 2 })]);
  stream.open();
  await closed();
  expect(ids()).toEqual([1, 2]);
  expect(stream.getSnapshot().warning).toBeNull();
});

it('can be left and entered again', async () => {
  const { lastEventIds } = serve([frame(event(1))], [frame(event(2, 'stream_close'))]);
  stream.open();
  await vi.waitFor(() => expect(ids()).toEqual([1]));
  stream.leave();
  stream.open();
  await closed();
  expect(lastEventIds).toEqual([null, '1']);
});

it('reads frames however the network cuts them', async () => {
  const text =
    'id: 1\r\ndata: {"a":"ä€😀"}\r\n\r\n: ping\n\ndata:one\ndata: two\n\nevent: x\n\nevent:y\ndata: last\r\rdata: unfinished';
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const read: string[] = [];
    for await (const { name, data } of readServerEvents(body, () => undefined))
      read.push(`${name} ${data}`);
    expect(read).toEqual(['message {"a":"ä€😀"}', 'message one\ntwo', 'y last']);
  }
});

it('tells named events to who takes them, keeps them out of the log, and begins anew with each connection', async () => {
  const named = (name: string, data: unknown) =>
    `id: 1\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const { lastEventIds } = serve(
    [frame(event(1)), named('growth', 'a'), named('stranger', 'b'), named('growth', 'c')],
    [named('growth', 'd'), frame(event(2, 'stream_close'))],
  );
  const told: unknown[] = [];
  stream = new EventStream(
    '/api/learning-path/6f9619ff-8b86-4011-b42d-00c04fc964ff/progress-stream',
    (data) => readAnswer(progressEvent, data),
    {
      name: 'growth',
      take: (data) => void told.push(data),
      clear: () => void told.push('clear'),
    },
  );
  stream.open();
  await closed();
  expect(ids()).toEqual([1, 2]);
  expect(lastEventIds).toEqual([null, '1']);
  expect(told).toEqual(['clear', 'a', 'c', 'clear', 'd', 'clear']);
  expect(stream.getSnapshot().warning).toBeNull();
});

it('connects anew at once when the device comes back from sleep, and not when somebody only looks in', async () => {
  const asked: (string | null)[] = [];
  fakeServer.on(operations.progressStream, (request) => {
    asked.push(request.headers.get('last-event-id'));
    const text = frame(asked.length === 1 ? event(1) : event(2, 'stream_close'));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  stream.open();
  await vi.waitFor(() => expect(ids()).toEqual([1]));
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  comeBack();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual([null]);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 3600_000);
  comeBack();
  clock.mockRestore();
  await closed();
  expect(asked).toEqual([null, '1']);
});
