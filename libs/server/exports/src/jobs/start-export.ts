import { createHash } from 'node:crypto';
import {
  AppError,
  type CourseExport,
  downloads,
  limits,
  Refusal,
  say,
  type StartExportInput,
} from '@coursewright/contract';
import { KeptCourses } from '@coursewright/learning-paths';
import { Database, Jobs, RateLimits } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { buildCourseDocument } from '../course/build-course-document.ts';
import { CourseExports, type NewExport } from './course-exports.ts';
import { type ExportJob, exportQueue } from './export-queue.ts';
import { ShownExport } from './shown-export.ts';

/** Files that a newer release makes in another way are other files. */
const formatsVersion = 11;

/** Has an own course made a file; what is the same is made once, however often it is asked for. */
@Injectable()
export class StartExport implements Record<'run', UseCases['startExport']['run']> {
  constructor(
    private readonly courses: KeptCourses,
    private readonly exports: CourseExports,
    private readonly shown: ShownExport,
    private readonly rateLimits: RateLimits,
    private readonly jobs: Jobs,
    private readonly database: Database,
  ) {}

  /** Throws not_found, validation_error and too_many_requests. */
  async run(
    { userId }: Caller,
    { id, format, ...wanted }: StartExportInput,
  ): Promise<CourseExport> {
    const stored = await this.courses.whole(userId, id);
    const query = downloads[format].query.parse(wanted);
    const course = buildCourseDocument(stored, query);
    const one = {
      userId,
      courseId: stored.path_id,
      format,
      query,
      course,
      key: hash([formatsVersion, format, query, course]),
    };
    const known = await this.exports.find(one.courseId, one.key);
    const place = { id, export_id: known ?? (await this.begin(one)) };
    return this.shown.of(userId, place);
  }

  private async begin(one: NewExport): Promise<string> {
    const { userId } = one;
    await this.rateLimits.take(
      `download course ${userId}`,
      limits.exports.perHour,
      3600,
      'You have downloaded courses often within an hour.',
    );
    return this.database.transaction(async () => {
      // Counted one after the other, so that requests at the same time do not all find room.
      await this.database.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `exports ${userId}`,
      ]);
      const added = await this.exports.add(one);
      const id = added ?? (await this.exports.find(one.courseId, one.key));
      if (id === undefined) throw new Refusal('conflict', say('course_deleted'));
      if (added === undefined) return id;
      if ((await this.exports.underWay(userId)) > limits.exports.atOnce)
        throw new AppError(
          'too_many_requests',
          `${limits.exports.atOnce} of your files are being made at the moment. Wait until one is ready.`,
          { retryAfter: 10 },
        );
      await this.jobs.send<ExportJob>(exportQueue, { exportId: id });
      return id;
    });
  }
}

const hash = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');
