import { AppError, limits } from '@coursewright/contract';
import { unpaidCompanionCalls } from '@coursewright/credits';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { GenerationRuns, isPaid } from './generation-runs.ts';

/** A learner whose own key is used pays the provider for the calls. */
const isCharged = `task.request->>'google_key_token' IS NULL`;
const today = "(now() AT TIME ZONE 'UTC')::date";

/**
 * Calls to the model that no credit pays for, by the ledger and by what was spent: those of runs
 * whose credit has come back. Every other call is one of a task whose debit stands, and each task
 * has its budget, so that what a user can have asked of the model is bounded by what they paid.
 */
@Injectable()
export class UnpaidCalls {
  constructor(
    private readonly database: Database,
    private readonly runs: GenerationRuns,
  ) {}

  /**
   * Whether the credit of a task that its learner stops may come back: on no day when it has called
   * the model would what was stopped for nothing exceed its allowance. In the transaction
   * that returns the credit, whose other stops wait for it.
   */
  async allowStop(userId: string, taskId: string): Promise<boolean> {
    await this.runs.lockStartsOf(userId);
    return this.wouldAllowStop(userId, taskId);
  }

  /** The same for who only looks. */
  async wouldAllowStop(userId: string, taskId: string): Promise<boolean> {
    const exceeded = await this.database.run(
      `SELECT spend.day FROM generation_tasks task JOIN generation_spend spend ON spend.task_id = task.id
       WHERE task.user_id = $1 AND ${isCharged}
         AND (task.id = $2 OR (task.status = 'cancelled' AND NOT ${isPaid('task')}))
       GROUP BY spend.day
       HAVING sum(spend.calls) > $3 AND sum(spend.calls) FILTER (WHERE task.id = $2) > 0`,
      [userId, taskId, limits.unpaidCalls.stopped],
    );
    return exceeded === 0;
  }

  /**
   * Refuses to begin a run for a user whose courses, questions to the tutor and diagrams have come to
   * nothing for too many calls today.
   * Exact only after `lockStartsOf`.
   * Those of the task that is begun do not count: its credit is taken once more. Throws
   * too_many_requests, with the seconds until the next day.
   */
  async check(userId: string, taskId?: string): Promise<void> {
    const [found] = await this.database.query(
      z.object({ calls: z.number(), wait: z.number() }),
      `SELECT coalesce(sum(spend.calls), 0)::int + ${unpaidCompanionCalls('$1')} AS calls,
         ceil(extract(epoch FROM (${today} + 1)::timestamp - (now() AT TIME ZONE 'UTC')))::int AS wait
       FROM generation_tasks task JOIN generation_spend spend ON spend.task_id = task.id
       WHERE task.user_id = $1 AND task.id IS DISTINCT FROM $2 AND ${isCharged} AND spend.day = ${today}
         AND NOT ${isPaid('task')}`,
      [userId, taskId ?? null],
    );
    if (!found || found.calls < limits.unpaidCalls.all) return;
    throw new AppError(
      'too_many_requests',
      `What was begun for you today and came to nothing has used up the ${limits.unpaidCalls.all} calls to the model that are free in a day. Nothing was charged. Please try again tomorrow: the day ends at midnight UTC.`,
      { retryAfter: found.wait },
    );
  }
}
