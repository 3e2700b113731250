import { AppError } from '@coursewright/contract';
import { CourseReadings } from '@coursewright/learning-paths';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Visualizations } from './visualizations.ts';

type Served = UseCases['getCourseVisualizations']['run'];

/** What was drawn of a whole course, so that it can be taken along. */
@Injectable()
export class GetCourseVisualizations implements Record<'run', Served> {
  constructor(
    private readonly readings: CourseReadings,
    private readonly visualizations: Visualizations,
  ) {}

  async run({ userId }: Caller, { id }: { id: string }): ReturnType<Served> {
    const course = await this.readings.texts(userId, id);
    if (!course) throw new AppError('not_found', 'Course not found.');
    return { visualizations: await this.visualizations.ofCourse(course) };
  }
}
