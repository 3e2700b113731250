import { ListGenerations, ListTransactions, ListUsers, Transactions } from '@coursewright/admin';
import { adminGenerationsQuery, adminTransactionsQuery, adminUserSorts, adminUsersQuery } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { createTestDatabase } from '@coursewright/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { median, type Table } from './table.ts';

const most = 1.5;
const looks = 15;
/** What grows; the bench has no purchases. */
const large = new Set(['users', 'credit_transactions', 'generation_tasks']);
const caller = { userId: '', sessionId: '', isAdmin: true, ip: '', userAgent: '' };

/** Everything that a list is asked, as an administrator's screen asks it. */
const asked: Record<string, { readonly users?: object; readonly transactions?: object; readonly generations?: object }> = {
  'users': { users: {} },
  'users, the last page that is shown': { users: { page: 100 } },
  'users searched for, many': { users: { search: 'person' } },
  'users searched for, one': { users: { search: 'person77@' } },
  'users searched for, none': { users: { search: 'zzqxj' } },
  'users searched for by two letters, many': { users: { search: 'pe' } },
  'users searched for by two letters, none': { users: { search: 'qx' } },
  'users searched for, by credits': { users: { search: 'person7', sort_by: 'credits' } },
  'administrators': { users: { is_admin: true } },
  'administrators by name': { users: { is_admin: true, sort_by: 'full_name', sort_order: 'asc' } },
  'others than administrators': { users: { is_admin: false } },
  'disabled users': { users: { is_active: false } },
  'disabled users by credits': { users: { is_active: false, sort_by: 'credits' } },
  'active users': { users: { is_active: true } },
  'users with credits': { users: { has_credits: true } },
  'users without credits': { users: { has_credits: false } },
  'users without credits by last login': { users: { has_credits: false, sort_by: 'last_login' } },
  'disabled administrators': { users: { is_admin: true, is_active: false } },
  ...Object.fromEntries(adminUserSorts.flatMap((sort_by) => (['asc', 'desc'] as const).map((sort_order) => [`users by ${sort_by}, ${sort_order}`, { users: { sort_by, sort_order } }]))),
  'transactions': { transactions: {} },
  'transactions, the last page that is shown': { transactions: { page: 50 } },
  'transactions of a common kind': { transactions: { action_type: 'generation_use' } },
  'transactions of a rare kind': { transactions: { action_type: 'chat_allowance_purchase' } },
  'transactions of no kind': { transactions: { action_type: 'visualization_use' } },
  'transactions of a month': { transactions: { from_date: '2026-02-01', to_date: '2026-02-28' } },
  'transactions of a rare kind in a month': { transactions: { action_type: 'chat_allowance_purchase', from_date: '2026-02-01', to_date: '2026-02-28' } },
  'transactions of a user': { transactions: { user_id: 'USER' } },
  'transactions of a kind of a user': { transactions: { user_id: 'USER', action_type: 'generation_use' } },
  'transactions of an administrator': { transactions: { admin_id: 'ADMIN' } },
  'transactions of an administrator in a month': { transactions: { admin_id: 'ADMIN', from_date: '2026-02-01', to_date: '2026-02-28' } },
  'generations': { generations: {} },
  'generations that run': { generations: { status: 'running' } },
  'generations of a user': { generations: { user_id: 'USER' } },
  'failed generations of a user': { generations: { user_id: 'USER', status: 'failed' } },
};

/** The product's door to PostgreSQL, which remembers what was asked. */
class Remembering extends Database {
  statements: { readonly sql: string; readonly parameters: unknown[] }[] = [];

  override query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    this.statements.push({ sql, parameters });
    return super.query<Row>(sql, parameters);
  }
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

/** A database with so many users, movements and generations, and the lists over it. */
class Ground {
  private readonly source: DataSource;
  private readonly database: Remembering;
  private readonly pool: pg.Pool;
  private readonly ids: Record<string, string>;
  private readonly drop: () => Promise<void>;

  private constructor(source: DataSource, pool: pg.Pool, ids: Record<string, string>, drop: () => Promise<void>) {
    this.source = source;
    this.drop = drop;
    this.database = new Remembering(source);
    this.pool = pool;
    this.ids = ids;
  }

