import type { PublicCourseOutline } from '@coursewright/contract';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { noSuchCourse } from '../courses.ts';
import { PublicCourses } from './public-courses.ts';
import { VisitorLimits } from './visitor-limits.ts';

/** A course that its owner made public, without the text of its lessons. */
@Injectable()
export class GetPublicOutline implements Record<'run', UseCases['getPublicOutline']['run']> {
  constructor(
    private readonly limits: VisitorLimits,
    private readonly courses: PublicCourses,
  ) {}

  async run(origin: Origin, { id }: { id: string }): Promise<PublicCourseOutline> {
    await this.limits.take('read', origin);
    const found = await this.courses.find(id);
    if (!found) throw noSuchCourse();
    const { path_data: _whole, ...about } = found.course;
    return { ...about, outline: found.outline };
  }
}
