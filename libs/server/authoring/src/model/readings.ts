import {
  type ReadingDraft,
  readingDraft,
  type SecondReading,
  secondReading,
  type UncertainClaim,
} from '@coursewright/contract';
import type { Answer, CallControl, CourseBrief, CourseToRead } from '../author.ts';
import { isPlaceholder } from './no-answer.ts';
import { readCoursePrompt } from './prompts/read-course.ts';
import { secondReadingPrompt } from './prompts/second-reading.ts';
import { type ModelAccess, structuredAnswer } from './structured-answer.ts';
import { unique } from './tidy-answers.ts';

/** Verdicts on the sentences that were shown, at most one each. */
export function readSentencesAgain(
  access: ModelAccess,
  input: { brief: CourseBrief; claims: readonly UncertainClaim[] },
  control: CallControl,
): Promise<Answer<SecondReading>> {
  const asked = new Set(input.claims.map(({ number }) => number));
  return structuredAnswer(
    access,
    {
      name: 'second_reading',
      schema: secondReading,
      prompt: secondReadingPrompt(input),
      language: input.brief.language,
      tidy: ({ verdicts }) => ({
        verdicts: unique(verdicts, ({ number }) => number).filter(({ number }) =>
          asked.has(number),
        ),
      }),
    },
    control,
  );
}

/** More of them nobody mends. */
const findingsMost = 12;

/** What strikes a reader of the lessons; whether their words stand there is for others to see. */
export function readWholeCourse(
  access: ModelAccess,
  input: CourseToRead,
  control: CallControl,
): Promise<Answer<ReadingDraft>> {
  const given = new Set(input.lessons.map(({ number }) => number));
  return structuredAnswer(
    access,
    {
      name: 'course_reading',
      schema: readingDraft,
      prompt: readCoursePrompt(input),
      language: input.brief.language,
      tidy: ({ findings }) => ({
        findings: unique(
          findings.filter(
            ({ lesson, remark }) => given.has(lesson) && !isPlaceholder(remark, 'remark'),
          ),
          ({ aspect, lesson, said }) => `${aspect} ${lesson} ${said.toLowerCase()}`,
        ).slice(0, findingsMost),
      }),
      prose: ({ findings }) => findings.map(({ remark }) => remark).join('\n'),
    },
    control,
  );
}
