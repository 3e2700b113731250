import { isUnspaced } from '@coursewright/text';
import type { Finding } from './findings.ts';
import { contrastingOf } from './lexicon/connectives.ts';
import { likeness } from './likeness.ts';
import {
  denialsIn,
  isAlternative,
  isDenyingSign,
  isMadeGood,
  isOneClause,
  isRestriction,
  isTurned,
} from './negations.ts';
import {
  areDeniedModals,
  areIndirectlyEqual,
  hasPart,
  isElse,
  isNotBefore,
  isPolar,
  isSuperlative,
} from './excuses.ts';
import { between, placesOf } from './passage.ts';
import { around, neighboursOf, type Reading } from './reading.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { areOpposites, areRelated } from './relations.ts';
import { exclusives, lessWords, moreWords } from './lexicon/polarity.ts';
import { comparedWith } from './rules-amounts.ts';
import { complementizersOf } from './rules-reported.ts';
import { isNegator, type Token } from './tokens.ts';

/** Words that deny without being negators: "not only", "no longer than" deny nothing. */
export const undone =
  /^(?:only|but|solo|sólo|seulement|nur|solamente|soltanto|apenas|just|least|sooner)$/;

interface Mark {
  /** Where in the sentence. */
  readonly said: number;
  /** Where in the passage. */
  readonly given: number;
  readonly what: Token;
  readonly against?: Token;
  readonly strength: number;
}

/**
 * Negations and contraries, counted together: "not large" is what "small" says. What remains on one
 * side only is a finding.
 */
export function readPolarity(reading: Reading): Finding[] {
  const added = negatorsSaid(reading);
  const lost = negatorsGiven(reading);
  const contrary = contraries(reading);
  const findings: Finding[] = [];
  // A contrary makes good a negation near it, on either side.
  const marks = [...added, ...lost].filter(({ said }) => !isMadeGood(reading, said));
  const left = contrary.filter((one) => {
    if (isTurned(reading, one.said)) return false;
    const near = marks.findIndex(({ given, said }) =>
      given >= 0 && one.given >= 0
        ? Math.abs(given - one.given) <= 6
        : Math.abs(said - one.said) <= 4,
    );
    if (near === -1) return true;
    marks.splice(near, 1);
    return false;
  });
  for (const mark of marks)
    findings.push({ code: 'negation', strength: mark.strength, ...wordsOf(mark, added) });
  for (const { what, against, strength } of [...left, ...comparisons(reading)])
    findings.push({
      code: 'opposite',
      strength,
      said: what.written,
      ...(against && { given: against.written }),
    });
  return findings;
}

const wordsOf = (mark: Mark, added: readonly Mark[]): { said?: string; given?: string } =>
  added.includes(mark) ? { said: mark.what.written } : { given: mark.what.written };

/** Negators of the sentence without one near the same words of the passage. */
function negatorsSaid(reading: Reading): Mark[] {
  const marks: Mark[] = [];
  const used = new Set<number>();
  for (const denial of denialsIn(reading.sentence, reading.lexicon)) {
    const found = denial.map((i) => saidAt(reading, i, used, denial.length > 1));
    // Of several that deny together one is enough.
    if (found.includes('given')) continue;
    const mark = found.find((one) => one !== 'given' && one !== undefined);
    // "Not … unable": what follows so closely belongs to the first.
    if (mark && !marks.some(({ said }) => mark.said - said <= 3)) marks.push(mark);
  }
  return marks;
}

/** Is the negator one of several that deny together, and does the passage deny there as well? */
export function isMetTogether(reading: Reading, index: number): boolean {
  const denial = denialsIn(reading.sentence, reading.lexicon).find((one) => one.includes(index));
  const isJoint = denial !== undefined && denial.length > 1;
  return isJoint && !negatorsSaid(reading).some(({ said }) => denial.includes(said));
}

