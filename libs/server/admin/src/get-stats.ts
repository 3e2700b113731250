import type { AdminStats, SpendTotal } from '@coursewright/contract';
import { GenerationSpend } from '@coursewright/generation';
import { Clock } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import {
  ActivityCounts,
  type DailyCredits,
  type DailyGenerations,
  type DailyUsers,
} from './activity-counts.ts';

const dayLong = 24 * 3600_000;
const days = 30;

/** What is counted day by day, each list without the days on which nothing happened. */
interface Daily {
  readonly users: readonly DailyUsers[];
  readonly credits: readonly DailyCredits[];
  readonly generations: readonly DailyGenerations[];
  readonly spend: SpendTotal['days'];
}

/** Totals and the last 30 days, counted by the database. */
@Injectable()
export class GetStats implements Record<'run', UseCases['adminStats']['run']> {
  constructor(
    private readonly counts: ActivityCounts,
    private readonly clock: Clock,
    private readonly spend: GenerationSpend,
  ) {}

  async run(_caller: Caller): Promise<AdminStats> {
    const now = this.clock.now().getTime();
    const today = dayOf(now);
    const from = dayOf(Date.parse(today) - (days - 1) * dayLong);
    const since = new Date(from);
    const totals = await this.counts.totals(new Date(now - 7 * dayLong));
    const users = await this.counts.users(since);
    const credits = await this.counts.credits(since);
    const generations = await this.counts.generations(since);
    const median = await this.counts.medianSeconds(since);
    const ledger = await this.counts.ledger();
    const models = await this.spend.total(from, today);
    const byStatus = statusesOf(generations);
    return {
      users: { total: totals.users, active: totals.active, new_7_days: totals.added },
      credits: {
        in_balances: totals.in_balances,
        spent_30_days: sum(credits.map(({ spent }) => spent)),
        bought_30_days: sum(credits.map(({ bought }) => bought)),
      },
      ledger,
      courses: { total: totals.courses, written_30_days: byStatus.completed },
      generations: { by_status_30_days: byStatus, median_seconds_30_days: median },
      models: {
        input_tokens_30_days: models.input_tokens,
        output_tokens_30_days: models.output_tokens,
        calls_30_days: models.calls,
        cost_30_days: models.cost?.amount ?? null,
      },
      days: dayByDay(since, { users, credits, generations, spend: models.days }),
    };
  }
}

/** Every day of the period, those on which nothing happened with zeros. */
function dayByDay(since: Date, daily: Daily): AdminStats['days'] {
  const [users, credits, generations, spend] = [
    byDay(daily.users),
    byDay(daily.credits),
    byDay(daily.generations),
    byDay(daily.spend),
  ];
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(since.getTime() + index * dayLong);
    const written = generations.get(day);
    const used = spend.get(day);
    return {
      day,
      new_users: users.get(day)?.added ?? 0,
      credits_spent: credits.get(day)?.spent ?? 0,
      credits_bought: credits.get(day)?.bought ?? 0,
      completed: written?.completed ?? 0,
      failed: written?.failed ?? 0,
      cancelled: written?.cancelled ?? 0,
      median_seconds: written?.median ?? null,
      tokens: (used?.input_tokens ?? 0) + (used?.output_tokens ?? 0),
      cost: used?.cost?.amount ?? null,
    };
  });
}

const statusesOf = (rows: readonly DailyGenerations[]) => ({
  pending: sum(rows.map(({ pending }) => pending)),
  running: sum(rows.map(({ running }) => running)),
  completed: sum(rows.map(({ completed }) => completed)),
  failed: sum(rows.map(({ failed }) => failed)),
  cancelled: sum(rows.map(({ cancelled }) => cancelled)),
});
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const byDay = <Row extends { readonly day: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.day, row]));
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
