import { type ImportedCourseFile, limits } from '@coursewright/contract';
import { WholeCourses } from '@coursewright/learning-paths';
import { RateLimits } from '@coursewright/platform';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { CourseFileThread } from './course-file-thread.ts';

/**
 * Takes in a course from a signed file, or what is new of it into the own one of the same id; from
 * Markdown, which has neither versions nor anybody's word for it, as a course of its own.
 */
@Injectable()
export class ImportCourseFile implements Record<'run', UseCases['importCourseFile']['run']> {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly thread: CourseFileThread,
    private readonly courses: WholeCourses,
  ) {}

  async run(
    { userId }: Caller,
    { file }: { file: string },
    attempt: Attempt,
  ): Promise<ImportedCourseFile> {
    await this.rateLimits.take(
      `import ${userId}`,
      limits.library.imports.perHour,
      3600,
      'You have imported a lot within an hour.',
    );
    const { content, signedBy, leftOut } = await this.thread.open(Buffer.from(file, 'base64'));
    const course = await this.courses.check(content);
    return attempt.once(async () => ({
      ...(await this.courses.take(userId, course, signedBy === null ? 'add' : 'merge')),
      signed_by: signedBy,
      left_out: leftOut,
    }));
  }
}
