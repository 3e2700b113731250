import { type ExportFormat, type ExportQuery, limits } from '@coursewright/contract';
import { KeptCourses } from '@coursewright/learning-paths';
import { RateLimits } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { buildCourseDocument } from './course/build-course-document.ts';
import { fileStem } from './file-name.ts';
import { Renderer } from './renderer.ts';

export interface ExportedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly name: string;
}

/** An own course as a file of some format. Every format reads the course through here. */
@Injectable()
export class ExportCourse {
  constructor(
    private readonly courses: KeptCourses,
    private readonly rateLimits: RateLimits,
    private readonly renderer: Renderer,
  ) {}

  /** Throws not_found, too_many_requests, and what `Renderer.render` throws. */
  async run<Format extends ExportFormat>(
    { userId }: Caller,
    { id, format, query }: { id: string; format: Format; query: ExportQuery<Format> },
  ): Promise<ExportedFile> {
    const stored = await this.courses.whole(userId, id);
    const course = buildCourseDocument(stored, query);
    await this.rateLimits.take(
      `download course ${userId}`,
      limits.exports.perHour,
      3600,
      'You have downloaded courses often within an hour.',
    );
    const { bytes, mediaType, ending } = await this.renderer.render({ format, course, query });
    return { bytes, mediaType, name: `${fileStem(course.title)}${ending}` };
  }
}
