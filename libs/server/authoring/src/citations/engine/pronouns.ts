import type { Ground } from './passage.ts';

/** Of every language, folded: what one has for another thing stands in no passage beside it. */
const pronouns = new Set(
  'he him his she her it its they them their this these er ihn ihm sein seine sie ihr ihre es il elle lui ils elles leur el ella ellos lo la su lui lei egli essa loro ele ela eles seu sua ele он она они его её их 他 她 它 其 彼 彼女 これ それ هو هي هم'.split(
    ' ',
  ),
);
/** So many sentences after it is named a thing is still spoken of as "it". */
const sentencesMost = 2;

/** Has the sentence of the anchor a pronoun that may stand for what the place names before it? */
export function isMeantByPronoun(
  { tokens, sentences, sentenceAt, passageAt }: Ground,
  place: number,
  anchor: number,
): boolean {
  const [one, other] = [sentenceAt[place]!, sentenceAt[anchor]!];
  if (other <= one || other - one > sentencesMost || passageAt[one] !== passageAt[other])
    return false;
  const { from, to } = sentences[other]!;
  return tokens.slice(from, to).some(({ norm }) => pronouns.has(norm));
}
