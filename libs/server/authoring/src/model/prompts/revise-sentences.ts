import { contentStems } from '@coursewright/text/terms';
import type { CourseBrief, PickedPassage } from '../../author.ts';
import { refsIn } from '../../markdown/index.ts';
import { briefLines, type Prompt, systemPrompt } from './course-brief.ts';
import { quotedPassages, quotedText } from './quoted-material.ts';

/** Passages on the same words that a sentence may cite instead. */
const alternatives = 3;

/** The passages that the sentences cite, and for each sentence those nearest to its words. */
function passagesFor(
  sentences: readonly { text: string }[],
  passages: readonly PickedPassage[],
  language: string,
): readonly PickedPassage[] {
  const stems = passages.map(({ text }) => new Set(contentStems(text, language)));
  const needed = new Set<number>();
  for (const { text } of sentences) {
    const cited = new Set(refsIn(text));
    const said = contentStems(text, language);
    const near = passages
      .map(({ ref }, index) => ({
        index,
        isCited: cited.has(ref),
        shared: said.filter((stem) => stems[index]!.has(stem)).length,
      }))
      .toSorted((a, b) => b.shared - a.shared || a.index - b.index);
    for (const { index } of [
      ...near.filter(({ isCited }) => isCited),
      ...near.filter(({ isCited }) => !isCited).slice(0, alternatives),
    ])
      needed.add(index);
  }
  return passages.filter((_, index) => needed.has(index));
}

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
        'Evidence: the words of the cited passage that carry the new sentence, copied to the letter; " … " between two places. Empty where the text is.',
        'Answer every sentence once, under its number.',
      ],
      answer: '{"sentences": [{"number": 3, "text": "…", "evidence": "…"}]}',
    }),
    user: `${briefLines(brief)}

Sentences:
${sentences.map(({ number, text, problem }) => quotedText('sentence', text, { number, problem })).join('\n')}

Passages:
${quotedPassages(passagesFor(sentences, passages, brief.language))}`,
  };
}
