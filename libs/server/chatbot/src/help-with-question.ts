import type { QuizItem } from '@coursewright/contract';
import { splitSentences } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { FoundPassage } from './passage-search.ts';
import { asText, type Reply } from './reply.ts';

/** Of the words of a question, how many a message must have to be about it. */
const aboutIt = 0.6;
const gap = '\\_\\_\\_';

/**
 * The question of the quiz that a message asks, in whatever words around it: what a learner has not
 * tried is not answered in passing.
 */
export function questionAskedIn(
  message: string,
  language: string,
  quiz: readonly QuizItem[],
): QuizItem | undefined {
  const said = new Set(contentStems(message, language));
  const [best] = quiz
    .map((item) => {
      const words = [...new Set(contentStems(item.question, language))];
      const found = words.filter((word) => said.has(word)).length;
      return { item, found, share: words.length === 0 ? 0 : found / words.length };
    })
    .filter(({ found, share }) => found >= 2 && share >= aboutIt)
    .toSorted((a, b) => b.share - a.share);
  return best?.item;
}

interface Help {
  readonly item: QuizItem;
  readonly language: string;
  /** The passage that answers the question; absent where the course does not have it any more. */
  readonly passage: Omit<FoundPassage, 'score'> | undefined;
  /** Whether the learner has tried it. */
  readonly isTried: boolean;
  /** Hints that were given for it. */
  readonly hints: number;
}

/** First where to look, then the sentence without its key; the answer only after a try. */
export function helpWith({ item, language, passage, isTried, hints }: Help): Reply {
  const cited = passage
    ? [
        {
          marker: 1,
          source_id: passage.source_id,
          passage_id: passage.passage_id,
          submodule_id: passage.submodule_id,
        },
      ]
    : [];
  const marker = passage ? ' [^1]' : '';
  const questionId = item.id;
  if (isTried)
    return {
      kind: 'solved',
      text: [keyOf(item), item.explanation && `${asText(item.explanation)}${marker}`]
        .filter(Boolean)
        .join('\n\n'),
      citations: cited,
      questionId,
    };
  const where = passage?.heading === '' ? undefined : passage?.heading;
  const cue = passage && hints > 0 ? cueOf(passage.text, item, language) : undefined;
  const text = cue ?? (where === undefined ? '' : asText(where));
  return { kind: 'hint', text: `${text}${marker}`.trim(), citations: cited, questionId };
}

function keyOf({ kind, options }: QuizItem): string {
  if (kind === 'ordering')
    return options.map(({ text }, index) => `${index + 1}. ${asText(text)}`).join('\n');
  if (kind === 'matching')
    return options.map(({ text, match }) => `- ${asText(text)}: ${asText(match ?? '')}`).join('\n');
  return options
    .filter(({ is_correct }) => is_correct)
    .map(({ text }) => `**${asText(text)}**`)
    .join(', ');
}

/** The sentence that speaks most of the question, with a gap for each word of its answer. */
function cueOf(text: string, { question, options }: QuizItem, language: string): string {
  const asked = new Set(contentStems(question, language));
  const key = new Set(
    options
      .filter(({ is_correct }) => is_correct)
      .flatMap((option) => contentStems(`${option.text} ${option.match ?? ''}`, language))
      .filter((word) => !asked.has(word)),
  );
  const [best = ''] = splitSentences(text, language)
    .map((sentence) => ({
      sentence,
      found: contentStems(sentence, language).filter((word) => asked.has(word)).length,
    }))
    .toSorted((a, b) => b.found - a.found)
    .map(({ sentence }) => sentence);
  return best
    .split(/(\s+)/)
    .map((word) =>
      contentStems(word, language).some((stem) => key.has(stem)) ? gap : asText(word),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
