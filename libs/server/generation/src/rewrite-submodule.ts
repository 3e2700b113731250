import {
  AppError,
  limits,
  Refusal,
  type RewriteSubmoduleInput,
  say,
  sayAs,
  type TaskStarted,
} from '@coursewright/contract';
import { Courses, lessonOf, SubmoduleVersions } from '@coursewright/learning-paths';
import { faultPoint } from '@coursewright/platform';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { BeginRun } from './begin-run.ts';
import { GenerationRuns } from './generation-runs.ts';
import { RunLimits } from './run-limits.ts';
import { RunStates } from './run-states.ts';
import { UnpaidCalls } from './unpaid-calls.ts';

/**
 * Has one lesson, its quiz or both written again: a run of the same task, free, a bounded number of
 * times per course. The old text stays until the new one is complete.
 */
@Injectable()
export class RewriteSubmodule implements Record<'run', UseCases['rewriteSubmodule']['run']> {
  constructor(
    private readonly courses: Courses,
    private readonly states: RunStates,
    private readonly runs: GenerationRuns,
    private readonly versions: SubmoduleVersions,
    private readonly beginRun: BeginRun,
    private readonly runLimits: RunLimits,
    private readonly unpaidCalls: UnpaidCalls,
  ) {}

  async run(
    { userId }: Caller,
    { id, submodule_id, ...request }: RewriteSubmoduleInput,
    attempt: Attempt,
  ): Promise<TaskStarted> {
    if (!(await attempt.isRepeated())) await this.runLimits.take('rewrites', userId);
    return attempt.once(async () => {
      const before = await this.courses.changeable(userId, id);
      const { task_id: taskId } = before;
      if (!taskId) throw withoutGeneration();
      const lesson = lessonOf(before.document, submodule_id);
      if (lesson.content === '' && request.parts === 'quiz')
        throw new Refusal(
          'conflict',
          sayAs('lesson_not_written', 'This lesson has no text yet that a quiz could ask about.'),
        );
      // What was not delivered is not paid for, so its missing lessons are not written for nothing.
      if (lesson.content === '' && before.delivered_at === null)
        throw new Refusal('conflict', say('course_not_delivered'));
      const rewrite = {
        submodule_id,
        ...request,
        version: await this.versions.newest(before.id, submodule_id),
      };
      const task = await this.states.rewrite(userId, taskId, rewrite, limits.rewritesPerCourse);
      if (!task) throw await this.refusal(userId, before.id, taskId);
      if (task.course_revision !== before.revision) throw changedSince();
      const started = await this.beginRun.again(task);
      // One whose credit came back is written again for nothing, as far as that goes.
      await this.unpaidCalls.check(userId);
      faultPoint('rewrite.ordered', taskId);
      return started;
    });
  }

  /**
   * Only one of many who ask at once gets the course; the others meet one that is being written.
   */
  private async refusal(userId: string, courseId: string, taskId: string): Promise<AppError> {
    await this.courses.changeable(userId, courseId);
    const task = await this.runs.ofUser(userId, taskId);
    return task && task.rewrites < limits.rewritesPerCourse ? changedSince() : usedUp();
  }
}

const usedUp = (): AppError =>
  new Refusal('conflict', say('rewrites_used_up', { count: limits.rewritesPerCourse }));

const changedSince = (): AppError =>
  new Refusal(
    'conflict',
    sayAs('course_changed', 'The course was changed meanwhile. Load it again and ask once more.'),
  );

const withoutGeneration = (): AppError => new Refusal('conflict', say('course_not_written_here'));
