import { createTestDatabase, rowsFrom } from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';

/** What grows. */
export const large = new Set([
  'users',
  'user_search_terms',
  'credit_transactions',
  'generation_tasks',
  'admin_audit',
  'parked_payments',
]);

/**
 * A database with so many users, movements of their balances that add up, generations, acts of
 * administrators and parked payments.
 */
export class Ground {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Of somebody, by what stands for them in questions. */
  readonly ids: Readonly<Record<string, string>>;
  private readonly drop: () => Promise<void>;

  private constructor(
    url: string,
    pool: pg.Pool,
    ids: Record<string, string>,
    drop: () => Promise<void>,
  ) {
    this.url = url;
    this.pool = pool;
    this.ids = ids;
    this.drop = drop;
  }

  static async with(users: number, transactions: number): Promise<Ground> {
    const { url, drop } = await createTestDatabase();
    // The last movement of everybody, counted from 0, leaves what the balance is.
    const turns = transactions / users - 1;
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    await pool.query(`
      SET session_replication_role = replica;
      SET synchronous_commit = on;
      INSERT INTO users (email, full_name, password_hash, credits, is_admin, is_active, created_at, last_login)
      SELECT 'person' || n || '@example.org', (ARRAY['Ada', 'Bela', 'Chiara', 'Dilan', 'Émile', 'Farid'])[1 + n % 6] || ' Family' || (n * 7919) % ${users}, '',
        CASE WHEN n % 20 = 0 THEN 0 ELSE (n * 31) % 100 + 1 END, n % 200 = 1, n % 150 <> 1, timestamptz '2025-01-01' + n * interval '600 days' / ${users},
        CASE WHEN n % 3 > 0 THEN timestamptz '2025-06-01' + ((n * 7919) % ${users}) * interval '500 days' / ${users} END
      FROM generate_series(1, ${users}) n;
      INSERT INTO user_search_terms SELECT id, term, is_admin, is_active FROM users, search_terms(email || ' ' || full_name) term;
      CREATE TEMP TABLE numbered AS SELECT id, is_admin, credits, (row_number() OVER (ORDER BY created_at) - 1)::int AS position FROM users;
      CREATE UNIQUE INDEX ON numbered (position);
      INSERT INTO generation_tasks (user_id, topic, request, author_name, status, created_at, finished_at)
      SELECT numbered.id, 'Rivers', '{}', 'builtin', CASE WHEN n % 997 = 0 THEN 'running' WHEN n % 10 = 0 THEN 'failed' ELSE 'completed' END,
        timestamptz '2025-01-01' + n * interval '600 days' / ${users}, now()
      FROM generate_series(1, ${users}) n JOIN numbered ON position = (n * 7919) % ${users};
      INSERT INTO credit_transactions (user_id, amount, balance_after, action_type, admin_id, created_at)
      SELECT numbered.id,
        CASE WHEN turn = ${turns} THEN CASE WHEN ${turns} = 0 THEN greatest(credits, 1) ELSE credits - 201 + ${turns} END WHEN turn = 0 THEN 200 ELSE -1 END,
        CASE WHEN turn = ${turns} THEN credits ELSE 200 - turn END,
        CASE WHEN n % 1000 = 500 THEN 'chat_allowance_purchase' WHEN n % 100 = 1 THEN 'admin_add' ELSE 'generation_use' END,
        CASE WHEN n % 100 = 1 THEN (SELECT id FROM numbered WHERE is_admin ORDER BY position LIMIT 1) END, timestamptz '2025-01-01' + n * interval '600 days' / ${transactions}
      FROM (SELECT n, (n - 1) / ${users} AS turn FROM generate_series(1, ${transactions}) n) movement JOIN numbered ON position = (n::bigint * 7919) % ${users} ORDER BY n;
      INSERT INTO admin_audit (actor_id, action, target_id, created_at)
      SELECT admins.id, CASE WHEN n % 3 = 0 THEN 'add_credits' ELSE 'update_user' END, users.id, timestamptz '2025-01-01' + n * interval '600 days' / ${users}
      FROM generate_series(1, ${users}) n JOIN numbered admins ON admins.position = (n * 200) % ${users} JOIN numbered users ON users.position = (n * 7919) % ${users};
      INSERT INTO parked_payments (subject, reason, details, created_at, resolved_at)
      SELECT n, 'user_gone', '{}', timestamptz '2025-01-01' + n * interval '600 days' / ${users}, CASE WHEN n % 100 > 0 THEN now() END FROM generate_series(1, ${users}) n;`);
    // Seen pages are marked, as they would be by the time that so many rows have come together.
    // What is not flushed yet cannot be marked.
    for (const name of large) await pool.query(`VACUUM ANALYZE ${name}`);
    const rows = await rowsFrom(pool)(
      z.object({ USER: z.string(), ADMIN: z.string() }),
      `SELECT (SELECT id FROM numbered WHERE position = 7) AS "USER",
         (SELECT id FROM numbered WHERE is_admin ORDER BY position LIMIT 1) AS "ADMIN"`,
    );
    return new Ground(url, pool, { ...rows[0] }, drop);
  }

  async close(): Promise<void> {
    await this.pool.end();
    await this.drop();
  }
}
