import { placesOf } from './passage.ts';
import type { Reading } from './reading.ts';
import { apart } from './rules-slots.ts';
import type { Token } from './tokens.ts';

/** How much of a sentence stands in the passages, and how close together; shares of 0 to 1. */
export interface Coverage {
  readonly aligned: number;
  readonly inWindow: number;
  readonly anywhere: number;
  readonly withSecond: number;
  readonly leastClause: number;
  readonly leastClauseOfTwo: number;
  readonly pairs: number;
  readonly triples: number;
  readonly longestRun: number;
  readonly longestGap: number;
  readonly tailGap: number;
  readonly headGap: number;
  readonly unseenWords: number;
  readonly boundShare: number;
  readonly worstBond: number;
  readonly density: number;
  readonly orderShare: number;
  readonly topSentences: number;
  readonly rareUnseen: number;
}

export function coverageOf(reading: Reading): Coverage {
  const { sentence, at, best, elsewhere, isSeen } = reading;
  const total = sentence.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const share = (has: (i: number) => number): number =>
    sentence.reduce((sum, { weight }, i) => sum + weight * has(i), 0) / total;
  const content = sentence.flatMap(({ isStop }, i) => (isStop ? [] : [i]));
  const found = content.filter((i) => at[i] !== -1);
  const matched = sentence.map((_, i) => best.to[i] !== -1);
  const steps = (span: number): number => {
    let possible = 0;
    let tiled = 0;
    for (let i = 0; i + span <= sentence.length; i += 1) {
      possible += 1;
      let isTiled = matched[i]!;
      for (let k = 1; k < span && isTiled; k += 1) isTiled = best.to[i + k] === best.to[i]! + k;
      if (isTiled) tiled += 1;
    }
    return possible === 0 ? (matched[0] ? 1 : 0) : tiled / possible;
  };
  const bonds = bondsOf(reading, content);
  return {
    aligned: share((i) => (matched[i] ? best.likeness[i]! : 0)),
    inWindow: share((i) => (at[i] === -1 ? 0 : matched[i] ? best.likeness[i]! : 0.8)),
    anywhere: content.length ? content.filter((i) => isSeen[i]).length / content.length : 1,
    withSecond: share((i) => (at[i] !== -1 || elsewhere[i] !== -1 ? 1 : 0)),
    ...clauses(reading),
    pairs: steps(2),
    triples: steps(3),
    longestRun:
      longest(
        sentence.length,
        (i) => matched[i]! && (i === 0 || best.to[i - 1] === best.to[i]! - 1 || !matched[i - 1]),
      ) / Math.max(1, sentence.length),
    longestGap: longest(content.length, (i) => at[content[i]!] === -1),
    tailGap: endGap(content.toReversed(), at),
    headGap: endGap(content, at),
    unseenWords: content.filter((i) => !isSeen[i]).length,
    boundShare: bonds.length
      ? bonds.filter((bond) => bond <= 6).length / bonds.length
      : found.length
        ? 0.5
        : 0,
    worstBond: Math.min(40, Math.max(0, ...bonds)),
    density: densityOf(found.map((i) => at[i]!)),
    orderShare: orderOf(found.map((i) => at[i]!)),
    topSentences: inTopSentences(reading, content),
    rareUnseen: content.reduce((sum, i) => sum + (isSeen[i] ? 0 : rarity(sentence[i]!)), 0),
  };
}

/** How much an unseen word says: names, numbers and long words more than short ones. */
const rarity = ({ norm, isName, values }: Token): number =>
  isName || values ? 1.5 : Math.min(1.2, norm.length / 8);

/** Share of the content words in the three sentences that together have most of them. */
function inTopSentences({ sentence, ground }: Reading, content: readonly number[]): number {
  const left = new Set(content);
  const inSentence = new Map<number, Set<number>>();
  for (const i of content)
    for (const place of placesOf(sentence[i]!, ground)) {
      const number = ground.sentenceAt[place]!;
      const words = inSentence.get(number) ?? new Set();
      inSentence.set(number, words.add(i));
    }
  for (let n = 0; n < 3 && left.size > 0; n += 1) {
    let best: Set<number> | undefined;
    let most = 0;
    for (const words of inSentence.values()) {
      let count = 0;
      for (const i of words) if (left.has(i)) count += 1;
      if (count > most) [best, most] = [words, count];
    }
    for (const i of best ?? []) left.delete(i);
  }
  return content.length === 0 ? 1 : 1 - left.size / content.length;
}

/** Distances in the passage between content words that follow each other in the sentence. */
function bondsOf(reading: Reading, content: readonly number[]): number[] {
  const { at, elsewhere } = reading;
  const placeOf = (i: number): number => (at[i] !== -1 ? at[i]! : elsewhere[i]!);
  const bonds: number[] = [];
  content.forEach((i, k) => {
    const next = content[k + 1];
    if (next === undefined || placeOf(i) === -1 || placeOf(next) === -1) return;
    bonds.push(apart(reading, placeOf(i), placeOf(next)));
  });
  return bonds;
}

function clauses({ sentence, at, elsewhere }: Reading): {
  leastClause: number;
  leastClauseOfTwo: number;
} {
  let leastClause = 1;
  let leastClauseOfTwo = 1;
  for (const of of Map.groupBy(sentence.keys(), (i) => sentence[i]!.clause).values()) {
    const content = of.filter((i) => !sentence[i]!.isStop);
    if (content.length < 2) continue;
    const share = (has: (i: number) => boolean): number =>
      content.filter(has).length / content.length;
    leastClause = Math.min(
      leastClause,
      share((i) => at[i] !== -1),
    );
    leastClauseOfTwo = Math.min(
      leastClauseOfTwo,
      share((i) => at[i] !== -1 || elsewhere[i] !== -1),
    );
  }
  return { leastClause, leastClauseOfTwo };
}

function longest(length: number, is: (i: number) => boolean): number {
  let run = 0;
  let most = 0;
  for (let i = 0; i < length; i += 1) {
    run = is(i) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}

const endGap = (content: readonly number[], at: readonly number[]): number => {
  const first = content.findIndex((i) => at[i] !== -1);
  return first === -1 ? content.length : first;
};

/** Share of the stretch of the passage over which the words lie that they fill. */
function densityOf(places: readonly number[]): number {
  if (places.length < 2) return places.length;
  const stretch = Math.max(...places) - Math.min(...places) + 1;
  return Math.min(1, (2 * places.length) / stretch);
}

/** Share of neighbouring pairs that stand in the order of the sentence. */
function orderOf(places: readonly number[]): number {
  if (places.length < 2) return 1;
  const inOrder = places.filter((place, i) => i > 0 && place > places[i - 1]!).length;
  return inOrder / (places.length - 1);
}
