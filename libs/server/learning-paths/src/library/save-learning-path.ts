import {
  Refusal,
  type SavedLearningPath,
  type SaveLearningPathInput,
  say,
} from '@coursewright/contract';
import { Database, fieldsBelow } from '@coursewright/platform';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { noSuchCourse } from '../courses.ts';
import { checkDocument } from './check-document.ts';
import { KeptCourses } from './kept-courses.ts';

/** Saves a course to the history. The course of a generation is there already, and stays one. */
@Injectable()
export class SaveLearningPath implements Record<'run', UseCases['saveLearningPath']['run']> {
  constructor(
    private readonly database: Database,
    private readonly courses: KeptCourses,
  ) {}

  async run(
    { userId }: Caller,
    { path_data, task_id, favorite, tags, topic, source, language }: SaveLearningPathInput,
    attempt: Attempt,
  ): Promise<SavedLearningPath> {
    const checked = checkDocument(path_data);
    if ('problems' in checked)
      throw new Refusal('validation_error', say('course_invalid'), {
        details: fieldsBelow('path_data', checked.problems),
      });
    return attempt.once(async () => {
      await this.courses.lockLibrary(userId);
      if (task_id && (await this.isSaved(userId, task_id))) {
        await this.courses.restore(userId, task_id);
        const entry = await this.courses.mark(userId, task_id, { favorite, tags });
        return { path_id: entry.path_id, is_new: false, entry };
      }
      const entry = await this.courses.add(userId, {
        topic,
        language: language ?? checked.document.language,
        source,
        tags: tags ?? [],
        isFavourite: favorite ?? false,
        isComplete: true,
        ...checked,
        ...(task_id ? { taskId: task_id } : {}),
      });
      if (!entry) throw noSuchCourse();
      return { path_id: entry.path_id, is_new: true, entry };
    });
  }

  /** Whether the course of the caller's generation is kept. Throws not_found. */
  private async isSaved(userId: string, taskId: string): Promise<boolean> {
    const [task] = await this.database.query(
      z.object({ is_kept: z.boolean() }),
      `SELECT EXISTS (SELECT 1 FROM courses WHERE user_id = $1 AND task_id = task.id) AS is_kept
       FROM generation_tasks task WHERE user_id = $1 AND id = $2`,
      [userId, taskId],
    );
    if (!task) throw noSuchCourse();
    return task.is_kept;
  }
}
