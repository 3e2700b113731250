import { AppError, operations } from '@coursewright/contract';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { messageOf, RequestError, SaidError } from './request-error.ts';
import { rest } from './rest.ts';
import { session } from './session/index.ts';
import { createTrpcClient, errorText, toRequestError } from './trpc.ts';

const client = createTrpcClient();
const refreshes = () => fakeServer.count('POST', '/api/auth/refresh');
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Signed in, and the server honours another token by now. */
async function holdAnOldToken(): Promise<void> {
  fakeServer.on(operations.credits, () => HttpResponse.json({ credits: 3 }));
  await session.login({
    email: fakeServer.state.user.email,
    password: fakeServer.state.password,
    remember_me: false,
  });
  fakeServer.state.token = 'token-2';
}

beforeEach(() => session.start());

describe.each([
  ['tRPC', '/api/trpc/auth.status', () => client.auth.status.query()],
  ['REST', '/api/auth/status', () => rest(operations.status, {})],
])('a 401 on %s', (_door, path, ask) => {
  it('costs one refresh and one more try', async () => {
    await holdAnOldToken();
    await expect(ask()).resolves.toMatchObject({ user: { email: 'ada@example.org' } });
    expect(refreshes()).toBe(1);
    await ask();
    expect(refreshes()).toBe(1);
  });

  it('shares the refresh with everybody who met it', async () => {
    await holdAnOldToken();
    await Promise.all([
      ask(),
      ask(),
      rest(operations.status, {}),
      client.auth.status.query(),
      client.auth.credits.query(),
    ]);
    expect(refreshes()).toBe(1);
  });

  it('is not tried a third time', async () => {
    await holdAnOldToken();
    fakeServer.on(operations.refresh, () =>
      HttpResponse.json({
        access_token: 'still wrong',
        expires_in: 600,
        user: fakeServer.state.user,
      }),
    );
    const tries = () => fakeServer.count('GET', path);
    let error: unknown;
    const asked = caught(ask()).then((reason) => (error = reason));
    await vi.waitFor(() => expect(error !== undefined || tries() > 2).toBe(true));
    // Whoever would go on for ever is let in.
    fakeServer.state.token = 'still wrong';
    await asked;
    expect([tries(), refreshes()]).toEqual([2, 1]);
    expect(toRequestError(error)).toMatchObject({ status: 401 });
  });

  it('ends the session, and says so, when it cannot be renewed', async () => {
    await holdAnOldToken();
    const expired = vi.fn();
    const stopListening = session.onExpired(expired);
    fakeServer.on(operations.refresh, () => {
      throw new AppError('unauthorized', 'Your session has ended.');
    });
    expect(toRequestError(await caught(ask()))).toMatchObject({
      status: 401,
      type: 'unauthorized',
    });
    expect(expired).toHaveBeenCalled();
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', hasExpired: true });
    expect(localStorage.getItem('auth')).toBeNull();
    stopListening();
  });
});

it('takes the token that others have renewed meanwhile when a 401 comes late', async () => {
  await holdAnOldToken();
  const late = Promise.withResolvers<void>();
  let asked = 0;
  fakeServer.on({ ...operations.status, access: 'public' }, async (request) => {
    asked += 1;
    if (request.headers.get('authorization') === 'Bearer token-2')
      return HttpResponse.json({ user: fakeServer.state.user });
    await late.promise;
    throw new AppError('unauthorized', 'Authentication required. Please log in.');
  });
  const slow = rest(operations.status, {});
  await vi.waitFor(() => expect(asked).toBe(1));
  await client.auth.status.query();
  expect(refreshes()).toBe(1);
  late.resolve();
  await expect(slow).resolves.toMatchObject({ user: { email: 'ada@example.org' } });
  expect(refreshes()).toBe(1);
});

it('does not repeat the calls that shared a batch with a refused one', async () => {
  await holdAnOldToken();
  const capabilities = vi.spyOn(fakeServer.useCases.capabilities, 'run');
  await Promise.all([client.system.capabilities.query(), client.auth.status.query()]);
  expect(capabilities).toHaveBeenCalledTimes(1);
});

it.each([
  ['by a stranger', () => Promise.resolve()],
  ['by somebody who is signed in', holdAnOldToken],
])('neither refreshes nor retries after a refused login %s', async (_who, before) => {
  await before();
  const logins = fakeServer.count('POST', '/api/auth/login');
  await expect(
    rest(operations.login, { body: { email: 'ada@example.org', password: 'wrong' } }),
  ).rejects.toMatchObject({ status: 401 });
  expect([refreshes(), fakeServer.count('POST', '/api/auth/login') - logins]).toEqual([0, 1]);
});

