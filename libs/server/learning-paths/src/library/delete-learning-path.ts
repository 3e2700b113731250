import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { KeptCourses } from './kept-courses.ts';

/** Takes a course out of the history. For a while it can be brought back. */
@Injectable()
export class DeleteLearningPath implements Record<'run', UseCases['deleteLearningPath']['run']> {
  constructor(private readonly courses: KeptCourses) {}

  run({ userId }: Caller, { id }: { id: string }): Promise<void> {
    return this.courses.remove(userId, id);
  }
}
