import { AppError, progressEvent, operations, type ProgressEvent } from '@coursewright/contract';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendDocument } from '../features/generator/api/send-document.ts';
import { EventStream } from '../shared/event-stream.ts';
import { rest, restFile } from '../shared/rest.ts';
import { session } from '../shared/session/index.ts';
import { createTrpcClient } from '../shared/trpc.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aDocument } from '../testing/factories.ts';

const streamUrl = '/api/learning-path/6f9619ff-8b86-4011-b42d-00c04fc964ff/progress-stream';
const lastEvent = {
  id: 1,
  action: 'stream_close',
  status: 'completed',
  phase: 'done',
  message: 'Done',
  timestamp: '2026-11-20T10:00:00.000Z',
  phase_progress: 1,
  overall_progress: 1,
};
const client = createTrpcClient();
/** Each of them, as the server sees it. */
const addresses = [
  'GET /api/trpc/auth.status,documents.list',
  'GET /api/auth/credits',
  'GET /api/v1/account/export',
  'POST /api/v1/documents',
  `GET ${streamUrl}`,
];
const asked = () =>
  addresses.map((address) => fakeServer.count(...(address.split(' ') as [string, string])));

/**
 * Everything a page can have under way, asked for in one breath: a batch of two calls, REST, a
 * download, an upload, a stream.
 */
function everythingAtOnce() {
  const stream = new EventStream<ProgressEvent>(streamUrl, (data) => progressEvent.parse(data));
  stream.open();
  const calls = [
    client.auth.status.query(),
    client.documents.list.query(),
    rest(operations.credits, {}),
    restFile(operations.exportAccount),
    sendDocument(
      new File(['Rivers.'], 'rivers.txt'),
      () => undefined,
      new AbortController().signal,
    ),
  ];
  const streamed = vi
    .waitFor(() => expect(stream.getSnapshot().connection).toBe('closed'), { timeout: 10_000 })
    .then(() => stream.getSnapshot());
  return { calls: Promise.allSettled<unknown>(calls), streamed };
}

beforeEach(async () => {
  fakeServer.on(operations.exportAccount, () => HttpResponse.json({}));
  fakeServer.on(operations.uploadDocument, () => HttpResponse.json(aDocument(), { status: 201 }));
  fakeServer.on(
    operations.progressStream,
    () =>
      new HttpResponse(`data: ${JSON.stringify(lastEvent)}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      }),
  );
  session.start();
  await session.login({
    email: fakeServer.state.user.email,
    password: fakeServer.state.password,
    remember_me: false,
  });
  // What the login has started is over; then the server honours another token.
  await vi.waitFor(() => expect(fakeServer.state.requests).toHaveLength(1));
  fakeServer.state.token = 'token-2';
});

it('one refresh serves a batch, REST, a download, an upload and a stream that are refused together, and each is tried once more', async () => {
  const together = fakeServer.holdUntil(addresses.length);
  const { calls, streamed } = everythingAtOnce();
  await together;
  expect(asked()).toEqual([1, 1, 1, 1, 1]);
  expect(fakeServer.count('POST', '/api/auth/refresh')).toBe(0);
  expect((await calls).filter(({ status }) => status !== 'fulfilled')).toEqual([]);
  expect(await streamed).toMatchObject({ error: null, events: [{ id: 1 }] });
  expect(fakeServer.count('POST', '/api/auth/refresh')).toBe(1);
  expect(asked()).toEqual([2, 2, 2, 2, 2]);
});

it('one failed refresh ends them all, and none is tried again', async () => {
  let refreshes = 0;
  fakeServer.on(operations.refresh, () => {
    refreshes += 1;
    throw new AppError('unauthorized', 'Your session has ended.');
  });
  const together = fakeServer.holdUntil(addresses.length);
  const { calls, streamed } = everythingAtOnce();
  await together;
  expect((await calls).map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => 'rejected'),
  );
  expect(await streamed).toMatchObject({ error: { status: 401 }, events: [] });
  expect(refreshes).toBe(1);
  expect(asked()).toEqual([1, 1, 1, 1, 1]);
  expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', hasExpired: true });
});

it('an upload that was stopped while the token was renewed is not sent again', async () => {
  const stop = new AbortController();
  fakeServer.on(operations.refresh, () => {
    stop.abort();
    return HttpResponse.json({
      access_token: 'token-2',
      expires_in: 600,
      user: fakeServer.state.user,
    });
  });
  await expect(
    sendDocument(new File(['Rivers.'], 'rivers.txt'), () => undefined, stop.signal),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(fakeServer.count('POST', '/api/v1/documents')).toBe(1);
});
