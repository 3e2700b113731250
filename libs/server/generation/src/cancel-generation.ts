import type { TaskView } from '@coursewright/contract';
import { Database, faultPoint } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Cancellations } from './cancellations.ts';
import { EndRun } from './end-run.ts';
import { GenerationRuns } from './generation-runs.ts';
import { GetGeneration } from './get-generation.ts';
import { RunLimits } from './run-limits.ts';

/**
 * Stops a generation: at once while it waits, else within one model call. Asking again, or too
 * late, changes nothing.
 */
@Injectable()
export class CancelGeneration {
  constructor(
    private readonly database: Database,
    private readonly runs: GenerationRuns,
    private readonly endRun: EndRun,
    private readonly cancellations: Cancellations,
    private readonly getGeneration: GetGeneration,
    private readonly runLimits: RunLimits,
  ) {}

  async run(caller: Caller, { id }: { id: string }): Promise<TaskView> {
    await this.runLimits.take('stops', caller.userId);
    return this.stop(caller, { id });
  }

  /** The same, in a transaction of the caller's too, and not counted as its owner's. */
  async stop(caller: Caller, { id }: { id: string }): Promise<TaskView> {
    await this.database.transaction(async () => {
      const isOver = await this.endRun.stoppedEarly(caller.userId, id);
      if (!isOver && (await this.runs.requestCancel(caller.userId, id)))
        await this.cancellations.announce(id);
      // Between the two, the run may have been handed to its learner: then it waits by now.
      else if (!isOver) await this.endRun.stoppedEarly(caller.userId, id);
      faultPoint('cancel.recorded', id);
    });
    faultPoint('cancel.committed', id);
    return this.getGeneration.run(caller, { id });
  }
}
