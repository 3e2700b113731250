import type { ReportedQuestionParams } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { noSuchCourse, ownCourse } from '../courses.ts';
import { z } from 'zod';

/** The owner has looked at what readers said about a question. */
@Injectable()
export class DismissQuestionReports implements Record<
  'run',
  UseCases['dismissQuestionReports']['run']
> {
  constructor(private readonly database: Database) {}

  async run({ userId }: Caller, { id, question_id }: ReportedQuestionParams): Promise<void> {
    const [own] = await this.database.query(
      z.object({ id: z.string() }),
      `WITH own AS (SELECT id FROM courses WHERE ${ownCourse}),
         closed AS (DELETE FROM question_reports USING own WHERE course_id = own.id AND question_id = $3)
       SELECT id FROM own`,
      [userId, id, question_id],
    );
    if (!own) throw noSuchCourse();
  }
}
