import { type AbuseReportBody, limits } from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { noSuchCourse } from '../courses.ts';
import { SharedCourses } from './shared-courses.ts';
import { VisitorLimits } from './visitor-limits.ts';

/**
 * Tells administrators about a public course, on behalf of anybody. Of one course only so many
 * reports wait at once: who decides about it reads no more, and nobody can fill the table.
 */
@Injectable()
export class ReportPublicCourse implements Record<'run', UseCases['reportPublicCourse']['run']> {
  constructor(
    private readonly visitors: VisitorLimits,
    private readonly courses: SharedCourses,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(origin: Origin, { id, reason, text }: { id: string } & AbuseReportBody): Promise<void> {
    await this.visitors.take('report', origin);
    const course = await this.courses.versionAt(id);
    if (!course) throw noSuchCourse();
    await this.database.run(
      `INSERT INTO abuse_reports (course_id, reason, text, created_at) SELECT $1, $2, $3, $4
       WHERE (SELECT count(*) FROM abuse_reports WHERE course_id = $1 AND resolved_at IS NULL) < $5`,
      [course.id, reason, text, this.clock.now(), limits.abuseReport.openPerCourse],
    );
  }
}
