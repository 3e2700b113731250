import { limits } from '@coursewright/contract';
import { WholeCourses } from '@coursewright/learning-paths';
import { RateLimits } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { fileStem } from '../file-name.ts';
import { CourseFileThread } from './course-file-thread.ts';

/** An own course whole, as a signed file. */
@Injectable()
export class DownloadCourseFile {
  constructor(
    private readonly courses: WholeCourses,
    private readonly rateLimits: RateLimits,
    private readonly thread: CourseFileThread,
  ) {}

  /** Throws not_found, too_many_requests, payload_too_large and unavailable. */
  async run({ userId }: Caller, id: string, { learning }: { learning: boolean }) {
    const content = await this.courses.read(userId, id, learning);
    await this.rateLimits.take(
      `download course ${userId}`,
      limits.exports.perHour,
      3600,
      'You have downloaded courses often within an hour.',
    );
    const bytes = await this.thread.pack(content);
    return { bytes, name: `${fileStem(content.course.topic)}.course` };
  }
}
