import type { LearningPathOutline } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { noSuchCourse } from '../courses.ts';
import { LearningLog } from '../learning/learning-log.ts';
import { CourseReadings } from './course-readings.ts';

/** An own course without the text of its lessons. */
@Injectable()
export class GetLearningPathOutline implements Record<
  'run',
  UseCases['getLearningPathOutline']['run']
> {
  constructor(
    private readonly readings: CourseReadings,
    private readonly log: LearningLog,
  ) {}

  async run({ userId }: Caller, { id }: { id: string }): Promise<LearningPathOutline> {
    const found = await this.readings.outlined(userId, id);
    if (!found?.outline) throw noSuchCourse();
    const { entry, outline, course_revision, is_being_written } = found;
    const learning = await this.log.learningOf(userId, entry.path_id);
    return { ...entry, outline, course_revision, is_being_written, learning };
  }
}
