import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Passwords } from '@coursewright/auth';
import { authAnswer, errorEnvelope, limits, statusAnswer } from '@coursewright/contract';
import { holdWaits } from '@coursewright/testing';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from './account-holder.ts';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MovableClock } from './movable-clock.ts';
import { mailsTo, type Reply, signedInUser, tokenIn, Visitor } from './visitor.ts';

const password = 'a sentence only I know';
const newEmail = () => `${crypto.randomUUID()}@example.org`;
const account = (email: string) => ({ email, password, full_name: 'Ada Lovelace' });
const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;

describe('accounts', () => {
  const clock = new MovableClock();
  let app: TestApp;
  let passwords: Passwords;

  beforeAll(async () => {
    // Room for 20 requests that wait for the same row.
    app = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1', DATABASE_POOL: '24' }, clock });
    passwords = app.nest.get(Passwords, { strict: false });
  });
  afterAll(() => app?.close());

  const visitor = () => new Visitor(app);
  const register = (email: string, by = visitor()) =>
    by.call('POST', '/auth/register', account(email));
  const verify = (token: string) => visitor().call('GET', `/auth/verify-email?token=${token}`);

  async function registered(): Promise<{ email: string; token: string }> {
    const email = newEmail();
    await register(email);
    return { email, token: tokenIn((await mailsTo(app, email))[0]) };
  }

  async function confirmed(): Promise<string> {
    const { email, token } = await registered();
    expect((await verify(token)).status).toBe(200);
    return email;
  }

  async function disabled(): Promise<string> {
    const email = await confirmed();
    await app.database.query('UPDATE users SET is_active = false WHERE email = $1', [email]);
    return email;
  }

  it('leads from registration over the mailed link to a session, and out again', async () => {
    const email = newEmail();
    const me = visitor();
    const created = await register(email, me);
    expect([created.status, created.body]).toEqual([201, { message: expect.any(String) }]);

    const [mail] = await mailsTo(app, email);
    const early = await me.call('POST', '/auth/login', { email, password });
    expect(early.status).toBe(403);
    expect(errorOf(early)).toMatchObject({
      type: 'forbidden',
      message: expect.stringContaining('ask for a new one'),
      details: [{ path: 'email' }],
    });

    expect(mail?.subject).toBe('Confirm your e-mail address');
    expect(mail?.text).toContain('Hello Ada Lovelace,');
    expect(mail?.html).toContain(`verify-email?token=${tokenIn(mail)}"`);
    expect((await verify(tokenIn(mail))).body).toEqual({
      message: 'Your e-mail address is confirmed. You can log in now.',
    });

    const login = await me.logIn(email, password, true);
    expect(login.user).toMatchObject({
      email,
      full_name: 'Ada Lovelace',
      credits: 3,
      is_admin: false,
      is_active: true,
      is_email_verified: true,
    });
    expect(login.expires_in).toBeGreaterThanOrEqual(300);
    expect(login.expires_in).toBeLessThanOrEqual(600);
    expect(statusAnswer.parse((await me.call('GET', '/auth/status')).body).user).toEqual(
      login.user,
    );
    expect((await me.ask('auth.status')).body).toEqual({ user: login.user });
    expect((await me.call('GET', '/auth/credits')).body).toEqual({ credits: 3 });
    expect((await me.ask('auth.credits')).body).toEqual({ credits: 3 });

    expect((await me.refresh()).user.id).toBe(login.user.id);
    expect((await me.call('GET', '/auth/status')).status).toBe(200);
    const out = await me.call('POST', '/auth/logout');
    expect(out.status).toBe(200);
    expect(out.headers.getSetCookie().join()).toMatch(
      /^cw_refresh=; Max-Age=0; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
    expect((await me.call('GET', '/auth/status')).status).toBe(401);
    expect((await me.ask('auth.credits')).status).toBe(401);
    expect((await me.call('POST', '/auth/refresh')).status).toBe(401);
  });

  it('offers the same through tRPC', async () => {
    const email = newEmail();
    const me = visitor();
    expect((await me.ask('auth.register', account(email))).body).toEqual({
      message: expect.any(String),
    });
    await mailsTo(app, email);
    expect((await me.ask('auth.resendVerification', { email })).body).toEqual({
      message: expect.any(String),
    });
    const [first, second] = await mailsTo(app, email, 2);
    expect(tokenIn(second)).not.toBe(tokenIn(first));
    expect((await me.ask('auth.verifyEmail', { token: tokenIn(first) })).body).toEqual({
      message: expect.stringContaining('is confirmed'),
    });
    expect((await me.ask('auth.verifyEmail', { token: tokenIn(second) })).body).toEqual({
      message: expect.stringContaining('already confirmed'),
    });
    expect((await me.ask('auth.verifyEmail', { token: 'unknown' })).body).toMatchObject({
      error: { type: 'bad_request' },
    });
    expect(
      (await me.ask('auth.register', { ...account(newEmail()), password: 'password12345' })).body,
    ).toMatchObject({ error: { type: 'validation_error', details: [{ path: 'password' }] } });
  });

  it('confirms once and grants three credits once when the link is opened 20 times at once', async () => {
    const { email, token } = await registered();
    const replies = await behindLock(
      app,
      'SELECT 1 FROM users WHERE email = $1 FOR UPDATE',
      [email],
      Array.from({ length: 20 }, () => () => verify(token)),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
    expect(replies.filter((reply) => JSON.stringify(reply.body).includes('already'))).toHaveLength(
      19,
    );
    const entries = await app.database.query(
      z.object({ amount: z.number(), balance_after: z.number(), action_type: z.string() }),
      'SELECT amount, balance_after, action_type FROM credit_transactions JOIN users u ON u.id = user_id WHERE u.email = $1',
      [email],
    );
    expect(entries).toEqual([{ amount: 3, balance_after: 3, action_type: 'signup_grant' }]);
  });

  it('refuses a link that is unknown, expired or meant for something else, and says what to do', async () => {
    const { token } = await registered();
    const reset = await registered();
    await app.database.query(
      `UPDATE one_time_tokens SET purpose = 'reset_password' FROM users u WHERE u.id = user_id AND u.email = $1`,
      [reset.email],
    );
    const refusal = async (bad: string) => {
      const { status, body } = await verify(bad);
      return [status, body];
    };
    const refused = [
      400,
      {
        error: {
          type: 'bad_request',
          code: 'link_expired',
          message: 'This link is not valid or has expired. Please ask for a new one.',
        },
      },
    ];
    expect(await refusal('x')).toEqual(refused);
    expect(await refusal(reset.token)).toEqual(refused);
    clock.advance(24 * 3600 + 1);
    expect(await refusal(token)).toEqual(refused);
  });

  it('does not bring a disabled account back to life by its link', async () => {
    const { email, token } = await registered();
    await app.database.query('UPDATE users SET is_active = false WHERE email = $1', [email]);
    await verify(token);
    expect((await visitor().call('POST', '/auth/login', { email, password })).status).toBe(403);
  });

  it(
    'answers the same for known, unconfirmed, disabled and unknown addresses, at the same cost',
    { tags: ['proof'] },
    async () => {
      const addresses = [
        newEmail(),
        await confirmed(),
        (await registered()).email,
        await disabled(),
      ];
      const ask: Record<string, (email: string) => Promise<Reply>> = {
        register: (email) => register(email.toUpperCase()),
        login: (email) =>
          visitor().call('POST', '/auth/login', { email, password: 'not the password' }),
        resend: (email) => visitor().call('POST', '/auth/resend-verification', { email }),
      };
      const cost = { register: 1, login: 1, resend: 0 };
      for (const [name, send] of Object.entries(ask)) {
        const seen = new Set<string>();
        for (const email of name === 'register' ? addresses : [newEmail(), ...addresses.slice(1)]) {
          const before = passwords.operationsSoFar;
          const { status, body, headers } = await send(email);
          seen.add(
            JSON.stringify([status, body, [...headers.keys()], passwords.operationsSoFar - before]),
          );
        }
        expect([...seen]).toHaveLength(1);
        expect(JSON.parse([...seen][0] ?? '')[3]).toBe(cost[name as keyof typeof cost]);
      }
      // Nor does being turned away tell them apart, and it costs nothing.
      const turnedAway = new Set<string>();
      for (const email of [newEmail(), await confirmed(), await disabled()]) {
        const client = visitor();
        const logIn = () => client.call('POST', '/auth/login', { email, password: 'guess' });
        for (let turn = 0; turn < 10; turn += 1) await logIn();
        const before = passwords.operationsSoFar;
        const { status, body, headers } = await logIn();
        turnedAway.add(
          JSON.stringify([status, body, [...headers.keys()], passwords.operationsSoFar - before]),
        );
      }
      expect(turnedAway.size).toBe(1);
      expect([...turnedAway][0]).toMatch(/^\[429,.*"retry-after".*,0\]$/);
      expect(errorOf(await ask['login']!(addresses[1]!))).toEqual({
        type: 'unauthorized',
        code: 'wrong_login',
        message: 'Wrong e-mail address or password.',
      });
    },
  );

  it('tells the owner of a known address that somebody registered it, and changes nothing', async () => {
    const email = await confirmed();
    await visitor().call(
      'POST',
      '/auth/register',
      { email: email.toUpperCase(), password: 'another good sentence', full_name: 'Mallory' },
      { 'accept-language': 'es-MX,es;q=0.9' },
    );
    const [, mail] = await mailsTo(app, email, 2);
    expect(mail?.subject).toBe('Ya tienes una cuenta');
    expect(mail?.text).not.toContain('Mallory');
    expect((await visitor().logIn(email, password)).user.full_name).toBe('Ada Lovelace');
  });

  it("never delivers a stranger's message in the name of the product", async () => {
    const email = newEmail();
    await visitor().call('POST', '/auth/register', {
      ...account(email),
      full_name: 'You won! <a href="https://evil.example">click</a>',
    });
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  it.each([
    'password2024!',
    'P@ssw0rd123',
    'qwertyuiop',
    '1234567890',
    '0987654321',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '123iloveyou123',
    'adalovelace1',
    'ada.lovelace',
    'coursewright1',
    'CourseWright!!',
    'zyxwvutsrqpo',
    '\ud800 lone surrogate',
    'short',
    'x'.repeat(257),
  ])('refuses the password %j', async (weak) => {
    const before = passwords.operationsSoFar;
    const reply = await visitor().call('POST', '/auth/register', {
      email: 'ada.lovelace@example.org',
      full_name: 'Ada Lovelace',
      password: weak,
    });
    expect([reply.status, passwords.operationsSoFar - before]).toEqual([422, 0]);
    expect(errorOf(reply).details?.[0]?.path).toBe('password');
  });

  it(
    'refuses every well-known password that is long enough, and what they become with digits and signs',
    { tags: ['proof'] },
    async () => {
      const list = await readFile(
        new URL('../../../libs/server/auth/common-passwords.txt', import.meta.url),
        'utf8',
      );
      const known = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      const tried = [
        ...known.filter((word) => word.length >= limits.password.min),
        ...known
          .filter((word) => /^[a-z]{6,8}$/.test(word))
          .slice(0, 100)
          .map((word) => `${word.toUpperCase()}2026!`),
      ];
      expect(tried.length).toBeGreaterThan(300);
      const before = passwords.operationsSoFar;
      const by = visitor();
      const accepted: string[] = [];
      for (let start = 0; start < tried.length; start += 50) {
        await Promise.all(
          tried.slice(start, start + 50).map(async (weak) => {
            if (
              (await by.call('POST', '/auth/register', { ...account(newEmail()), password: weak }))
                .status !== 422
            )
              accepted.push(weak);
          }),
        );
      }
      expect([accepted, passwords.operationsSoFar]).toEqual([[], before]);
    },
  );

  it('takes passwords within the bounds of its length and no others', async () => {
    const text = Array.from({ length: 300 }, (_, place) =>
      String.fromCodePoint(97 + ((place * place) % 26)),
    ).join('');
    const statusOf = async (length: number) =>
      (
        await visitor().call('POST', '/auth/register', {
          ...account(newEmail()),
          password: text.slice(0, length),
        })
      ).status;
    expect(await Promise.all([9, 10, 64, 200, 256, 257].map(statusOf))).toEqual([
      422, 201, 201, 201, 201, 422,
    ]);
  });

  it('takes long passwords whole, with any characters, and refuses a megabyte before hashing it', async () => {
    const long = (at73: string) =>
      `${'correct pony '.repeat(6).slice(0, 72)}${at73}${'é µ🐴 \u0301'.repeat(5)}`;
    const email = newEmail();
    await visitor().call('POST', '/auth/register', { ...account(email), password: long('a') });
    await verify(tokenIn((await mailsTo(app, email))[0]));
    expect(
      (await visitor().call('POST', '/auth/login', { email, password: long('b') })).status,
    ).toBe(401);
    expect(
      (
        await visitor().call('POST', '/auth/login', {
          email,
          password: long('a').normalize('NFKD'),
        })
      ).status,
    ).toBe(200);
    const before = passwords.operationsSoFar;
    // More than a body may have, and less.
    for (const [length, status] of [
      [1_048_576, 413],
      [1_000_000, 422],
    ] as const) {
      for (const path of ['/auth/login', '/auth/register']) {
        expect([
          length,
          path,
          (
            await visitor().call('POST', path, {
              ...(path === '/auth/login' ? { email } : account(email)),
              password: 'x'.repeat(length),
            })
          ).status,
        ]).toEqual([length, path, status]);
      }
    }
    expect(passwords.operationsSoFar).toBe(before);
  });

  it('takes no field that is not asked for, and no broken text', async () => {
    for (const extra of [
      { is_admin: true },
      { credits: 99 },
      { is_email_verified: true },
      { id: crypto.randomUUID() },
    ]) {
      expect(
        (await visitor().call('POST', '/auth/register', { ...account(newEmail()), ...extra }))
          .status,
      ).toBe(422);
    }
    expect(await app.database.query('SELECT 1 FROM users WHERE is_admin OR credits > 3')).toEqual(
      [],
    );
    for (const broken of ['a\u0000@example.org', '\ud800@example.org', '"><script>@example.org']) {
      expect([400, 401, 422]).toContain(
        (await visitor().call('POST', '/auth/login', { email: broken, password })).status,
      );
      expect([400, 422]).toContain((await register(broken)).status);
    }
  });

  it("evaluates at most 10 of 50 parallel wrong passwords and leaves the victim's session alone", async () => {
    const email = await confirmed();
    const victim = visitor();
    await victim.logIn(email, password);
    clock.advance(15 * 60 + 1);
    await victim.refresh();
    const attacker = visitor();
    const before = passwords.operationsSoFar;
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        attacker.call('POST', '/auth/login', { email, password: 'guess' }),
      ),
    );
    expect(passwords.operationsSoFar - before).toBe(10);
    const refused = replies.filter((reply) => reply.status === 429);
    expect(refused).toHaveLength(40);
    for (const reply of refused)
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await victim.call('GET', '/auth/status')).status).toBe(200);
  });

  /** The answers to logins with a wrong password, one after the other. */
  const guess = async (email: string, times: number, by: () => Visitor): Promise<number[]> => {
    const statuses = [];
    for (let turn = 0; turn < times; turn += 1)
      statuses.push((await by().call('POST', '/auth/login', { email, password: 'guess' })).status);
    return statuses;
  };

  it('turns a client that has failed ten times away for a quarter of an hour and no longer, and says how long', async () => {
    const email = await confirmed();
    const me = visitor();
    expect(await guess(email, 10, () => me)).toEqual(Array(10).fill(401));
    const refused = await me.call('POST', '/auth/login', { email, password });
    expect([refused.status, errorOf(refused).message]).toEqual([
      429,
      'Too many failed logins. Please try again in 15 minutes.',
    ]);
    expect((await visitor().call('POST', '/auth/login', { email, password })).status).toBe(200);
    clock.advance(14 * 60 + 1);
    const later = await me.call('POST', '/auth/login', { email, password });
    expect([later.status, errorOf(later).message]).toEqual([
      429,
      expect.stringMatching(/^Too many failed logins\. Please try again in \d\d seconds\.$/),
    ]);
    clock.advance(60);
    await me.logIn(email, password);
  });

  it(
    'does not count logins that succeed: a class behind one address, and one who logs in often',
    { tags: 'proof' },
    async () => {
      const pupils = await Promise.all(Array.from({ length: 14 }, () => confirmed()));
      const school = visitor();
      for (const email of pupils) await school.logIn(email, password);
      for (let turn = 0; turn < 14; turn += 1) await school.logIn(pupils[0]!, password);
      expect(await guess(pupils[1]!, 10, () => school)).toEqual(Array(10).fill(401));
      await school.logIn(pupils[2]!, password);
    },
  );

  /** As if strangers had failed so often at an account; each time takes a hash, later ones wait. */
  const failedBefore = (times: number) =>
    app.database.query(
      `UPDATE rate_limits SET hits = $1 WHERE key = (
         SELECT key FROM rate_limits WHERE key LIKE 'failed login of strangers to %' ORDER BY expires_at DESC LIMIT 1)`,
      [times],
    );

  it(
    'lets strangers lock nobody out of an account whose device is known, and slows them down',
    { tags: ['proof'] },
    async () => {
      const email = await confirmed();
      const owner = visitor();
      await owner.logIn(email, password);
      clock.advance(1);
      await guess(email, 1, visitor);
      await failedBefore(99);
      const patience = Promise.withResolvers<void>();
      using waits = holdWaits(patience.promise);
      const logIn = async (by: Visitor) =>
        (await by.call('POST', '/auth/login', { email, password })).status;
      const ends: number[] = [];
      const strangers = Array.from({ length: 4 }, async () =>
        ends.push(...(await guess(email, 1, visitor))),
      );
      // The one of them that is not refused waits; the owner does not.
      await expect.poll(() => ends).toEqual([429, 429, 429]);
      for (let turn = 0; turn < 3; turn += 1) ends.push(await logIn(owner));
      expect(waits.asked.filter((ms) => ms >= 1_000)).toEqual([8_000]);
      patience.resolve();
      await Promise.all(strangers);
      expect(ends).toEqual([429, 429, 429, 200, 200, 200, 401]);

      expect(await logIn(visitor())).toBe(429);
      const pretender = visitor();
      pretender.device = `${owner.device?.slice(0, -4)}AAAA`;
      expect(await logIn(pretender)).toBe(429);
      // A device is known to the accounts that were logged in to on it.
      const neighbour = visitor();
      await neighbour.logIn(await confirmed(), password);
      expect(await logIn(neighbour)).toBe(429);

      expect(await logIn(owner)).toBe(200);
      await owner.logIn(await confirmed(), password);
      expect(await logIn(owner)).toBe(200);
      expect(await guess(email, 10, () => owner)).toEqual(Array(10).fill(401));
      expect(await logIn(owner)).toBe(429);
    },
  );

  it('does not count what could not be checked, or was refused', async () => {
    const email = await confirmed();
    const me = visitor();
    await me.logIn(email, password);
    me.device = undefined;
    await app.database.query('ALTER TABLE users RENAME TO users_away');
    try {
      expect(await guess(email, 12, () => me)).toEqual(Array(12).fill(500));
    } finally {
      await app.database.query('ALTER TABLE users_away RENAME TO users');
    }
    await guess(email, 1, visitor);
    await failedBefore(100);
    expect(await guess(email, 12, () => me)).toEqual(Array(12).fill(429));
    await failedBefore(0);
    expect(await guess(email, 10, () => me)).toEqual(Array(10).fill(401));
  });

  it('refuses a client that has failed 300 times within an hour, whatever the account', async () => {
    const client = visitor();
    const email = await confirmed();
    const [first] = await guess(newEmail(), 1, () => client);
    // 296 more take as many hashes.
    await app.database.query(
      `UPDATE rate_limits SET hits = 297 WHERE key = (
         SELECT key FROM rate_limits WHERE key ~ '^failed login from [^ ]+$' ORDER BY expires_at DESC LIMIT 1)`,
    );
    const others = await Promise.all(
      Array.from({ length: 5 }, () => guess(newEmail(), 1, () => client)),
    );
    expect([first, ...others.flat().toSorted()]).toEqual([401, 401, 401, 401, 429, 429]);
    expect((await client.call('POST', '/auth/login', { email, password })).status).toBe(429);
    clock.advance(60 * 60 + 1);
    await client.logIn(email, password);
  });

  it('forgives the failed logins of whoever has set a new password', async () => {
    const email = await confirmed();
    const me = visitor();
    await guess(email, 10, () => me);
    await me.call('POST', '/auth/forgot-password', { email });
    const mail = (await mailsTo(app, email, 2)).at(-1);
    const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const renewed = `${password}, renewed`;
    expect(
      (await me.call('POST', '/auth/reset-password', { token, new_password: renewed })).status,
    ).toBe(200);
    await me.logIn(email, renewed);
  });

  it('limits registrations to 60 and new links to 30 per client', { tags: 'proof' }, async () => {
    const statuses = async (times: number, attempt: () => Promise<Reply>) => {
      const replies = await Promise.all(Array.from({ length: times }, attempt));
      const refused = replies.filter(({ status }) => status === 429);
      for (const reply of refused)
        expect(errorOf(reply).message).toBe('Too many attempts. Please try again in 15 minutes.');
      return [times - refused.length, refused.length];
    };
    const school = visitor();
    expect(await statuses(62, () => register(newEmail(), school))).toEqual([60, 2]);
    const client = visitor();
    const resend = (by: Visitor, ip?: string) =>
      by.call(
        'POST',
        '/auth/resend-verification',
        { email: newEmail() },
        ip ? { 'x-forwarded-for': ip } : {},
      );
    expect(await statuses(32, () => resend(client))).toEqual([30, 2]);
    // A line that is given a /64 is one client, whichever of its addresses it uses; its neighbour
    // is another.
    let turn = 0;
    expect(await statuses(32, () => resend(client, `2001:db8:0:1::${(turn += 1)}`))).toEqual([
      30, 2,
    ]);
    expect((await resend(client, '2001:db8:0:2::1')).status).toBe(200);
  });

  it('mails the owner of an address at most three times that somebody registers with it', async () => {
    const email = await confirmed();
    clock.advance(15 * 60 + 1);
    const before = (await mailsTo(app, email)).length;
    for (let turn = 0; turn < 6; turn += 1) expect((await register(email)).status).toBe(201);
    await expect.poll(async () => (await mailsTo(app, email, before + 3)).length).toBe(before + 3);
  });

  it('lets nobody try without its counters, while whoever is in stays in', async () => {
    const email = await confirmed();
    const me = visitor();
    await me.logIn(email, password);
    const before = passwords.operationsSoFar;
    await app.database.query('ALTER TABLE rate_limits RENAME TO rate_limits_away');
    try {
      const tries = [
        await visitor().call('POST', '/auth/login', { email, password }),
        await register(newEmail()),
        await visitor().call('POST', '/auth/resend-verification', { email }),
        await visitor().call('POST', '/auth/forgot-password', { email }),
      ];
      expect(tries.map(({ status }) => status >= 500)).toEqual(Array(4).fill(true));
      expect(passwords.operationsSoFar).toBe(before);
      expect([
        (await me.call('GET', '/auth/status')).status,
        (await me.call('GET', '/auth/credits')).status,
      ]).toEqual([200, 200]);
      await me.refresh();
    } finally {
      await app.database.query('ALTER TABLE rate_limits_away RENAME TO rate_limits');
    }
    await visitor().logIn(email, password);
  });

  it(
    'hashes a bounded number at once and turns the surplus away while everything else goes on',
    { tags: 'proof' },
    async () => {
      let most = 0;
      const gauge = setInterval(() => (most = Math.max(most, passwords.operationsNow)), 2);
      const user = await signedInUser(app);
      const before = passwords.operationsSoFar;
      let turnedAway = 0;
      const logins = Promise.all(
        Array.from({ length: 200 }, async () => {
          const reply = await visitor().call('POST', '/auth/login', {
            email: newEmail(),
            password: 'guess',
          });
          if (reply.status === 503) turnedAway += 1;
          return reply;
        }),
      );
      // Until each of them waits in the queue or has been turned away, so that what follows waits for
      // no statement of theirs.
      for (
        let look = 0;
        look < 1_000 && turnedAway + passwords.operationsSoFar - before < 200;
        look += 1
      )
        await sleep(10);
      const [others, probes] = await Promise.all([
        Promise.all(Array.from({ length: 20 }, () => user.call('GET', '/auth/credits'))),
        Promise.all(
          Array.from({ length: 50 }, (_, turn) =>
            visitor().call('GET', turn % 2 === 0 ? '/health/live' : '/health/ready'),
          ),
        ),
      ]);
      expect(passwords.operationsNow).toBeGreaterThan(0);
      const replies = await logins;
      clearInterval(gauge);
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(availableParallelism());
      const surplus = replies.filter((reply) => reply.status === 503);
      expect(surplus.length).toBeGreaterThan(0);
      expect(replies.filter((reply) => reply.status === 401)).toHaveLength(200 - surplus.length);
      for (const reply of surplus) expect(reply.headers.get('retry-after')).toBe('3');
      expect(probes.map((reply) => reply.status)).toEqual(Array(50).fill(200));
      expect(others.map((reply) => reply.status)).toEqual(Array(20).fill(200));
    },
  );

  it('keeps no password, link or refresh token in readable form', async () => {
    const { email, token } = await registered();
    await verify(token);
    const me = visitor();
    await me.logIn(email, password);
    const rows = await everyRow(app);
    expect(rows).toContain(email);
    const secrets = { password, link: token, 'refresh token': me.cookie, 'access token': me.token };
    expect(
      Object.entries(secrets).flatMap(([name, secret]) =>
        rows.includes(String(secret)) ? [name] : [],
      ),
    ).toEqual([]);
  });

  it('answers every login with the declared shape', async () => {
    const email = await confirmed();
    const reply = await visitor().call('POST', '/auth/login', { email, password });
    expect(authAnswer.parse(reply.body).user.email).toBe(email);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});
