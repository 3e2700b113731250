import type { LearningPathEntry, UpdateLearningPathInput } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { KeptCourses } from './kept-courses.ts';

/** Marks a course as favourite, or tags it. */
@Injectable()
export class UpdateLearningPath implements Record<'run', UseCases['updateLearningPath']['run']> {
  constructor(private readonly courses: KeptCourses) {}

  run(
    { userId }: Caller,
    { id, favorite, tags }: UpdateLearningPathInput,
  ): Promise<LearningPathEntry> {
    return this.courses.mark(userId, id, { favorite, tags });
  }
}
