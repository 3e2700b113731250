import { AppError, Refusal, say, type TaskStarted } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { BeginRun } from './begin-run.ts';
import { GenerationBudgets } from './generation-budgets.ts';
import { GenerationRuns } from './generation-runs.ts';
import { RunLimits } from './run-limits.ts';
import { RunStates } from './run-states.ts';
import { UnpaidCalls } from './unpaid-calls.ts';

/**
 * Tries a failed or cancelled generation again. What the journal has is not asked for again; a
 * credit that came back is taken once more, so that a delivered course has cost one and a failed
 * one nothing, however often it was tried.
 */
@Injectable()
export class RetryGeneration implements Record<'run', UseCases['retryGeneration']['run']> {
  constructor(
    private readonly states: RunStates,
    private readonly runs: GenerationRuns,
    private readonly ledger: Ledger,
    private readonly beginRun: BeginRun,
    private readonly runLimits: RunLimits,
    private readonly budgets: GenerationBudgets,
    private readonly unpaidCalls: UnpaidCalls,
  ) {}

  async run({ userId }: Caller, { id }: { id: string }, attempt: Attempt): Promise<TaskStarted> {
    if (!(await attempt.isRepeated())) await this.runLimits.take('retries', userId);
    return attempt.once(async () => {
      const started = await this.again(userId, id);
      await this.unpaidCalls.check(userId, id);
      return started;
    });
  }

  /** The same in a transaction of the caller's, however often it was tried today. */
  async again(userId: string, id: string): Promise<TaskStarted> {
    const task = await this.states.retry(userId, id);
    if (task) {
      const paidFor = await this.budgets.usedUp(id);
      if (paidFor) throw usedUp(paidFor);
      const started = await this.beginRun.again(task);
      await this.ledger.takeRefundBack(id, task.topic);
      return started;
    }
    const known = await this.runs.headOf(userId, id);
    if (!known) throw new AppError('not_found', 'There is no such course.');
    throw new Refusal(
      'conflict',
      known.status === 'completed' ? say('course_complete') : say('course_written_already'),
    );
  }
}

const usedUp = (budget: number): AppError =>
  new Refusal('validation_error', say('calls_used_up', { count: budget }));
