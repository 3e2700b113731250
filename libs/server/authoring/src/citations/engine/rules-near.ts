import type { Finding } from './findings.ts';
import { conditionsOf, temporalOf } from './lexicon/conditions.ts';
import type { Ground } from './passage.ts';
import type { Reading } from './reading.ts';

/** So much of a sentence stands in the passage in its order, if what it leaves out is to count. */
const alignedLeast = 0.8;
export const isNear = ({ best }: Reading): boolean =>
  [...best.to].filter((place) => place !== -1).length >= alignedLeast * best.to.length;

/** What holds only under a condition, told without it and in the very words. */
export function readConditions(reading: Reading): Finding[] {
  const { sentence, ground, best, language } = reading;
  const conditions = conditionsOf(language);
  if (!isNear(reading) || sentence.some(({ norm }) => conditions.has(norm))) return [];
  const places = new Set([...best.to].filter((place) => place !== -1));
  for (const number of new Set([...places].map((place) => ground.sentenceAt[place]!))) {
    const { from, to } = ground.sentences[number]!;
    // A word or two of another sentence are under no condition of that one.
    const here = [...places].filter((place) => place >= from && place < to).length;
    if (here < places.size / 2) continue;
    for (let j = from; j < to; j += 1) {
      const { norm, written, clause } = ground.tokens[j]!;
      if (!conditions.has(norm) || places.has(j)) continue;
      const rest = ground.tokens
        .slice(j + 1, Math.min(to, j + reach))
        .flatMap((token, k) => (token.isStop || token.clause !== clause ? [] : [j + 1 + k]));
      const isUnsaid = rest.slice(0, 2).every((place) => !places.has(place));
      // Of a long row of words without stops another part may stand under it.
      const next = Math.min(to - 1, ...[...places].filter((place) => place > j));
      const isNext = places.has(j - 1)
        ? !isOtherEntry(ground, j - 1, j)
        : j === from && !isOtherEntry(ground, j, next);
      if (rest.length > 0 && isUnsaid && isNext && to - from <= sentenceMost)
        return [{ code: 'quantifier', strength: 0.6, said: written, given: written }];
    }
  }
  return [];
}
/** Entries of a list need no stops, and what one of them says governs none of the others. */
const isOtherEntry = ({ text, tokens }: Ground, before: number, place: number): boolean =>
  /\s[-*•|]\s|\n\s*\d+[.)]/u.test(text.slice(tokens[before]!.end, tokens[place]!.start));
const reach = 8;
const sentenceMost = 30;

/** "Before" in the very place of "once": another time. */
export function readTimes(reading: Reading): Finding[] {
  const { sentence, ground, gaps, lexicon, language } = reading;
  if (!isNear(reading)) return [];
  const { backward, forward } = lexicon.orders;
  const others = temporalOf(language);
  for (const { said, given } of gaps) {
    const [one, ...more] = sentence.slice(said.from, said.to);
    const other = ground.tokens.slice(given.from, given.to).find(({ norm }) => others.has(norm));
    if (!one || !other || more.length > 1) continue;
    if (backward.has(one.norm) || forward.has(one.norm))
      return [{ code: 'order', strength: 0.8, said: one.written, given: other.written }];
  }
  return [];
}

/** One more item in the midst of a list that the passage has to the letter. */
export function readInserted(reading: Reading): Finding[] {
  const { sentence, best, isSeen } = reading;
  for (const [i, token] of sentence.entries()) {
    if (token.isStop || isSeen[i] || token.values || i === 0) continue;
    const [before, after] = [sentence[i - 1]!, sentence[i + 1]];
    if (!after || before.clause === token.clause) continue;
    const [left, right] = [best.to[i - 1]!, nextPlace(reading, i)];
    if (left !== -1 && right === left + 1)
      return [{ code: 'appended', strength: 0.9, said: token.written }];
  }
  return [];
}

/** The place of the next word that has one, a conjunction between them aside. */
function nextPlace({ best, ground, sentence }: Reading, index: number): number {
  for (let i = index + 1; i <= Math.min(sentence.length - 1, index + 2); i += 1) {
    const place = best.to[i]!;
    if (place === -1) continue;
    return i > index + 1 && ground.tokens[place - 1]?.norm === sentence[index + 1]!.norm
      ? place - 1
      : place;
  }
  return -1;
}
