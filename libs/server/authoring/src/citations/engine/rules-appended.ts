import type { Finding } from './findings.ts';
import { connectivesOf, joiningOf } from './lexicon/connectives.ts';
import { placesOf } from './passage.ts';
import { isMeantByPronoun } from './pronouns.ts';
import type { Reading } from './reading.ts';
import { isRounded } from './rounding.ts';
import { isNegator, type Token } from './tokens.ts';

/** A stretch at the end or the beginning that no passage has, beside a rest that one has. */
export function readAppended(reading: Reading): Finding[] {
  const { sentence, at, elsewhere } = reading;
  const content = sentence.flatMap(({ isStop }, i) => (isStop ? [] : [i]));
  const isFound = (i: number): boolean => at[i] !== -1 || elsewhere[i] !== -1;
  const { language } = reading;
  const connectives = connectivesOf(language);
  const unit =
    addedUnit(reading, content, joiningOf(language) ?? connectives) ??
    addedUnit(reading, content, connectives, phraseLeast) ??
    addedBetween(reading, content);
  if (unit) return [unit];
  const phrase = appendedPhrase(reading, content);
  for (const order of [content.toReversed(), content]) {
    const gap = order.findIndex(isFound);
    if (gap < 1) continue;
    const rest = order.slice(gap);
    const covered = rest.filter(isFound).length / rest.length;
    if (covered < 0.7) continue;
    const words = order.slice(0, gap).toSorted((a, b) => a - b);
    const isTail = order[0] === content.at(-1);
    const isAdded = isTail && endsThere(reading, words[0]!);
    // One word behind others of its phrase says of them what the passage says otherwise.
    if (gap < 2 && !(isAdded && opensPhrase(reading, order[gap]!, words[0]!))) continue;
    const strength = Math.min(1, (gap / 4) * (covered - 0.25) + (isAdded ? 0.55 : 0));
    if ((phrase && phrase.strength > strength) || standsElsewhere(reading, words)) continue;
    return [{ code: 'appended', strength, said: writtenOf(reading, words) }];
  }
  return phrase ? [phrase] : [];
}

/**
 * The last clause, or member of a list, of which nothing stands where the rest of the sentence does.
 * What is said in other words keeps a word or two of it; what was added keeps none.
 */
function addedUnit(
  reading: Reading,
  content: readonly number[],
  opening: ReadonlySet<string>,
  least = 1,
): Finding | undefined {
  const { sentence } = reading;
  const opens = ({ norm, written }: Token): boolean =>
    opening.has(norm) && !/^[èé]$/iu.test(written);
  let from = content.at(-1) ?? 0;
  while (
    from > 0 &&
    sentence[from]!.clause === sentence[from - 1]!.clause &&
    !opens(sentence[from]!)
  )
    from -= 1;
  return addedIn(reading, content, (i) => i >= from, least);
}

/** A clause between two commas, in the same way: "of the last ice age, eleven miles wide, …". */
function addedBetween(reading: Reading, content: readonly number[]): Finding | undefined {
  const { sentence } = reading;
  const [first, last] = [sentence[0]?.clause, sentence.at(-1)?.clause];
  for (const clause of new Set(content.map((i) => sentence[i]!.clause))) {
    if (clause === first || clause === last) continue;
    const found = addedIn(reading, content, (i) => sentence[i]!.clause === clause, phraseLeast);
    if (found) return found;
  }
  return undefined;
}

function addedIn(
  reading: Reading,
  content: readonly number[],
  isOfUnit: (index: number) => boolean,
  least: number,
): Finding | undefined {
  const { sentence, at, elsewhere, ground, lexicon } = reading;
  // What is rounded stands there.
  const said = content.filter(
    (i) => !(sentence[i]!.values && isRounded(reading, i)) && !isNegator(sentence[i]!, lexicon),
  );
  const { unit = [], rest = [] } = Object.groupBy(said, (i) => (isOfUnit(i) ? 'unit' : 'rest'));
  const isFound = (i: number): boolean => at[i] !== -1 || elsewhere[i] !== -1;
  const covered = rest.filter(isFound).length;
  if (rest.length === 0 || unit.length < least || covered < rest.length * restCovered)
    return undefined;
  const numbers = new Set(rest.flatMap((i) => (at[i] === -1 ? [] : [ground.sentenceAt[at[i]!]])));
  const isBeside = (place: number): boolean =>
    place !== -1 && numbers.has(ground.sentenceAt[place]);
  const beside = unit.filter(
    (i) => isBeside(at[i]!) || placesOf(sentence[i]!, ground).some(isBeside),
  );
  const missing = unit.filter((i) => at[i] === -1);
  if (beside.length > unit.length * unitCovered || missing.length < unit.length / 2)
    return undefined;
  return {
    code: 'appended',
    strength: Math.min(1, 0.7 + 0.1 * missing.length),
    said: unit.map((i) => sentence[i]!.written).join(' '),
  };
}
/** So many words a phrase must have that no passage has, if a preposition opens it. */
const phraseLeast = 2;
const restCovered = 0.6;
const unitCovered = 0.34;

const writtenOf = ({ sentence }: Reading, words: readonly number[]): string =>
  words.map((i) => sentence[i]!.written).join(' ');

