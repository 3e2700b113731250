import {
  type CuriositiesDraft,
  curiositiesDraft,
  curiosityCategories,
} from '@coursewright/contract';
import type { Answer, CallControl, CourseBrief, Material } from '../author.ts';
import { isPlaceholder } from './no-answer.ts';
import { writeCuriositiesPrompt } from './prompts/write-curiosities.ts';
import { type ModelAccess, structuredAnswer } from './structured-answer.ts';
import { unique } from './tidy-answers.ts';
import { withKnownRefs } from './tidy-lesson.ts';

/** Findings and questions for the time of waiting, each from a passage that was given. */
export function writeFindings(
  access: ModelAccess,
  input: { brief: CourseBrief; material: Material; wanted: number },
  control: CallControl,
): Promise<Answer<CuriositiesDraft>> {
  const { passages, prompt } = writeCuriositiesPrompt(input);
  const given = new Set(passages.map(({ ref }) => ref));
  const isFinding = new Set<string>(curiosityCategories);
  return structuredAnswer(
    access,
    {
      name: 'curiosities_draft',
      schema: curiositiesDraft,
      prompt,
      language: input.brief.language,
      tidy: ({ items }) => ({
        items: unique(items, ({ text }) => text.toLowerCase())
          .map((item) => ({
            ...item,
            text: withKnownRefs(item.text, new Set()),
            explanation: withKnownRefs(item.explanation, new Set()),
            ref: item.ref.replace(/[[\]\s]/g, ''),
            options: isFinding.has(item.category) ? [] : item.options,
          }))
          .filter(({ ref, text }) => given.has(ref) && !isPlaceholder(text, 'text')),
      }),
      prose: ({ items }) =>
        items.flatMap(({ text, explanation }) => [text, explanation]).join('\n'),
    },
    control,
  );
}
