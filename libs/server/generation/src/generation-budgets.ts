import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { generationBudgetRow } from './generation-budget.entity.ts';
import type { Lease, Run } from './generation-runs.ts';
import { BudgetUsedUp } from './pipeline/call-budget.ts';

const today = "(now() AT TIME ZONE 'UTC')::date";

/**
 * Which calls to the model are made: each is counted with its task and in the spend of the day before
 * it begins. Of calls that begin at once, in however many processes, the row of the task lets only as
 * many through as are left; one that dies with its process was counted.
 */
@Injectable()
export class GenerationBudgets {
  constructor(private readonly database: Database) {}

  /**
   * What the present run may call. Of a course that is one budget over all of its tries, which only
   * grows with what is to be written; the budget of a later run of a course that is there lasts over
   * its deliveries.
   */
  async begin({ id, run, returns_to }: Run, budget: number): Promise<void> {
    const columns =
      returns_to === null
        ? `course_budget = greatest(known.course_budget, excluded.course_budget)`
        : `run_calls = CASE WHEN known.run = excluded.run THEN known.run_calls ELSE 0 END,
           run_budget = CASE WHEN known.run = excluded.run THEN greatest(known.run_budget, excluded.run_budget) ELSE excluded.run_budget END,
           run = excluded.run`;
    const [course, change] = returns_to === null ? [budget, 0] : [0, budget];
    await this.database.run(
      `INSERT INTO generation_budgets AS known (task_id, course_budget, run, run_budget)
       SELECT id, $2, $3, $4 FROM generation_tasks WHERE id = $1
       ON CONFLICT (task_id) DO UPDATE SET ${columns}`,
      [id, course, run, change],
    );
  }

  /** Counts one call of a step. Throws BudgetUsedUp; and an error where the lease is lost. */
  async admit({ taskId, token }: Lease, run: number, step: string): Promise<void> {
    // The task before its budget, as whoever deletes it takes them; its row itself may be held by
    // whoever publishes progress.
    const admitted = await this.database.run(
      `WITH held AS (
         SELECT id, returns_to FROM generation_tasks WHERE id = $1 AND fencing_token = $2 AND status = 'running' FOR KEY SHARE
       ), admitted AS (
         UPDATE generation_budgets budget SET
           course_calls = course_calls + CASE WHEN returns_to IS NULL THEN 1 ELSE 0 END,
           run_calls = run_calls + CASE WHEN returns_to IS NULL THEN 0 ELSE 1 END
         FROM held WHERE budget.task_id = held.id
           AND CASE WHEN returns_to IS NULL THEN course_calls < course_budget ELSE run_calls < run_budget END
         RETURNING budget.task_id
       )
       INSERT INTO generation_spend (task_id, run, step, day, calls, input_tokens, output_tokens)
       SELECT task_id, $3, split_part($4, ':', 1), ${today}, 1, 0, 0 FROM admitted
       ON CONFLICT (task_id, run, step, day) DO UPDATE SET calls = generation_spend.calls + 1`,
      [taskId, token, run, step],
    );
    if (admitted > 0) return;
    const [held] = await this.database.query(
      z.object({ budget: z.number() }),
      `SELECT CASE WHEN returns_to IS NULL THEN course_budget ELSE run_budget END AS budget
       FROM generation_budgets budget JOIN generation_tasks task ON task.id = budget.task_id
       WHERE task.id = $1 AND fencing_token = $2 AND status = 'running'`,
      [taskId, token],
    );
    if (held) throw new BudgetUsedUp(held.budget);
    throw new Error(`Run ${taskId} is no longer held by delivery ${token}`);
  }

  /** The calls that a course's credit pays for, where all of them were made. */
  async usedUp(taskId: string): Promise<number | undefined> {
    const [row] = await this.database.query(
      generationBudgetRow.pick({ course_budget: true }),
      `SELECT course_budget FROM generation_budgets
       WHERE task_id = $1 AND course_budget > 0 AND course_calls >= course_budget`,
      [taskId],
    );
    return row?.course_budget;
  }
}
