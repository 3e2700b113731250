import { createServer } from 'node:http';
import { errorEnvelope, keyProviders, lifetimes, userKey } from '@coursewright/contract';
import { UserKeys } from '@coursewright/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHolder, everyRow } from './account-holder.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MovableClock } from './movable-clock.ts';
import type { Reply, Visitor } from './visitor.ts';

const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
const good = 'sk-good-0123456789-wxyz';

/**
 * Every provider at once: takes the good key where that provider wants it, and answers what the key
 * asks for (`status-503`).
 */
async function startProviders() {
  const asked: { path: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    const [, provider = ''] = (request.url ?? '').split('/');
    const {
      authorization,
      'x-api-key': anthropic,
      'x-goog-api-key': google,
      'x-subscription-token': brave,
    } = request.headers;
    const key = String(
      { anthropic, google, brave }[provider] ?? authorization?.replace('Bearer ', ''),
    );
    asked.push({ path: request.url ?? '', headers: request.headers });
    const scripted = Number(/^status-(\d{3})-/.exec(key)?.[1] ?? 0);
    if (key.startsWith('hang-up')) return void request.socket.destroy();
    if (scripted >= 300 && scripted < 400) response.setHeader('location', '/landing');
    response
      .writeHead(
        provider === 'landing'
          ? 200
          : scripted || (key === good ? 200 : provider === 'google' ? 400 : 401),
        { 'content-type': 'application/json' },
      )
      .end(JSON.stringify({ echo: key }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The providers have no port');
  return {
    asked,
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('own keys', () => {
  const clock = new MovableClock();
  let app: TestApp;
  let providers: Awaited<ReturnType<typeof startProviders>>;
  let userKeys: UserKeys;
  const log: string[] = [];

  beforeAll(async () => {
    providers = await startProviders();
    app = await createTestApp({
      env: {
        USER_KEY_URLS: keyProviders
          .map((provider) => `${provider}=${providers.url}/${provider}`)
          .join(','),
      },
      clock,
    });
    const note = (...entry: unknown[]) =>
      void log.push(
        JSON.stringify(entry, (_key, value: unknown) =>
          value instanceof Error ? `${value.stack} ${String(value.cause)}` : value,
        ),
      );
    app.nest.useLogger({ log: note, warn: note, error: note, debug: note, verbose: note });
    userKeys = app.nest.get(UserKeys, { strict: false });
  });
  afterAll(async () => {
    await app?.close();
    await providers?.close();
  });

  const save = (user: Visitor, provider: string, key = good) =>
    user.call('PUT', `/v1/account/keys/${provider}`, { key });
  const saved = async (user: Visitor, provider: string) =>
    userKey.parse((await save(user, provider)).body);

  it.each([
    ['openai', '/openai/models', { authorization: `Bearer ${good}` }],
    [
      'anthropic',
      '/anthropic/v1/models?limit=1',
      { 'x-api-key': good, 'anthropic-version': '2023-06-01' },
    ],
    ['google', '/google/v1beta/models?pageSize=1', { 'x-goog-api-key': good }],
    [
      'perplexity',
      '/perplexity/async/chat/completions?limit=1',
      { authorization: `Bearer ${good}` },
    ],
    ['brave', '/brave/res/v1/web/search?q=course&count=1', { 'x-subscription-token': good }],
    ['tavily', '/tavily/usage', { authorization: `Bearer ${good}` }],
  ] as const)(
    'of %s are tested where it costs least, kept, and resolved for their owner',
    async (provider, path, headers) => {
      const user = await accountHolder(app);
      const before = providers.asked.length;
      const key = await saved(user, provider);
      expect(providers.asked.slice(before)).toEqual([
        { path, headers: expect.objectContaining(headers) },
      ]);
      expect(key).toEqual({
        provider,
        token: expect.stringMatching(/^key_[\w-]{32}$/),
        last_four: 'wxyz',
        created_at: expect.any(String),
        last_used_at: null,
        expires_at: expect.any(String),
      });
      expect(await userKeys.resolve(user.userId, key.token)).toEqual({
        provider,
        apiKey: good,
        baseUrl: `${providers.url}/${provider}`,
      });
    },
  );

  it('are listed without the key, replaced under a new token, and forgotten, through both APIs', async () => {
    const user = await accountHolder(app);
    const first = await saved(user, 'openai');
    const google = userKey.parse(
      (await user.ask('account.saveKey', { provider: 'google', key: ` ${good} ` })).body,
    );
    expect((await user.call('GET', '/v1/account/keys')).body).toEqual({ keys: [google, first] });
    expect((await user.ask('account.keys')).body).toEqual({ keys: [google, first] });
    const second = await saved(user, 'openai');
    expect(second.token).not.toBe(first.token);
    await expect(userKeys.resolve(user.userId, first.token)).rejects.toMatchObject({
      type: 'not_found',
    });
    expect((await user.call('DELETE', '/v1/account/keys/openai')).status).toBe(204);
    expect((await user.call('DELETE', '/v1/account/keys/openai')).status).toBe(404);
    expect((await user.ask('account.deleteKey', { provider: 'google' })).status).toBe(200);
    expect((await user.call('GET', '/v1/account/keys')).body).toEqual({ keys: [] });
    await expect(userKeys.resolve(user.userId, second.token)).rejects.toMatchObject({
      type: 'not_found',
    });
  });

  it('are not kept when the provider refuses them or cannot be asked; a used-up quota is no refusal', async () => {
    const user = await accountHolder(app);
    const outcome = async (provider: string, key: string) => {
      const reply = await save(user, provider, key);
      return [reply.status, reply.status === 200 ? undefined : errorOf(reply).message];
    };
    expect(await outcome('openai', 'sk-wrong-0123456789')).toEqual([
      422,
      'OpenAI does not accept this key.',
    ]);
    expect(await outcome('google', 'AIza-wrong-0123456789')).toEqual([
      422,
      'Google does not accept this key.',
    ]);
    const away =
      'Tavily could not be asked about this key, so it was not saved. Please try again later.';
    for (const key of ['status-503-key', 'status-302-key', 'hang-up-key'])
      expect(await outcome('tavily', key)).toEqual([502, away]);
    expect((await user.call('GET', '/v1/account/keys')).body).toEqual({ keys: [] });
    for (const key of ['status-429-key', 'status-402-key'])
      expect(await outcome('brave', key)).toEqual([200, undefined]);
  });

  it('are tried ten times in a quarter of an hour, and are never anything but a key', async () => {
    const user = await accountHolder(app);
    const asked = providers.asked.length;
    for (const broken of [
      'short',
      'x'.repeat(513),
      'sk with spaces 0123',
      'sk-line\nbreak-0123',
      'clé-0123456789',
      `${good}\r\nhost: evil`,
    ])
      expect((await save(user, 'openai', broken)).status).toBe(422);
    expect((await save(user, 'ollama')).status).toBe(422);
    expect(
      (
        await user.call('PUT', '/v1/account/keys/openai', {
          key: good,
          base_url: 'https://evil.example',
        })
      ).status,
    ).toBe(422);
    expect(providers.asked.length).toBe(asked);
    const replies = await Promise.all(
      Array.from({ length: 15 }, (_, turn) => save(user, 'openai', `stolen-key-${turn}`)),
    );
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(5);
    expect(providers.asked.length - asked).toBe(10);
  });

  it('belong to one user: the token is worth nothing to another, nor the sealed key in his row', async () => {
    const [user, thief] = [await accountHolder(app), await accountHolder(app)];
    const { token } = await saved(user, 'openai');
    const own = await saved(thief, 'openai');
    const refusal = async (userId: string, of: string) =>
      userKeys.resolve(userId, of).then(
        () => 'resolved',
        (error: { type: string; message: string }) => `${error.type} ${error.message}`,
      );
    expect(await refusal(thief.userId, token)).toBe(await refusal(thief.userId, 'key_unknown'));
    expect(await refusal(thief.userId, token)).toMatch(/^not_found /);
    expect((await user.call('GET', '/v1/account/keys')).body).toMatchObject({
      keys: [{ token, last_used_at: null }],
    });
    await app.database.query(
      `UPDATE user_keys mine SET sealed = theirs.sealed FROM user_keys theirs WHERE mine.token = $1 AND theirs.token = $2`,
      [own.token, token],
    );
    expect(await refusal(thief.userId, own.token)).toMatch(/^not_found /);
    await app.database.query(`UPDATE user_keys SET provider = 'anthropic' WHERE token = $1`, [
      token,
    ]);
    expect(await refusal(user.userId, token)).toMatch(/^not_found /);
  });

  it('are forgotten half a year after they were used last', async () => {
    const user = await accountHolder(app);
    const { token } = await saved(user, 'openai');
    for (let use = 0; use < 2; use += 1) {
      clock.advance(lifetimes.userKey - 60);
      await expect(userKeys.resolve(user.userId, token)).resolves.toMatchObject({ apiKey: good });
    }
    clock.advance(lifetimes.userKey + 1);
    await expect(userKeys.resolve(user.userId, token)).rejects.toMatchObject({ type: 'not_found' });
  });

  it('are readable nowhere: in no row, no log line, no answer', async () => {
    const user = await accountHolder(app);
    const { token } = await saved(user, 'perplexity');
    await save(user, 'perplexity', 'hang-up-and-say-nothing');
    await userKeys.resolve(user.userId, token);
    const [rows, answers] = [
      await everyRow(app),
      JSON.stringify([
        (await user.call('GET', '/v1/account/keys')).body,
        (await user.call('GET', '/v1/account/export')).body,
      ]),
    ];
    expect(rows).toContain(token);
    expect(log.length).toBeGreaterThan(0);
    const keys = {
      kept: good,
      'kept, in hex': Buffer.from(good).toString('hex'),
      'kept, in base64': Buffer.from(good).toString('base64'),
      'not answered': 'hang-up-and-say-nothing',
      refused: 'sk-wrong-0123456789',
      tried: 'stolen-key-3',
    };
    const texts = { rows, answers, log: log.join('\n') };
    expect(
      Object.entries(keys).flatMap(([name, key]) =>
        Object.entries(texts).flatMap(([where, text]) =>
          text.includes(key) ? [`${name} in ${where}`] : [],
        ),
      ),
    ).toEqual([]);
  });
});
