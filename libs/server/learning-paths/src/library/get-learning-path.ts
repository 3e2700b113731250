import type { LearningPath } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { LearningLog } from '../learning/learning-log.ts';
import { KeptCourses } from './kept-courses.ts';

/** An own course, whole. */
@Injectable()
export class GetLearningPath implements Record<'run', UseCases['getLearningPath']['run']> {
  constructor(
    private readonly courses: KeptCourses,
    private readonly log: LearningLog,
  ) {}

  async run({ userId }: Caller, { id }: { id: string }): Promise<LearningPath> {
    const course = await this.courses.whole(userId, id);
    return { ...course, learning: await this.log.learningOf(userId, course.path_id) };
  }
}
