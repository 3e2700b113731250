import { isUnspaced } from '@coursewright/text';
import { isOneUnit } from './measures.ts';
import { placeWords, unitOf } from './numbers.ts';
import { isSaidOtherwise } from './excuses.ts';
import { isRounded } from './rounding.ts';
import type { Finding } from './findings.ts';
import { isHalfOfDay, isPartOfCode } from './names.ts';
import { placesOf, type Stretch } from './passage.ts';
import { isMeantByPronoun } from './pronouns.ts';
import { neighboursOf, type Reading } from './reading.ts';
import { isEnglishWord, isMostlyNoun } from './dictionary.ts';
import { areRelated } from './relations.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { conditionsOf } from './lexicon/conditions.ts';
import { openers } from './lexicon/openers.ts';
import { lessWords } from './lexicon/polarity.ts';
import { isNear } from './rules-near.ts';
import { shareSign } from './signs.ts';
import { otherUnit, unitsIn } from './units.ts';
import { areNouns, isPhrase, isThing } from './things.ts';
import { isNegator, type Token } from './tokens.ts';

/** Numbers that the passage does not have, has elsewhere, or has with another unit. */
export function readNumbers(reading: Reading): Finding[] {
  return reading.sentence.flatMap((token, i) => {
    if (!token.values) return [];
    const places = placesOf(token, reading.ground);
    const isOtherwise = (): boolean =>
      isRounded(reading, i) ||
      isSaidOtherwise(token, reading) ||
      isOneUnit(token, reading.ground.tokens);
    if (places.length === 0 && isOtherwise()) return [];
    if (places.length === 0) {
      const slot = reading.gaps.find(({ said }) => i >= said.from && i < said.to);
      const instead =
        slot &&
        rivalIn(
          slot.given,
          reading,
          (other) => other.values !== undefined || reading.lexicon.hedges.has(other.norm),
        );
      const isSure = instead !== undefined || /\d/.test(token.written);
      return [
        {
          code: 'number_absent',
          strength: isSure ? 1 : 0.65,
          said: token.written,
          // "Seven times in a row", of a seventh time.
          mayAgree: isPlaceGiven(token, reading),
          ...(instead && { given: instead.written }),
        } as const,
      ];
    }
    const unit = otherUnit(reading, i, places);
    if (unit) return [unit];
    return misplaced(reading, i, places, 'number_elsewhere', (other) => other.values !== undefined);
  });
}

/** Have the passages the place of the number: "tenth" for "ten"? */
const isPlaceGiven = ({ values }: Token, { ground, language }: Reading): boolean =>
  (values ?? []).some((value) =>
    placeWords(Number(value), language).some((word) => ground.numbers.has(word)),
  );

/** Names that the passage does not have, or has for another thing. */
export function readNames(reading: Reading): Finding[] {
  return reading.sentence.flatMap((token, i) => {
    // What begins a sentence may be a name by its place in the passages only: "Jenner", "Melting".
    const mayBeName = token.isName || (i === 0 && !token.isStop && startsCapital(token));
    if (!mayBeName || token.values || isHalfOfDay(reading.sentence, i)) return [];
    // What is counted, which German writes with a capital: the rule of numbers judges it.
    if (unitOf(token.written) && reading.sentence[i - 1]?.values) return [];
    const places = placesOf(token, reading.ground);
    if (!token.isName && places.length === 0) return [];
    const isAbsent =
      places.length === 0 && reading.at[i] === -1 && !isPartOfCode(token, reading.ground);
    if (isAbsent) {
      const strength = surenessOfName(reading, i);
      return strength === 0
        ? []
        : [{ code: 'name_absent', strength, said: token.written } as const];
    }
    // Nouns at the head of a sentence, and German ones anywhere, are names only if the passage has
    // them as such.
    const isDoubtful = i === 0 || reading.language === 'de';
    if (isDoubtful && !places.some((place) => isNameAt(reading, place))) return [];
    return misplaced(reading, i, places, 'name_elsewhere', (other) => isAsProper(other, reading));
  });
}

