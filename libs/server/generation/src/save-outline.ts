import { randomUUID } from 'node:crypto';
import {
  AppError,
  Refusal,
  type SaveOutlineInput,
  say,
  type TaskView,
} from '@coursewright/contract';
import { Courses } from '@coursewright/learning-paths';
import { Database } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GetGeneration } from './get-generation.ts';
import { LearnerWaits } from './learner-waits.ts';
import { OutlineWaits, outlineChangedMeanwhile } from './outline-waits.ts';
import { editedOutline, withOutline } from './pipeline/course-outline.ts';

/** Takes over the outline of a waiting generation as its learner has edited it. */
@Injectable()
export class SaveOutline {
  constructor(
    private readonly database: Database,
    private readonly waits: OutlineWaits,
    private readonly learnerWaits: LearnerWaits,
    private readonly courses: Courses,
    private readonly getGeneration: GetGeneration,
  ) {}

  async run(caller: Caller, { id, revision, modules }: SaveOutlineInput): Promise<TaskView> {
    await this.database.transaction(async () => {
      const waiting = await this.waits.lock(caller.userId, id);
      if (!waiting)
        throw (await this.learnerWaits.stateOf(caller.userId, id))
          ? new Refusal('conflict', say('outline_closed'))
          : new AppError('not_found', 'There is no such course.');
      if (waiting.outline_revision !== revision)
        throw outlineChangedMeanwhile(waiting.outline_revision);
      const outline = editedOutline(waiting.outline, modules, randomUUID);
      const course = await this.courses.ofTask(id);
      if (!course?.document) throw new Error(`Run ${id} waits for an outline without a course`);
      await this.waits.save(id, outline);
      await this.courses.fill(id, withOutline(course.document, outline));
    });
    return this.getGeneration.run(caller, { id });
  }
}
