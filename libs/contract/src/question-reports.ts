import { z } from 'zod';
import { limits } from './limits.ts';
import { plainText } from './text.ts';

/** What readers of a public course tell its owner about questions that they find wrong. */

export const questionReportBody = z
  .strictObject({
    question_id: z.uuid(),
    reason: plainText(0, limits.learningEvents.reasonMax).default(''),
  })
  .meta({ id: 'QuestionReportBody' });
export type QuestionReportBody = z.infer<typeof questionReportBody>;

const reportedQuestion = z.strictObject({
  question_id: z.uuid(),
  submodule_id: z.uuid(),
  count: z.int().min(1),
  reasons: z.array(z.string()).describe('Of those who gave one, the newest first.'),
  reported_at: z.iso.datetime().describe('Last.'),
});
export type ReportedQuestion = z.infer<typeof reportedQuestion>;

export const questionReports = z
  .strictObject({ questions: z.array(reportedQuestion) })
  .meta({ id: 'QuestionReports', description: 'In the order of the course.' });
export type QuestionReports = z.infer<typeof questionReports>;

export const reportedQuestionParams = z.strictObject({ id: z.uuid(), question_id: z.uuid() });
export type ReportedQuestionParams = z.infer<typeof reportedQuestionParams>;