/** A negator of the sentence: met by one of the passage, or without any; undefined if it is none. */
function saidAt(
  reading: Reading,
  i: number,
  used: Set<number>,
  isJoint: boolean,
): Mark | 'given' | undefined {
  const { sentence, lexicon, ground, best } = reading;
  const next = sentence[i + 1]?.norm ?? '';
  if (undone.test(next)) return undefined;
  // "Not all" says no more than that some do not.
  if (lexicon.strong.has(next) && !exclusives.has(next) && hasPart(reading)) return undefined;
  // "No more than one", of just one: a measure of its own.
  if ((moreWords.has(next) || lessWords.has(next)) && best.to[i + 1] === -1) return undefined;
  if (isElse(reading, i) || isSuperlative(reading, i) || isNotBefore(reading, i)) return 'given';
  // Of signs a verb is several words before its negation.
  const { left, right } = neighboursOf(reading, i, isUnspaced(reading.language) ? 8 : 5);
  const anchors = [right, left].filter((at) => at !== -1);
  if (anchors.length === 0) return undefined;
  const places = anchors.map((at) => reading.at[at]!);
  for (const place of places) {
    const { from, to } = around(reading, place, 8);
    for (let j = from; j < to; j += 1)
      if (
        isNegator(ground.tokens[j]!, lexicon) &&
        !used.has(j) &&
        !isAlternative(ground.tokens, j) &&
        !isRestriction(ground.tokens, j) &&
        // What a comma parts from the words denies something else; one of several that deny
        // together finds a negator too easily.
        (isJoint
          ? isOneClause(ground.tokens, j, place, lexicon.language)
          : ground.tokens[j]!.clause === ground.tokens[place]!.clause)
      ) {
        used.add(j);
        return 'given';
      }
  }
  const isClose = best.to[i - 1] !== -1 || best.to[i + 1] !== -1 || anchors.length === 2;
  const strength = isImplied(reading, places) ? 0.5 : isClose ? 1 : 0.7;
  return { said: i, given: places[0]!, what: sentence[i]!, strength };
}

/** Negators of the passage that govern words of the sentence which nothing negates there. */
function negatorsGiven(reading: Reading): Mark[] {
  const { sentence, lexicon, ground, best, at } = reading;
  const saidOf = new Map<number, number>();
  at.forEach((place, i) => {
    if (place !== -1 && !sentence[i]!.isStop) saidOf.set(place, i);
  });
  const marks: Mark[] = [];
  const aligned = [...best.to].filter((place) => place !== -1);
  // In another order a word of the same sentence may stand behind the last of them.
  const within = new Set(aligned.map((place) => ground.sentenceAt[place]!));
  for (const place of saidOf.keys()) if (within.has(ground.sentenceAt[place]!)) aligned.push(place);
  const [from, to] = [Math.min(...aligned), Math.max(...aligned)];
  // A negator before the first of them governs it too.
  // Where a verb ends in its negation, one behind the last of them does.
  const behind = isUnspaced(reading.language) ? 3 : 0;
  for (let j = from - 3; j <= to + behind; j += 1) {
    const token = ground.tokens[j];
    if (!token || !isNegator(token, lexicon) || undone.test(ground.tokens[j + 1]?.norm ?? ''))
      continue;
    if (isAlternative(ground.tokens, j) || isRestriction(ground.tokens, j)) continue;
    const inside = j < from ? from : Math.min(j, to);
    if (best.to.includes(j) || ground.sentenceAt[j] !== ground.sentenceAt[inside]) continue;
    // What a stop parts from it is denied by another statement, though no capital begins it.
    if (j < from && /[.!?。]\s/u.test(between(reading.ground, j, from))) continue;
    if (marks.some(({ given }) => j - given <= 3)) continue;
    const { from: begin, to: end } = around(reading, j, isUnspaced(reading.language) ? 5 : 3);
    let anchors = 0;
    let isSaid = false;
    let first = -1;
    let isNext = false;
    for (let place = begin; place < end; place += 1) {
      const i = saidOf.get(place);
      if (i === undefined || ground.tokens[place]!.clause !== token.clause) continue;
      anchors += 1;
      if (place > j && place <= j + 2) isNext = true;
      if (first === -1 || place > j) first = i;
      for (let k = Math.max(0, i - 7); k < Math.min(sentence.length, i + 8); k += 1)
        if (isNegator(sentence[k]!, lexicon) || isDenyingSign(sentence[k]!, lexicon)) isSaid = true;
    }
    if (anchors === 0 || isSaid) continue;
    const strength =
      isSaidImplicitly(reading, first) || (!isLiteral(reading) && isAside(reading, j))
        ? 0.5
        : anchors >= 2 || isNext
          ? 1
          : 0.6;
    marks.push({ said: first, given: j, what: token, strength });
  }
  return marks;
}

/** Is the sentence so near to the letter that only the very next word can stand for a negator? */
const isLiteral = ({ best }: Reading): boolean =>
  best.to.filter((place) => place !== -1).length >= best.to.length * 0.8;

