import type { QuizItem, SpokenSentence, Submodule } from '@coursewright/contract';
import { blocksOf, liftAndSanitize, placeholder } from '../../../../shared/markdown/lift.ts';
import { askedInText } from '../../learning/model/asked-in-text.ts';

/** A question of the lesson, and when it is asked: seconds from the beginning. */
export interface QuestionStop {
  readonly item: QuizItem;
  readonly at: number;
}

/**
 * Where in its audio a lesson's question belongs: before the first sentence of what follows it in the
 * text. Undefined where the text asks nothing, or where what follows is not said as it is written.
 */
export function questionStop(
  lesson: Submodule,
  sentences: readonly SpokenSentence[],
): QuestionStop | undefined {
  const document = liftAndSanitize(lesson.content);
  const blocks = blocksOf(document);
  const asked = askedInText(lesson, blocks);
  if (!asked) return undefined;
  const texts = [...document.fragment.children].map(({ textContent }) => bare(textContent));
  const whole = texts.join('').length;
  for (let next = asked.after + 1; next < texts.length; next += 1) {
    const share = texts.slice(0, next).join('').length / Math.max(1, whole);
    const at = beginningOf(texts[next] ?? '', share, sentences);
    if (at !== undefined) return { item: asked.item, at };
  }
  return undefined;
}

/** When a block begins to be spoken; where that is said more than once, near its place in the text. */
function beginningOf(
  block: string,
  share: number,
  sentences: readonly SpokenSentence[],
): number | undefined {
  const begins = sentences.filter(({ text }, index) => {
    const said = bare(text);
    const isFirst = index > 0 && sentences[index - 1]!.ends_paragraph;
    return isFirst && said !== '' && block.startsWith(said);
  });
  const end = sentences.at(-1)?.ends_at ?? 0;
  const off = ({ starts_at }: SpokenSentence) => Math.abs(starts_at - share * end);
  return begins.toSorted((one, other) => off(one) - off(other))[0]?.starts_at;
}

/** Letters and digits alone: a voice reads no markers and no marks. */
const bare = (text: string): string =>
  text
    .replaceAll(new RegExp(placeholder, 'g'), '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
