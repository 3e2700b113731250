import {
  adminActions,
  limits,
  addedCredits,
  adminGenerationPage,
  adminStats,
  adminTransactionPage,
  adminUserPage,
  auditPage,
  errorEnvelope,
  parkedPaymentPage,
  user as userSchema,
} from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { ParkedPayments } from '@coursewright/payments';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { type Reply, signedInUser, Visitor } from './visitor.ts';
import { noAmounts } from './no-amounts.ts';

const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;

describe('administration', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof signedInUser>>;

  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    admin = await signedInUser(app, { isAdmin: true });
  });
  afterAll(() => app?.close());

  const users = async (query: string, by: Visitor = admin) =>
    adminUserPage.parse((await by.call('GET', `/admin/users?${query}`)).body);
  const transactions = async (query: string) =>
    adminTransactionPage.parse(
      (await admin.call('GET', `/admin/credits/transactions?${query}`)).body,
    );
  const audit = async (query: string) =>
    auditPage.parse((await admin.call('GET', `/admin/audit-log?${query}`)).body).entries;
  const grant = (
    userId: string,
    amount: unknown,
    headers: Record<string, string> = {},
    notes = 'for a good reason',
  ) => admin.call('POST', '/admin/credits/add', { user_id: userId, amount, notes }, headers);

  const grantBy = (by: Visitor, userId: string, key: string) =>
    by.call(
      'POST',
      '/admin/credits/add',
      { user_id: userId, amount: 1, notes: 'each other' },
      { 'idempotency-key': key },
    );

  it('is for administrators only, through both APIs', async () => {
    const user = await signedInUser(app);
    for (const path of [
      '/admin/users',
      '/admin/stats',
      '/admin/audit-log',
      '/admin/generations',
      '/admin/parked-payments',
      '/admin/abuse-reports',
      '/admin/credits/transactions',
      '/admin/credits/transactions.csv',
    ]) {
      expect([
        path,
        (await user.call('GET', path)).status,
        (await new Visitor(app).call('GET', path)).status,
      ]).toEqual([path, 403, 401]);
    }
    expect(errorOf(await user.ask('admin.stats')).type).toBe('forbidden');
  });

  it('finds users by every filter, sorted, ten on a page', async () => {
    const rich = await signedInUser(app, { credits: 500 });
    const poor = await signedInUser(app, { credits: 0 });
    await admin.call('PATCH', `/admin/users/${poor.userId}`, { is_active: false });
    expect((await users('')).per_page).toBe(10);
    expect((await users('is_admin=true')).users.map(({ id }) => id)).toEqual([admin.userId]);
    expect((await users('is_active=false')).users.map(({ id }) => id)).toEqual([poor.userId]);
    expect((await users('has_credits=false')).users.map(({ id }) => id)).toEqual([poor.userId]);
    expect(
      (await users('sort_by=credits&sort_order=desc&per_page=1')).users.map(({ id }) => id),
    ).toEqual([rich.userId]);
    const asked = await admin.call(
      'GET',
      `/trpc/admin.users?input=${encodeURIComponent(JSON.stringify({ is_admin: true }))}`,
    );
    expect(asked.body).toMatchObject({
      result: { data: { total: 1, users: [{ id: admin.userId }] } },
    });
    expect((await admin.call('GET', '/admin/users?sort_by=password_hash')).status).toBe(422);
  });

  it('finds whoever has credits among however many who have spent theirs', async () => {
    const saver = await signedInUser(app, { credits: 4 });
    await app.database.query(
      `INSERT INTO users (email, full_name, password_hash, created_at) SELECT 'spent' || n || '@example.net', 'S', '', now() + interval '1 hour' FROM generate_series(1, ${limits.adminRows + 100}) n`,
    );
    for (const order of ['created_at', 'email', 'full_name', 'credits', 'last_login']) {
      for (const direction of ['asc', 'desc']) {
        const { users: rows, has_more } = await users(
          `has_credits=true&per_page=100&sort_by=${order}&sort_order=${direction}`,
        );
        expect([order, direction, rows.some(({ id }) => id === saver.userId), has_more]).toEqual([
          order,
          direction,
          true,
          false,
        ]);
      }
    }
    await app.database.query(`DELETE FROM users WHERE email LIKE 'spent%'`);
  });

  it('searches users by how their address, their name or a word in them begins', async () => {
    const user = await signedInUser(app);
    const found = async (search: string, more = '') =>
      (await users(`search=${encodeURIComponent(search)}${more}`)).users.map(({ id }) => id);
    await admin.call('PATCH', `/admin/users/${user.userId}`, {
      full_name: '100% Ünique_name O’Hara 山田太郎',
      is_active: false,
    });
    const [local = '', domain = ''] = user.email.split('@');
    for (const search of [
      user.email,
      user.email.toUpperCase(),
      local.slice(0, 8),
      '100% ü',
      '100%',
      'unique',
      'ÜNIQUE_N',
      'name',
      'hara',
      'O’H',
      '山田',
      '太郎',
      '  100%   Ünique',
    ])
      expect([search, await found(search)]).toEqual([search, [user.userId]]);
    // Signs stand for themselves, and the middle of a word is none of its beginnings.
    for (const search of ['100_', '1%', 'nique', '%'])
      expect([search, await found(search)]).toEqual([search, []]);
    expect(await found(domain, '&is_active=false')).toContain(user.userId);
    expect(
      await found('100%', '&is_active=false&is_admin=false&has_credits=true&sort_by=email'),
    ).toEqual([user.userId]);
    expect(await found('100%', '&is_active=true')).toEqual([]);
    expect(await found('100%', '&is_admin=true')).toEqual([]);
    expect(await found(admin.email, '&is_admin=true')).toEqual([admin.userId]);
    await admin.call('PATCH', `/admin/users/${user.userId}`, {
      full_name: 'Somebody Else',
      is_active: true,
    });
    expect([await found('100%'), await found('else')]).toEqual([[], [user.userId]]);
    await app.database.query('UPDATE users SET deleted_at = now() WHERE id = $1', [user.userId]);
    expect(await found('else')).toEqual([]);
    await app.database.query('UPDATE users SET deleted_at = NULL WHERE id = $1', [user.userId]);
    expect(await found('else')).toEqual([user.userId]);

    // Of more than a hundred, the first in alphabetical order are found, and sorted as it was
    // asked.
    await app.database.query(
      `INSERT INTO users (email, full_name, password_hash) SELECT 'crowd' || n || '@example.net', 'C', '' FROM generate_series(1000, 1129) n`,
    );
    const crowd = await users('search=crowd&sort_by=email&sort_order=desc');
    expect([crowd.total, crowd.has_more, crowd.users[0]?.email]).toEqual([
      60,
      true,
      'crowd1099@example.net',
    ]);
    await app.database.query(`DELETE FROM users WHERE email LIKE 'crowd%'`);
  });

  it('counts a little beyond a page, goes through a thousand rows and says that there are more', async () => {
    await app.database.query(
      `INSERT INTO parked_payments (subject, reason, details, created_at) SELECT n, 'unknown_order', '{}', timestamptz '2020-01-01' + n * interval '1 minute' FROM generate_series(1, 1050) n`,
    );
    const parked = async (query: string) => {
      const {
        parked_payments: rows,
        total,
        has_more,
      } = parkedPaymentPage.parse(
        (await admin.call('GET', `/admin/parked-payments?${query}`)).body,
      );
      return [rows.length, total, has_more];
    };
    expect(await parked('')).toEqual([20, 70, true]);
    expect(await parked('page=40')).toEqual([20, 850, true]);
    expect(await parked('page=49')).toEqual([20, 1000, true]);
    expect(await parked('page=50')).toEqual([20, 1000, true]);
    expect(await parked('page=51')).toEqual([0, 1000, true]);
    expect(await parked('is_resolved=true')).toEqual([0, 0, false]);
    await app.database.query(
      `UPDATE parked_payments SET resolved_at = now(), resolution = 'in a test' WHERE subject::int > 107`,
    );
    expect(await parked('is_resolved=false')).toEqual([20, 70, true]);
    expect(await parked('is_resolved=false&page=6')).toEqual([7, 107, false]);
    await app.database.query('DELETE FROM parked_payments');
  });

  it('looks at a thousand rows for what no index finds, and says that there may be more', async () => {
    const entries = (count: number, action: string, at: string) =>
      app.database.query(
        `INSERT INTO admin_audit (actor_id, action, target_id, created_at) SELECT $1, $2, 'often', timestamptz '${at}' + n * interval '1 second' FROM generate_series(1, ${count}) n`,
        [admin.userId, action],
      );
    await entries(2, 'revoke_sessions', '2020-01-01');
    await entries(998, 'update_user', '2020-01-02');
    const looked = async () => {
      const {
        entries: rows,
        total,
        has_more,
      } = auditPage.parse(
        (await admin.call('GET', '/admin/audit-log?target_id=often&action=revoke_sessions')).body,
      );
      return [rows.length, total, has_more];
    };
    expect(await looked()).toEqual([2, 2, false]);
    await entries(2, 'update_user', '2020-01-03');
    expect(await looked()).toEqual([1, 1, true]);
    await entries(1, 'update_user', '2020-01-03');
    expect(await looked()).toEqual([0, 0, true]);
  });

  it('grants credits once per key, with its notes, and refuses amounts out of bounds', async () => {
    const user = await signedInUser(app, { credits: 1 });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => grant(user.userId, 50, key)),
    );
    expect(replies.map(({ status, body }) => [status, addedCredits.parse(body)])).toEqual(
      Array(10).fill([201, { user_id: user.userId, credits: 51 }]),
    );
    expect((await grant(user.userId, 51, key)).status).toBe(422);
    for (const amount of [...noAmounts, '10001']) {
      const reply = await admin.call(
        'POST',
        '/admin/credits/add',
        `{"user_id":"${user.userId}","amount":${amount},"notes":"x"}`,
      );
      expect([amount, reply.status]).toEqual([amount, amount === 'NaN' ? 400 : 422]);
    }
    expect((await grant(user.userId, 10_000)).status).toBe(201);
    const own = (await transactions(`user_id=${user.userId}&admin_id=${admin.userId}`))
      .transactions;
    expect(
      own.map(({ amount, balance_after, notes, admin: by, user: whose }) => [
        amount,
        balance_after,
        notes,
        by?.id,
        whose.id,
      ]),
    ).toEqual([
      [10_000, 10_051, 'for a good reason', admin.userId, user.userId],
      [50, 51, 'for a good reason', admin.userId, user.userId],
    ]);
    expect((await grant('00000000-0000-4000-8000-000000000000', 5)).status).toBe(404);
    // A balance holds so much and no more.
    const rich = await signedInUser(app, { credits: limits.balance.max - 5 });
    expect([
      (await grant(rich.userId, 6)).status,
      (await grant(rich.userId, 5)).status,
      (await grant(rich.userId, 1)).status,
    ]).toEqual([409, 201, 409]);
    expect((await rich.call('GET', '/auth/credits')).body).toEqual({ credits: limits.balance.max });
  });

  it('sorts users by each column, both ways, and shows none that is deleted', async () => {
    const made = await Promise.all([3, 1, 2].map((credits) => signedInUser(app, { credits })));
    const word = `Sorted${crypto.randomUUID().slice(0, 8)}`;
    for (const [place, { userId }] of made.entries()) {
      await app.database.query(
        `UPDATE users SET full_name = $2, email = $3, created_at = now() - $4 * interval '1 day', last_login = CASE WHEN $4 = 1 THEN NULL ELSE now() - $4 * interval '1 hour' END WHERE id = $1`,
        [userId, `${word} ${'bca'[place]}`, `${'cab'[place]}-${word}@example.org`, place],
      );
    }
    const [first, second, third] = made.map(({ userId }) => userId);
    const inOrder = {
      created_at: [third, second, first],
      email: [second, third, first],
      full_name: [third, first, second],
      credits: [second, third, first],
      last_login: [second, third, first],
    };
    for (const [column, ids] of Object.entries(inOrder)) {
      const listed = async (order: string) =>
        (await users(`search=${word}&sort_by=${column}&sort_order=${order}`)).users.map(
          ({ id }) => id,
        );
      expect([column, await listed('asc'), await listed('desc')]).toEqual([
        column,
        ids,
        ids.toReversed(),
      ]);
    }
    expect(
      (await users(`search=${word}&per_page=2&page=2&sort_by=email&sort_order=asc`)).users.map(
        ({ id }) => id,
      ),
    ).toEqual([first]);
    await app.database.query(
      'UPDATE users SET deleted_at = now(), is_active = false WHERE id = $1',
      [first],
    );
    expect((await users(`search=${word}`)).total).toBe(2);
    // A search does not find them by its own index: the list is to leave them out as well.
    for (const query of ['per_page=100', 'per_page=100&is_active=false'])
      expect((await users(query)).users.map(({ id }) => id)).not.toContain(first);
    await app.database.query(
      'UPDATE users SET deleted_at = NULL, is_active = true, created_at = now() WHERE id = ANY($1)',
      [[first, second, third]],
    );
  });

  it('finds movements by what, day, user and administrator', async () => {
    const other = await signedInUser(app, { isAdmin: true });
    const user = await signedInUser(app, { credits: 5 });
    await grant(user.userId, 3);
    await other.call('POST', '/admin/credits/add', {
      user_id: user.userId,
      amount: 4,
      notes: 'of the other',
    });
    const { task_id: task } = (
      await user.call('POST', '/generate-learning-path', { topic: 'Photosynthesis' })
    ).body as { task_id: string };
    const amounts = async (query: string) =>
      (await transactions(`user_id=${user.userId}&${query}`)).transactions.map(
        ({ amount }) => amount,
      );
    expect(await amounts('')).toEqual([-1, 4, 3, 5]);
    expect([
      await amounts('action_type=generation_use'),
      await amounts('action_type=admin_add'),
      await amounts('action_type=purchase'),
    ]).toEqual([[-1], [4, 3, 5], []]);
    expect([
      await amounts(`admin_id=${other.userId}`),
      await amounts(`admin_id=${admin.userId}`),
    ]).toEqual([[4], [3]]);
    // As if one were of the last second of its day, in UTC.
    await app.database.query(
      `BEGIN; SET LOCAL session_replication_role = replica; UPDATE credit_transactions SET created_at = '2026-03-14 23:59:59Z' WHERE user_id = '${user.userId}' AND amount = 3; COMMIT`,
    );
    expect(await amounts('from_date=2026-03-14&to_date=2026-03-14')).toEqual([3]);
    expect([
      await amounts('to_date=2026-03-13'),
      await amounts('from_date=2026-03-15&to_date=2026-03-16'),
      await amounts('to_date=2026-03-15'),
    ]).toEqual([[], [], [3]]);
    expect(
      (
        await admin.call(
          'GET',
          '/admin/credits/transactions?from_date=2026-03-15&to_date=2026-03-14',
        )
      ).status,
    ).toBe(422);
    for (const path of [
      '/admin/credits/transactions?from_date=0000-02-29',
      '/admin/credits/transactions.csv?to_date=0000-12-31',
      '/admin/generation-spend?from=0000-01-01&to=0000-01-02',
    ]) {
      expect([path, errorOf(await admin.call('GET', path)).details?.[0]?.message]).toEqual([
        path,
        'There is no year 0.',
      ]);
    }
    for (const path of [
      '/admin/credits/transactions?from_date=0001-01-01&to_date=9999-12-31',
      '/admin/generation-spend?from=0001-01-01&to=0001-01-02',
      '/admin/generation-spend?from=9999-12-30&to=9999-12-31',
    ]) {
      expect([path, (await admin.call('GET', path)).status]).toEqual([path, 200]);
    }
    expect((await transactions('')).per_page).toBe(20);
    expect(
      (await transactions(`user_id=${user.userId}&per_page=2&page=2`)).transactions.map(
        ({ amount }) => amount,
      ),
    ).toEqual([5, 3]);
    expect(
      (await admin.call('PATCH', `/admin/users/${other.userId}`, { is_admin: false })).status,
    ).toBe(200);
    expect((await user.call('DELETE', `/learning-path/${task}`)).status).toBe(200);
  });

  it('writes down every action with what was before and after, also what was refused, for ever', async () => {
    const user = await signedInUser(app);
    const actions: [string, string, object | undefined, object][] = [
      [
        'PATCH',
        `/admin/users/${user.userId}`,
        { full_name: 'New Name' },
        {
          action: 'update_user',
          before: { full_name: 'Test User', is_active: true, is_admin: false },
          after: { full_name: 'New Name', is_active: true, is_admin: false },
          error: null,
        },
      ],
      [
        'PATCH',
        `/admin/users/${user.userId}`,
        { is_admin: true },
        {
          action: 'update_user',
          after: { full_name: 'New Name', is_active: true, is_admin: true },
        },
      ],
      [
        'PATCH',
        `/admin/users/${user.userId}`,
        { is_admin: false },
        {
          action: 'update_user',
          after: { full_name: 'New Name', is_active: true, is_admin: false },
        },
      ],
      [
        'PATCH',
        `/admin/users/${user.userId}`,
        { is_active: false },
        {
          action: 'update_user',
          after: { full_name: 'New Name', is_active: false, is_admin: false },
        },
      ],
      [
        'PATCH',
        `/admin/users/${user.userId}`,
        { is_active: true },
        {
          action: 'update_user',
          after: { full_name: 'New Name', is_active: true, is_admin: false },
        },
      ],
      [
        'DELETE',
        `/admin/users/${user.userId}/sessions`,
        undefined,
        { action: 'revoke_sessions', after: { sessions: 0 } },
      ],
      [
        'POST',
        '/admin/credits/add',
        { user_id: user.userId, amount: 7, notes: 'gift' },
        { action: 'add_credits', before: { credits: 3 }, after: { credits: 10 } },
      ],
    ];
    for (const [method, path, body, entry] of actions) {
      expect((await admin.call(method, path, body)).status).toBeLessThan(300);
      expect((await audit(`target_id=${user.userId}&per_page=1`))[0]).toMatchObject({
        actor: { id: admin.userId },
        target_id: user.userId,
        ...entry,
      });
    }
    // The last administrator cannot be demoted, and that it was tried is known.
    expect(
      (await admin.call('PATCH', `/admin/users/${admin.userId}`, { is_admin: false })).status,
    ).toBe(409);
    expect((await audit(`target_id=${admin.userId}&per_page=1`))[0]).toMatchObject({
      action: 'update_user',
      after: null,
      error: 'This is the only active administrator. Make somebody else one first.',
    });
    const none = '00000000-0000-4000-8000-000000000000';
    for (const [path, action] of [
      [`/admin/generations/${none}/retry`, 'retry_generation'],
      [`/admin/generations/${none}/cancel`, 'cancel_generation'],
    ] as const) {
      expect((await admin.call('POST', path)).status).toBe(404);
      expect((await audit(`action=${action}&per_page=1`))[0]).toMatchObject({
        target_id: none,
        error: 'Generation not found.',
      });
    }
    // What surrounds a refusal is rolled back, and with it the memory of its key.
    const nobody = crypto.randomUUID();
    const key = { 'idempotency-key': crypto.randomUUID() };
    for (let turn = 0; turn < 2; turn += 1) expect((await grant(nobody, 5, key)).status).toBe(404);
    expect(await audit(`target_id=${nobody}`)).toMatchObject(
      Array(2).fill({
        action: 'add_credits',
        before: null,
        after: null,
        error: 'User not found.',
      }),
    );
    for (const sql of [
      'UPDATE admin_audit SET error = NULL',
      'DELETE FROM admin_audit',
      'TRUNCATE admin_audit',
    ])
      await expect(app.database.query(sql)).rejects.toThrow('append-only');
  });

  it('writes down what was refused however much of it comes at once, and holds up nobody', async () => {
    const [user, strangers] = [
      await signedInUser(app),
      Array.from({ length: 40 }, () => crypto.randomUUID()),
    ];
    const refused = strangers.map((id) => grant(id, 1, { 'idempotency-key': id }));
    const others = Array.from({ length: 10 }, () => user.call('GET', '/auth/credits'));
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(Array(40).fill(404));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    const entries = await app.database.query(
      'SELECT before, after, error FROM admin_audit WHERE target_id = ANY($1)',
      [strangers],
    );
    expect(entries).toEqual(
      Array(40).fill({ before: null, after: null, error: 'User not found.' }),
    );
  });

  it('does what comes at once to one user one after the other, and refuses none of it', async () => {
    const user = await signedInUser(app, { credits: 1 });
    const works = [
      () => grant(user.userId, 2),
      () => admin.call('PATCH', `/admin/users/${user.userId}`, { is_admin: true }),
      () => grant(user.userId, 3),
      () => admin.call('PATCH', `/admin/users/${user.userId}`, { is_admin: false }),
    ];
    const replies = await behindLock(
      app,
      'SELECT 1 FROM users WHERE id = $1 FOR UPDATE',
      [user.userId],
      works,
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 200, 201, 200]);
    expect((await users(`search=${user.email}`)).users).toMatchObject([
      { credits: 6, is_admin: false },
    ]);
  });

  it.each([
    ['grants', (by: Visitor, to: string, key: string) => grantBy(by, to, key)],
    [
      'sessions that they end',
      (by: Visitor, to: string) => by.call('DELETE', `/admin/users/${to}/sessions`),
    ],
  ] as const)(
    'does what two administrators do to each other at once, and refuses neither: %s',
    async (_what, act) => {
      const [ada, grace] = [
        await signedInUser(app, { isAdmin: true }),
        await signedInUser(app, { isAdmin: true }),
      ];
      const replies = await behindLock(
        app,
        'SELECT 1 FROM users WHERE id = ANY($1) FOR NO KEY UPDATE',
        [[ada.userId, grace.userId]],
        [() => act(ada, grace.userId, 'to-grace'), () => act(grace, ada.userId, 'to-ada')],
      );
      expect(replies.map(({ status }) => status < 300)).toEqual([true, true]);
    },
  );

  it('stops and tries again the generations of others, on their account', async () => {
    const user = await signedInUser(app, { credits: 2 });
    const { task_id: id } = (
      await user.call('POST', '/generate-learning-path', { topic: 'Photosynthesis' })
    ).body as { task_id: string };
    const listed = async (query: string) =>
      adminGenerationPage.parse((await admin.call('GET', `/admin/generations?${query}`)).body)
        .generations;
    expect(await listed(`user_id=${user.userId}&status=pending`)).toMatchObject([
      { task_id: id, topic: 'Photosynthesis', user: { id: user.userId } },
    ]);
    expect((await admin.call('POST', `/admin/generations/${id}/cancel`)).status).toBe(202);
    const other = await signedInUser(app);
    const { task_id: theirs } = (
      await other.call('POST', '/generate-learning-path', { topic: 'Photosynthesis' })
    ).body as { task_id: string };
    expect(await listed(`user_id=${user.userId}`)).toMatchObject([
      { task_id: id, status: 'cancelled' },
    ]);
    expect((await listed('status=pending')).map(({ task_id }) => task_id)).toEqual([theirs]);
    expect(await listed(`user_id=${user.userId}&status=pending`)).toEqual([]);
    expect((await other.call('DELETE', `/learning-path/${theirs}`)).status).toBe(200);
    expect((await user.call('GET', '/auth/credits')).body).toEqual({ credits: 2 });
    expect((await admin.call('POST', `/admin/generations/${id}/retry`)).status).toBe(202);
    expect((await user.call('GET', '/auth/credits')).body).toEqual({ credits: 1 });
    expect(
      (await audit(`target_id=${id}`)).map(({ action, before, after }) => [action, before, after]),
    ).toEqual([
      [
        'retry_generation',
        { status: 'cancelled', run: 1, is_cancel_requested: true },
        { status: 'pending', run: 2, is_cancel_requested: false },
      ],
      [
        'cancel_generation',
        { status: 'pending', run: 1, is_cancel_requested: false },
        { status: 'cancelled', run: 1, is_cancel_requested: true },
      ],
    ]);
  });

  it('exports the filtered ledger as CSV that no spreadsheet runs', async () => {
    const user = await signedInUser(app, { credits: 0 });
    await grant(user.userId, 3, {}, '=HYPERLINK("http://evil.example")');
    await grant(user.userId, 4, {}, 'a "quoted", comma');
    const response = await fetch(
      `${app.url}/api/admin/credits/transactions.csv?user_id=${user.userId}`,
      { headers: { authorization: `Bearer ${admin.token}` } },
    );
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-disposition'),
    ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="credit-transactions.csv"']);
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"a ""quoted"", comma"');
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect((await audit('action=export_transactions&per_page=1'))[0]).toMatchObject({
      actor: { id: admin.userId },
      after: { user_id: user.userId },
      error: null,
    });
  });

  it(
    'exports every row of the ledger, also of more than are read at once',
    { tags: 'proof' },
    async () => {
      const user = await signedInUser(app, { credits: 0 });
      const ledger = app.nest.get(Ledger, { strict: false });
      for (let turn = 0; turn < 11; turn += 1)
        await Promise.all(
          Array.from({ length: 100 }, () => ledger.grant(user.userId, 1, 'admin_add', {})),
        );
      const whole = await fetch(
        `${app.url}/api/admin/credits/transactions.csv?user_id=${user.userId}`,
        { headers: { authorization: `Bearer ${admin.token}` } },
      );
      const ids = (await whole.text())
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]);
      expect([ids.length, new Set(ids).size]).toEqual([1_100, 1_100]);
    },
  );

  it('shows parked payments and closes them with a note', async () => {
    await app.nest
      .get(ParkedPayments, { strict: false })
      .park({ subject: 'cs_x', reason: 'unknown_order', details: { amount: 100 } });
    const page = parkedPaymentPage.parse(
      (await admin.call('GET', '/admin/parked-payments?is_resolved=false')).body,
    );
    expect(page.parked_payments).toMatchObject([
      {
        reason: 'unknown_order',
        message: 'No order belongs to this payment.',
        details: { amount: 100 },
        resolved_at: null,
      },
    ]);
    const id = page.parked_payments[0]?.id ?? '';
    expect((await admin.call('POST', `/admin/parked-payments/${id}/retry`)).status).toBe(409);
    expect(
      (
        await admin.call('POST', `/admin/parked-payments/${id}/dismiss`, {
          notes: 'returned at the provider',
        })
      ).body,
    ).toMatchObject({ resolution: 'returned at the provider' });
    expect(
      (await admin.call('POST', `/admin/parked-payments/${id}/dismiss`, { notes: 'again' })).status,
    ).toBe(409);
    expect(
      (await audit(`target_id=${id}`)).map(({ action, error }) => [action, error === null]),
    ).toEqual([
      ['dismiss_parked_payment', false],
      ['dismiss_parked_payment', true],
      ['retry_parked_payment', false],
    ]);
    const listed = async (query: string) =>
      parkedPaymentPage
        .parse((await admin.call('GET', `/admin/parked-payments?${query}`)).body)
        .parked_payments.map((parked) => parked.id);
    expect([
      await listed('is_resolved=true'),
      await listed('is_resolved=false'),
      await listed(''),
    ]).toEqual([[id], [], [id]]);
  });

  it('finds in the audit log by action, actor and target, and has an entry of every kind', async () => {
    const other = await signedInUser(app, { isAdmin: true });
    const user = await signedInUser(app);
    await other.call('PATCH', `/admin/users/${user.userId}`, { full_name: 'By the other' });
    await grant(user.userId, 1);
    expect((await audit(`actor_id=${other.userId}`)).map(({ action }) => action)).toEqual([
      'update_user',
    ]);
    expect((await audit(`target_id=${user.userId}`)).map(({ action }) => action)).toEqual([
      'add_credits',
      'update_user',
    ]);
    expect(
      (await audit(`target_id=${user.userId}&action=add_credits`)).map(({ actor }) => actor.id),
    ).toEqual([admin.userId]);
    // What is refused has its entry, too.
    const charge = `/admin/credits/transactions/${crypto.randomUUID()}/return`;
    expect((await admin.call('POST', charge, { notes: 'why' })).status).toBe(404);
    for (const verb of ['dismiss', 'make-private', 'allow-sharing'])
      expect(
        (await admin.call('POST', `/admin/abuse-reports/${crypto.randomUUID()}/${verb}`, {}))
          .status,
      ).toBe(404);
    const kinds = await app.database.query(
      z.object({ action: z.string() }),
      'SELECT DISTINCT action FROM admin_audit',
    );
    expect(kinds.map(({ action }) => action).toSorted()).toEqual([...adminActions].toSorted());
  });

  it('counts what there is', async () => {
    const stats = adminStats.parse((await admin.call('GET', '/admin/stats')).body);
    const [balances] = await app.database.query(
      z.object({ sum: z.string() }),
      'SELECT sum(credits) FROM users',
    );
    expect(stats.credits.in_balances).toBe(Number(balances?.sum));
    expect(stats.days).toHaveLength(30);
    expect(stats.days.at(-1)).toMatchObject({
      day: new Date().toISOString().slice(0, 10),
      new_users: stats.users.total,
    });
    expect(stats.generations.by_status_30_days['pending']).toBe(1);
    expect(userSchema.safeParse((await users('')).users[0]).success).toBe(true);
  });
});
