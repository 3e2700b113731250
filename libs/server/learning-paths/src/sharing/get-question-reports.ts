import type { QuestionReports } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Courses, noSuchCourse } from '../courses.ts';
import { lessonsOf } from '../document/course-document.ts';
import { questionReportRow } from './question-report.entity.ts';

const reportedRow = questionReportRow.pick({ question_id: true }).extend({
  count: z.number(),
  reasons: z.array(z.string()),
  reported_at: z.date(),
});

/** What readers of an own course say about questions that are still asked in it. */
@Injectable()
export class GetQuestionReports implements Record<'run', UseCases['getQuestionReports']['run']> {
  constructor(
    private readonly courses: Courses,
    private readonly database: Database,
  ) {}

  async run({ userId }: Caller, { id }: { id: string }): Promise<QuestionReports> {
    const course = await this.courses.find(userId, id);
    if (!course) throw noSuchCourse();
    const rows = await this.database.query(
      reportedRow,
      `SELECT question_id, count(*)::int AS count, max(created_at) AS reported_at,
         coalesce(array_agg(reason ORDER BY created_at DESC) FILTER (WHERE reason <> ''), '{}') AS reasons
       FROM question_reports WHERE course_id = $1 GROUP BY question_id`,
      [course.id],
    );
    const reports = new Map(rows.map((row) => [row.question_id, row] as const));
    const lessons = course.document ? lessonsOf(course.document) : [];
    const questions = lessons.flatMap((lesson) =>
      lesson.quiz.flatMap((item) => {
        const found = reports.get(item.id);
        return found
          ? [
              {
                ...found,
                submodule_id: lesson.id,
                reported_at: found.reported_at.toISOString(),
              },
            ]
          : [];
      }),
    );
    return { questions };
  }
}
