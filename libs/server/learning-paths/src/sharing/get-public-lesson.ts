import type { CourseLesson } from '@coursewright/contract';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { noSuchCourse } from '../courses.ts';
import { courseLessonOf } from '../reading/outline-of.ts';
import { PublicCourses } from './public-courses.ts';
import { VisitorLimits } from './visitor-limits.ts';

/** One lesson of a course that its owner made public. */
@Injectable()
export class GetPublicLesson implements Record<'run', UseCases['getPublicLesson']['run']> {
  constructor(
    private readonly limits: VisitorLimits,
    private readonly courses: PublicCourses,
  ) {}

  async run(
    origin: Origin,
    { id, submodule_id }: { id: string; submodule_id: string },
  ): Promise<CourseLesson> {
    await this.limits.take('lesson', origin);
    const found = await this.courses.find(id);
    if (!found) throw noSuchCourse();
    return courseLessonOf(found.course.path_data, submodule_id);
  }
}
