import type { PublicCourse } from '@coursewright/contract';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { noSuchCourse } from '../courses.ts';
import { PublicCourses } from './public-courses.ts';
import { VisitorLimits } from './visitor-limits.ts';

/** A course that its owner made public, for whoever knows its address. */
@Injectable()
export class GetPublicCourse implements Record<'run', UseCases['getPublicCourse']['run']> {
  constructor(
    private readonly limits: VisitorLimits,
    private readonly courses: PublicCourses,
  ) {}

  async run(origin: Origin, { id }: { id: string }): Promise<PublicCourse> {
    await this.limits.take('read', origin);
    const found = await this.courses.find(id);
    if (!found) throw noSuchCourse();
    return found.course;
  }
}
