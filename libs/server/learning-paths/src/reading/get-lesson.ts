import { AppError, type CourseLesson, type SubmoduleParams } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { CourseReadings } from './course-readings.ts';

/** One lesson of an own course. */
@Injectable()
export class GetLesson implements Record<'run', UseCases['getLesson']['run']> {
  constructor(private readonly readings: CourseReadings) {}

  async run({ userId }: Caller, { id, submodule_id }: SubmoduleParams): Promise<CourseLesson> {
    const lesson = await this.readings.lesson(userId, id, submodule_id);
    if (!lesson) throw new AppError('not_found', 'There is no such lesson in this course.');
    return lesson;
  }
}
