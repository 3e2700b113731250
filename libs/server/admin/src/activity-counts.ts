import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

const count = z.number();
const totalsRow = z.object({
  users: count,
  active: count,
  added: count,
  in_balances: z.string(),
  courses: count,
});
const day = z.string();
const usersRow = z.object({ day, added: count });
const creditsRow = z.object({ day, bought: count, spent: count });
const generationsRow = z.object({
  day,
  pending: count,
  running: count,
  completed: count,
  failed: count,
  cancelled: count,
  median: z.number().nullable(),
});
const medianRow = z.object({ median: z.number().nullable() });
const ledgerRow = z.object({ discrepancies: count, user_ids: z.array(z.string()) });

export type DailyUsers = z.output<typeof usersRow>;
export type DailyCredits = z.output<typeof creditsRow>;
export type DailyGenerations = z.output<typeof generationsRow>;

const utcDay = `to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day`;
const median = `percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds_worked) FILTER (WHERE status = 'completed') AS median`;

/**
 * What the statistics of administrators count: one statement per table, and none reads further back
 * than `since`. Daily counts are by UTC day (YYYY-MM-DD); days on which nothing happened are
 * absent.
 */
@Injectable()
export class ActivityCounts {
  constructor(private readonly database: Database) {}

  /**
   * Accounts, those that are active and those added since `recent`, the credits they hold, and
   * completed courses.
   */
  async totals(recent: Date) {
    const [totals] = await this.database.query(
      totalsRow,
      `SELECT count(*)::int AS users, count(*) FILTER (WHERE is_active)::int AS active, count(*) FILTER (WHERE created_at >= $1)::int AS added,
         coalesce(sum(credits), 0) AS in_balances, (SELECT count(*)::int FROM generation_tasks WHERE status = 'completed') AS courses
       FROM users WHERE deleted_at IS NULL`,
      [recent],
    );
    return {
      users: 0,
      active: 0,
      added: 0,
      courses: 0,
      ...totals,
      in_balances: Number(totals?.in_balances ?? 0),
    };
  }

  users(since: Date): Promise<DailyUsers[]> {
    return this.database.query(
      usersRow,
      `SELECT ${utcDay}, count(*)::int AS added FROM users WHERE created_at >= $1 AND deleted_at IS NULL GROUP BY 1`,
      [since],
    );
  }

  /** A refund makes good what was spent; what a returned payment takes is not spending. */
  credits(since: Date): Promise<DailyCredits[]> {
    return this.database.query(
      creditsRow,
      `SELECT ${utcDay}, coalesce(sum(amount) FILTER (WHERE action_type = 'purchase'), 0)::int AS bought,
         greatest(0, -coalesce(sum(amount) FILTER (WHERE action_type LIKE '%\\_use' OR action_type = 'chat_allowance_purchase' OR refund_of IS NOT NULL), 0))::int AS spent
       FROM credit_transactions WHERE created_at >= $1 GROUP BY 1`,
      [since],
    );
  }

  /** By status, and the median of the seconds that were worked on completed ones. */
  generations(since: Date): Promise<DailyGenerations[]> {
    return this.database.query(
      generationsRow,
      `SELECT ${utcDay}, count(*) FILTER (WHERE status = 'pending')::int AS pending, count(*) FILTER (WHERE status = 'running')::int AS running,
         count(*) FILTER (WHERE status = 'completed')::int AS completed, count(*) FILTER (WHERE status = 'failed')::int AS failed, count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
         ${median} FROM generation_tasks WHERE created_at >= $1 GROUP BY 1`,
      [since],
    );
  }

  /**
   * The median of the seconds that were worked on generations completed since then; null where
   * there are none.
   */
  async medianSeconds(since: Date): Promise<number | null> {
    const [overall] = await this.database.query(
      medianRow,
      `SELECT ${median} FROM generation_tasks WHERE created_at >= $1`,
      [since],
    );
    return overall?.median ?? null;
  }

  /**
   * What the hourly check found and nobody has resolved: how much, and whose ledgers, at most ten.
   */
  async ledger() {
    const [open] = await this.database.query(
      ledgerRow,
      `SELECT count(*)::int AS discrepancies, coalesce((array_agg(DISTINCT user_id))[1:10], '{}') AS user_ids FROM ledger_discrepancies WHERE resolved_at IS NULL`,
    );
    return open ?? { discrepancies: 0, user_ids: [] };
  }
}
