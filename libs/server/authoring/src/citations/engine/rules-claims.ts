import { isUnspaced } from '@coursewright/text';
import type { Finding } from './findings.ts';
import { unitOf } from './numbers.ts';
import { exclusives } from './lexicon/polarity.ts';
import type { Pivots } from './lexicon/lexicon.ts';
import { polesOfWord, tense } from './lexicon/poles.ts';
import { around, neighboursOf, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** A strong quantifier that the passage does not have near the same words, above all for a hedge. */
export function readQuantifiers(reading: Reading): Finding[] {
  const { sentence, lexicon, ground, best } = reading;
  const findings: Finding[] = [];
  const has = (words: ReadonlySet<string>, token: Token): boolean =>
    words.has(token.norm) || words.has(token.stem) || words.has(token.written.toLowerCase());
  sentence.forEach((token, i) => {
    if (!has(lexicon.strong, token)) return;
    // "usually" and "always" may be aligned as words of one kind.
    const aligned = ground.tokens[best.to[i]!];
    if (aligned && !(has(lexicon.hedges, aligned) && !has(lexicon.strong, aligned))) return;
    const isExclusive = exclusives.has(token.written.toLowerCase());
    // "Only three minutes": that they are few, not that there is nothing else.
    if (isExclusive && sentence.slice(i + 1, i + 3).some(({ values }) => values)) return;
    const { left, right } = neighboursOf(reading, i, 5);
    const anchors = [right, left].filter((at) => at !== -1).map((at) => reading.at[at]!);
    if (anchors.length === 0) return;
    let isGiven = false;
    let hedge = aligned;
    for (const place of anchors) {
      const { from, to } = around(reading, place, 8);
      for (let j = from; j < to; j += 1) {
        const other = ground.tokens[j]!;
        if (
          has(lexicon.strong, other) &&
          exclusives.has(other.written.toLowerCase()) === isExclusive
        )
          isGiven = true;
        else if (has(lexicon.hedges, other) && !best.to.includes(j)) hedge ??= other;
      }
    }
    if (isGiven && !hedge) return;
    // "each year" claims nothing of all years.
    if (!hedge && unitOf(sentence[i + 1]?.written ?? '')) return;
    findings.push({
      code: 'quantifier',
      strength: hedge ? (isGiven ? 0.5 : 1) : 0.55,
      said: token.written,
      ...(hedge && { given: hedge.written }),
    });
  });
  return findings;
}

/** A source that the passage does not name: "according to", "X claims that". */
export function readAttribution(reading: Reading): Finding[] {
  const { sentence, lexicon, ground, best, isSeen } = reading;
  const isReporting = (token: Token): boolean =>
    lexicon.attributions.has(token.norm) || lexicon.attributions.has(token.written.toLowerCase());
  const said = sentence.findIndex((token, i) => isReporting(token) && best.to[i] === -1);
  if (said === -1) return [];
  const { from, to } = best.window;
  const isGiven = ground.tokens.slice(from, to).some(isReporting);
  const near = sentence.slice(Math.max(0, said - 4), said + 5);
  const nameAt = near.findIndex((token) => token.isName);
  const name = near[nameAt];
  const isNew = name !== undefined && !isSeen[Math.max(0, said - 4) + nameAt];
  const strength = (isNew ? 1 : name ? 0.75 : 0.5) * (isGiven ? 0.5 : 1);
  return [{ code: 'attribution', strength, said: (name ?? sentence[said]!).written }];
}

/** What was is told as what will be. */
export function readTense({ sentence, ground, best, language }: Reading): Finding[] {
  const will = sentence.findIndex(
    ({ norm }, i) => best.to[i] === -1 && polesOfWord(norm, language).includes(-tense),
  );
  const places = [...best.to].filter((place) => place !== -1);
  if (will === -1 || places.length === 0) return [];
  const { from, to } = ground.sentences[ground.sentenceAt[places[0]!]!]!;
  const ends = ground.tokens.slice(from, to).map(({ norm }) => polesOfWord(norm, language));
  const was = ends.findIndex((of) => of.includes(tense));
  if (was === -1 || ends.some((of) => of.includes(-tense))) return [];
  const [said, given] = [sentence[will]!, ground.tokens[from + was]!];
  return [{ code: 'opposite', strength: 1, said: said.written, given: given.written }];
}

interface Sides {
  /** What comes first: the cause, the earlier. */
  readonly first: ReadonlySet<number>;
  readonly second: ReadonlySet<number>;
}

/** Cause and effect, or before and after, exchanged. */
export function readPivots(reading: Reading): Finding[] {
  const { causes, orders } = reading.lexicon;
  // Behind its words a "before" has them on one side always; its contrary tells it there.
  const order = isUnspaced(reading.language) ? [] : crossed(reading, orders, 'order');
  return [...crossed(reading, causes, 'cause'), ...order];
}

function crossed(reading: Reading, pivots: Pivots, code: 'cause' | 'order'): Finding[] {
  const { sentence, ground, at, best } = reading;
  const isOrder = code === 'order';
  const said = sidesOf(sentence, 0, sentence.length, pivots, isOrder);
  if (!said) return [];
  const word = sentence[said.pivot]!.written;
  const places = at.filter((place, i) => place !== -1 && !sentence[i]!.isStop);
  const begin = Math.min(
    ...places.map((place) => ground.sentences[ground.sentenceAt[place]!]!.from),
  );
  const end = Math.max(...places.map((place) => ground.sentences[ground.sentenceAt[place]!]!.to));
  const given = places.length > 0 ? sidesOf(ground.tokens, begin, end, pivots, isOrder) : undefined;
  if (!given)
    return best.to[said.pivot] === -1 && code === 'cause'
      ? [{ code, strength: 0.3, said: word }]
      : [];
  let straight = 0;
  let cross = 0;
  for (const [here, same, other] of [
    [said.first, given.first, given.second],
    [said.second, given.second, given.first],
  ] as const)
    for (const i of here) {
      const token = sentence[i]!;
      if (token.isStop || at[i] === -1) continue;
      if (same.has(at[i]!)) straight += token.weight;
      else if (other.has(at[i]!)) cross += token.weight;
    }
  if (cross <= straight || cross < 1) return [];
  return [{ code, strength: straight === 0 ? 1 : 0.7, said: word }];
}

function sidesOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  { backward, forward }: Pivots,
  isOrder: boolean,
): (Sides & { pivot: number }) | undefined {
  let pivot = -1;
  let turns = false;
  for (let i = from; i < to && pivot === -1; i += 1) {
    const { norm } = tokens[i]!;
    // "So far" is no consequence.
    if (norm === 'so' && tokens[i + 1]?.norm === 'far') continue;
    const isBackward = backward.has(norm);
    if (!isBackward && !forward.has(norm)) continue;
    pivot = i;
    turns = isBackward;
  }
  if (pivot === -1) return undefined;
  const range = (begin: number, end: number): Set<number> =>
    new Set(Array.from({ length: Math.max(0, end - begin) }, (_, i) => begin + i));
  let left = range(from, pivot);
  let right = range(pivot + 1, to);
  // "Because A, B" and "After A, B": what stands before the comma belongs to the connective.
  if ((turns || isOrder) && pivot - from <= 1) {
    const { clause } = tokens[pivot]!;
    let comma = pivot + 1;
    while (comma < to && tokens[comma]!.clause === clause) comma += 1;
    if (comma < to) [left, right] = [range(comma, to), range(pivot + 1, comma)];
    else {
      // "После пожара купол перекрасили": the next noun belongs to it, the rest does not.
      let noun = pivot + 1;
      while (noun < to - 1 && tokens[noun]!.isStop) noun += 1;
      [left, right] = [range(noun + 1, to), range(pivot + 1, Math.min(noun + 1, to))];
    }
  }
  return turns ? { first: right, second: left, pivot } : { first: left, second: right, pivot };
}
