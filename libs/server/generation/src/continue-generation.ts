import { AppError, type ContinueGenerationInput, type TaskStarted } from '@coursewright/contract';
import { Database, faultPoint } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GenerationRuns } from './generation-runs.ts';
import { OutlineWaits, outlineChangedMeanwhile } from './outline-waits.ts';
import { ProgressLog } from './progress-log.ts';
import { RunQueue } from './run-queue.ts';

/**
 * Has a course written from the outline that its learner confirms. The run counted towards the cap
 * while it waited, so the cap never refuses it here.
 */
@Injectable()
export class ContinueGeneration {
  constructor(
    private readonly database: Database,
    private readonly runs: GenerationRuns,
    private readonly waits: OutlineWaits,
    private readonly progress: ProgressLog,
    private readonly queue: RunQueue,
  ) {}

  async run({ userId }: Caller, { id, revision }: ContinueGenerationInput): Promise<TaskStarted> {
    const started = await this.database.transaction(async (): Promise<TaskStarted> => {
      const task = await this.waits.end(userId, id, revision);
      if (task) {
        await this.progress.goOn(id, task.run, 'The outline is confirmed');
        await this.runs.lockStartsOf(userId);
        await this.queue.enter(id);
        faultPoint('confirm.recorded', id);
        return { task_id: id, status: 'pending' };
      }
      const known = await this.waits.stateOf(userId, id);
      if (!known) throw new AppError('not_found', 'There is no such course.');
      if (known.waiting_for) throw outlineChangedMeanwhile(known.outline_revision);
      const goesOn = known.status === 'pending' || known.status === 'running';
      if (goesOn && known.outline_confirmed) return { task_id: id, status: 'pending' };
      throw new AppError(
        'conflict',
        goesOn
          ? 'There is no outline to confirm yet.'
          : 'This course does not wait for its outline any more.',
      );
    });
    faultPoint('confirm.committed', id);
    return started;
  }
}
