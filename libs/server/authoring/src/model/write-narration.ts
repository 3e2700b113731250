import { type NarrationDraft, narrationDraft } from '@coursewright/contract';
import type { Answer, CallControl, ParagraphsToSpeak } from '../author.ts';
import { plainText } from '../markdown/index.ts';
import { writeNarrationPrompt } from './prompts/write-narration.ts';
import { type ModelAccess, structuredAnswer } from './structured-answer.ts';
import { unique } from './tidy-answers.ts';

/**
 * Paragraphs as the model would say them, without markup. Whether they say what the lesson says is
 * for whoever reads them out to check.
 */
export function writeNarration(
  access: ModelAccess,
  input: ParagraphsToSpeak,
  control: CallControl,
): Promise<Answer<NarrationDraft>> {
  const given = new Set(input.paragraphs.map(({ number }) => number));
  return structuredAnswer(
    access,
    {
      name: 'narration_draft',
      schema: narrationDraft,
      prompt: writeNarrationPrompt(input),
      language: input.brief.language,
      tidy: ({ paragraphs }) => ({
        paragraphs: unique(
          paragraphs.filter(({ number }) => given.has(number)),
          ({ number }) => String(number),
        ).map(({ number, text }) => ({
          number,
          text: plainText(text).replace(/\s+/g, ' ').trim(),
        })),
      }),
      prose: ({ paragraphs }) => paragraphs.map(({ text }) => text).join('\n'),
      flaws: ({ paragraphs }) =>
        paragraphs.length === 0 ? [{ problem: 'It says none of the numbered paragraphs.' }] : [],
    },
    control,
  );
}