it('renews a session although the answer has gained fields', async () => {
  await holdAnOldToken();
  const { user, token, expiresIn } = fakeServer.state;
  fakeServer.on(operations.refresh, () =>
    HttpResponse.json({
      access_token: token,
      expires_in: expiresIn,
      scope: 'all',
      user: { ...user, handle: 'ada' },
    }),
  );
  await expect(rest(operations.status, {})).resolves.toMatchObject({ user: { id: user.id } });
  expect(session.getSnapshot().status).toBe('authenticated');
});

it.each(['{"access_token":1}', '<h1>Hello</h1>'])(
  'says that the login failed, and no more, when it is answered with %s',
  async (text) => {
    fakeServer.on(operations.login, () => new HttpResponse(text));
    const { email } = fakeServer.state.user;
    const refused = caught(session.login({ email, password: 'any', remember_me: false }));
    expect(messageOf(await refused, 'Login failed')).toBe('Login failed');
    expect(session.getSnapshot().error).toBe('Login failed');
  },
);

it('sends the idempotency key of a single call', async () => {
  await session.login({
    email: fakeServer.state.user.email,
    password: fakeServer.state.password,
    remember_me: false,
  });
  const start = vi.spyOn(fakeServer.useCases.startGeneration, 'run');
  await client.generation.start.mutate(
    { topic: 'Rivers' },
    { context: { idempotencyKey: 'once' } },
  );
  expect(start.mock.calls[0]?.[2]).toEqual({ idempotencyKey: 'once' });
});

describe('errors', () => {
  it.each([
    ['REST', () => rest(operations.capabilities, {})],
    ['tRPC', () => client.system.capabilities.query()],
  ])('arrive whole over %s: sentence, type, status, details, id', async (_door, ask) => {
    fakeServer.useCases.capabilities = {
      run: () =>
        Promise.reject(
          new AppError('provider_error', 'The model is away.', {
            details: [{ path: 'model', message: 'No answer.' }],
          }),
        ),
    };
    const error = toRequestError(await caught(ask()));
    expect(error).toMatchObject({
      type: 'provider_error',
      status: 502,
      message: 'The model is away.',
      details: [{ path: 'model', message: 'No answer.' }],
    });
    expect(errorText(error)).toMatch(/^The model is away\. \(Error ID: [0-9a-f-]{36}\)$/);
  });

  it.each([
    [
      'REST',
      operations.capabilities,
      (error: object) => ({ error, trace: 'a' }),
      () => rest(operations.capabilities, {}),
    ],
    [
      'tRPC',
      { ...operations.capabilities, path: '/trpc/system.capabilities' },
      (error: object) => [
        { error: { message: 'x', code: -32603, data: { code: 'X', httpStatus: 503, error } } },
      ],
      () => client.system.capabilities.query(),
    ],
  ] as const)('are understood over %s with fields added', async (_door, route, answer, ask) => {
    const error = { message: 'Away.', type: 'unavailable', hint: 'later' };
    fakeServer.on(route, () => HttpResponse.json(answer(error), { status: 503 }));
    expect(toRequestError(await caught(ask()))).toMatchObject({
      type: 'unavailable',
      status: 503,
      message: 'Away.',
    });
  });

  it('fall back to "An unexpected error occurred" when the answer is not ours', async () => {
    fakeServer.on(
      operations.capabilities,
      () =>
        new HttpResponse('<h1>Bad gateway</h1>', { status: 502, headers: { 'retry-after': '7' } }),
    );
    const error = await caught(rest(operations.capabilities, {}));
    expect(error).toMatchObject({ status: 502, type: 'provider_error', retryAfter: 7 });
    expect(messageOf(error)).toBe('An unexpected error occurred');
  });

  it('fall back to the same words over tRPC', async () => {
    fakeServer.on(
      { ...operations.capabilities, path: '/trpc/system.capabilities' },
      () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    );
    const error = toRequestError(await caught(client.system.capabilities.query()));
    expect(error).toMatchObject({ status: 500, type: 'server_error' });
    expect(errorText(error)).toBe('An unexpected error occurred');
  });

  it('name the network when nothing answered', async () => {
    fakeServer.on(operations.capabilities, () => HttpResponse.error());
    expect(await caught(rest(operations.capabilities, {}))).toMatchObject({
      type: 'network',
      status: 0,
    });
    fakeServer.on({ ...operations.capabilities, path: '/trpc/system.capabilities' }, () =>
      HttpResponse.error(),
    );
    expect(toRequestError(await caught(client.system.capabilities.query()))).toMatchObject({
      type: 'network',
      status: 0,
    });
  });

  it.each([
    [
      new RequestError({ type: 'server_error', status: 500, message: 'Broken.', errorId: 'e1' }),
      'Broken. (Error ID: e1)',
    ],
    [new SaidError('Plain.'), 'Plain.'],
    [new SaidError(''), 'fallback'],
    [new Error('Expected string, received null'), 'fallback'],
    ['text', 'fallback'],
    [undefined, 'fallback'],
  ])('read as a sentence: %s → %s', (error, text) => {
    expect(messageOf(error, 'fallback')).toBe(text);
  });
});
