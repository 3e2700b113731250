import type { LearningPath } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { KeptCourses } from './kept-courses.ts';

/** An own course, whole. */
@Injectable()
export class GetLearningPath implements Record<'run', UseCases['getLearningPath']['run']> {
  constructor(private readonly courses: KeptCourses) {}

  run({ userId }: Caller, { id }: { id: string }): Promise<LearningPath> {
    return this.courses.whole(userId, id);
  }
}
