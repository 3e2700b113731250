import { fieldRefusal, limits, type QuestionReportBody, sayAs } from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { lessonsOf } from '../document/course-document.ts';
import { noSuchCourse } from '../courses.ts';
import { PublicCourses } from './public-courses.ts';
import { SharedCourses } from './shared-courses.ts';
import { VisitorLimits } from './visitor-limits.ts';

/**
 * Tells the owner of a public course that a question is wrong, on behalf of anybody. Of one question
 * only so many reports are kept: more say nothing new, and nobody can fill the table.
 */
@Injectable()
export class ReportPublicQuestion implements Record<
  'run',
  UseCases['reportPublicQuestion']['run']
> {
  constructor(
    private readonly visitors: VisitorLimits,
    private readonly shared: SharedCourses,
    private readonly courses: PublicCourses,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(
    origin: Origin,
    { id, question_id, reason }: { id: string } & QuestionReportBody,
  ): Promise<void> {
    await this.visitors.take('questionReport', origin);
    const course = await this.shared.versionAt(id);
    const published = await this.courses.find(id);
    if (!course || !published) throw noSuchCourse();
    const asked = lessonsOf(published.course.path_data).flatMap(({ quiz }) => quiz);
    if (!asked.some((item) => item.id === question_id))
      throw fieldRefusal(
        'question_id',
        sayAs('does_not_fit', 'There is no such question in this course.'),
      );
    await this.database.run(
      `INSERT INTO question_reports (course_id, question_id, reason, created_at) SELECT $1, $2, $3, $4
       WHERE (SELECT count(*) FROM question_reports WHERE course_id = $1 AND question_id = $2) < $5`,
      [course.id, question_id, reason, this.clock.now(), limits.questionReport.openPerQuestion],
    );
  }
}
