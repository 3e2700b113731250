import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { createTestDatabase, type TestDatabase } from '@coursewright/testing';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditEntities, creditTransactionRow, type Ledger, PostgresLedger } from './index.ts';

const connectionsEach = 16;
const idRow = creditTransactionRow.pick({ id: true });

describe('the ledger', () => {
  let database: TestDatabase;
  let sources: DataSource[];
  let ledgers: Ledger[];

  const sql = (text: string, parameters: unknown[] = []): Promise<unknown[]> =>
    sources[0]!.query(text, parameters);
  const rowsOf = <Row extends z.ZodType>(row: Row, text: string, parameters: unknown[] = []) =>
    new Database(sources[0]!).query(row, text, parameters);
  const ledgerOf = (turn: number) => ledgers[turn % ledgers.length]!;

  beforeAll(async () => {
    database = await createTestDatabase();
    // Two processes, as far as the database can tell.
    sources = await Promise.all(
      [0, 1].map(() =>
        new DataSource({
          type: 'postgres',
          url: database.url,
          entities: creditEntities,
          extra: { max: connectionsEach },
        }).initialize(),
      ),
    );
    ledgers = sources.map((source) => new PostgresLedger(new Database(source)));
  });
  afterAll(async () => {
    await Promise.all(sources.map((source) => source.destroy()));
    await database.drop();
  });

  async function newUser(credits = 0): Promise<string> {
    const [user] = await rowsOf(
      idRow,
      `INSERT INTO users (email, full_name, password_hash) VALUES (gen_random_uuid() || '@example.org', 'A', '') RETURNING id`,
    );
    if (credits > 0) await ledgers[0]!.grant(user!.id, credits, 'admin_add', {});
    return user!.id;
  }

  async function newTask(userId: string): Promise<string> {
    const [task] = await rowsOf(
      idRow,
      `INSERT INTO generation_tasks (user_id, topic, request, author_name) VALUES ($1, 'rivers', '{}', '') RETURNING id`,
      [userId],
    );
    return task!.id;
  }

  /**
   * Starts all works while another transaction holds the user's row, and releases it when at least
   * `most` of them wait for it.
   */
  async function race<T>(userId: string, works: (() => Promise<T>)[], most: number) {
    const gate = sources[0]!.createQueryRunner();
    const observer = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    await gate.startTransaction();
    await gate.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    const settled = Promise.allSettled(works.map((work) => work()));
    let waiting = 0;
    for (let look = 0; look < 200 && waiting < most; look += 1) {
      await sleep(25);
      const [row] = await new Database(observer).query(
        z.object({ n: z.number() }),
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      waiting = row!.n;
    }
    await gate.commitTransaction();
    await gate.release();
    const results = await settled;
    await observer.destroy();
    expect(waiting).toBeGreaterThanOrEqual(most);
    return results;
  }

  async function expectUnbrokenChain(userId: string, balance: number): Promise<void> {
    const rows = await rowsOf(
      creditTransactionRow.pick({ amount: true, balance_after: true }),
      'SELECT amount, balance_after FROM credit_transactions WHERE user_id = $1 ORDER BY seq',
      [userId],
    );
    let running = 0;
    for (const row of rows) expect(row.balance_after).toBe((running += row.amount));
    expect(running).toBe(balance);
    expect(await ledgers[0]!.balance(userId)).toBe(balance);
  }

  it('lets exactly 50 of 200 parallel debits through on a balance of 50', async () => {
    const userId = await newUser(50);
    const works = Array.from(
      { length: 200 },
      (_, turn) => () => ledgerOf(turn).spend(userId, 1, 'audio_use', {}),
    );
    // One connection belongs to the gate.
    const results = await race(userId, works, 2 * connectionsEach - 1);

    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(50);
    expect(refusals).toHaveLength(150);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ name: 'AppError', type: 'payment_required' });
    expect(
      await sql('SELECT 1 FROM credit_transactions WHERE user_id = $1', [userId]),
    ).toHaveLength(51);
    await expectUnbrokenChain(userId, 0);
  });

  it('refunds a debit once when 20 refunds of it run in parallel', async () => {
    const userId = await newUser(3);
    const taskId = await newTask(userId);
    await ledgers[0]!.spend(userId, 1, 'generation_use', { taskId });
    const results = await race(
      userId,
      Array.from({ length: 20 }, (_, turn) => () => ledgerOf(turn).refundTask(taskId, 'failed')),
      16,
    );

    expect(results.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(
      1,
    );
    expect(results.filter((result) => result.status === 'fulfilled' && !result.value)).toHaveLength(
      19,
    );
    expect(
      await sql(
        'SELECT amount FROM credit_transactions WHERE refund_of IS NOT NULL AND task_id = $1',
        [taskId],
      ),
    ).toEqual([{ amount: 1 }]);
    await expectUnbrokenChain(userId, 3);
    expect(await ledgers[1]!.refundTask(taskId, 'again')).toBe(false);
  });

  it('returns a charge for audio once, whoever asks for it at the same time and afterwards', async () => {
    const userId = await newUser(3);
    const narrationId = crypto.randomUUID();
    await ledgers[0]!.spend(userId, 1, 'audio_use', { narrationId, notes: 'Rivers' });
    const [charge] = await rowsOf(
      idRow,
      'SELECT id FROM credit_transactions WHERE narration_id = $1',
      [narrationId],
    );
    const returned = (turn: number) =>
      ledgerOf(turn).returnCharge(charge!.id, { notes: 'It was hard to hear' });
    const failed = (turn: number) => ledgerOf(turn).refundNarration(narrationId, 'failed');
    const results = await race<number | boolean | undefined>(
      userId,
      Array.from({ length: 20 }, (_, turn) => () => (turn % 2 ? failed(turn) : returned(turn))),
      16,
    );
    const gave = results.filter(
      (result) => result.status === 'fulfilled' && (result.value === true || result.value === 3),
    );
    expect([results.every(({ status }) => status === 'fulfilled'), gave.length]).toEqual([true, 1]);
    expect([await returned(0), await failed(0)]).toEqual([undefined, false]);
    expect(
      await sql(
        'SELECT amount, refund_of FROM credit_transactions WHERE action_type = $1 AND user_id = $2',
        ['refund', userId],
      ),
    ).toEqual([{ amount: 1, refund_of: charge!.id }]);
    await expectUnbrokenChain(userId, 3);
  });

  it('returns no charge for a course, which is returned with its run', async () => {
    const userId = await newUser(3);
    const taskId = await newTask(userId);
    await ledgers[0]!.spend(userId, 1, 'generation_use', { taskId });
    const rows = await rowsOf(idRow, 'SELECT id FROM credit_transactions WHERE user_id = $1', [
      userId,
    ]);
    for (const { id } of rows) expect(await ledgers[0]!.returnCharge(id, {})).toBeUndefined();
    await expectUnbrokenChain(userId, 2);
  });

  it('keeps the chain of balances unbroken when debits, grants and refunds of one user race', async () => {
    const userId = await newUser(20);
    const tasks = await Promise.all(Array.from({ length: 10 }, () => newTask(userId)));
    await Promise.all(
      tasks.map((taskId) => ledgers[0]!.spend(userId, 1, 'generation_use', { taskId })),
    );
    const works = tasks.flatMap((taskId, turn) => [
      () => ledgerOf(turn).refundTask(taskId, 'failed'),
      () => ledgerOf(turn).grant(userId, 2, 'purchase', {}),
      () => ledgerOf(turn + 1).spend(userId, 1, 'audio_use', {}),
    ]);
    await race<unknown>(userId, works, 16);
    await expectUnbrokenChain(userId, 10 + 10 + 20 - 10);
  });

  it('refunds nothing for a task that was never charged', async () => {
    expect(await ledgers[0]!.refundTask(await newTask(await newUser()), 'failed')).toBe(false);
  });

  it('grants the free credits once, and a second grant does not fail its transaction', async () => {
    const userId = await newUser();
    const results = await race(
      userId,
      Array.from(
        { length: 20 },
        (_, turn) => () => ledgerOf(turn).grant(userId, 3, 'signup_grant', {}),
      ),
      16,
    );
    expect(
      results.map((result) =>
        result.status === 'fulfilled' ? result.value : (result.reason as unknown),
      ),
    ).toEqual(Array(20).fill(3));
    const session = new Database(sources[0]!);
    await session.transaction(async () => {
      await session.run(`UPDATE users SET full_name = 'kept' WHERE id = $1`, [userId]);
      expect(await ledgers[0]!.grant(userId, 3, 'signup_grant', {})).toBe(3);
    });
    expect(await sql('SELECT full_name FROM users WHERE id = $1', [userId])).toEqual([
      { full_name: 'kept' },
    ]);
    await expectUnbrokenChain(userId, 3);
  });

  it('leaves neither a debit nor an entry when the surrounding transaction fails', async () => {
    const userId = await newUser(5);
    const session = new Database(sources[0]!);
    const failing = session.transaction(async () => {
      await ledgers[0]!.spend(userId, 2, 'generation_use', {});
      throw new Error('the task could not be stored');
    });
    await expect(failing).rejects.toThrow('the task could not be stored');
    await expectUnbrokenChain(userId, 5);
  });

  it('refuses amounts that are not positive integers', async () => {
    const userId = await newUser(5);
    for (const amount of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      await expect(ledgers[0]!.spend(userId, amount, 'audio_use', {})).rejects.toThrow(RangeError);
      await expect(ledgers[0]!.grant(userId, amount, 'admin_add', {})).rejects.toThrow(RangeError);
    }
    await expectUnbrokenChain(userId, 5);
  });

  it('cannot commit a balance without its entry, an entry that does not follow from the one before, or a negative balance', async () => {
    const userId = await newUser(5);
    const balance = (credits: number) =>
      `UPDATE users SET credits = ${credits} WHERE id = '${userId}'`;
    const entry = (amount: number, after: number) =>
      `INSERT INTO credit_transactions (user_id, amount, balance_after, action_type) VALUES ('${userId}', ${amount}, ${after}, 'admin_add')`;
    for (const writes of [balance(6), entry(1, 6), `${entry(2, 6)}; ${balance(6)}`])
      await expect(sql(writes)).rejects.toMatchObject({ code: '23000' });
    await expect(sql(balance(-1))).rejects.toMatchObject({
      constraint: 'users_credits_not_negative',
    });
    await sql(`${entry(1, 6)}; ${balance(6)}`);
    await expectUnbrokenChain(userId, 6);
  });

  it('refuses a debit beyond the balance with one sentence that names the price', async () => {
    const refusal = await ledgers[0]!
      .spend(await newUser(), 1, 'generation_use', {})
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({
      status: 402,
      message: 'You need 1 credit for this, and your balance is too small.',
    });
  });

  it('refuses updates, deletes and truncation, and keeps the entries of a deleted task', async () => {
    const userId = await newUser(2);
    const taskId = await newTask(userId);
    await ledgers[0]!.spend(userId, 1, 'generation_use', { taskId, notes: 'rivers' });
    for (const change of [
      'amount = 100',
      'balance_after = 100',
      'notes = NULL',
      `notes = 'lakes'`,
      `action_type = 'refund'`,
      'user_id = gen_random_uuid()',
    ]) {
      await expect(
        sql(`UPDATE credit_transactions SET ${change} WHERE user_id = $1 AND notes IS NOT NULL`, [
          userId,
        ]),
      ).rejects.toMatchObject({ code: '42501', message: expect.stringContaining('append-only') });
    }
    await expect(
      sql('DELETE FROM credit_transactions WHERE user_id = $1', [userId]),
    ).rejects.toThrow('append-only');
    await expect(sql('TRUNCATE credit_transactions')).rejects.toThrow('append-only');
    await sql('DELETE FROM generation_tasks WHERE id = $1', [taskId]);
    await expectUnbrokenChain(userId, 1);
  });
});
