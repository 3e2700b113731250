import type { AdminStats } from '@coursewright/contract';
import { GenerationSpend } from '@coursewright/generation';
import { Clock, Database } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

const dayLong = 24 * 3600_000;
const days = 30;

interface Totals {
  readonly users: number;
  readonly active: number;
  readonly new_7: number;
  readonly in_balances: string;
  readonly courses: number;
}
type DailyRow = { readonly day: string } & Record<string, string | number | null>;

/** Totals and the last 30 days, counted by the database: one question per table, and none of them reads further back than it must. */
@Injectable()
export class GetStats implements Record<'run', UseCases['adminStats']['run']> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly spend: GenerationSpend,
  ) {}

  async run(_caller: Caller): Promise<AdminStats> {
    const today = dayOf(this.clock.now().getTime());
    const from = dayOf(Date.parse(today) - (days - 1) * dayLong);
    const since = new Date(from);
    const [totals] = await this.database.query<Totals>(
      `SELECT count(*)::int AS users, count(*) FILTER (WHERE is_active)::int AS active, count(*) FILTER (WHERE created_at >= $1)::int AS new_7,
         coalesce(sum(credits), 0) AS in_balances, (SELECT count(*)::int FROM generation_tasks WHERE status = 'completed') AS courses
       FROM users WHERE deleted_at IS NULL`,
      [new Date(this.clock.now().getTime() - 7 * dayLong)],
    );
    const users = await this.daily(
      `SELECT ${utcDay('created_at')} AS day, count(*)::int AS n FROM users WHERE created_at >= $1 AND deleted_at IS NULL GROUP BY 1`,
      since,
    );
    // A refund makes good what was spent; what a returned payment takes is not spending.
    const credits = await this.daily(
      `SELECT ${utcDay('created_at')} AS day, coalesce(sum(amount) FILTER (WHERE action_type = 'purchase'), 0)::int AS bought,
         greatest(0, -coalesce(sum(amount) FILTER (WHERE action_type LIKE '%\\_use' OR action_type = 'chat_allowance_purchase' OR refund_of IS NOT NULL), 0))::int AS spent
       FROM credit_transactions WHERE created_at >= $1 GROUP BY 1`,
      since,
    );
    const generations = await this.daily(
      `SELECT ${utcDay('created_at')} AS day, count(*) FILTER (WHERE status = 'pending')::int AS pending, count(*) FILTER (WHERE status = 'running')::int AS running,
         count(*) FILTER (WHERE status = 'completed')::int AS completed, count(*) FILTER (WHERE status = 'failed')::int AS failed, count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
         ${median} AS median FROM generation_tasks WHERE created_at >= $1 GROUP BY 1`,
      since,
    );
    const [overall] = await this.database.query<{ median: number | null }>(
      `SELECT ${median} AS median FROM generation_tasks WHERE created_at >= $1`,
      [since],
    );
    const [ledger] = await this.database.query<{ discrepancies: number; user_ids: string[] }>(
      `SELECT count(*)::int AS discrepancies, coalesce((array_agg(DISTINCT user_id))[1:10], '{}') AS user_ids FROM ledger_discrepancies WHERE resolved_at IS NULL`,
    );
    const models = await this.spend.total(from, today);
    const spentOn = new Map(models.days.map((one) => [one.day, one]));

    const on = (rows: Map<string, DailyRow>, day: string, name: string) =>
      Number(rows.get(day)?.[name] ?? 0);
    const sum = (rows: Map<string, DailyRow>, name: string) =>
      [...rows.keys()].reduce((all, day) => all + on(rows, day, name), 0);
    const status = (name: string) => sum(generations, name);
    return {
      users: {
        total: totals?.users ?? 0,
        active: totals?.active ?? 0,
        new_7_days: totals?.new_7 ?? 0,
      },
      credits: {
        in_balances: Number(totals?.in_balances ?? 0),
        spent_30_days: sum(credits, 'spent'),
        bought_30_days: sum(credits, 'bought'),
      },
      ledger: ledger ?? { discrepancies: 0, user_ids: [] },
      courses: { total: totals?.courses ?? 0, written_30_days: status('completed') },
      generations: {
        by_status_30_days: {
          pending: status('pending'),
          running: status('running'),
          completed: status('completed'),
          failed: status('failed'),
          cancelled: status('cancelled'),
        },
        median_seconds_30_days: overall?.median ?? null,
      },
      models: {
        input_tokens_30_days: models.input_tokens,
        output_tokens_30_days: models.output_tokens,
        calls_30_days: models.calls,
        cost_30_days: models.cost?.amount ?? null,
      },
      days: Array.from({ length: days }, (_, index) =>
        dayOf(since.getTime() + index * dayLong),
      ).map((day) => ({
        day,
        new_users: on(users, day, 'n'),
        credits_spent: on(credits, day, 'spent'),
        credits_bought: on(credits, day, 'bought'),
        completed: on(generations, day, 'completed'),
        failed: on(generations, day, 'failed'),
        cancelled: on(generations, day, 'cancelled'),
        median_seconds:
          generations.get(day)?.['median'] == null ? null : on(generations, day, 'median'),
        tokens: (spentOn.get(day)?.input_tokens ?? 0) + (spentOn.get(day)?.output_tokens ?? 0),
        cost: spentOn.get(day)?.cost?.amount ?? null,
      })),
    };
  }

  private async daily(sql: string, since: Date): Promise<Map<string, DailyRow>> {
    return new Map(
      (await this.database.query<DailyRow>(sql, [since])).map((row) => [row.day, row]),
    );
  }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const utcDay = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
const median = `percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds_worked) FILTER (WHERE status = 'completed')`;
