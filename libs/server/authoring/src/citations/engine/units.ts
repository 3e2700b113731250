import type { Finding } from './findings.ts';
import { areSameMeasure, countSame } from './measures.ts';
import { unitOf } from './numbers.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';

const isSameShare = (one: Token, other: Token): boolean =>
  one.values?.some((value) => value.endsWith('%') && other.values?.includes(value)) ?? false;

/** The number stands there with another unit only. */
export function otherUnit({ sentence, ground }: Reading, index: number, places: readonly number[]) {
  const unitAfter = (
    tokens: readonly Token[],
    at: number,
  ): { unit: string; word: Token } | undefined => {
    for (const next of [at + 1, at + 2, at - 1]) {
      const word = tokens[next];
      const unit = word && unitOf(word.written);
      if (word && unit && (next !== at - 1 || /[$€£]/.test(word.written))) return { unit, word };
      if (word?.values && next === at + 1) continue;
    }
    return undefined;
  };
  const said = unitAfter(sentence, index);
  // "Three quarters" has no unit and is "75 percent".
  const isSame = (place: number): boolean =>
    isSameShare(sentence[index]!, ground.tokens[place]!) ||
    areSameMeasure(sentence[index]!, ground.tokens[place]!);
  if (!said || places.some(isSame)) return undefined;
  const given = places.map((place) => unitAfter(ground.tokens, place));
  if (given.some((one) => !one || one.unit === said.unit)) {
    const near = sentence[index]!.values ? given.every((one) => !one) : false;
    if (!near) return undefined;
    // The passage has the number without any unit, and the unit nowhere.
    const isSeen = ground.tokens.some((token) => unitOf(token.written) === said.unit);
    return isSeen ? undefined : ({ code: 'unit', strength: 0.5, said: said.word.written } as const);
  }
  return {
    code: 'unit',
    strength: 1,
    said: said.word.written,
    given: given[0]!.word.written,
  } as const;
}

/** Another unit in the place of the one that is said. */
export function unitsIn(
  { sentence, ground }: Reading,
  ones: readonly number[],
  others: readonly number[],
): Finding | undefined {
  const at = ones.find((i) => unitOf(sentence[i]!.written));
  const place = others.find((j) => unitOf(ground.tokens[j]!.written));
  if (at === undefined || place === undefined) return undefined;
  const [said, given] = [sentence[at]!, ground.tokens[place]!];
  if (unitOf(said.written) === unitOf(given.written)) return undefined;
  if (countSame(sentence, at, ground.tokens, place)) return undefined;
  return { code: 'unit', strength: 1, said: said.written, given: given.written };
}
