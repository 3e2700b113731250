import type { Cost, GenerationSpend as SpendOfOne, SpendTotal } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

/** Sums of bigint and numeric leave PostgreSQL as text. */
const sumRow = z.object({
  calls: z.number(),
  input_tokens: z.string(),
  output_tokens: z.string(),
  cost: z.string().nullable(),
});
type Sum = z.infer<typeof sumRow>;

const sums =
  'coalesce(sum(calls), 0)::int AS calls, coalesce(sum(input_tokens), 0) AS input_tokens, coalesce(sum(output_tokens), 0) AS output_tokens, sum(cost) AS cost';

/** Of courses, and of what is asked besides them. */
const everything = `(SELECT day, calls, input_tokens, output_tokens, cost FROM generation_spend
  UNION ALL SELECT day, calls, input_tokens, output_tokens, cost FROM provider_spend) spend`;

/** Rows of generation_spend: what was asked of providers, per task, run, step and day. */
@Injectable()
export class GenerationSpend {
  constructor(private readonly database: Database) {}

  /** What one task has used over all of its runs; undefined when it is absent or someone else's. */
  async ofTask(userId: string, id: string): Promise<SpendOfOne | undefined> {
    const [task] = await this.database.query(
      z.object({ call_budget: z.number(), calls_in_run: z.number() }),
      `SELECT coalesce(CASE WHEN returns_to IS NULL THEN course_budget ELSE run_budget END, 0) AS call_budget,
         coalesce(CASE WHEN returns_to IS NULL THEN course_calls WHEN budget.run = task.run THEN run_calls END, 0) AS calls_in_run
       FROM generation_tasks task LEFT JOIN generation_budgets budget ON budget.task_id = task.id WHERE task.id = $1 AND user_id = $2`,
      [id, userId],
    );
    if (!task) return undefined;
    const [all] = await this.database.query(
      sumRow,
      `SELECT ${sums} FROM generation_spend WHERE task_id = $1`,
      [id],
    );
    const steps = await this.database.query(
      sumRow.extend({ step: z.string() }),
      `SELECT step, ${sums} FROM generation_spend WHERE task_id = $1 GROUP BY step ORDER BY sum(input_tokens + output_tokens) DESC, step`,
      [id],
    );
    return { ...used(all), ...task, steps: steps.map((one) => ({ step: one.step, ...used(one) })) };
  }

  /**
   * What courses, tutor, diagrams and narration used from one UTC day to another (YYYY-MM-DD, both
   * included), deleted accounts' too.
   */
  async total(from: string, to: string): Promise<SpendTotal> {
    const [all] = await this.database.query(
      sumRow,
      `SELECT ${sums} FROM ${everything} WHERE day BETWEEN $1 AND $2`,
      [from, to],
    );
    const days = await this.database.query(
      sumRow.extend({ day: z.string() }),
      `SELECT day::text AS day, ${sums} FROM ${everything} WHERE day BETWEEN $1 AND $2 GROUP BY day ORDER BY day`,
      [from, to],
    );
    return { ...used(all), days: days.map((one) => ({ day: one.day, ...used(one) })) };
  }
}

function used(sum: Sum | undefined): {
  calls: number;
  input_tokens: number;
  output_tokens: number;
  cost?: Cost;
} {
  return {
    calls: sum?.calls ?? 0,
    input_tokens: Number(sum?.input_tokens ?? 0),
    output_tokens: Number(sum?.output_tokens ?? 0),
    ...(sum?.cost ? { cost: { amount: Number(sum.cost), currency: 'USD' } } : {}),
  };
}
