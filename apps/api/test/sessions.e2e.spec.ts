import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Users } from '@coursewright/auth';
import { authAnswer } from '@coursewright/contract';
import { Config } from '@coursewright/platform';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MovableClock } from './movable-clock.ts';
import { isSignedIn, mailsTo, refreshTokenOf, signedInUser, Visitor } from './visitor.ts';

const minute = 60;
const day = 24 * 3600;

describe('sessions', () => {
  const clock = new MovableClock();
  let app: TestApp;

  beforeAll(async () => {
    // Room for 20 requests that wait for the same row.
    app = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1', DATABASE_POOL: '24' }, clock });
  });
  afterAll(() => app?.close());

  const spend = (cookie: string | undefined) =>
    Object.assign(new Visitor(app), { cookie }).call('POST', '/auth/refresh');

  it('gives a new token at each of 10 refreshes, and ends the session when any spent one comes back later', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const user = await signedInUser(app);
      const tokens = [user.cookie];
      for (let refresh = 0; refresh < 10; refresh += 1) {
        await user.refresh();
        tokens.push(user.cookie);
      }
      expect(new Set(tokens).size).toBe(11);
      expect(await isSignedIn(user)).toBe(true);
      clock.advance(11);
      expect((await spend(tokens[turn])).status).toBe(401);
      expect((await spend(user.cookie)).status).toBe(401);
      expect(await isSignedIn(user)).toBe(false);
    }
  });

  it('gives 20 refreshes with one cookie the same successor', { tags: 'proof' }, async () => {
    const user = await signedInUser(app);
    const replies = await behindLock(
      app,
      'SELECT 1 FROM sessions WHERE user_id = $1 FOR UPDATE',
      [user.userId],
      Array.from({ length: 20 }, () => () => spend(user.cookie)),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
    const successors = new Set(replies.map(refreshTokenOf));
    expect(successors.size).toBe(1);
    for (const reply of replies) {
      user.token = authAnswer.parse(reply.body).access_token;
      expect(await isSignedIn(user)).toBe(true);
    }
    user.cookie = [...successors][0];
    await user.refresh();
    expect(await isSignedIn(user)).toBe(true);
  });

  it('still takes the token before the last one for ten seconds, and no longer', async () => {
    const user = await signedInUser(app);
    const spent = user.cookie;
    await user.refresh();
    clock.advance(9);
    const again = await spend(spent);
    expect([again.status, refreshTokenOf(again)]).toEqual([200, user.cookie]);
    clock.advance(2);
    expect((await spend(spent)).status).toBe(401);
    expect((await spend(user.cookie)).status).toBe(401);
  });

  it('ends the session at once when the token before the token before comes back', async () => {
    const user = await signedInUser(app);
    const grandparent = user.cookie;
    await user.refresh();
    await user.refresh();
    expect((await spend(grandparent)).status).toBe(401);
    expect(await isSignedIn(user)).toBe(false);
  });

  it('mints nothing after a revocation that meets refreshes', { tags: 'proof' }, async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const user = await signedInUser(app);
      const grandparent = user.cookie;
      await user.refresh();
      await user.refresh();
      const replies = await Promise.all([
        spend(grandparent),
        spend(user.cookie),
        spend(user.cookie),
        spend(grandparent),
      ]);
      const [session] = await app.database.query(
        z.object({ revoked: z.boolean() }),
        'SELECT revoked_at IS NOT NULL AS revoked FROM sessions WHERE user_id = $1',
        [user.userId],
      );
      expect(session).toEqual({ revoked: true });
      const minted = replies.flatMap((reply) => refreshTokenOf(reply) ?? []);
      for (const token of [user.cookie, ...minted]) expect((await spend(token)).status).toBe(401);
    }
  });

  it('spreads the next refreshes of 200 that came together', { tags: 'proof' }, async () => {
    const user = await signedInUser(app);
    const due: number[] = [];
    for (let turn = 0; turn < 200; turn += 1) due.push((await user.refresh()).expires_in);
    const twentieth = (10 * minute) / 20;
    const busiest = Math.max(
      ...due.map(
        (start) => due.filter((moment) => moment >= start && moment < start + twentieth).length,
      ),
    );
    expect(busiest).toBeLessThanOrEqual(40);
  });

  it('says for how long a token is good, to the second', async () => {
    const user = await signedInUser(app);
    for (let turn = 0; turn < 5; turn += 1) {
      const { access_token, expires_in } = await user.refresh();
      const { exp, iat } = z
        .object({ exp: z.int(), iat: z.int() })
        .parse(JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()));
      expect(exp - iat).toBe(expires_in);
      user.token = access_token;
      clock.advance(expires_in - 2);
      expect(await isSignedIn(user)).toBe(true);
      clock.advance(3);
      expect(await isSignedIn(user)).toBe(false);
    }
  });

  it('is not ended by a made-up token, whoever knows its id', async () => {
    const user = await signedInUser(app);
    const [id, bits, proof] = user.cookie?.split('.') ?? [];
    const other = (text = '') => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    const forged = [
      '',
      'x',
      `${id}`,
      `${id}.${randomBytes(32).toString('base64url')}.${randomBytes(16).toString('base64url')}`,
      `${id}.${other(bits)}.${proof}`,
      `${id}.${bits}.${other(proof)}`,
      `${crypto.randomUUID()}.${bits}.${proof}`,
      '%E0%A4%A',
    ];
    for (const token of forged) expect((await spend(token)).status).toBe(401);
    expect((await spend(undefined)).status).toBe(401);
    await user.refresh();
    expect(await isSignedIn(user)).toBe(true);
  });

  it('lasts 30 days when remembered, else 24 hours and until the browser closes', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const me = new Visitor(app);
    await me.call('POST', '/auth/register', {
      email,
      password: 'a sentence only I know',
      full_name: 'Ada',
    });
    await mailsTo(app, email);
    await app.database.query('UPDATE users SET is_email_verified = true WHERE email = $1', [email]);
    const login = (remember_me: boolean) =>
      me.call('POST', '/auth/login', { email, password: 'a sentence only I know', remember_me });
    const device = expect.stringMatching(
      /^cw_device=[\w-]+; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
    expect((await login(false)).headers.getSetCookie()).toEqual([
      expect.stringMatching(/^cw_refresh=[\w.-]+; Path=\/api; HttpOnly; SameSite=Lax$/),
      device,
    ]);
    const brief = refreshTokenOf(await login(false));
    const remembered = await login(true);
    expect(remembered.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^cw_refresh=[\w.-]+; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Lax$/,
      ),
      device,
    ]);

    clock.advance(day + 1);
    expect((await spend(brief)).status).toBe(401);
    const later = await spend(refreshTokenOf(remembered));
    expect(
      Number(/Max-Age=(\d+)/.exec(later.headers.getSetCookie().join())?.[1]),
    ).toBeLessThanOrEqual(29 * day);
    clock.advance(29 * day);
    expect((await spend(refreshTokenOf(later))).status).toBe(401);
  });

  it('refuses an access token on the next request after logout and after the account is disabled, through both APIs', async () => {
    const routes = ['/auth/status', '/auth/credits', '/trpc/auth.status', '/trpc/auth.credits'];
    const loggedOut = await signedInUser(app);
    const disabled = await signedInUser(app);
    for (const path of routes)
      for (const user of [loggedOut, disabled])
        expect((await user.call('GET', path)).status).toBe(200);
    await loggedOut.call('POST', '/auth/logout');
    await app.database.query('UPDATE users SET is_active = false WHERE id = $1', [disabled.userId]);
    for (const path of routes)
      for (const user of [loggedOut, disabled])
        expect((await user.call('GET', path)).status).toBe(401);
    expect((await disabled.call('POST', '/auth/refresh')).status).toBe(401);
  });

  it('logs out with a spent token too, and answers kindly without any', async () => {
    const user = await signedInUser(app);
    const spent = user.cookie;
    await user.refresh();
    expect(
      (await Object.assign(new Visitor(app), { cookie: spent }).call('POST', '/auth/logout'))
        .status,
    ).toBe(200);
    expect(await isSignedIn(user)).toBe(false);
    expect((await new Visitor(app).call('POST', '/auth/logout')).status).toBe(200);
  });

  it('refuses every access token but its own', async () => {
    const user = await signedInUser(app);
    const [header = '', payload = '', signature = ''] = user.token?.split('.') ?? [];
    const decode = (part: string): Record<string, unknown> =>
      JSON.parse(Buffer.from(part, 'base64url').toString());
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = (head: object, claims: object, key: string | Buffer, hash = 'sha256') => {
      const text = `${encode(head)}.${encode(claims)}`;
      return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
    };
    const claims = decode(payload);
    // Even who has the key may not sign what he likes.
    const { jwtSecret } = app.nest.get(Config, { strict: false });
    const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'coursewright access token', 32));
    const { exp: _exp, ...endless } = claims;
    const now = Number(claims['iat']);
    expect(claims).toEqual({
      iss: 'http://localhost:0',
      aud: 'coursewright-api',
      sub: user.userId,
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: Number(claims['iat']) + 10 * minute,
    });
    const other = await signedInUser(app, { isAdmin: true });
    const forged = {
      'no signature': `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      'another algorithm is named': `${encode({ ...decode(header), alg: 'HS512' })}.${payload}.${signature}`,
      'another user': `${header}.${encode({ ...claims, sub: other.userId })}.${signature}`,
      'a longer life': `${header}.${encode({ ...claims, exp: Number(claims['exp']) + day })}.${signature}`,
      'a cut signature': `${header}.${payload}.${signature.slice(0, -2)}`,
      'another algorithm': signed({ ...decode(header), alg: 'HS512' }, claims, key, 'sha512'),
      'without an end': signed(decode(header), endless, key),
      expired: signed(decode(header), { ...claims, iat: now - day, exp: now - 1 }, key),
      'not yet': signed(decode(header), { ...claims, nbf: now + minute }, key),
      'another issuer': signed(
        decode(header),
        { ...claims, iss: 'https://elsewhere.example' },
        key,
      ),
      'for somebody else': signed(decode(header), { ...claims, aud: 'another-api' }, key),
      'another type': signed({ ...decode(header), typ: 'JWT' }, claims, key),
      'the bare secret': signed(decode(header), claims, jwtSecret),
      'another secret': signed(decode(header), claims, 'another environment'),
      'no secret': signed(decode(header), claims, ''),
      'a key of a file': signed({ ...decode(header), kid: '/dev/null' }, claims, ''),
      'a key of its own': signed(
        { ...decode(header), jwk: { kty: 'oct', k: 'c2VjcmV0' } },
        claims,
        'secret',
      ),
      'a refresh token': user.cookie ?? '',
      'a word': 'x',
      nothing: '',
    };
    for (const [name, token] of Object.entries(forged)) {
      user.token = token;
      expect([name, await isSignedIn(user)]).toEqual([name, false]);
    }
    // All but what was changed was as it should be.
    expect(signed(decode(header), claims, key)).toBe(`${header}.${payload}.${signature}`);
    user.token = `${header}.${payload}.${signature}`;
    expect(await isSignedIn(user)).toBe(true);
    clock.advance(10 * minute);
    expect(await isSignedIn(user)).toBe(false);
  });

  it('refuses refresh and logout that another site makes the browser send', async () => {
    const user = await signedInUser(app);
    user.token = undefined;
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://evil.localhost' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    const types = [
      undefined,
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ];
    const before = await app.database.query('SELECT * FROM sessions WHERE user_id = $1', [
      user.userId,
    ]);
    for (const from of foreign) {
      for (const type of types) {
        for (const path of ['/auth/refresh', '/auth/logout']) {
          const reply = await user.call('POST', path, type && '{}', {
            ...from,
            ...(type ? { 'content-type': type } : {}),
          });
          expect([
            from,
            type,
            path,
            [403, 415].includes(reply.status),
            reply.headers.getSetCookie(),
          ]).toEqual([from, type, path, true, []]);
        }
      }
    }
    expect(
      await app.database.query('SELECT * FROM sessions WHERE user_id = $1', [user.userId]),
    ).toEqual(before);
    expect(
      (
        await user.call('POST', '/auth/refresh', undefined, {
          origin: 'http://localhost:0',
          'sec-fetch-site': 'same-origin',
        })
      ).status,
    ).toBe(200);
    expect((await user.call('POST', '/auth/refresh', undefined, { origin: app.url })).status).toBe(
      200,
    );
    expect((await user.call('POST', '/auth/logout')).status).toBe(200);
  });

  it("knows a stream's caller by the header or else by the cookie", async () => {
    const user = await signedInUser(app);
    const stream = `/learning-path/${crypto.randomUUID()}/progress-stream`;
    /** 404 is the answer to somebody known: nobody has that course. */
    const statusBy = async (authorization: string | undefined, cookie: string | undefined) => {
      const headers = { ...(authorization && { authorization }), ...(cookie && { cookie }) };
      return (await new Visitor(app).call('GET', stream, undefined, headers)).status;
    };
    const spent = user.cookie;
    await user.refresh();
    const cookie = `theme=dark; cw_refresh=${user.cookie}; other=1`;
    expect(await statusBy(`Bearer ${user.token}`, undefined)).toBe(404);
    expect(await statusBy(undefined, cookie)).toBe(404);
    expect(await statusBy(undefined, `cw_refresh=${spent}`)).toBe(404);
    expect(await statusBy('Bearer x', cookie)).toBe(401);
    expect(await statusBy(undefined, undefined)).toBe(401);
    expect((await new Visitor(app).call('GET', '/auth/status', undefined, { cookie })).status).toBe(
      401,
    );
    clock.advance(11);
    expect(await statusBy(undefined, `cw_refresh=${spent}`)).toBe(401);
    expect(await statusBy(undefined, cookie)).toBe(404);
    await user.call('POST', '/auth/logout');
    expect(await statusBy(undefined, cookie)).toBe(401);
  });

  it(
    'are checked by the application that is called when two with different secrets run in one process',
    { tags: 'proof' },
    async () => {
      const user = await signedInUser(app);
      const other = await createTestApp({ env: { JWT_SECRET: randomBytes(32).toString('hex') } });
      try {
        expect(await isSignedIn(await signedInUser(other))).toBe(true);
        expect((await user.ask('auth.status')).status).toBe(200);
        expect(await isSignedIn(user)).toBe(true);
        expect(await isSignedIn(Object.assign(new Visitor(other), { token: user.token }))).toBe(
          false,
        );
      } finally {
        await other.close();
      }
      expect(await isSignedIn(user)).toBe(true);
    },
  );

  it('keeps an unconfirmed user out even with a session', async () => {
    const user = await signedInUser(app);
    await app.database.query('UPDATE users SET is_email_verified = false WHERE id = $1', [
      user.userId,
    ]);
    expect(await isSignedIn(user)).toBe(false);
    expect(await app.nest.get(Users, { strict: false }).confirmEmail(user.userId)).toBe(user.email);
    expect(await isSignedIn(user)).toBe(true);
  });
});