/** A capital at the head of a sentence, and in German any, makes no name yet. */
function surenessOfName(reading: Reading, index: number): number {
  const { sentence, language } = reading;
  const token = sentence[index]!;
  // "Numerous Alpine glaciers": what stands before a name and is mostly no noun is none.
  if (language === 'en' && index === 0 && isEnglishWord(token.norm) && !isMostlyNoun(token.norm))
    return 0;
  // "Elvis Presley" where the passage has "Presley": more is said than stands there, nothing else.
  if (isPartOfKnownName(reading, index)) return 0.6;
  if (index > 0 && language !== 'de') return 1;
  if (openers.has(token.norm)) return 0;
  if (sentence[index + 1]?.isName || /\p{Lu}.*\p{Lu}|\d/u.test(token.written)) return 1;
  const slot = reading.gaps.find(({ said }) => index >= said.from && index < said.to);
  if (slot && rivalIn(slot.given, reading, (other) => isProperWithin(other, reading))) return 1;
  if (language === 'en') return isEnglishWord(token.norm) ? 0 : 1;
  return index === 0 ? 0 : 0.5;
}

function isPartOfKnownName(reading: Reading, index: number): boolean {
  const { sentence, gaps, isSeen } = reading;
  const isKnown = [index - 1, index + 1].some((at) => sentence[at]?.isName && isSeen[at]);
  if (!isKnown) return false;
  const slot = gaps.find(({ said }) => index >= said.from && index < said.to);
  return !slot || !rivalIn(slot.given, reading, (other) => other.isName);
}

/** At the head of a sentence an English word with a capital is a name only if it is one elsewhere. */
const isProper = ({ isName, norm, stem }: Token, reading: Reading): boolean =>
  isName &&
  (reading.language !== 'en' ||
    !isEnglishWord(norm) ||
    (reading.ground.places.get(stem) ?? []).some((place) => isNameAt(reading, place)));
/** In other words, what begins a sentence has its capital from there, here as in the passages. */
const isProperWithin = (token: Token, reading: Reading): boolean =>
  isProper(token, reading) &&
  (reading.language === 'en' ||
    isNear(reading) ||
    !startsCapital(token) ||
    reading.ground.sentences.every(({ from }) => reading.ground.tokens[from] !== token));

/** What only opens a sentence is no German name either. */
const isAsProper = (token: Token, reading: Reading): boolean =>
  isProper(token, reading) &&
  (reading.language !== 'de' ||
    (reading.ground.places.get(token.stem) ?? []).some((place) => isNameAt(reading, place)));

const isNameAt = ({ ground }: Reading, place: number): boolean =>
  ground.tokens[place]!.isName && ground.sentences[ground.sentenceAt[place]!]!.from !== place;

/**
 * A number or a name is misplaced if none of its places lies where the rest of the sentence stands,
 * the more so if another of its kind stands in the very slot.
 */
function misplaced(
  reading: Reading,
  index: number,
  places: readonly number[],
  code: 'number_elsewhere' | 'name_elsewhere',
  isOfKind: (token: Token) => boolean,
): Finding[] {
  const { sentence, best, at } = reading;
  if (best.to[index] !== -1 && isBound(reading, index)) return [];
  const slot = reading.gaps.find(({ said }) => index >= said.from && index < said.to);
  const instead = slot && rivalIn(slot.given, reading, isOfKind);
  const said = sentence[index]!.written;
  // In other words and in another order it may stand there all the same.
  if (instead && (isNear(reading) || !standsWithRest(reading, index, places)))
    return [{ code, strength: 1, said, given: instead.written }];
  const anchors = [4, 8]
    .map((reach) => Object.values(neighboursOf(reading, index, reach)).filter((i) => i !== -1))
    .find((near) => near.length > 0)
    ?.map((i) => at[i]!);
  if (!anchors) return [];
  const distance = Math.min(
    ...places.flatMap((place) => anchors.map((anchor) => apart(reading, place, anchor))),
  );
  if (distance <= 6) return [];
  const competitor = anchors
    .map((anchor) => nearestOfKind(reading, anchor, isOfKind))
    .find((token) => token !== undefined);
  return [
    {
      code,
      strength:
        (competitor ? 0.8 : 0.5) *
        Math.min(1, distance / 14) *
        (anchors.some((anchor) =>
          places.some((place) => isMeantByPronoun(reading.ground, place, anchor)),
        )
          ? 0.3
          : 1),
      said,
      ...(competitor && { given: competitor.written }),
    },
  ];
}

