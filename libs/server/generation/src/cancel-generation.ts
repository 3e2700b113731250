import type { TaskView } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { Database, faultPoint } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Cancellations } from './cancellations.ts';
import { EndRewrite, rewriteStopped } from './editing/end-rewrite.ts';
import { GenerationTasks } from './generation-tasks.ts';
import { GetGeneration } from './get-generation.ts';
import { closed, hasFinishedLesson, stoppedByLearner } from './pipeline/course-repair.ts';
import { ProgressLog } from './progress-log.ts';

/** Stops a generation: at once while it waits, else within one model call. Asking again, or too late, changes nothing. */
@Injectable()
export class CancelGeneration {
  constructor(
    private readonly database: Database,
    private readonly tasks: GenerationTasks,
    private readonly progress: ProgressLog,
    private readonly ledger: Ledger,
    private readonly cancellations: Cancellations,
    private readonly endRewrite: EndRewrite,
    private readonly getGeneration: GetGeneration,
  ) {}

  async run(caller: Caller, { id }: { id: string }): Promise<TaskView> {
    await this.database.transaction(async () => {
      const waiting = await this.tasks.cancelPending(caller.userId, id);
      if (waiting?.run_kind === 'rewrite') {
        await this.endRewrite.keepEnded(waiting, 'cancelled', rewriteStopped);
      } else if (waiting?.course && waiting.returns_to) {
        await this.tasks.setCourse(id, closed(waiting.course, stoppedByLearner));
        await this.progress.close(id, 'completed', 'Stopped; the course stays as it was.');
      } else if (waiting?.course && hasFinishedLesson(waiting.course)) {
        await this.progress.close(id, 'cancelled', 'Stopped. What was written stays.');
      } else if (waiting) {
        const when = waiting.course
          ? 'Stopped before a lesson was written'
          : 'Stopped before it began';
        await this.ledger.refundTask(id, when);
        await this.progress.close(id, 'cancelled', `${when}; your credit has been returned.`);
      } else if (await this.tasks.requestCancel(caller.userId, id)) {
        await this.cancellations.announce(id);
      }
      faultPoint('cancel.recorded', id);
    });
    faultPoint('cancel.committed', id);
    return this.getGeneration.run(caller, { id });
  }
}
