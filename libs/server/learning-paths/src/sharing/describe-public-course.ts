import type { Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { PublicCourses } from './public-courses.ts';
import { VisitorLimits } from './visitor-limits.ts';

/** What a public course is called and is about, for who shows a link to it. */
export interface PublicCourseAbout {
  readonly topic: string;
  /** BCP 47. */
  readonly language: string;
  /** Markdown; empty where the course has none. */
  readonly summary: string;
  readonly modules: number;
  readonly lessons: number;
  readonly changedAt: string;
  readonly isIndexable: boolean;
}

/** For the head of a public course's page. */
@Injectable()
export class DescribePublicCourse {
  constructor(
    private readonly limits: VisitorLimits,
    private readonly courses: PublicCourses,
  ) {}

  /** Undefined where the address leads to nothing. Throws too_many_requests. */
  async run(origin: Origin, shareId: string): Promise<PublicCourseAbout | undefined> {
    await this.limits.take('read', origin);
    const found = await this.courses.find(shareId);
    return (
      found && {
        topic: found.course.topic,
        language: found.course.language,
        summary: found.course.path_data.summary,
        modules: found.course.modules_count,
        lessons: found.course.submodules_count,
        changedAt: found.course.last_modified_at,
        isIndexable: found.isIndexable,
      }
    );
  }
}
