import { type SecondReading, secondReading, type UncertainClaim } from '@coursewright/contract';
import type { Answer, CallControl, CourseBrief } from '../author.ts';
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