/** Does the passage deny near these places without a negator, in words the sentence does not have? */
function isImplied(reading: Reading, places: readonly number[]): boolean {
  const { ground, lexicon, best, language } = reading;
  const contrasting = contrastingOf(language);
  const complementizers = complementizersOf(language);
  const reach = isLiteral(reading) ? 2 : 8;
  return places.some((place) => {
    const { from, to } = ground.sentences[ground.sentenceAt[place]!]!;
    for (let j = Math.max(from, place - reach); j <= Math.min(to - 1, place + reach); j += 1)
      if (
        !best.to.includes(j) &&
        governs(ground.tokens, j, place, complementizers) &&
        deniesImplicitly(ground.tokens[j]!, lexicon) &&
        // What is set against it is denied of something else.
        !ground.tokens
          .slice(Math.min(j, place), Math.max(j, place))
          .some(({ norm }) => contrasting.has(norm))
      )
        return true;
    return false;
  });
}

/** Do both stand in one clause, or the place in that which a complementizer opens behind the word? */
const governs = (
  tokens: readonly Token[],
  index: number,
  place: number,
  complementizers: ReadonlySet<string>,
): boolean =>
  tokens[index]!.clause === tokens[place]!.clause ||
  (index < place && complementizers.has(tokens[index + 1]?.norm ?? ''));

/** Does the sentence do so near this word? */
function isSaidImplicitly(reading: Reading, index: number): boolean {
  const { sentence, lexicon, best } = reading;
  const reach = isLiteral(reading) ? 2 : 7;
  return sentence.some(
    (token, i) =>
      Math.abs(i - index) <= reach && best.to[i] === -1 && deniesImplicitly(token, lexicon),
  );
}

/** Does the word deny without being a negator: by what it means, or by its beginning or ending? */
export const deniesImplicitly = (token: Token, { implicit, prefixes }: Lexicon): boolean =>
  implicit.has(token.norm) ||
  (!token.isStop &&
    token.norm.length >= 6 &&
    (prefixes.some((prefix) => prefix.length >= 2 && token.norm.startsWith(prefix)) ||
      token.norm.endsWith('less')));

/** Is the place in a sentence of the passage that has little of what is said? */
function isAside({ at, sentence, ground }: Reading, place: number): boolean {
  let [here, all] = [0, 0];
  at.forEach((aligned, i) => {
    if (aligned === -1 || sentence[i]!.isStop) return;
    all += sentence[i]!.weight;
    if (ground.sentenceAt[aligned] === ground.sentenceAt[place]) here += sentence[i]!.weight;
  });
  return here < all * 0.35;
}

/** "Less dense" for "denser", and the other way round. */
function comparisons({ sentence, ground, best }: Reading): Mark[] {
  const isLess = (token: Token | undefined): boolean => lessWords.has(token?.norm ?? '');
  const isMore = (token: Token, before: Token | undefined): boolean =>
    moreWords.has(before?.norm ?? '') || /.{3}er$/.test(token.norm);
  return sentence.flatMap((token, i) => {
    const j = best.to[i]!;
    const other = ground.tokens[j];
    if (!other || token.isStop || token.values) return [];
    const [before, given] = [sentence[i - 1], ground.tokens[j - 1]];
    const turned =
      (isLess(before) && !isLess(given) && isMore(other, given)) ||
      (isLess(given) && !isLess(before) && isMore(token, before));
    const isHalved = isLess(before) && equative.has(given?.norm ?? '') && best.to[i - 1] === -1;
    return turned || isHalved
      ? [{ said: i, given: j, what: token, against: given ?? other, strength: 1 }]
      : [];
  });
}

/** "Ten times as much": no less. Folded. */
const equative: ReadonlySet<string> = new Set('much many viel viele autant tanto tanta'.split(' '));