/** Is one of the places in a sentence that has what stands beside it? */
function standsWithRest(reading: Reading, index: number, places: readonly number[]): boolean {
  const { ground, at } = reading;
  const beside = Object.values(neighboursOf(reading, index, 8)).filter((i) => i !== -1);
  const numbers = new Set(beside.map((i) => ground.sentenceAt[at[i]!]));
  return places.some((place) => numbers.has(ground.sentenceAt[place]));
}

/** Tokens between two places of the passages; another sentence counts as far. */
export function apart({ ground }: Pick<Reading, 'ground'>, one: number, other: number): number {
  const sentences = Math.abs(ground.sentenceAt[one]! - ground.sentenceAt[other]!);
  return Math.abs(one - other) + sentences * 5;
}

/** Do the neighbours of an aligned token stand beside it in the passage too? */
function isBound(reading: Reading, index: number): boolean {
  const { left, right } = neighboursOf(reading, index, 4);
  const place = reading.at[index]!;
  return [left, right].some((i) => i !== -1 && apart(reading, reading.at[i]!, place) <= 6);
}

function rivalIn(
  { from, to }: Stretch,
  { ground, at }: Reading,
  isOfKind: (token: Token) => boolean,
): Token | undefined {
  for (let j = from; j < to; j += 1)
    if (isOfKind(ground.tokens[j]!) && !at.includes(j)) return ground.tokens[j];
  return undefined;
}

function nearestOfKind(
  { ground, at }: Reading,
  anchor: number,
  isOfKind: (token: Token) => boolean,
): Token | undefined {
  for (let step = 1; step <= 5; step += 1)
    for (const place of [anchor + step, anchor - step]) {
      const token = ground.tokens[place];
      if (token && isOfKind(token) && !at.includes(place)) return token;
    }
  return undefined;
}

/** A word of its own in the slot of another of the passage: "beech" for "oak". */
export function readRivals(reading: Reading): Finding[] {
  const { sentence, ground, at, language } = reading;
  const findings: Finding[] = [];
  const isLiteral = isNear(reading);
  const conditions = conditionsOf(language);
  for (const { said, given, isClosed } of reading.gaps) {
    const ones = contentOf(sentence, said).filter((i) => isOwnWord(reading, i));
    const others = contentOf(ground.tokens, given).filter(
      (j) => !at.includes(j) && !isJoint(ground.tokens[j]!, reading.lexicon, conditions),
    );
    if (ones.length === 0 || others.length === 0) continue;
    const units = unitsIn(reading, ones, others);
    if (units) {
      findings.push(units);
      continue;
    }
    // Of signs one word may be several to the segmenter.
    const most = !isLiteral
      ? { said: 1, given: 1 }
      : isUnspaced(language)
        ? { said: 2, given: 3 }
        : { said: 1, given: 2 };
    const arePhrases =
      isLiteral && isPhrase(sentence, ones, language) && isPhrase(ground.tokens, others, language);
    const areFew = ones.length <= most.said && others.length <= most.given;
    const isTight = isClosed && (arePhrases || areFew);
    for (const i of ones) {
      if (language === 'fr' && isBeen(sentence, i)) continue;
      const relations = others.map((j) => areRelated(sentence[i]!, ground.tokens[j]!, language));
      if (relations.includes('synonym') || relations.includes('opposite')) continue;
      if (others.some((j) => shareSign(sentence[i]!, ground.tokens[j]!))) continue;
      const named = others.find((j) => ground.tokens[j]!.isName);
      if (i === 0 && named !== undefined && !reading.isSeen[i] && opensAsName(reading)) {
        findings.push({
          code: 'name_absent',
          strength: 1,
          said: sentence[i]!.written,
          given: ground.tokens[named]!.written,
        });
        continue;
      }
      const isDegree = others.some((j) => areDegrees(sentence[i]!, ground.tokens[j]!, language));
      const isOfKind = relations.includes('rival') || isDegree;
      if (others.some((j) => areNegators(reading, i, j))) continue;
      const isSeen = reading.isSeen[i]!;
      const bothThings =
        arePhrases || (nounLike(reading, i) && others.some((j) => isThingAt(reading, j)));
      const base = isDegree
        ? 0.9
        : isTight
          ? (isSeen && (bothThings || isLiteral)) || (isOfKind && bothThings)
            ? 0.9
            : isSeen
              ? 0.65
              : bothThings
                ? language === 'en'
                  ? 0.7
                  : 0.8
                : isLiteral && areNouns(sentence[i]!, ground.tokens[others[0]!]!, language)
                  ? 0.7
                  : 0.35
          : isSeen || (isOfKind && bothThings)
            ? 0.3
            : 0.15;
      const other = ground.tokens[others[Math.max(0, relations.indexOf('rival'))]!]!;
      findings.push({
        code: 'rival',
        strength: base,
        said: sentence[i]!.written,
        given: other.written,
        mayAgree: !isDegree,
      });
    }
  }
  return findings;
}

