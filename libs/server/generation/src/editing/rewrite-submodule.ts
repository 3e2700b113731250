import {
  AppError,
  limits,
  type RewriteSubmoduleInput,
  type TaskStarted,
} from '@coursewright/contract';
import { faultPoint } from '@coursewright/platform';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { BeginRun } from '../begin-run.ts';
import { RunStates } from '../run-states.ts';
import { CourseChanges } from './course-changes.ts';
import { submoduleOf } from './course-document.ts';
import { SubmoduleVersions } from './submodule-versions.ts';

/**
 * Has one lesson, its quiz or both written again: a run of the same task, free, a bounded number of times per course. The old text stays
 * until the new one is complete.
 */
@Injectable()
export class RewriteSubmodule implements Record<'run', UseCases['rewriteSubmodule']['run']> {
  constructor(
    private readonly courses: CourseChanges,
    private readonly states: RunStates,
    private readonly versions: SubmoduleVersions,
    private readonly beginRun: BeginRun,
  ) {}

  async run(
    { userId }: Caller,
    { id, submodule_id, ...wish }: RewriteSubmoduleInput,
    attempt: Attempt,
  ): Promise<TaskStarted> {
    return attempt.once(async () => {
      const before = await this.courses.ofUser(userId, id);
      const lesson = submoduleOf(before.course, submodule_id);
      if (lesson.content === '' && wish.parts === 'quiz')
        throw new AppError('conflict', 'This lesson has no text yet that a quiz could ask about.');
      // What was not delivered is not paid for, so its missing lessons are not written for nothing.
      if (lesson.content === '' && before.status !== 'completed')
        throw new AppError('conflict', 'This course was not delivered. Try it again as a whole.');
      const rewrite = {
        submodule_id,
        ...wish,
        version: await this.versions.newest(id, submodule_id),
      };
      const task = await this.states.rewrite(userId, before, rewrite, limits.rewritesPerCourse);
      if (task) {
        const started = await this.beginRun.again(task);
        faultPoint('rewrite.ordered', id);
        return started;
      }
      // Only one of many who ask at once gets here with a course that is not being written.
      const { rewrites } = await this.courses.ofUser(userId, id);
      throw new AppError(
        'conflict',
        rewrites >= limits.rewritesPerCourse
          ? `Lessons of this course were written again ${limits.rewritesPerCourse} times, which is all that is free. You can still change them by hand.`
          : 'The course was changed meanwhile. Load it again and ask once more.',
      );
    });
  }
}
