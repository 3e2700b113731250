import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChangeRoleAndStatus, Housekeeping, OneTimeTokens, Sessions } from '@coursewright/auth';
import { errorEnvelope } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHolder, everyRow, knownPassword, userRowOf } from './account-holder.ts';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { isSignedIn, mailsTo, type Reply, tokenIn, Visitor } from './visitor.ts';

const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;

describe('all that is kept of a person', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1', DATABASE_POOL: '24' } });
  });
  afterAll(() => app?.close());

  const visitor = () => new Visitor(app);
  const sessions = () => app.nest.get(Sessions, { strict: false });
  const userRow = (userId: string) => userRowOf(app, userId);

  const photosynthesis = readFile(
    new URL('../../../libs/server/sources/sample-library/en/photosynthesis.md', import.meta.url),
    'utf8',
  );

  /** A user who owns something of everything, with one word in all of it. */
  async function owner(canary: string): Promise<Awaited<ReturnType<typeof accountHolder>>> {
    const user = await accountHolder(app, { credits: 5 });
    await user.call('PATCH', '/v1/account', { full_name: canary });
    const form = new FormData();
    form.append(
      'file',
      new Blob([`${await photosynthesis}\n\n${canary} is the word of this test.\n`], {
        type: 'text/markdown',
      }),
      `${canary}.md`,
    );
    const upload = await fetch(`${app.url}/api/v1/documents`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${user.token}` },
    });
    const { id } = (await upload.json()) as { id: string };
    const started = await user.call('POST', '/generate-learning-path', {
      topic: `Photosynthesis and ${canary}`,
      sources: [id],
      desired_module_count: 1,
      desired_submodule_count: 1,
    });
    const { task_id } = started.body as { task_id: string };
    for (let look = 0; look < 400; look += 1) {
      const { status } = (await user.call('GET', `/learning-path/${task_id}`)).body as {
        status: string;
      };
      if (!['pending', 'running'].includes(status)) break;
      await sleep(50);
    }
    await user.call('POST', '/v1/account/api-tokens', { name: canary, scopes: ['read'] });
    await app.database.query(
      `INSERT INTO user_keys (user_id, provider, token, sealed, last_four, expires_at) VALUES ($1, 'openai', 'key_' || $2, '', 'abcd', now() + interval '1 year')`,
      [user.userId, canary],
    );
    await app.nest.get(OneTimeTokens, { strict: false }).issue(user.userId, 'reset_password');
    await app.nest
      .get(Ledger, { strict: false })
      .grant(user.userId, 2, 'admin_add', { notes: `for ${canary}` });
    return user;
  }

  const newCanary = () => `Zyx${crypto.randomUUID().replaceAll('-', '')}`;
  /** How many rows of each table belong to a user, by the foreign keys. */
  async function ownedRows(userId: string): Promise<Record<string, number>> {
    const tables = await app.database.query(
      z.object({ name: z.string(), key: z.string() }),
      `SELECT c.conrelid::regclass::text AS name, a.attname AS key FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
       WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass AND a.attname = 'user_id'`,
    );
    const counted = await Promise.all(
      tables.map(
        async ({ name, key }) =>
          [
            name,
            (await app.database.query(`SELECT 1 FROM ${name} WHERE ${key} = $1`, [userId])).length,
          ] as const,
      ),
    );
    return Object.fromEntries(counted.filter(([, rows]) => rows > 0).toSorted());
  }

  describe('export', () => {
    it(
      'is a file with every row that the user owns, without a secret and without a word of anybody else',
      { tags: ['proof'] },
      async () => {
        const [canary, strangers] = [newCanary(), newCanary()];
        const [user] = [await owner(canary), await owner(strangers)];
        const reply = await user.call('GET', '/v1/account/export');
        expect([
          reply.status,
          reply.headers.get('content-type'),
          reply.headers.get('content-disposition'),
          reply.headers.get('cache-control'),
        ]).toEqual([
          200,
          'application/json; charset=utf-8',
          'attachment; filename="coursewright-account.json"',
          'no-store',
        ]);
        const file = reply.body as Record<string, object[]>;
        const exported = {
          documents: 'documents',
          generations: 'generation_tasks',
          courses: 'courses',
          sessions: 'sessions',
          api_tokens: 'api_tokens',
          keys: 'user_keys',
          credit_transactions: 'credit_transactions',
        };
        // Links are no data of theirs, and what they are searched by is their address and name.
        const {
          one_time_tokens: _links,
          user_search_terms: _terms,
          ...owned
        } = await ownedRows(user.userId);
        expect(Object.keys(owned).length).toBeGreaterThanOrEqual(6);
        expect(
          Object.fromEntries(
            Object.entries(exported).map(([section, table]) => [table, file[section]?.length]),
          ),
        ).toEqual(owned);
        expect(file).toMatchObject({
          exported_at: expect.any(String),
          user: { id: user.userId, email: user.email, full_name: canary },
          profile: { theme: 'system' },
          documents: [{ name: `${canary}.md`, text: { passages: expect.any(Array) } }],
          generations: [{ topic: `Photosynthesis and ${canary}`, status: 'completed' }],
          courses: [
            {
              topic: `Photosynthesis and ${canary}`,
              document: { modules: expect.any(Array) },
            },
          ],
        });
        const text = JSON.stringify(file);
        expect(text.includes(strangers)).toBe(false);
        const [row] = await app.database.query(
          z.object({ password_hash: z.string(), token_hash: z.string(), api: z.string() }),
          'SELECT u.password_hash, s.token_hash, t.token_hash AS api FROM users u JOIN sessions s ON s.user_id = u.id JOIN api_tokens t ON t.user_id = u.id WHERE u.id = $1',
          [user.userId],
        );
        for (const secret of [
          row?.password_hash,
          row?.token_hash,
          row?.api,
          user.cookie,
          user.token,
        ])
          expect(text.includes(String(secret))).toBe(false);
      },
    );

    it('is given ten times in a quarter of an hour', async () => {
      const user = await accountHolder(app);
      const replies = await Promise.all(
        Array.from({ length: 12 }, () => user.call('GET', '/v1/account/export')),
      );
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(10);
    });
  });

  describe('deletion', () => {
    const remove = (
      user: Visitor & { email: string },
      password = knownPassword,
      email = user.email,
    ) => user.call('POST', '/v1/account/delete', { password, email });
    const total = async () =>
      (
        await app.database.query(
          z.object({ sum: z.string() }),
          'SELECT sum(amount) AS sum FROM credit_transactions',
        )
      )[0]?.sum;

    it('needs the password and the address, and leaves of the account only anonymous movements with their sum', async () => {
      const canary = newCanary();
      const user = await owner(canary);
      const [wrongPassword, wrongAddress] = [
        await remove(user, 'not the password'),
        await remove(user, knownPassword, 'somebody@example.org'),
      ];
      expect([wrongPassword.status, errorOf(wrongPassword).details?.[0]?.path]).toEqual([
        422,
        'password',
      ]);
      expect([wrongAddress.status, errorOf(wrongAddress).details?.[0]?.path]).toEqual([
        422,
        'email',
      ]);
      expect((await everyRow(app)).includes(canary)).toBe(true);
      const [sum, before] = [
        await total(),
        await app.database.query(
          'SELECT id, amount, balance_after FROM credit_transactions WHERE user_id = $1 ORDER BY seq',
          [user.userId],
        ),
      ];
      expect(before).toHaveLength(3);

      const gone = await remove(user, knownPassword, user.email.toUpperCase());
      expect([gone.status, gone.headers.getSetCookie().join()]).toEqual([
        204,
        expect.stringMatching(/^cw_refresh=; Max-Age=0/),
      ]);
      const left = await everyRow(app);
      for (const trace of [canary, user.email]) expect(left.includes(trace)).toBe(false);
      expect(await ownedRows(user.userId)).toEqual({ credit_transactions: 3 });
      expect(await total()).toBe(sum);
      expect(
        await app.database.query(
          'SELECT id, amount, balance_after FROM credit_transactions WHERE user_id = $1 ORDER BY seq',
          [user.userId],
        ),
      ).toEqual(before);
      expect(await userRow(user.userId)).toMatchObject({
        credits: 6,
        full_name: 'Deleted user',
        is_active: false,
        password_hash: '',
        deleted_at: expect.any(Date),
      });

      expect(await isSignedIn(user)).toBe(false);
      expect((await user.call('POST', '/auth/refresh')).status).toBe(401);
      expect(
        (
          await visitor().call('POST', '/auth/login', {
            email: user.email,
            password: knownPassword,
          })
        ).status,
      ).toBe(401);
      expect(
        (
          await visitor().call('POST', '/auth/login', {
            email: `deleted-${user.userId}@invalid`,
            password: '',
          })
        ).status,
      ).toBe(422);
      expect(
        (
          await visitor().call('POST', '/auth/login', {
            email: `deleted-${user.userId}@invalid`,
            password: 'x',
          })
        ).status,
      ).toBe(401);
      // The address is free for a new start.
      expect(
        (
          await visitor().call('POST', '/auth/register', {
            email: user.email,
            password: 'another good sentence',
            full_name: 'Ada',
          })
        ).status,
      ).toBe(201);
      expect((await mailsTo(app, user.email)).at(-1)?.subject).toBe('Confirm your e-mail address');
    });

    it(
      'gives the free credits to no mailbox twice, however its address is written',
      { tags: 'proof' },
      async () => {
        const [name, host] = [crypto.randomUUID(), 'example.org'];
        const creditsOf = async (email: string) => {
          await visitor().call('POST', '/auth/register', {
            email,
            password: knownPassword,
            full_name: 'Ada',
          });
          await visitor().call(
            'GET',
            `/auth/verify-email?token=${tokenIn((await mailsTo(app, email)).at(-1))}`,
          );
          const member = Object.assign(visitor(), { email });
          return { member, credits: (await member.logIn(email, knownPassword)).user.credits };
        };
        const first = await creditsOf(`${name}@${host}`);
        expect(first.credits).toBe(3);
        expect((await creditsOf(`${name}+again@${host}`)).credits).toBe(0);
        expect((await remove(first.member)).status).toBe(204);
        expect((await creditsOf(`${name.toUpperCase()}@${host}`)).credits).toBe(0);
        expect((await creditsOf(`other-${name}@${host}`)).credits).toBe(3);

        // An account from before there was a memory of this.
        const old = await accountHolder(app);
        await app.database.query('DELETE FROM signup_grants');
        expect((await remove(old)).status).toBe(204);
        expect((await creditsOf(old.email.replace('@', '+1@'))).credits).toBe(0);
        expect(await app.database.query('SELECT 1 FROM signup_grants')).toHaveLength(1);
        expect(
          (
            await app.database.query(
              z.object({ address_hash: z.string() }),
              'SELECT address_hash FROM signup_grants',
            )
          )[0]?.address_hash,
        ).toMatch(/^[\w-]{43}$/);
      },
    );

    it('happens once, also when asked for twice at the same moment, and meets credits without losing one', async () => {
      const user = await accountHolder(app, { credits: 10 });
      const ledger = app.nest.get(Ledger, { strict: false });
      const works: (() => Promise<unknown>)[] = [
        () => remove(user),
        () => remove(user),
        () => user.ask('account.delete', { password: knownPassword, email: user.email }),
        ...Array.from(
          { length: 8 },
          (_, turn) => () =>
            turn % 2 === 0
              ? ledger.spend(user.userId, 1, 'audio_use', {})
              : ledger.grant(user.userId, 2, 'admin_add', {}),
        ),
        () => user.call('PATCH', '/v1/account', { full_name: 'Back again' }),
      ];
      const replies = await behindLock(
        app,
        'SELECT 1 FROM users WHERE id = $1 FOR UPDATE',
        [user.userId],
        works,
      );
      const statuses = replies.slice(0, 3).map((reply) => (reply as Reply).status);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      expect(statuses.filter((status) => status === 401 || status === 422)).toHaveLength(2);
      expect(await userRow(user.userId)).toMatchObject({ full_name: 'Deleted user', credits: 14 });
      expect(
        await app.database.query(
          'SELECT sum(amount)::int AS sum FROM credit_transactions WHERE user_id = $1',
          [user.userId],
        ),
      ).toEqual([{ sum: 14 }]);
    });

    it('ends a course that is being written; what its run still says is kept nowhere', async () => {
      const user = await accountHolder(app);
      for (const topic of ['Photosynthesis', 'The human immune system'])
        expect((await user.call('POST', '/generate-learning-path', { topic })).status).toBe(202);
      await sleep(100);
      expect((await remove(user)).status).toBe(204);
      for (let look = 0; look < 400; look += 1) {
        const open = await app.database.query(
          `SELECT 1 FROM pgboss.job WHERE name LIKE 'generation%' AND state NOT IN ('completed', 'failed', 'cancelled')`,
        );
        if (open.length === 0) break;
        await sleep(50);
      }
      expect(await ownedRows(user.userId)).toEqual({ credit_transactions: 3 });
    });

    it('leaves nothing for long of what a request under way adds after all', async () => {
      const user = await accountHolder(app);
      await remove(user);
      await sessions().open(user.userId, true, { ip: '192.0.2.7', userAgent: 'late' });
      expect(await ownedRows(user.userId)).toMatchObject({ sessions: 1 });
      await app.nest.get(Housekeeping, { strict: false }).run();
      expect(await ownedRows(user.userId)).toEqual({ credit_transactions: 1 });
    });

    it(
      'and demotion and disabling leave an active administrator, in 50 races of two',
      { tags: 'proof' },
      async () => {
        const changeRole = app.nest.get(ChangeRoleAndStatus, { strict: false });
        await app.database.query('UPDATE users SET is_admin = false');
        let refusals = 0;
        for (let turn = 0; turn < 50; turn += 1) {
          const [first, second] = [
            await accountHolder(app, { isAdmin: true }),
            await accountHolder(app, { isAdmin: true }),
          ];
          const end = (admin: typeof first, byHimself: boolean) => async () =>
            byHimself
              ? (await remove(admin)).status < 300
              : changeRole
                  .run(admin.userId, [{ is_admin: false }, { is_active: false }][turn % 2] ?? {})
                  .then(
                    () => true,
                    () => false,
                  );
          const attempts = [end(first, turn % 3 === 0), end(second, turn % 3 === 1)];
          const done =
            turn % 10 === 0
              ? await behindLock(
                  app,
                  'SELECT 1 FROM users WHERE is_admin ORDER BY id FOR UPDATE',
                  [],
                  attempts,
                )
              : await Promise.all(attempts.map((attempt) => attempt()));
          refusals += done.filter((ok) => !ok).length;
          const admins = await app.database.query(
            z.object({ id: z.string() }),
            'SELECT id FROM users WHERE is_admin AND is_active',
          );
          expect(admins.length).toBeGreaterThanOrEqual(1);
          await app.database.query('UPDATE users SET is_admin = false');
        }
        expect(refusals).toBe(50);
        const last = await accountHolder(app, { isAdmin: true });
        const refused = await remove(last);
        expect([refused.status, errorOf(refused).type]).toEqual([409, 'conflict']);
        for (const change of [{ is_admin: false }, { is_active: false }])
          await expect(changeRole.run(last.userId, change)).rejects.toMatchObject({
            type: 'conflict',
          });
        expect(await isSignedIn(last)).toBe(true);
      },
    );
  });
});
