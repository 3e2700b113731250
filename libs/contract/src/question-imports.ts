import { z } from 'zod';
import { questionFormats, quizKinds } from './course.ts';
import { editedQuizItem } from './course-editing.ts';
import { limits } from './limits.ts';
import { plainText } from './text.ts';

/**
 * Questions from files of other software. A file is read and shown first; what is wanted of it is
 * then sent as questions, each with the lesson that it goes to.
 */

const bounds = limits.questionFile;
/** Longest text of base64 that a file of the largest size makes. */
const longest = Math.ceil(bounds.bytes / 3) * 4;
const fileName = plainText(1, 255);
const id = z.uuid();

export const readQuestionFileBody = z
  .strictObject({
    file: z.base64().min(1).max(longest).describe('Its bytes in base64.'),
    file_name: fileName,
  })
  .meta({ id: 'ReadQuestionFile' });
export const readQuestionFileInput = readQuestionFileBody.extend({ id });

/** Why something in a file became no question, as a code; the interface has the words for it. */
export const questionProblems = [
  'typed_answer',
  'number_answer',
  'several_right',
  'none_right',
  'options_few',
  'options_alike',
  'pairs_count',
  'too_long',
  'no_text',
  'kind_unknown',
  'damaged',
] as const;
export type QuestionProblem = (typeof questionProblems)[number];

/**
 * What a question had in its file and does not have here; `borrowed`: what it has of others;
 * `typed`: that what is typed in is checked.
 */
export const questionLosses = ['picture', 'options', 'sound', 'borrowed', 'typed'] as const;
export type QuestionLoss = (typeof questionLosses)[number];

/** A question as a file has it: its texts, and what is right. */
export const foundQuestion = z.strictObject({
  kind: z.enum(quizKinds),
  question: z.string(),
  options: z.array(
    z.strictObject({ text: z.string(), is_correct: z.boolean(), match: z.string().optional() }),
  ),
  explanation: z.string(),
});
export type FoundQuestion = z.infer<typeof foundQuestion>;

export const foundQuestions = z
  .strictObject({
    format: z.enum(questionFormats),
    course_revision: z.int().min(0),
    questions: z
      .array(
        z.strictObject({
          question: foundQuestion,
          where: z.string().describe('Category, section or tag in the file; may be empty.'),
          submodule_id: id.describe('The lesson that it seems to belong to.'),
          found_by: z
            .enum(['title', 'words', 'none'])
            .describe('`none`: nothing speaks for this lesson but that it is the first.'),
          is_known: z.boolean().describe('A lesson of the course asks it already.'),
          lost: z.array(z.enum(questionLosses)),
        }),
      )
      .max(bounds.questions),
    not_understood: z
      .array(
        z.strictObject({
          number: z.int().min(1).describe('Its place in the file.'),
          said: z.string().describe('How it begins.'),
          reason: z.enum(questionProblems),
        }),
      )
      .max(bounds.notUnderstood),
    left_off: z.int().min(0).describe('Found beyond those that one file may bring.'),
  })
  .meta({ id: 'FoundQuestions' });
export type FoundQuestions = z.infer<typeof foundQuestions>;

export const addQuestionsBody = z
  .strictObject({
    course_revision: z
      .int()
      .min(0)
      .describe('That which the questions were placed in; another one is answered with 409.'),
    file_name: fileName,
    format: z.enum(questionFormats),
    questions: z
      .array(z.strictObject({ submodule_id: id, question: editedQuizItem }))
      .min(1)
      .max(bounds.questions)
      .describe('Ids and citations of the questions are not looked at.'),
  })
  .meta({ id: 'AddQuestions' });
export const addQuestionsInput = addQuestionsBody.extend({ id });
export type AddQuestionsInput = z.infer<typeof addQuestionsInput>;

export const addedQuestions = z
  .strictObject({
    course_revision: z.int().min(0),
    added: z.int().min(0),
    known: z.int().min(0).describe('A lesson of the course asked them already.'),
    full: z
      .int()
      .min(0)
      .describe(`Their lesson has ${limits.editing.quiz.max} questions, and takes no more.`),
    lessons: z
      .array(z.strictObject({ submodule_id: id, title: z.string(), added: z.int().min(1) }))
      .describe('Those that have a new version now.'),
  })
  .meta({ id: 'AddedQuestions' });
export type AddedQuestions = z.infer<typeof addedQuestions>;

/** The same for two questions that say the same, wherever they come from. */
export const questionKey = ({
  question,
  options,
}: Pick<FoundQuestion, 'question'> & {
  readonly options: readonly { readonly text: string; readonly match?: string | undefined }[];
}): string =>
  JSON.stringify(
    [question, ...options.map(({ text, match = '' }) => `${text}\u0000${match}`).toSorted()].map(
      (text) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(),
    ),
  );
