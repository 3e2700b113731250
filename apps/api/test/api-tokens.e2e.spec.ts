import { ChangeRoleAndStatus } from '@coursewright/auth';
import {
  type ApiScope,
  createdApiToken,
  errorEnvelope,
  type Operation,
  operations,
} from '@coursewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHolder, everyRow, knownPassword } from './account-holder.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { readStream } from './event-stream.ts';
import { MovableClock } from './movable-clock.ts';
import { mailsTo, type Reply, Visitor } from './visitor.ts';

const day = 24 * 3600;
const someId = '00000000-0000-4000-8000-000000000000';
const signedInRows = Object.entries<Operation>(operations).filter(
  ([, route]) => route.access === 'signed_in' || route.access === 'admin',
);
const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;

describe('API tokens', () => {
  const clock = new MovableClock();
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1' }, clock });
  });
  afterAll(() => app?.close());

  const bearer = (token: string) => Object.assign(new Visitor(app), { token });
  const create = (user: Visitor, scopes: ApiScope[], more: object = {}) =>
    user.call('POST', '/v1/account/api-tokens', { name: 'my script', scopes, ...more });
  const tokenOf = async (user: Visitor, scopes: ApiScope[], more: object = {}) =>
    createdApiToken.parse((await create(user, scopes, more)).body);
  /**
   * A row of the table, asked without a body: whoever may not call learns so before anything is
   * read.
   */
  const ask = async (route: Operation, token: string): Promise<Response> =>
    fetch(`${app.url}/api${route.path.replaceAll(/\{\w+\}/g, someId)}`, {
      method: route.method,
      headers: { authorization: `Bearer ${token}` },
    });
  const statusOf = async (route: Operation, token: string) => {
    const response = await ask(route, token);
    await response.body?.cancel();
    return response.status;
  };

  it('are created, shown once, listed and revoked, through both APIs', async () => {
    const user = await accountHolder(app);
    const first = await tokenOf(user, ['read']);
    expect(first).toEqual({
      id: expect.any(String),
      name: 'my script',
      scopes: ['read'],
      token: expect.stringMatching(/^cw_[\w-]{43}$/),
      created_at: expect.any(String),
      expires_at: null,
      last_used_at: null,
    });
    clock.advance(1);
    const second = createdApiToken.parse(
      (
        await user.ask('account.createApiToken', {
          name: 'other',
          scopes: ['read', 'generate'],
          expires_in_days: 30,
        })
      ).body,
    );
    expect(Date.parse(second.expires_at ?? '') - Date.parse(second.created_at)).toBe(
      30 * day * 1000,
    );
    const { token: _shown, ...listed } = first;
    const { token: _shownToo, ...listedToo } = second;
    expect((await user.call('GET', '/v1/account/api-tokens')).body).toEqual({
      api_tokens: [listedToo, listed],
    });
    expect((await user.ask('account.apiTokens')).body).toEqual({ api_tokens: [listedToo, listed] });

    expect((await user.call('DELETE', `/v1/account/api-tokens/${first.id}`)).status).toBe(204);
    expect((await user.ask('account.revokeApiToken', { id: second.id })).status).toBe(200);
    expect((await user.call('DELETE', `/v1/account/api-tokens/${first.id}`)).status).toBe(404);
    for (const { token } of [first, second])
      expect((await bearer(token).call('GET', '/auth/credits')).status).toBe(401);
  });

  it('are revoked by their owner only', async () => {
    const [user, stranger] = [await accountHolder(app), await accountHolder(app)];
    const { id, token } = await tokenOf(user, ['read']);
    const [foreign, unknown] = [
      await stranger.call('DELETE', `/v1/account/api-tokens/${id}`),
      await stranger.call('DELETE', `/v1/account/api-tokens/${someId}`),
    ];
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await bearer(token).call('GET', '/auth/credits')).status).toBe(200);
  });

  it(
    'do what their scopes say on every row of operations, and nothing where none is named',
    { tags: 'proof' },
    async () => {
      const user = await accountHolder(app);
      const tokens = {
        read: await tokenOf(user, ['read']),
        generate: await tokenOf(user, ['generate']),
        both: await tokenOf(user, ['generate', 'read']),
      };
      for (const [name, route] of signedInRows) {
        for (const [held, { token, scopes }] of Object.entries(tokens)) {
          const status = await statusOf(route, token);
          const allowed = route.scope !== undefined && scopes.includes(route.scope);
          expect([name, held, status === 403, status === 401]).toEqual([
            name,
            held,
            !allowed,
            false,
          ]);
        }
      }
      const withScope = signedInRows.filter(([, route]) => route.scope);
      expect(withScope.length).toBeGreaterThanOrEqual(10);
      // Nothing about the account itself is done by a token.
      expect(
        withScope.filter(([, route]) => route.path.startsWith('/v1/account')).map(([name]) => name),
      ).toEqual(['listCreditTransactions']);
      for (const procedure of ['auth.status', 'auth.credits', 'account.profile']) {
        const reply = await bearer(tokens.both.token).ask(procedure);
        expect([reply.status, errorOf(reply).type]).toEqual([403, 'forbidden']);
      }
      expect((await create(bearer(tokens.both.token), ['read'])).status).toBe(403);
    },
  );

  it('take the open streams of an access with them when it ends', { tags: 'proof' }, async () => {
    const admin = await accountHolder(app, { isAdmin: true });
    const user = await accountHolder(app, { credits: 1 });
    const other = new Visitor(app);
    await other.logIn(user.email, knownPassword);
    const started = await user.call('POST', '/generate-learning-path', {
      topic: 'Photosynthesis',
      outline_first: true,
    });
    const { task_id } = started.body as { task_id: string };
    const path = `/learning-path/${task_id}`;
    await expect
      .poll(async () => (await user.call('GET', path)).body, { timeout: 20_000 })
      .toMatchObject({ waiting_for: 'outline' });
    const [kept, revoked] = [await tokenOf(user, ['read']), await tokenOf(user, ['read'])];
    const ended: string[] = [];
    const open = async (name: string, token: string): Promise<void> => {
      const opened = Promise.withResolvers<void>();
      void readStream(`${app.url}/api${path}/progress-stream`, {
        headers: { authorization: `Bearer ${token}` },
        onEvent: () => opened.resolve(),
      }).then(({ status }) => ended.push(`${name} ${status}`));
      await opened.promise;
    };
    for (const [name, token] of Object.entries({
      first: user.token!,
      second: other.token!,
      kept: kept.token,
      revoked: revoked.token,
    }))
      await open(name, token);

    // Long before the comment that would make up for a wake-up that is lost.
    const soon = { timeout: 8_000 };
    await user.call('DELETE', `/v1/account/api-tokens/${revoked.id}`);
    await expect.poll(() => ended, soon).toEqual(['revoked 200']);
    await other.call('POST', '/auth/logout');
    await expect.poll(() => ended, soon).toEqual(['revoked 200', 'second 200']);
    await admin.call('PATCH', `/admin/users/${user.userId}`, { is_active: false });
    await expect.poll(() => ended.slice(2).toSorted(), soon).toEqual(['first 200', 'kept 200']);
  });

  it('say who calls and see only what is his', async () => {
    const user = await accountHolder(app, { credits: 7, isAdmin: true });
    const { token } = await tokenOf(user, ['read', 'generate']);
    expect((await bearer(token).call('GET', '/auth/status')).body).toMatchObject({
      user: { email: user.email },
    });
    expect((await bearer(token).call('GET', '/auth/credits')).body).toEqual({ credits: 7 });
    const started = await bearer(token).call('POST', '/generate-learning-path', {
      topic: 'Photosynthesis',
      desired_module_count: 1,
      desired_submodule_count: 1,
    });
    expect(started.status).toBe(202);
    const { task_id } = started.body as { task_id: string };
    const stream = await fetch(`${app.url}/api/learning-path/${task_id}/progress-stream`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await stream.text()).toContain('stream_close');
    const stranger = await tokenOf(await accountHolder(app), ['read']);
    expect((await bearer(stranger.token).call('GET', `/learning-path/${task_id}`)).status).toBe(
      404,
    );
  });

  it('expire, and tell to the minute when they were used', async () => {
    const user = await accountHolder(app);
    const { token } = await tokenOf(user, ['read'], { expires_in_days: 1 });
    const used = async () =>
      (
        (await user.call('GET', '/v1/account/api-tokens')).body as {
          api_tokens: { last_used_at: string | null }[];
        }
      ).api_tokens[0]?.last_used_at;
    expect(await used()).toBeNull();
    await bearer(token).call('GET', '/auth/credits');
    const first = await used();
    clock.advance(30);
    await bearer(token).call('GET', '/auth/credits');
    expect(await used()).toBe(first);
    clock.advance(31);
    await bearer(token).call('GET', '/auth/credits');
    expect(Date.parse((await used()) ?? '') - Date.parse(first ?? '')).toBeGreaterThanOrEqual(
      61_000,
    );
    clock.advance(day);
    expect((await bearer(token).call('GET', '/auth/credits')).status).toBe(401);
  });

  it('are at most twenty of a user, also when forty are asked for at once, and refuse what is not asked for', async () => {
    const user = await accountHolder(app);
    const replies = await Promise.all(Array.from({ length: 40 }, () => create(user, ['read'])));
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(20);
    for (const reply of replies.filter(({ status }) => status !== 201))
      expect([reply.status, errorOf(reply).type]).toEqual([409, 'conflict']);
    const other = await accountHolder(app);
    const broken: object[] = [
      { scopes: [] },
      { scopes: ['read', 'read'] },
      { scopes: ['admin'] },
      { name: '' },
      { name: 'x'.repeat(61) },
      { expires_in_days: 0 },
      { expires_in_days: 366 },
      { expires_in_days: 1.5 },
      { token: 'cw_mine' },
      { token_hash: 'x' },
    ];
    for (const part of broken)
      expect([part, (await create(other, ['read'], part)).status]).toEqual([part, 422]);
  });

  it('cannot be guessed or bent', async () => {
    const user = await accountHolder(app);
    const { token } = await tokenOf(user, ['read']);
    for (const mutant of [
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      token.replace('cw_', 'CW_'),
      'cw_',
      `cw_${'A'.repeat(43)}`,
      user.cookie ?? '',
      `key_${token.slice(3)}`,
    ]) {
      expect([
        mutant === token,
        (await bearer(mutant).call('GET', '/auth/credits')).status,
      ]).toEqual([false, 401]);
    }
    expect((await bearer(token).call('GET', '/auth/credits')).status).toBe(200);
    expect((await everyRow(app)).includes(token)).toBe(false);
  });

  /**
   * What ends access, and whether API tokens end with it. A logout ends one session; a program that
   * runs elsewhere has no part in it.
   */
  const endings: [
    string,
    { tokenEnds: boolean },
    (user: Awaited<ReturnType<typeof accountHolder>>, elsewhere: Visitor) => Promise<unknown>,
  ][] = [
    ['logout', { tokenEnds: false }, (user) => user.call('POST', '/auth/logout')],
    [
      'ending the session',
      { tokenEnds: false },
      (user, elsewhere) =>
        elsewhere.call('DELETE', `/v1/account/sessions/${user.cookie?.split('.')[0]}`),
    ],
    [
      'ending all other sessions',
      { tokenEnds: false },
      (_user, elsewhere) => elsewhere.call('DELETE', '/v1/account/sessions'),
    ],
    [
      'change of the password',
      { tokenEnds: true },
      (_user, elsewhere) =>
        elsewhere.call('POST', '/v1/account/password', {
          current_password: knownPassword,
          new_password: 'another good sentence',
        }),
    ],
    [
      'reset of the password',
      { tokenEnds: true },
      async (user) => {
        await new Visitor(app).call('POST', '/auth/forgot-password', { email: user.email });
        const token = /reset-password\/([\w-]+)/.exec(
          (await mailsTo(app, user.email))[0]?.text ?? '',
        )?.[1];
        expect(
          (
            await new Visitor(app).call('POST', '/auth/reset-password', {
              token,
              new_password: 'another good sentence',
            })
          ).status,
        ).toBe(200);
      },
    ],
    [
      'disabling',
      { tokenEnds: true },
      (user) =>
        app.nest.get(ChangeRoleAndStatus, { strict: false }).run(user.userId, { is_active: false }),
    ],
    [
      'disabling by any other hand',
      { tokenEnds: true },
      (user) =>
        app.database.query('UPDATE users SET is_active = false WHERE id = $1', [user.userId]),
    ],
    [
      'demotion',
      { tokenEnds: true },
      (user) =>
        app.nest.get(ChangeRoleAndStatus, { strict: false }).run(user.userId, { is_admin: false }),
    ],
    [
      'deletion',
      { tokenEnds: true },
      (user) =>
        user.call('POST', '/v1/account/delete', { password: knownPassword, email: user.email }),
    ],
  ];

  it.each(endings)(
    'and access tokens are refused on the next request after %s, on every row',
    { tags: 'proof' },
    async (_name, { tokenEnds }, end) => {
      await accountHolder(app, { isAdmin: true });
      const user = await accountHolder(app, { isAdmin: true });
      const elsewhere = new Visitor(app);
      await elsewhere.logIn(user.email, knownPassword);
      const { token } = await tokenOf(user, ['read', 'generate']);
      const access = user.token ?? '';
      expect([
        await statusOf(operations.credits, access),
        await statusOf(operations.credits, token),
      ]).toEqual([200, 200]);
      await end(user, elsewhere);
      expect((await bearer(access).ask('auth.credits')).status).toBe(401);
      for (const [name, route] of signedInRows) {
        expect([name, await statusOf(route, access)]).toEqual([name, 401]);
        if (tokenEnds) expect([name, await statusOf(route, token)]).toEqual([name, 401]);
      }
      if (!tokenEnds) expect(await statusOf(operations.credits, token)).toBe(200);
    },
  );
});