/** Words of the sentence whose contrary stands where they should. */
function contraries(reading: Reading): Mark[] {
  const { sentence, ground, at, language, best } = reading;
  const marks: Mark[] = [];
  const taken = new Set<number>();
  sentence.forEach((token, i) => {
    const isInPlace = at[i] !== -1 && best.likeness[i]! >= 0.9 && !reading.isMoved[i];
    const beside = isInPlace ? placeBesideNext(reading, i) : undefined;
    if (token.values || (isInPlace && beside === undefined)) return;
    let found: Mark | undefined;
    for (let j = best.window.from; j < best.window.to; j += 1) {
      const other = ground.tokens[j]!;
      if (taken.has(j) || best.to.includes(j) || (beside !== undefined && j !== beside)) continue;
      const own = areOpposites(token, other, language);
      if (!own && (token.isStop || other.isStop)) continue;
      if (!own && areRelated(token, other, language) !== 'opposite') continue;
      if (own && areTurned(reading, token, other)) continue;
      // "More than one": several.
      if (j > 0 && comparedWith(ground.tokens, j - 1) === 0) continue;
      const isExcused =
        areDeniedModals(reading, i, j) ||
        isPolar(sentence, i, ground, j) ||
        areIndirectlyEqual(reading, i, j);
      if (own && isExcused) continue;
      const near = beside === undefined ? nearness(reading, i, j) : 1;
      // "Fell out" and "argued in": small words are contraries in one place only.
      if (token.isStop && other.isStop && near < 1) continue;
      const strength = (own ? 1 : 0.85) * near;
      if (strength > (found?.strength ?? 0.2))
        found = { said: i, given: j, what: token, against: other, strength };
    }
    if (!found || hasOwnPlace(reading, i, found)) return;
    // What also stands there as it is said contradicts less.
    // Of small words so at all: "may" of one thing, and "must" of another.
    const isThere =
      (found.strength < 0.85 || (token.isStop && !isLiteral(reading))) &&
      ground.places.has(token.stem);
    // "Slows one and speeds up the other": both are told.
    const isBoth = sentence.some(
      (other, k) => k !== i && !other.isStop && likeness(other, found!.against!, language) >= 0.75,
    );
    if (isThere || (isBoth && found.strength < 1))
      found = { ...found, strength: found.strength * 0.5 };
    taken.add(found.given);
    marks.push(found);
  });
  return marks;
}

/** Stands what it means itself nearer than its contrary to what it is said of? */
function hasOwnPlace(reading: Reading, index: number, { given, strength }: Mark): boolean {
  const place = reading.at[index]!;
  if (place === -1 || place === given) return false;
  return (
    (strength < 1 && nearness(reading, index, place) >= strength) ||
    (reading.isMoved[index]! && farness(reading, index, place) < farness(reading, index, given))
  );
}

/** How far all else that is said stands from a place, on the whole. */
function farness({ sentence, at }: Reading, index: number, place: number): number {
  const others = at.filter((other, i) => other !== -1 && i !== index && !sentence[i]!.isStop);
  return others.reduce((sum, other) => sum + Math.abs(other - place), 0) / others.length;
}

/** "B after A" and "before B, A": which of the two comes first is judged by what they join. */
function areTurned({ lexicon, language }: Reading, token: Token, other: Token): boolean {
  const { backward, forward } = lexicon.orders;
  return (
    !isUnspaced(language) &&
    [
      [token, other],
      [other, token],
    ].some(([one, two]) => backward.has(one!.norm) && forward.has(two!.norm))
  );
}

/**
 * Of a word that is found far from the one after it: the place right before that one, where the
 * passage has another. "A clean stop", of an unclean one, where something is cleanly done as well.
 */
function placeBesideNext({ sentence, at, ground }: Reading, index: number): number | undefined {
  const [own, next] = [at[index]!, at[index + 1] ?? -1];
  if (next <= 0 || sentence[index + 1]!.isStop || next - own <= farApart) return undefined;
  return ground.sentenceAt[next - 1] === ground.sentenceAt[next] ? next - 1 : undefined;
}
const farApart = 6;

/** 1 in the very slot, less the farther the neighbours of the word stand from the place. */
function nearness(reading: Reading, index: number, place: number): number {
  const isSlot = reading.gaps.some(
    ({ said, given }) =>
      index >= said.from && index < said.to && place >= given.from && place < given.to,
  );
  if (isSlot) return 1;
  const { left, right } = neighboursOf(reading, index, 4);
  const distances = [left, right]
    .filter((at) => at !== -1)
    // The alignment may have found the neighbour in another sentence that has it as well.
    .flatMap((at) => [reading.at[at]!, ...placesOf(reading.sentence[at]!, reading.ground)])
    .map((other) => {
      const isSame = reading.ground.sentenceAt[other] === reading.ground.sentenceAt[place];
      return Math.abs(other - place) + (isSame ? 0 : 10);
    });
  if (distances.length === 0) return 0;
  const nearest = Math.min(...distances);
  return nearest <= 3 ? 0.85 : nearest <= 7 ? 0.6 : nearest <= 12 ? 0.3 : 0;
}
