import { AppError, limits, Refusal, say, type TaskStarted } from '@coursewright/contract';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { BeginRun } from './begin-run.ts';
import { GenerationRuns } from './generation-runs.ts';
import { missingLessons } from './pipeline/course-repair.ts';
import { RunLimits } from './run-limits.ts';
import { RunStates } from './run-states.ts';

/**
 * Has the lessons written that a delivered course is missing. Free: the course was paid for whole.
 */
@Injectable()
export class FinishGeneration implements Record<'run', UseCases['finishGeneration']['run']> {
  constructor(
    private readonly states: RunStates,
    private readonly runs: GenerationRuns,
    private readonly beginRun: BeginRun,
    private readonly runLimits: RunLimits,
  ) {}

  async run({ userId }: Caller, { id }: { id: string }, attempt: Attempt): Promise<TaskStarted> {
    if (!(await attempt.isRepeated())) await this.runLimits.take('retries', userId);
    return attempt.once(async () => {
      const task = await this.states.finish(userId, id, limits.finishAttempts);
      if (task) {
        if (!task.course || missingLessons(task.course).length === 0)
          throw new Refusal('conflict', say('nothing_missing'));
        return this.beginRun.again(task);
      }
      const known = await this.runs.headOf(userId, id);
      if (!known) throw new AppError('not_found', 'There is no such course.');
      throw new Refusal('conflict', reasons[known.status]);
    });
  }
}

const writing = say('course_written_already');
const ended = say('course_not_delivered');
const reasons = {
  pending: writing,
  running: writing,
  failed: ended,
  cancelled: ended,
  completed: say('finishing_used_up', { count: limits.finishAttempts }),
};
