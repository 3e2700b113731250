import { PostgresLedger } from '@coursewright/credits';
import { Database } from '@coursewright/platform';
import { createTestDatabase, rowsFrom } from '@coursewright/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { median, type Table } from '../shared/table.ts';

/** Connections of either side. */
const connections = 16;
/** Debits under way at once. */
const clients = 64;
const debitsPerRound = 600;
const rounds = 5;
const least = 0.6;

type Debit = (userId: string) => Promise<unknown>;

/**
 * Debits per second, as a ratio to the statements alone: on the same pool size, in the same run, in
 * turns.
 */
export async function benchDebits(table: Table): Promise<void> {
  const database = await createTestDatabase();
  const source = await new DataSource({
    type: 'postgres',
    url: database.url,
    extra: { max: connections },
  }).initialize();
  const pool = new pg.Pool({ connectionString: database.url, max: connections });
  const ledger = new PostgresLedger(new Database(source));
  const rows = await rowsFrom(pool)(
    z.object({ id: z.string() }),
    `WITH joined AS (INSERT INTO users (email, full_name, password_hash, credits) SELECT gen_random_uuid() || '@example.org', 'A', '', 1000000 FROM generate_series(1, 65) RETURNING id)
     , granted AS (INSERT INTO credit_transactions (user_id, amount, balance_after, action_type) SELECT id, 1000000, 1000000, 'admin_add' FROM joined)
     SELECT id FROM joined`,
  );
  const [hot = '', ...many] = rows.map(({ id }) => id);

  const ours: Debit = (userId) => ledger.spend(userId, 1, 'audio_use', {});
  const { transaction, oneStatement } = bareDebits(pool);

  for (const [who, users] of [
    ['one hot user', [hot]],
    ['64 users', many],
  ] as const) {
    const speeds = await speedsOf({ ours, transaction, oneStatement }, users);
    for (const [against, what] of [
      ['transaction', 'the bare transaction (BEGIN, UPDATE, INSERT, COMMIT)'],
      ['oneStatement', 'the bare statement of the ledger'],
    ] as const) {
      // Of each round one ratio: the machine is the same within a round.
      const ratio = median(
        speeds.ours.map((speed, round) => speed / (speeds[against][round] ?? 1)),
      );
      table.row(
        `debits of ${who} through the Ledger ÷ ${what}`,
        `${ratio.toFixed(2)} (${Math.round(median(speeds.ours))}/s ÷ ${Math.round(median(speeds[against]))}/s)`,
        `≥ ${least}`,
        ratio >= least,
      );
    }
  }
  const { rows: broken } = await pool.query(
    'SELECT 1 FROM users WHERE credits <> (SELECT sum(amount) FROM credit_transactions WHERE user_id = users.id)',
  );
  table.row(
    'balances that are not the sum of their entries afterwards',
    String(broken.length),
    '0',
    broken.length === 0,
  );
  await pool.end();
  await source.destroy();
  await database.drop();
}

async function debitsPerSecond(debit: Debit, users: readonly string[]): Promise<number> {
  let left = debitsPerRound;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (left > 0) {
        left -= 1;
        await debit(users[client % users.length] ?? '');
      }
    }),
  );
  return debitsPerRound / ((performance.now() - began) / 1000);
}

/** What the ledger does, without it: as a transaction of statements, and as one statement. */
function bareDebits(pool: pg.Pool): Record<'transaction' | 'oneStatement', Debit> {
  const transaction: Debit = async (userId) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const [user] = await rowsFrom(client)(
        z.object({ credits: z.number() }),
        'UPDATE users SET credits = credits - $2 WHERE id = $1 AND credits >= $2 RETURNING credits',
        [userId, 1],
      );
      await client.query(
        'INSERT INTO credit_transactions (user_id, amount, balance_after, action_type) VALUES ($1, $2, $3, $4)',
        [userId, -1, user?.credits, 'audio_use'],
      );
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  };
  const oneStatement: Debit = (userId) =>
    pool.query(
      `WITH debited AS (UPDATE users SET credits = credits - $2 WHERE id = $1 AND credits >= $2 RETURNING id, credits)
       INSERT INTO credit_transactions (user_id, amount, balance_after, action_type) SELECT id, -$2, credits, $3 FROM debited RETURNING balance_after`,
      [userId, 1, 'audio_use'],
    );
  return { transaction, oneStatement };
}

/** Debits per second of each side in each round, in turns. */
async function speedsOf(
  sides: Readonly<Record<'ours' | 'transaction' | 'oneStatement', Debit>>,
  users: readonly string[],
) {
  const speeds = {
    ours: new Array<number>(),
    transaction: new Array<number>(),
    oneStatement: new Array<number>(),
  };
  for (let round = -1; round < rounds; round += 1) {
    for (const side of ['ours', 'transaction', 'oneStatement'] as const) {
      const speed = await debitsPerSecond(sides[side], users);
      // The first round warms up.
      if (round >= 0) speeds[side].push(speed);
    }
  }
  return speeds;
}