/**
 * A phrase at the end, with the word that opens it, of which the passage has nothing: in other words
 * a sentence may end on a word of its own, but seldom on a whole phrase.
 */
function appendedPhrase(reading: Reading, content: readonly number[]): Finding | undefined {
  const backwards = content.toReversed();
  const gap = backwards.findIndex((i) => isFirm(reading, i));
  if (gap < 1) return undefined;
  const rest = backwards.slice(gap);
  const covered = rest.filter((i) => isFirm(reading, i)).length / rest.length;
  if (covered < 0.4) return undefined;
  const [last, first] = [backwards[gap]!, backwards[gap - 1]!];
  if (!opensPhrase(reading, last, first)) return undefined;
  const words = backwards.slice(0, gap).toReversed();
  if (standsElsewhere(reading, words)) return undefined;
  return {
    code: 'appended',
    // A single word may be one of its own for what the passage says there.
    strength:
      gap === 1 &&
      (surplusOf(reading, content) <= surplusLeast || isVague(reading.sentence[words[0]!]!))
        ? 0.6
        : Math.min(1, 0.6 + 0.1 * gap),
    said: writtenOf(reading, words),
  };
}

/** Begins with the second word another clause, or a phrase with a word of its own that opens it? */
function opensPhrase({ sentence, language }: Reading, last: number, first: number): boolean {
  const connectives = connectivesOf(language);
  return (
    sentence[first]!.clause !== sentence[last]!.clause ||
    sentence
      .slice(last + 1, first)
      // "È" is a verb, though it is folded to the word for "and".
      .some(({ norm, written }) => connectives.has(norm) && !/^[èé]$/iu.test(written))
  );
}

/** "At the same time", "in this way": a word of so many senses adds nothing of its own. */
const isVague = ({ senses }: Token): boolean => senses.length >= vagueFrom;
const vagueFrom = 6;
const surplusLeast = -2;

/**
 * Has another sentence of the passages most of the phrase? What is gathered from several places is
 * added by none of them.
 */
function standsElsewhere({ sentence, ground }: Reading, words: readonly number[]): boolean {
  if (words.length < 2) return false;
  const counts = new Map<number, number>();
  for (const i of words)
    for (const number of new Set(
      placesOf(sentence[i]!, ground).map((place) => ground.sentenceAt[place]!),
    ))
      counts.set(number, (counts.get(number) ?? 0) + 1);
  return Math.max(0, ...counts.values()) >= words.length * 0.75;
}

/**
 * Words that nothing is found for, less those of the sentences of the passage behind it that it
 * leaves out: other words stand for some of these, what is added stands for none.
 */
function surplusOf({ at, elsewhere, ground }: Reading, content: readonly number[]): number {
  const places = new Set(content.flatMap((i) => (at[i] === -1 ? elsewhere[i]! : at[i]!)));
  const missing = content.filter((i) => at[i] === -1 && elsewhere[i] === -1).length;
  const behind = new Map<number, number>();
  for (const place of places)
    if (place !== -1) {
      const number = ground.sentenceAt[place]!;
      behind.set(number, (behind.get(number) ?? 0) + 1);
    }
  let left = 0;
  for (const [number, found] of behind) {
    if (found < 2 && behind.size > 1) continue;
    const { from, to } = ground.sentences[number]!;
    for (let place = from; place < to; place += 1)
      if (!ground.tokens[place]!.isStop && !places.has(place)) left += 1;
  }
  return missing - left;
}

/** Stands the word itself there, or one in its place and in the order of the rest? */
function isFirm(reading: Reading, index: number): boolean {
  const { sentence, ground, at, elsewhere, isMoved } = reading;
  const place = at[index] === -1 ? elsewhere[index]! : at[index]!;
  if (place === -1 || (isMoved[index] && isStray(reading, place))) return false;
  const { stem, values } = sentence[index]!;
  return (
    values !== undefined ||
    ground.tokens[place]!.stem === stem ||
    isOfOneRoot(sentence[index]!, ground.tokens[place]!) ||
    (at[index] !== -1 && !isMoved[index])
  );
}

/** "Hungry" and "hunger": words that begin alike and mean one thing. */
const isOfOneRoot = (one: Token, other: Token): boolean =>
  one.norm.slice(0, rootLeast) === other.norm.slice(0, rootLeast) && one.norm.length > rootLeast;
const rootLeast = 4;

/** Does it lie in a sentence of the passages in which nothing else of what is said stands in order? */
const isStray = ({ ground, best, sentence }: Reading, place: number): boolean =>
  best.to.every(
    (other, i) =>
      other === -1 ||
      sentence[i]!.isStop ||
      (ground.sentenceAt[other] !== ground.sentenceAt[place] &&
        !isMeantByPronoun(ground, place, other)),
  );

/** Does the sentence of the passage end where the sentence goes on? Then nothing was replaced. */
function endsThere({ best, ground }: Reading, index: number): boolean {
  let before = index - 1;
  while (before >= 0 && best.to[before] === -1) before -= 1;
  if (before < 0) return false;
  const place = best.to[before]!;
  const { to } = ground.sentences[ground.sentenceAt[place]!]!;
  const next = ground.tokens[place + 1];
  return place + 1 >= to || next === undefined || next.clause !== ground.tokens[place]!.clause;
}
