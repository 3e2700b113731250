import { setTimeout as sleep } from 'node:timers/promises';
import { Housekeeping, OneTimeTokens, Sessions } from '@coursewright/auth';
import { errorEnvelope, ownSessions, profile, say } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHolder, knownPassword, userRowOf } from './account-holder.ts';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MovableClock } from './movable-clock.ts';
import { isSignedIn, mailsTo, type Reply, Visitor } from './visitor.ts';

const day = 24 * 3600;
const newPassword = 'another good sentence';
const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
/** Keys that belong to the server, or to other calls. */
const privileged = {
  is_admin: true,
  credits: 99,
  id: crypto.randomUUID(),
  user_id: crypto.randomUUID(),
  is_email_verified: true,
  is_active: true,
  password_hash: 'x',
  share_id: 'x',
  is_public: true,
  created_at: '2020-01-01T00:00:00Z',
  source: 'x',
  task_id: 'x',
  status: 'x',
  balance_after: 9,
  deleted_at: null,
  last_login: null,
};

describe('the own account', () => {
  const clock = new MovableClock();
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1', DATABASE_POOL: '24' }, clock });
  });
  afterAll(() => app?.close());

  const visitor = () => new Visitor(app);
  const sessions = () => app.nest.get(Sessions, { strict: false });
  const userRow = (userId: string) => userRowOf(app, userId);

  describe('profile', () => {
    it('is read and changed through both APIs, and what is left out stays', async () => {
      const user = await accountHolder(app);
      const before = {
        email: user.email,
        full_name: 'Test User',
        language: null,
        theme: 'system',
        created_at: expect.any(String),
      };
      expect(profile.parse((await user.call('GET', '/v1/account')).body)).toEqual(before);
      expect(
        (await user.call('PATCH', '/v1/account', { full_name: '  Zoë Ñandú 👩‍🚀 ', theme: 'dark' }))
          .body,
      ).toEqual({ ...before, full_name: 'Zoë Ñandú 👩‍🚀', theme: 'dark' });
      expect((await user.ask('account.updateProfile', { language: 'pt-BR' })).body).toMatchObject({
        full_name: 'Zoë Ñandú 👩‍🚀',
        theme: 'dark',
        language: 'pt-BR',
      });
      expect((await user.call('PATCH', '/v1/account', {})).body).toMatchObject({
        theme: 'dark',
        language: 'pt-BR',
      });
      expect((await user.call('PATCH', '/v1/account', { language: null })).body).toMatchObject({
        theme: 'dark',
        language: null,
      });
      expect((await user.ask('account.profile')).body).toMatchObject({
        full_name: 'Zoë Ñandú 👩‍🚀',
        theme: 'dark',
        language: null,
      });
      expect((await user.call('GET', '/auth/status')).body).toMatchObject({
        user: { full_name: 'Zoë Ñandú 👩‍🚀' },
      });
    });

    it('takes no broken text and nothing else of the row', async () => {
      const user = await accountHolder(app);
      const before = await userRow(user.userId);
      for (const broken of [
        { full_name: '' },
        { full_name: 'x'.repeat(121) },
        { full_name: 'a\u0007b' },
        { full_name: '\ud800' },
        { full_name: null },
        { theme: 'pink' },
        { language: 'klingon!' },
      ]) {
        expect((await user.call('PATCH', '/v1/account', broken)).status).toBe(422);
      }
      expect((await user.call('PATCH', '/v1/account', '{"full_name":"a\\u0000b"}')).status).toBe(
        400,
      );
      const writes: [string, string, object][] = [
        ['PATCH', '/v1/account', { full_name: 'Mallory' }],
        [
          'POST',
          '/v1/account/password',
          { current_password: knownPassword, new_password: newPassword },
        ],
        ['POST', '/v1/account/api-tokens', { name: 'x', scopes: ['read'] }],
        ['PUT', '/v1/account/keys/openai', { key: 'sk-0123456789' }],
        ['POST', '/v1/account/delete', { password: knownPassword, email: user.email }],
      ];
      for (const [method, path, body] of writes) {
        for (const [key, value] of Object.entries({
          ...privileged,
          ...('email' in body ? {} : { email: 'x@example.org' }),
        })) {
          expect([
            path,
            key,
            (await user.call(method, path, { ...body, [key]: value })).status,
          ]).toEqual([path, key, 422]);
        }
      }
      expect(await userRow(user.userId)).toEqual(before);
      for (const table of ['api_tokens', 'user_keys'])
        expect(
          await app.database.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [user.userId]),
        ).toEqual([]);
    });
  });

  describe('password', () => {
    const change = (user: Visitor, current_password: string, new_password = newPassword) =>
      user.call('POST', '/v1/account/password', { current_password, new_password });

    it('is changed by whoever knows it; everybody else is out, this session stays, the owner is told', async () => {
      const user = await accountHolder(app);
      const other = visitor();
      await other.logIn(user.email, knownPassword);
      const resetLink = await app.nest
        .get(OneTimeTokens, { strict: false })
        .issue(user.userId, 'reset_password');
      const wrong = await change(user, 'not the password');
      expect([wrong.status, errorOf(wrong).details]).toEqual([
        422,
        [{ path: 'current_password', ...say('not_your_password') }],
      ]);
      const weak = await change(user, knownPassword, 'password2024!');
      expect([weak.status, errorOf(weak).details?.[0]?.path]).toEqual([422, 'new_password']);
      expect(await isSignedIn(other)).toBe(true);

      expect((await change(user, knownPassword)).body).toEqual({
        message:
          'Your password is changed. Other devices have been logged out, and API tokens have been revoked.',
      });
      expect([await isSignedIn(user), await isSignedIn(other)]).toEqual([true, false]);
      expect((await other.call('POST', '/auth/refresh')).status).toBe(401);
      await user.refresh();
      expect(
        (
          await visitor().call('POST', '/auth/login', {
            email: user.email,
            password: knownPassword,
          })
        ).status,
      ).toBe(401);
      await visitor().logIn(user.email, newPassword);
      expect(
        (
          await visitor().call('POST', '/auth/reset-password', {
            token: resetLink,
            new_password: 'a third good sentence',
          })
        ).status,
      ).toBe(400);
      expect((await mailsTo(app, user.email)).map((mail) => mail.subject)).toEqual([
        'Your password was changed',
      ]);
      expect(
        (
          await user.ask('account.changePassword', {
            current_password: newPassword,
            new_password: knownPassword,
          })
        ).body,
      ).toEqual({ message: expect.any(String) });
    });

    it('is changed by one of five changes at the same moment', async () => {
      const user = await accountHolder(app);
      const works = Array.from(
        { length: 5 },
        (_, turn) => () => change(user, knownPassword, `${newPassword} ${turn}`),
      );
      const replies = await behindLock(
        app,
        'SELECT 1 FROM users WHERE id = $1 FOR UPDATE',
        [user.userId],
        works,
      );
      expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    });

    it('cannot be found out by trying: ten tries in a quarter of an hour, in whatever form', async () => {
      const user = await accountHolder(app);
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          turn % 2 === 0
            ? change(user, `guess ${turn}`)
            : user.call('POST', '/v1/account/delete', {
                password: `guess ${turn}`,
                email: user.email,
              }),
        ),
      );
      expect(tries.filter((reply) => reply.status === 422)).toHaveLength(10);
      expect(tries.filter((reply) => reply.status === 429)).toHaveLength(10);
      clock.advance(15 * 60 + 1);
      await user.refresh();
      expect((await change(user, knownPassword)).status).toBe(200);
    });
  });

  describe('sessions', () => {
    const agents: [string, string][] = [
      [
        'Firefox on Linux',
        'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      ],
      [
        'Edge on Windows',
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      ],
      [
        'Chrome on Android',
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
      ],
      [
        'Safari on iPhone',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      ],
      [
        'Chrome on iPhone',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
      ],
      [
        'Safari on Mac',
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      ],
      ['curl', 'curl/8.14.1'],
      ['Unknown device', '<script>alert(1)</script>'],
      ['Unknown device', ''],
    ];

    it('are listed with the device in words, last used first, this one marked', async () => {
      const user = await accountHolder(app);
      for (const [, userAgent] of agents) {
        await sessions().open(user.userId, false, { ip: '192.0.2.1', userAgent });
        clock.advance(1);
      }
      await user.refresh();
      const listed = ownSessions.parse(
        (await user.call('GET', '/v1/account/sessions')).body,
      ).sessions;
      expect(listed.map((session) => session.device)).toEqual([
        'Unknown device',
        ...agents.map(([device]) => device).toReversed(),
      ]);
      expect(listed.map(({ browser, system }) => [browser, system])).toContainEqual([
        'Safari',
        'iPhone',
      ]);
      expect(listed[0]).toMatchObject({ browser: null, system: null });
      expect(listed.map((session) => session.is_current)).toEqual([
        true,
        ...agents.map(() => false),
      ]);
      expect(listed[1]?.ip).toBe('192.0.2.1');
      expect((await user.ask('account.sessions')).body).toEqual({ sessions: listed });
    });

    it('are ended one by one or all but this one, and only by their owner', async () => {
      const [user, stranger] = [await accountHolder(app), await accountHolder(app)];
      const others = await Promise.all(
        [1, 2, 3].map(async () => {
          const other = visitor();
          await other.logIn(user.email, knownPassword);
          return other;
        }),
      );
      const idOf = (of: Visitor | undefined) => of?.cookie?.split('.')[0] ?? '';
      const foreign = await stranger.call('DELETE', `/v1/account/sessions/${idOf(others[0])}`);
      const unknown = await stranger.call('DELETE', `/v1/account/sessions/${crypto.randomUUID()}`);
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
      expect(await isSignedIn(others[0] as Visitor)).toBe(true);

      expect((await user.call('DELETE', `/v1/account/sessions/${idOf(others[0])}`)).status).toBe(
        204,
      );
      expect(await Promise.all(others.map(isSignedIn))).toEqual([false, true, true]);
      expect((await user.call('DELETE', `/v1/account/sessions/${idOf(others[0])}`)).status).toBe(
        404,
      );
      expect((await user.ask('account.revokeSession', { id: idOf(others[1]) })).status).toBe(200);
      expect((await user.call('DELETE', '/v1/account/sessions')).body).toEqual({ revoked: 1 });
      expect([await isSignedIn(user), ...(await Promise.all(others.map(isSignedIn)))]).toEqual([
        true,
        false,
        false,
        false,
      ]);
      expect((await user.ask('account.revokeOtherSessions', {})).body).toEqual({ revoked: 0 });
      expect(await isSignedIn(stranger)).toBe(true);
      expect((await user.call('DELETE', '/v1/account/sessions/x')).status).toBe(422);
    });

    it(
      'give nothing out once they are ended, in 100 meetings of an end and refreshes',
      { tags: 'proof' },
      async () => {
        let minted = 0;
        for (let turn = 0; turn < 100; turn += 1) {
          const session = await sessions().open((await holder()).userId, true, {
            ip: '192.0.2.1',
            userAgent: '',
          });
          const first = await sessions().refresh(session.refreshToken);
          const tokens = [session.refreshToken, first?.refreshToken ?? ''];
          let ended = Number.POSITIVE_INFINITY;
          const refreshes = tokens.map(async (token, place) => {
            await sleep((turn * (place + 3)) % 4);
            const started = performance.now();
            const given = await sessions().refresh(token);
            if (given) minted += 1;
            return { started, given };
          });
          const end = sleep((turn * 7) % 5)
            .then(() => sessions().revoke(session.id))
            .then(() => (ended = performance.now()));
          const [results] = await Promise.all([Promise.all(refreshes), end]);
          for (const { started, given } of results) if (started > ended) expect(given).toBeNull();
          for (const token of [...tokens, ...results.map(({ given }) => given?.refreshToken ?? '')])
            expect(await sessions().refresh(token)).toBeNull();
          expect(await sessions().holder(session.id, session.userId)).toBeNull();
        }
        // Else nothing met.
        expect([minted > 10, minted < 190]).toEqual([true, true]);
      },
    );
  });

  let anybody: ReturnType<typeof accountHolder> | undefined;
  const holder = () => (anybody ??= accountHolder(app));

  describe('credits', () => {
    it('are told movement by movement, newest first, 20 on a page, to their owner only', async () => {
      const [user, stranger] = [
        await accountHolder(app, { credits: 50 }),
        await accountHolder(app),
      ];
      const ledger = app.nest.get(Ledger, { strict: false });
      for (let turn = 1; turn < 45; turn += 1)
        await ledger.spend(user.userId, 1, 'audio_use', { notes: `turn ${turn}` });
      const first = (await user.call('GET', '/v1/account/credit-transactions')).body as {
        transactions: { balance_after: number }[];
      };
      expect(first).toMatchObject({ total: 45, page: 1, per_page: 20 });
      expect(first.transactions.map((row) => row.balance_after)).toEqual(
        Array.from({ length: 20 }, (_, turn) => 6 + turn),
      );
      expect(first.transactions[0]).toEqual({
        id: expect.any(String),
        amount: -1,
        balance_after: 6,
        action_type: 'audio_use',
        notes: 'turn 44',
        task_id: null,
        order_id: null,
        refund_of: null,
        created_at: expect.any(String),
      });
      const last = (
        await user.ask(`account.creditTransactions?input=${encodeURIComponent('{"page":3}')}`)
      ).body;
      expect(last).toMatchObject({
        total: 45,
        page: 3,
        transactions: Array.from({ length: 5 }, () => ({ id: expect.any(String) })),
      });
      expect((await user.call('GET', '/v1/account/credit-transactions?page=4')).body).toMatchObject(
        { total: 45, transactions: [] },
      );
      for (const query of [
        'page=0',
        'page=-1',
        'page=1.5',
        'page=x',
        'per_page=101',
        'per_page=0',
        `user_id=${user.userId}`,
      ]) {
        expect([
          query,
          (await stranger.call('GET', `/v1/account/credit-transactions?${query}`)).status,
        ]).toEqual([query, 422]);
      }
      expect((await stranger.call('GET', '/v1/account/credit-transactions')).body).toMatchObject({
        total: 1,
      });
    });
  });

  it('is kept tidy: what has expired goes in batches, what is still worth something stays', async () => {
    const user = await accountHolder(app);
    const ago = (days: number) => new Date(clock.now().getTime() - days * day * 1000);
    await app.database.query(
      `INSERT INTO sessions (user_id, token_hash, remember_me, expires_at, revoked_at)
       SELECT $1::uuid, 'old', false, $2::timestamptz, NULL::timestamptz FROM generate_series(1, 2500) UNION ALL SELECT $1, 'revoked', false, $3, $2 UNION ALL SELECT $1, 'fresh', false, $3, $4`,
      [user.userId, ago(2), ago(-9), ago(0.5)],
    );
    await app.database.query(
      `INSERT INTO one_time_tokens (user_id, purpose, token_hash, expires_at, used_at) VALUES ($1, 'verify_email', 'old', $2, NULL), ($1, 'verify_email', 'used', $3, $3)`,
      [user.userId, ago(31), ago(29)],
    );
    await app.database.query(
      `INSERT INTO api_tokens (user_id, name, token_hash, scopes, expires_at) VALUES ($1, 'a', 'old', '{read}', $2), ($1, 'b', 'late', '{read}', $3), ($1, 'c', 'endless', '{read}', NULL)`,
      [user.userId, ago(31), ago(29)],
    );
    await app.database.query(
      `INSERT INTO user_keys (user_id, provider, token, sealed, last_four, expires_at) VALUES ($1, 'google', 'key_old', '', '', $2), ($1, 'tavily', 'key_fresh', '', '', $3)`,
      [user.userId, ago(0.01), ago(-1)],
    );
    await app.database.query(
      `INSERT INTO rate_limits (key, hits, expires_at) VALUES ('old', 1, $1), ('fresh', 1, $2)`,
      [ago(0.01), ago(-1)],
    );
    const keeper = app.nest.get(Housekeeping, { strict: false });
    await Promise.all([keeper.run(), keeper.run()]);
    const left = async (table: string, column: string) =>
      (
        await app.database.query(
          z.object({ value: z.string() }),
          `SELECT ${column} AS value FROM ${table} WHERE ${column} = ANY($1) ORDER BY 1`,
          [['old', 'revoked', 'fresh', 'used', 'late', 'endless', 'key_old', 'key_fresh']],
        )
      ).map((row) => row.value);
    expect(await left('sessions', 'token_hash')).toEqual(['fresh']);
    expect(await left('one_time_tokens', 'token_hash')).toEqual(['used']);
    expect(await left('api_tokens', 'token_hash')).toEqual(['endless', 'late']);
    expect(await left('user_keys', 'token')).toEqual(['key_fresh']);
    expect(await left('rate_limits', 'key')).toEqual(['fresh']);
    expect(await isSignedIn(user)).toBe(true);
  });
});
