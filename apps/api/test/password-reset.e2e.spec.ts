import { setTimeout as sleep } from 'node:timers/promises';
import { Passwords } from '@coursewright/auth';
import { errorEnvelope } from '@coursewright/contract';
import type { Email } from 'postal-mime';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHolder, everyRow, knownPassword } from './account-holder.ts';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MovableClock } from './movable-clock.ts';
import { mailsTo, type Reply, tokenIn, Visitor } from './visitor.ts';

const newPassword = 'another good sentence';
const newEmail = () => `${crypto.randomUUID()}@example.org`;
const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
const notValid = {
  error: {
    type: 'bad_request',
    code: 'link_expired',
    message: 'This link is not valid or has expired. Please ask for a new one.',
  },
};

/** The token in the link of a mail. */
function resetTokenIn(mail: Email | undefined): string {
  const token = /http:\/\/localhost:0\/reset-password\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('No reset link in the mail');
  return token;
}

describe('a forgotten password', () => {
  const clock = new MovableClock();
  let app: TestApp;
  let passwords: Passwords;

  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1', DATABASE_POOL: '24' }, clock });
    passwords = app.nest.get(Passwords, { strict: false });
  });
  afterAll(() => app?.close());

  const visitor = () => new Visitor(app);
  const forgot = (email: string, by = visitor(), headers: Record<string, string> = {}) =>
    by.call('POST', '/auth/forgot-password', { email }, headers);
  const reset = (token: string, new_password = newPassword) =>
    visitor().call('POST', '/auth/reset-password', { token, new_password });
  const refusal = async (reply: Promise<Reply>) => {
    const { status, body } = await reply;
    return [status, body];
  };

  /** The newest reset link that was mailed, when there are `count` mails. */
  async function link(email: string, count = 1): Promise<string> {
    await forgot(email);
    return resetTokenIn((await mailsTo(app, email, count)).at(-1));
  }

  /** Until every mail that was asked for is written. */
  async function mailed(): Promise<void> {
    for (let look = 0; look < 400; look += 1) {
      const open = await app.database.query(
        `SELECT 1 FROM pgboss.job WHERE name IN ('link-mail', 'registration', 'mail') AND state NOT IN ('completed', 'failed')`,
      );
      if (open.length === 0) return;
      await sleep(25);
    }
    throw new Error('Mails are still waiting after 10 s');
  }

  const linkMails = async () =>
    (
      await app.database.query(
        z.object({ n: z.number() }),
        `SELECT count(*)::int AS n FROM one_time_tokens`,
      )
    )[0]?.n ?? 0;

  it('is replaced by the mailed link, which ends every session and tells the owner', async () => {
    const owner = await accountHolder(app);
    const elsewhere = visitor();
    await elsewhere.logIn(owner.email, knownPassword);
    const asked = await forgot(owner.email.toUpperCase(), visitor(), {
      'accept-language': 'es-ES,es;q=0.9',
    });
    expect([asked.status, asked.body]).toEqual([
      200,
      {
        message:
          'If there is an account with this address, we have sent a link to set a new password.',
      },
    ]);
    const [mail] = await mailsTo(app, owner.email);
    expect([mail?.subject, mail?.text]).toEqual([
      'Elige una contraseña nueva',
      expect.stringMatching(/^Hola Test User,/),
    ]);
    expect(mail?.html).toContain(`href="http://localhost:0/reset-password/${resetTokenIn(mail)}"`);
    expect(mail?.html).toContain('<html lang="es" dir="ltr">');

    const done = await reset(resetTokenIn(mail));
    expect([done.status, done.body]).toEqual([
      200,
      { message: 'Your password is changed. You can log in with it now.' },
    ]);
    for (const session of [owner, elsewhere]) {
      expect((await session.call('GET', '/auth/status')).status).toBe(401);
      expect((await session.call('POST', '/auth/refresh')).status).toBe(401);
    }
    expect(
      (await visitor().call('POST', '/auth/login', { email: owner.email, password: knownPassword }))
        .status,
    ).toBe(401);
    expect((await visitor().logIn(owner.email, newPassword)).user.email).toBe(owner.email);
    const [, told] = await mailsTo(app, owner.email, 2);
    expect(told?.subject).toBe('Your password was changed');
    expect(told?.text).toContain('http://localhost:0/forgot-password');
    expect(await refusal(reset(resetTokenIn(mail)))).toEqual([400, notValid]);
  });

  it('is replaced through tRPC too, with mails in the language of the account', async () => {
    const owner = await accountHolder(app);
    await owner.call('PATCH', '/v1/account', { language: 'es' });
    expect((await visitor().ask('auth.forgotPassword', { email: owner.email })).body).toEqual({
      message: expect.any(String),
    });
    const [mail] = await mailsTo(app, owner.email);
    expect(
      (
        await visitor().ask('auth.resetPassword', {
          token: resetTokenIn(mail),
          new_password: newPassword,
        })
      ).body,
    ).toEqual({ message: expect.any(String) });
    const [, told] = await mailsTo(app, owner.email, 2);
    expect([mail?.subject, told?.subject]).toEqual([
      'Elige una contraseña nueva',
      'Tu contraseña ha cambiado',
    ]);
    expect(
      (
        await visitor().ask('auth.resetPassword', {
          token: resetTokenIn(mail),
          new_password: newPassword,
        })
      ).body,
    ).toMatchObject({ error: { type: 'bad_request' } });
  });

  it('is replaced once by 20 uses of one link at the same moment', { tags: 'proof' }, async () => {
    const owner = await accountHolder(app);
    const token = await link(owner.email);
    const uses = Array.from(
      { length: 20 },
      (_, turn) => () => reset(token, `${newPassword} ${turn}`),
    );
    const replies = await behindLock(
      app,
      'SELECT 1 FROM users WHERE id = $1 FOR UPDATE',
      [owner.userId],
      uses,
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([
      200,
      ...Array<number>(19).fill(400),
    ]);
    const winner = replies.findIndex((reply) => reply.status === 200);
    expect((await visitor().logIn(owner.email, `${newPassword} ${winner}`)).user.email).toBe(
      owner.email,
    );
    expect(await mailsTo(app, owner.email, 2)).toHaveLength(2);
  });

  it('is not replaced by a link that is made up, expired, replaced, for something else, or of an account that was disabled', async () => {
    expect(await refusal(reset('x'.repeat(43)))).toEqual([400, notValid]);

    const owner = await accountHolder(app);
    const older = await link(owner.email);
    const newer = await link(owner.email, 2);
    expect(await refusal(reset(older))).toEqual([400, notValid]);
    expect((await visitor().call('GET', `/auth/verify-email?token=${newer}`)).status).toBe(400);

    const fresh = newEmail();
    await visitor().call('POST', '/auth/register', {
      email: fresh,
      password: knownPassword,
      full_name: 'Ada',
    });
    const confirmation = tokenIn((await mailsTo(app, fresh))[0]);
    expect(await refusal(reset(confirmation))).toEqual([400, notValid]);
    expect((await visitor().call('GET', `/auth/verify-email?token=${confirmation}`)).status).toBe(
      200,
    );

    clock.advance(30 * 60 + 1);
    expect(await refusal(reset(newer))).toEqual([400, notValid]);
    const last = await link(owner.email, 3);
    clock.advance(29 * 60);
    await app.database.query('UPDATE users SET is_active = false WHERE id = $1', [owner.userId]);
    expect(await refusal(reset(last))).toEqual([400, notValid]);
    expect(
      await app.database.query('SELECT is_active FROM users WHERE id = $1', [owner.userId]),
    ).toEqual([{ is_active: false }]);
    await app.database.query('UPDATE users SET is_active = true WHERE id = $1', [owner.userId]);
    expect((await reset(last)).status).toBe(200);
  });

  it('is not replaced by a weak one, and the link stays good', async () => {
    const owner = await accountHolder(app);
    const token = await link(owner.email);
    for (const weak of ['password2024!', 'short', owner.email]) {
      const before = passwords.operationsSoFar;
      const reply = await reset(token, weak);
      expect([
        reply.status,
        errorOf(reply).details?.[0]?.path,
        passwords.operationsSoFar - before,
      ]).toEqual([422, 'new_password', 0]);
    }
    for (const extra of [{ is_admin: true }, { user_id: owner.userId }, { email: owner.email }]) {
      expect(
        (
          await visitor().call('POST', '/auth/reset-password', {
            token,
            new_password: newPassword,
            ...extra,
          })
        ).status,
      ).toBe(422);
      expect(
        (
          await visitor().call('POST', '/auth/forgot-password', {
            email: owner.email,
            ...extra,
            is_active: true,
          })
        ).status,
      ).toBe(422);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it(
    'leaves neither a session of a login by the old one nor an API token that met the reset',
    { tags: 'proof' },
    async () => {
      const opened: Visitor[] = [];
      for (let turn = 0; turn < 8; turn += 1) {
        const owner = await accountHolder(app);
        const token = await link(owner.email);
        const intruder = visitor();
        const login = () =>
          intruder.logIn(owner.email, knownPassword).then(
            () => opened.push(intruder),
            () => undefined,
          );
        // Both have checked their secret and stand before the account, in either order.
        const program = () =>
          owner.call('POST', '/v1/account/api-tokens', { name: 'x', scopes: ['read'] });
        const works: (() => Promise<unknown>)[] =
          turn % 2 === 0
            ? [login, program, () => reset(token)]
            : [() => reset(token), program, login];
        await behindLock(
          app,
          'SELECT 1 FROM users WHERE id = $1 FOR UPDATE',
          [owner.userId],
          works,
        );
        expect(
          await app.database.query('SELECT 1 FROM api_tokens WHERE user_id = $1', [owner.userId]),
        ).toEqual([]);
        expect(
          await app.database.query(
            'SELECT 1 FROM sessions WHERE user_id = $1 AND revoked_at IS NULL',
            [owner.userId],
          ),
        ).toEqual([]);
      }
      for (const intruder of opened)
        expect((await intruder.call('GET', '/auth/status')).status).toBe(401);
    },
  );

  it(
    'is asked for, as a registration is, with the same answer by the same statements, whoever has the address',
    { tags: 'proof' },
    async () => {
      // No jobs are taken here, so that every statement is one of a request.
      const quiet = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1', WORKERS: 'none' } });
      try {
        const statements: string[] = [];
        const ignore = () => undefined;
        quiet.nest.get(DataSource).logger = {
          logQuery: (sql) => void statements.push(sql),
          logQueryError: ignore,
          logQuerySlow: ignore,
          logSchemaBuild: ignore,
          logMigration: ignore,
          log: ignore,
        };
        const [live, unconfirmed, disabled, deleted] = await Promise.all(
          [1, 2, 3, 4].map(() => accountHolder(quiet)),
        );
        await quiet.database.query('UPDATE users SET is_email_verified = false WHERE id = $1', [
          unconfirmed?.userId,
        ]);
        await quiet.database.query('UPDATE users SET is_active = false WHERE id = $1', [
          disabled?.userId,
        ]);
        expect(
          (
            await deleted?.call('POST', '/v1/account/delete', {
              password: knownPassword,
              email: deleted.email,
            })
          )?.status,
        ).toBe(204);
        const asked = {
          '/auth/forgot-password': {},
          '/auth/resend-verification': {},
          '/auth/register': { password: 'another good sentence', full_name: 'Ada' },
        };
        for (const [path, fields] of Object.entries(asked)) {
          const seen = new Set<string>();
          for (const email of [newEmail(), live, unconfirmed, disabled, deleted].map((user) =>
            typeof user === 'string' ? user : (user?.email ?? ''),
          )) {
            const before = quiet.nest.get(Passwords, { strict: false }).operationsSoFar;
            statements.length = 0;
            const { status, body, headers } = await new Visitor(quiet).call('POST', path, {
              email,
              ...fields,
            });
            seen.add(
              JSON.stringify([
                status,
                body,
                [...headers.keys()],
                quiet.nest.get(Passwords, { strict: false }).operationsSoFar - before,
                statements,
              ]),
            );
          }
          expect(seen.size).toBe(1);
          const [status, , , hashes, of] = JSON.parse([...seen][0] ?? '') as [
            number,
            unknown,
            unknown,
            number,
            string[],
          ];
          // A counter and a job.
          expect([status, hashes, of.length]).toEqual(
            path === '/auth/register' ? [201, 1, 2] : [200, 0, 2],
          );
        }
      } finally {
        await quiet.close();
      }
    },
  );

  it('brings a mail to whoever has an account that is in use, confirmed or not, and to nobody else', async () => {
    const [live, unconfirmed, disabled] = [
      await accountHolder(app),
      await accountHolder(app),
      await accountHolder(app),
    ];
    await app.database.query('UPDATE users SET is_email_verified = false WHERE id = $1', [
      unconfirmed.userId,
    ]);
    await app.database.query('UPDATE users SET is_active = false WHERE id = $1', [disabled.userId]);
    const nobody = newEmail();
    for (const email of [live.email, unconfirmed.email, disabled.email, nobody])
      expect((await forgot(email)).status).toBe(200);
    await mailed();
    const counts = await Promise.all(
      [live.email, unconfirmed.email, disabled.email, nobody].map(
        async (email) => (await mailsTo(app, email, 0)).length,
      ),
    );
    expect(counts).toEqual([1, 1, 0, 0]);
  });

  it('is asked for thirty times in a quarter of an hour by one client, and by the owner whatever strangers asked for', async () => {
    const client = visitor();
    const byClient = await Promise.all(
      Array.from({ length: 40 }, () => forgot(newEmail(), client)),
    );
    expect(byClient.filter((reply) => reply.status === 200)).toHaveLength(30);
    for (const reply of byClient.filter(({ status }) => status !== 200))
      expect([reply.status, Number(reply.headers.get('retry-after')) > 800]).toEqual([429, true]);
    clock.advance(15 * 60 + 1);
    expect((await forgot(newEmail(), client)).status).toBe(200);

    const owner = await accountHolder(app);
    for (let turn = 0; turn < 4; turn += 1) await forgot(owner.email);
    expect((await forgot(owner.email)).status).toBe(200);
    await mailed();
    // The newest of the three links that are there is good.
    const token = resetTokenIn((await mailsTo(app, owner.email, 3)).at(-1));
    expect((await reset(token)).status).toBe(200);
  });

  it(
    "fills nobody's mailbox: at most 3 mails to one address from 20 clients, 60 to a thousand addresses from one",
    { tags: 'proof' },
    async () => {
      await mailed();
      const target = await accountHolder(app);
      await app.database.query('UPDATE users SET is_email_verified = false WHERE id = $1', [
        target.userId,
      ]);
      const before = await linkMails();
      const clients = Array.from({ length: 20 }, visitor);
      await Promise.all(
        clients.flatMap((client) =>
          Array.from({ length: 5 }, (_, turn) =>
            client.call(
              'POST',
              turn % 2 === 0 ? '/auth/forgot-password' : '/auth/resend-verification',
              { email: target.email },
            ),
          ),
        ),
      );
      await mailed();
      expect((await linkMails()) - before).toBe(3);
      expect(await mailsTo(app, target.email, 3)).toHaveLength(3);

      const addresses = await app.database.query(
        z.object({ email: z.string() }),
        `INSERT INTO users (email, full_name, password_hash) SELECT gen_random_uuid() || '@example.org', 'A', '' FROM generate_series(1, 1000) RETURNING email`,
      );
      const [attacker, untouched] = [visitor(), await linkMails()];
      let taken = 0;
      for (let start = 0; start < addresses.length; start += 100) {
        const replies = await Promise.all(
          addresses
            .slice(start, start + 100)
            .map(({ email }, turn) =>
              attacker.call(
                'POST',
                turn % 2 === 0 ? '/auth/forgot-password' : '/auth/resend-verification',
                { email },
              ),
            ),
        );
        taken += replies.filter(({ status }) => status === 200).length;
      }
      expect(taken).toBe(60);
      await mailed();
      const sent = (await linkMails()) - untouched;
      expect([sent > 0, sent <= 60]).toEqual([true, true]);
    },
  );

  it('leaves neither the link nor the password readable anywhere', async () => {
    const owner = await accountHolder(app);
    const token = await link(owner.email);
    await reset(token, 'a secret that nobody may read');
    const rows = await everyRow(app);
    expect(rows).toContain(owner.email);
    const secrets = {
      link: token,
      'new password': 'a secret that nobody may read',
      'old password': knownPassword,
    };
    expect(
      Object.entries(secrets).flatMap(([name, secret]) => (rows.includes(secret) ? [name] : [])),
    ).toEqual([]);
    const jobs = await app.database.query(
      z.object({ text: z.string() }),
      `SELECT j::text AS text FROM pgboss.job j`,
    );
    expect(
      jobs
        .map((job) => job.text)
        .join()
        .includes(owner.email),
    ).toBe(false);
  });
});