/** What joins or hedges names no thing: "because", "about", where no list tells small words. */
const isJoint = ({ norm }: Token, { causes, hedges }: Lexicon, conditions?: ReadonlySet<string>) =>
  [causes.backward, causes.forward, hedges, conditions].some((words) => words?.has(norm));

/** "A été construit": no summer. */
const isBeen = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.norm === 'ete' && /^(?:a|ai|as|ont|avait|avaient)$/.test(tokens[at - 1]?.norm ?? '');

/** "No" and "without": one denial. */
const areNegators = ({ sentence, ground, lexicon }: Reading, i: number, j: number): boolean =>
  isNegator(sentence[i]!, lexicon) && isNegator(ground.tokens[j]!, lexicon);

/** "Flatter" and "steeper", "latest" and "earliest", "C" and "K". */
const areDegrees = (one: Token, other: Token, language: string): boolean =>
  (isLetter(one) && isLetter(other)) ||
  (language === 'en' &&
    ['er', 'est'].some((end) => one.norm.endsWith(end) && other.norm.endsWith(end)) &&
    one.norm.length > 4 &&
    other.norm.length > 4);
/** "Vitamin C": a letter by itself says which. */
const isLetter = ({ written }: Token): boolean => /^\p{Lu}$/u.test(written);

/** A word that no passage has in its place, and that names, counts, joins and bounds nothing. */
const isOwnWord = ({ sentence, at, isMoved, lexicon }: Reading, i: number): boolean =>
  (at[i] === -1 || isMoved[i]!) &&
  !sentence[i]!.values &&
  !sentence[i]!.isName &&
  !isJoint(sentence[i]!, lexicon) &&
  // "Not less than" for "at least": a bound, and no word of its own.
  !(isNegator(sentence[i]!, lexicon) && lessWords.has(sentence[i + 1]?.norm ?? ''));

/** Is the first word written as a name, and opens no "Dado que"? */
const opensAsName = ({ sentence: [first, next], language }: Reading): boolean =>
  first !== undefined &&
  startsCapital(first) &&
  !(language === 'en' && isEnglishWord(first.norm) && !isMostlyNoun(first.norm)) &&
  !/^(?:que|che)$/.test(next?.norm ?? '');

const startsCapital = ({ written }: Token): boolean => /^\p{Lu}/u.test(written);

const contentOf = (tokens: readonly Token[], { from, to }: Stretch): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i).filter((i) => !tokens[i]!.isStop);

/** Is the word probably the name of a thing? By its neighbours, its capital or its script. */
const nounLike = ({ sentence, language }: Reading, index: number): boolean =>
  isThing(sentence, index, language);
const isThingAt = ({ ground, language }: Reading, place: number): boolean =>
  isThing(ground.tokens, place, language);
