import { isUnspaced } from '@coursewright/text';
import type { Finding } from './findings.ts';
import { agentMarks } from './lexicon/sides.ts';
import { placesOf, type Ground } from './passage.ts';
import type { Reading } from './reading.ts';
import { comparedWith } from './rules-amounts.ts';
import type { Token } from './tokens.ts';

/** So many small words may stand between a preposition and its noun. */
const reach = 3;

/** "After the bridge was built", of what was before it was built: the same noun on the other side. */
export function readTurnedOrders(reading: Reading): Finding[] {
  const { sentence, ground, lexicon, language, at } = reading;
  // Behind its noun a word of time may belong to what follows.
  if (isUnspaced(language)) return [];
  const { backward, forward } = lexicon.orders;
  const orderAt = (tokens: readonly Token[], noun: number): Token | undefined => {
    for (let i = noun - 1; i >= Math.max(0, noun - reach); i -= 1) {
      const token = tokens[i]!;
      if (token.clause !== tokens[noun]!.clause) return undefined;
      if (backward.has(token.norm) || forward.has(token.norm)) return token;
      if (!token.isStop) return undefined;
    }
    return undefined;
  };
  for (const [i, token] of sentence.entries()) {
    const said = token.isStop || token.values || at[i] === -1 ? undefined : orderAt(sentence, i);
    if (!said) continue;
    const isBackward = backward.has(said.norm);
    const givens = placesOf(token, ground).map((place) => orderAt(ground.tokens, place));
    if (givens.some((one) => one && backward.has(one.norm) === isBackward)) continue;
    const other = orderAt(ground.tokens, at[i]!);
    if (other && backward.has(other.norm) !== isBackward)
      return [{ code: 'order', strength: 1, said: said.written, given: other.written }];
  }
  return [];
}

/** "More than a metre", where the passage has "less than one" of the same thing. */
export function readTurnedBounds({ sentence, ground }: Reading): Finding[] {
  for (const [i, token] of sentence.entries()) {
    const said = comparedWith(sentence, i);
    if (said === undefined) continue;
    const places = contentBefore(sentence, i).flatMap((k) => placesOf(sentence[k]!, ground));
    const bounds = places.flatMap((place) => boundsAfter(ground, place));
    if (bounds.length > 0 && !bounds.includes(said))
      return [
        { code: 'quantifier', strength: 0.8, said: sentence[i - 1]?.written ?? token.written },
      ];
  }
  return [];
}
const boundReach = 6;

/** The bounds that the passage tells right behind a place. */
function boundsAfter({ tokens, sentences, sentenceAt }: Ground, place: number): number[] {
  const end = Math.min(sentences[sentenceAt[place]!]!.to, place + boundReach);
  return Array.from(
    { length: end - place },
    (_, k) => comparedWith(tokens, place + k) ?? [],
  ).flat();
}

const contentBefore = (tokens: readonly Token[], index: number): number[] =>
  tokens.flatMap(({ isStop, clause }, i) =>
    i < index && i >= index - boundReach && !isStop && clause === tokens[index]!.clause ? [i] : [],
  );

/** Words that stand for a side of cause and effect, and where the passage has them. */
interface Found {
  readonly places: readonly number[];
  readonly share: number;
}

/**
 * Are cause and effect told in the other order than by a passage that joins them by no word for it?
 * "They are irregular and are ground up" gives a reason for the second, and none for the first.
 */
export function isAgainstOrder(
  reading: Reading,
  first: ReadonlySet<number>,
  second: ReadonlySet<number>,
): boolean {
  const [cause, effect] = [foundOf(reading, first), foundOf(reading, second)];
  if (cause.share < 0.6 || effect.share < 0.6) return false;
  const { ground } = reading;
  const sentences = new Set([...cause.places, ...effect.places].map((at) => ground.sentenceAt[at]));
  if (sentences.size !== 1) return false;
  const [begin, end] = [Math.min(...effect.places), Math.max(...effect.places)];
  const behind = cause.places.filter((place) => place > end);
  // What stands before both is the subject that they share.
  if (behind.length < 2 || cause.places.some((place) => place > begin && place < end)) return false;
  // "Driven by the wind", "died of it": what stands behind is the cause all the same.
  return !ground.tokens
    .slice(end + 1, Math.min(...behind))
    .some(({ norm }) => agentMarks.has(norm) || origins.has(norm));
}

/** Prepositions that may name a cause behind its effect. Folded. */
const origins: ReadonlySet<string> = new Set(
  'of from with through thanks owing an vor aus mit durch de par avec da per con por pelo pela com от из за с из-за'.split(
    ' ',
  ),
);

function foundOf({ sentence, at }: Reading, side: ReadonlySet<number>): Found {
  const content = [...side].filter((i) => !sentence[i]!.isStop);
  const places = content.flatMap((i) => (at[i] === -1 ? [] : [at[i]!]));
  return {
    places,
    share: places.length < 2 ? 0 : places.length / content.length,
  };
}
