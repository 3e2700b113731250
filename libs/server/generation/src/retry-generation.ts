import { AppError, type TaskStarted } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { Idempotency } from '@coursewright/platform';
import type { CallOptions, Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { BeginRun } from './begin-run.ts';
import { GenerationTasks } from './generation-tasks.ts';
import { RunStates } from './run-states.ts';

/**
 * Tries a failed or cancelled generation again. What the journal has is not asked for again; a credit that came back is taken once more,
 * so that a delivered course has cost one and a failed one nothing, however often it was tried.
 */
@Injectable()
export class RetryGeneration {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly states: RunStates,
    private readonly tasks: GenerationTasks,
    private readonly ledger: Ledger,
    private readonly beginRun: BeginRun,
  ) {}

  async run(
    { userId }: Caller,
    { id }: { id: string },
    options: CallOptions = {},
  ): Promise<TaskStarted> {
    return this.idempotency.once(
      { userId, operation: 'retry_generation', input: { id }, ...options },
      async () => {
        const task = await this.states.retry(userId, id);
        if (task) {
          const started = await this.beginRun.again(task);
          await this.ledger.takeRefundBack(id, task.topic);
          return started;
        }
        const known = await this.tasks.headOf(userId, id);
        if (!known) throw new AppError('not_found', 'There is no such course.');
        throw new AppError(
          'conflict',
          known.status === 'completed'
            ? 'This course is complete; there is nothing to try again.'
            : 'This course is being written already.',
        );
      },
    );
  }
}
