import { errorEnvelope } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signedInUser, Visitor } from './visitor.ts';

describe('credits in two processes over one database', () => {
  let first: TestApp;
  let second: TestApp;

  beforeAll(async () => {
    first = await createTestApp({
      env: {
        WORKERS: 'none',
        JWT_SECRET: 'a secret that both processes have been given',
        ENCRYPTION_KEY: 'another secret that both processes have been given',
      },
    });
    second = await createTestApp({
      env: {
        WORKERS: 'none',
        DATABASE_URL: first.database.url,
        JWT_SECRET: 'a secret that both processes have been given',
        ENCRYPTION_KEY: 'another secret that both processes have been given',
      },
    });
  });
  afterAll(async () => {
    await second?.close();
    await first?.close();
  });

  const ledgerOf = (app: TestApp) => app.nest.get(Ledger, { strict: false });
  const ledgers = () => [ledgerOf(first), ledgerOf(second)];

  it('are the same through every API', async () => {
    const user = await signedInUser(first, { credits: 7 });
    const elsewhere = Object.assign(new Visitor(second), { token: user.token });
    await ledgerOf(second).spend(user.userId, 2, 'audio_use', {});
    for (const endpoint of [
      () => user.call('GET', '/auth/credits'),
      () => user.ask('auth.credits'),
      () => elsewhere.call('GET', '/auth/credits'),
      () => elsewhere.ask('auth.credits'),
    ]) {
      expect((await endpoint()).body).toEqual({ credits: 5 });
    }
  });

  it('are asked for before anything is begun', async () => {
    const user = await signedInUser(first, { credits: 0 });
    const reply = await user.call('POST', '/generate-learning-path', { topic: 'Photosynthesis' });
    expect([reply.status, errorEnvelope.parse(reply.body).error.type]).toEqual([
      402,
      'payment_required',
    ]);
    expect(
      await first.database.query('SELECT 1 FROM generation_tasks WHERE user_id = $1', [
        user.userId,
      ]),
    ).toEqual([]);
    expect(
      await first.database.query('SELECT 1 FROM credit_transactions WHERE user_id = $1', [
        user.userId,
      ]),
    ).toEqual([]);
  });

  it('of one busy user do not hold up anybody else', async () => {
    const busy = await signedInUser(first, { credits: 50 });
    const others = await Promise.all(
      Array.from({ length: 64 }, () => signedInUser(first, { credits: 1 })),
    );
    const debits = Promise.allSettled(
      Array.from({ length: 200 }, (_, turn) =>
        ledgers()[turn % 2]!.spend(busy.userId, 1, 'audio_use', {}),
      ),
    );
    const theirs = others.map((user, turn) =>
      ledgers()[turn % 2]!.spend(user.userId, 1, 'audio_use', {}),
    );
    const probes = Array.from({ length: 50 }, () =>
      fetch(`${first.url}/api/health/live`).then((response) => response.status),
    );

    expect(await Promise.all(probes)).toEqual(Array(50).fill(200));
    expect(await Promise.all(theirs)).toEqual(Array(64).fill(0));
    const results = await debits;
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(50);
    const broken = await first.database.query(
      `SELECT u.id FROM users u LEFT JOIN credit_transactions t ON t.user_id = u.id GROUP BY u.id HAVING u.credits <> coalesce(sum(t.amount), 0) OR u.credits < 0`,
    );
    expect(broken).toEqual([]);
  });
});
