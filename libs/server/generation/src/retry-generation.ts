import { AppError, type TaskStarted } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { Database } from '@coursewright/platform';
import type { CallOptions, Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { BeginRun } from './begin-run.ts';
import { GenerationTasks } from './generation-tasks.ts';

/**
 * Tries a failed or cancelled generation again. What the journal has is not asked for again; a credit that came back is taken once more,
 * so that a delivered course has cost one and a failed one nothing, however often it was tried.
 */
@Injectable()
export class RetryGeneration {
  constructor(
    private readonly database: Database,
    private readonly tasks: GenerationTasks,
    private readonly ledger: Ledger,
    private readonly beginRun: BeginRun,
  ) {}

  async run({ userId }: Caller, { id }: { id: string }, { idempotencyKey }: CallOptions = {}): Promise<TaskStarted> {
    return this.database.transaction(async () => {
      const task = await this.tasks.reopen(userId, id, ['failed', 'cancelled'], idempotencyKey);
      if (task) {
        const started = await this.beginRun.run(task);
        await this.ledger.takeRefundBack(id, task.topic);
        return started;
      }
      const known = await this.tasks.headOf(userId, id);
      if (!known) throw new AppError('not_found', 'There is no such course.');
      if (idempotencyKey !== undefined && (await this.tasks.wasReopenedBy(userId, id, idempotencyKey))) return { task_id: id, status: 'pending' };
      throw new AppError('conflict', known.status === 'completed' ? 'This course is complete; there is nothing to try again.' : 'This course is being written already.');
    });
  }
}