  static async with(users: number, transactions: number): Promise<Ground> {
    const { url, drop } = await createTestDatabase();
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    await pool.query(`
      SET session_replication_role = replica;
      INSERT INTO users (email, full_name, password_hash, credits, is_admin, is_active, created_at, last_login)
      SELECT 'person' || n || '@example.org', (ARRAY['Ada', 'Bela', 'Chiara', 'Dilan', 'Émile', 'Farid'])[1 + n % 6] || ' Family' || (n * 7919) % ${users}, '',
        CASE WHEN n % 20 = 0 THEN 0 ELSE (n * 31) % 100 + 1 END, n % 200 = 1, n % 150 <> 1, timestamptz '2025-01-01' + n * interval '600 days' / ${users},
        CASE WHEN n % 3 > 0 THEN timestamptz '2025-06-01' + ((n * 7919) % ${users}) * interval '500 days' / ${users} END
      FROM generate_series(1, ${users}) n;
      CREATE TEMP TABLE numbered AS SELECT id, is_admin, (row_number() OVER (ORDER BY created_at) - 1)::int AS position FROM users;
      CREATE UNIQUE INDEX ON numbered (position);
      INSERT INTO generation_tasks (user_id, topic, request, request_hash, author_name, status, created_at, finished_at)
      SELECT numbered.id, 'Rivers', '{}', '', 'builtin', CASE WHEN n % 997 = 0 THEN 'running' WHEN n % 10 = 0 THEN 'failed' ELSE 'completed' END,
        timestamptz '2025-01-01' + n * interval '600 days' / ${users}, now()
      FROM generate_series(1, ${users}) n JOIN numbered ON position = (n * 7919) % ${users};
      INSERT INTO credit_transactions (user_id, amount, balance_after, action_type, admin_id, created_at)
      SELECT numbered.id, 1, 1, CASE WHEN n % 1000 = 500 THEN 'chat_allowance_purchase' WHEN n % 100 = 1 THEN 'admin_add' ELSE 'generation_use' END,
        CASE WHEN n % 100 = 1 THEN (SELECT id FROM numbered WHERE is_admin ORDER BY position LIMIT 1) END, timestamptz '2025-01-01' + n * interval '600 days' / ${transactions}
      FROM generate_series(1, ${transactions}) n JOIN numbered ON position = (n::bigint * 7919) % ${users};`);
    // Seen pages are marked, as they would be by the time that so many rows have come together.
    for (const name of ['users', 'credit_transactions', 'generation_tasks']) await pool.query(`VACUUM ANALYZE ${name}`);
    const { rows } = await pool.query<{ USER: string; ADMIN: string }>(`SELECT (SELECT id FROM numbered WHERE position = 7) AS "USER", (SELECT id FROM numbered WHERE is_admin ORDER BY position LIMIT 1) AS "ADMIN"`);
    return new Ground(await new DataSource({ type: 'postgres', url, extra: { max: 1 } }).initialize(), pool, { ...rows[0] }, drop);
  }

  /** Milliseconds of one list, as an administrator waits for it. */
  async look(name: string): Promise<number> {
    const { users, transactions, generations } = JSON.parse(JSON.stringify(asked[name]), (_key, value) => this.ids[value] ?? value);
    const { database } = this;
    database.statements = [];
    const began = performance.now();
    if (users) await new ListUsers(database).run(caller, adminUsersQuery.parse(users));
    if (transactions) await new ListTransactions(new Transactions(database)).run(caller, adminTransactionsQuery.parse(transactions));
    if (generations) await new ListGenerations(database).run(caller, adminGenerationsQuery.parse(generations));
    return performance.now() - began;
  }

  /** How the statements of the last look are executed: pages touched, and tables read from end to end. */
  async plans(): Promise<{ readonly pages: number; readonly scans: string[]; readonly text: string }> {
    let pages = 0;
    const scans: string[] = [];
    const texts: string[] = [];
    const read = (plan: Plan): void => {
      if (plan['Node Type'] === 'Seq Scan' && large.has(plan['Relation Name'] ?? '')) scans.push(plan['Relation Name'] ?? '');
      for (const inner of plan.Plans ?? []) read(inner);
    };
    for (const { sql, parameters } of this.database.statements) {
      const { rows } = await this.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`, parameters);
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      if (!plan) continue;
      pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      read(plan);
      if (process.env['SHOW_PLANS']) texts.push(sql, JSON.stringify(plan, (key, value) => (/Width|Parallel|Async|Local|Temp|Dirtied|Written|Startup|Alias|Parent|Output/.test(key) ? undefined : value)));
    }
    return { pages, scans, text: texts.join('\n') };
  }

  async close(): Promise<void> {
    await this.source.destroy();
    await this.pool.end();
    await this.drop();
  }
}

/** Pages and filters over 100,000 users and 1,000,000 movements against the same over 1,000. */
export async function benchLists(table: Table): Promise<void> {
  const few = await Ground.with(1_000, 1_000);
  const many = await Ground.with(100_000, 1_000_000);
  for (const name of Object.keys(asked)) {
    const times: [number, number][] = [];
    // The first looks warm up.
    for (let look = -2; look < looks; look += 1) {
      const pair: [number, number] = [await few.look(name), await many.look(name)];
      if (look >= 0) times.push(pair);
    }
    const ratio = median(times.map(([, time]) => time)) / median(times.map(([time]) => time));
    const [{ pages: before }, { pages, scans, text }] = [await few.plans(), await many.plans()];
    table.row(`${name}: time on 100,000 users and 1,000,000 movements ÷ on 1,000`, `${ratio.toFixed(2)} (${median(times.map(([, time]) => time)).toFixed(1)} ms; pages ${pages}, before ${before})${scans.length ? `; reads all of ${scans.join(', ')}` : ''}`,
      `≤ ${most}, nothing read from end to end`, ratio <= most && scans.length === 0);
    if (text) console.log(text);
  }
  await Promise.all([few.close(), many.close()]);
}
