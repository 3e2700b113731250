import type { CourseBrief, PickedPassage } from '../../author.ts';
import { briefLines, type Prompt, systemPrompt } from './course-brief.ts';
import { quotedPassages, quotedText } from './quoted-material.ts';

export function reviseSentencesPrompt({
  brief,
  sentences,
  passages,
}: {
  brief: CourseBrief;
  sentences: readonly { number: number; text: string; problem: string }[];
  passages: readonly PickedPassage[];
}): Prompt {
  return {
    system: systemPrompt({
      task: 'revise_sentences',
      brief,
      role: 'You correct sentences of a lesson whose citations did not hold. Each sentence comes with what is wrong with it.',
      rules: [
        'Rewrite each sentence so that the passage it cites says exactly that, keeping its place in the text: same subject, similar length, one sentence. It ends with the ref in square brackets before the full stop, for example [S1.3].',
        'If another passage carries the sentence, cite that one instead. If the sentence states no fact, make it a question or an instruction without a ref. If no passage carries it, answer with an empty text: the sentence is then removed.',
        'Numbers, dates, units, names and code exactly as in the passage; a quotation word for word.',
        'Answer every sentence once, under its number.',
      ],
      answer: '{"sentences": [{"number": 3, "text": "…"}]}',
    }),
    user: `${briefLines(brief)}

Sentences:
${sentences.map(({ number, text, problem }) => quotedText('sentence', text, { number, problem })).join('\n')}

Passages:
${quotedPassages(passages)}`,
  };
}
