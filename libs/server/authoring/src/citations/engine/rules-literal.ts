import { isUnspaced } from '@coursewright/text';
import type { Finding } from './findings.ts';
import { connectivesOf, joiningOf } from './lexicon/connectives.ts';
import {
  deniesClause,
  isAlternative,
  isMadeGood,
  isOneClause,
  isRestriction,
} from './negations.ts';
import type { Ground, Stretch } from './passage.ts';
import type { Reading } from './reading.ts';
import { isElse, isNotBefore, isSuperlative } from './excuses.ts';
import { areListed } from './rules-exchange.ts';
import { deniesImplicitly, isMetTogether, undone } from './rules-polarity.ts';
import { complementizersOf } from './rules-reported.ts';
import { isNegator, type Token } from './tokens.ts';

/** What differs in a place where all around it is to the letter; what stands farther off is no excuse. */
export function readLiteral(reading: Reading): Finding[] {
  return [
    negatedInPlace(reading),
    exchangedInPlaces(reading) ?? permuted(reading),
    lengthened(reading),
  ].filter((finding) => finding !== undefined);
}

/** A negator alone between two words that the passage has side by side, or the other way round. */
function negatedInPlace(reading: Reading): Finding | undefined {
  const { sentence, ground, lexicon, gaps } = reading;
  const negatorIn = (tokens: readonly Token[], from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), to)
      .find(
        (token, k) =>
          isNegator(token, lexicon) &&
          !isAlternative(tokens, Math.max(0, from) + k) &&
          !undone.test(tokens[Math.max(0, from) + k + 1]?.norm ?? ''),
      );
  for (const { said, given, isClosed } of gaps) {
    if (!isClosed || !areSmall(sentence, said, reading) || !areSmall(ground.tokens, given, reading))
      continue;
    const added = negatorIn(sentence, said.from, said.to);
    const denying = negatorIn(ground.tokens, given.from, given.to);
    // "Ne … que" left out: what was only so is so.
    const isLost = denying && !isRestriction(ground.tokens, ground.tokens.indexOf(denying));
    const lost = isLost ? denying : undefined;
    const isDenied = denies(ground.tokens, given, reading);
    const isDenying = denies(sentence, said, reading) || isDeniedInClause(reading, said.from);
    const isGiven =
      isDenied || isDeniedThere(reading, given.from - 1) || isDeniedBefore(reading, given.from);
    if (added && !isGiven && !isExcused(reading, sentence.indexOf(added)))
      return { code: 'negation', strength: 1, said: added.written };
    if (lost && !isDenying) return { code: 'negation', strength: 1, given: lost.written };
  }
  return undefined;
}

/** Does the passage deny in another place or say the contrary of what is denied? */
const isExcused = (reading: Reading, index: number): boolean =>
  isMadeGood(reading, index) ||
  isNotBefore(reading, index) ||
  isMetTogether(reading, index) ||
  isElse(reading, index) ||
  isSuperlative(reading, index);

/** "They learn nothing" for "they do not learn": a negator of the clause that has no place itself. */
function isDeniedInClause({ sentence, lexicon, best }: Reading, index: number): boolean {
  const clause = sentence[index]?.clause;
  return sentence.some(
    (token, i) => token.clause === clause && best.to[i] === -1 && deniesClause(token, lexicon),
  );
}

/** Is the place in a clause that the passage denies by a word which the sentence has not? */
function isDeniedThere({ ground, lexicon, best, language }: Reading, place: number): boolean {
  const { from, to } = ground.sentences[ground.sentenceAt[place] ?? -1] ?? { from: 0, to: 0 };
  const complementizers = complementizersOf(language);
  for (let j = from; j < to; j += 1) {
    const token = ground.tokens[j]!;
    if (best.to.includes(j)) continue;
    if (deniesClause(token, lexicon) && isOneClause(ground.tokens, j, place, language)) return true;
    // "It prevents that snow holds them."
    const isGoverned = j < place && complementizers.has(ground.tokens[j + 1]?.norm ?? '');
    if (isGoverned && deniesImplicitly(token, lexicon)) return true;
  }
  return false;
}

/** "Ohne selbst zu schmelzen", "without themselves melting": what denies the verb stands near it. */
const isDeniedBefore = ({ ground, lexicon, best }: Reading, place: number): boolean =>
  [place - 1, place - 2].some((at) => {
    const token = ground.tokens[at];
    return (
      token !== undefined &&
      token.clause === ground.tokens[place - 1]!.clause &&
      isNegator(token, lexicon) &&
      !best.to.includes(at)
    );
  });

/** Is there a negator in the stretch or beside it, or what denies without being one? */
function denies(
  tokens: readonly Token[],
  { from, to }: Stretch,
  { lexicon, language }: Reading,
): boolean {
  // "Ne … pas": the other half stands behind the verb.
  const reach = language === 'fr' ? 3 : 1;
  const around = (by: number): readonly Token[] => tokens.slice(Math.max(0, from - by), to + by);
  return (
    around(reach).some((token) => isNegator(token, lexicon)) ||
    around(0).some((token) => deniesImplicitly(token, lexicon)) ||
    around(1).some(({ norm }) => /^[不未无]/u.test(norm))
  );
}

const areSmall = (tokens: readonly Token[], { from, to }: Stretch, { lexicon }: Reading): boolean =>
  to - from <= 3 &&
  tokens.slice(from, to).every((token) => token.isStop || isNegator(token, lexicon));

/** Two phrases each in the very place of the other, however far apart. */
function exchangedInPlaces({ sentence, ground, gaps, language }: Reading): Finding | undefined {
  const slots = gaps
    .filter(({ said, given, isClosed }) => isClosed && given.from < given.to && said.from < said.to)
    .flatMap(({ said, given }) => {
      const [one, other] = [
        sentence.slice(said.from, said.to),
        ground.tokens.slice(given.from, given.to),
      ];
      const whole = { said: one, given: other };
      // Of as many words each stands for one.
      return one.length === 1 || one.length !== other.length
        ? [whole]
        : [whole, ...one.map((token, k) => ({ said: [token], given: [other[k]!] }))];
    })
    .filter(({ said, given }) => [said, given].every((of) => of.some(({ isStop }) => !isStop)));
  const join = isUnspaced(language) ? '' : ' ';
  const keyOf = (tokens: readonly Token[]): string =>
    (join === '' ? tokens.map(({ norm }) => norm) : tokens.map(({ stem }) => stem)).join(join);
  for (const [k, one] of slots.entries()) {
    const other = slots
      .slice(k + 1)
      .find(
        ({ said, given }) => keyOf(said) === keyOf(one.given) && keyOf(given) === keyOf(one.said),
      );
    if (
      other &&
      areListed(
        sentence,
        sentence.indexOf(one.said.at(-1)!),
        sentence.indexOf(other.said[0]!),
        language,
      ) &&
      areListed(
        ground.tokens,
        ground.tokens.indexOf(one.given.at(-1)!),
        ground.tokens.indexOf(other.given[0]!),
        language,
      )
    )
      continue;
    if (other && language === 'de' && isInversion(ground, one.given[0]!, other.given[0]!)) continue;
    if (other && keyOf(one.said) !== keyOf(one.given))
      return {
        code: 'exchanged',
        strength: 1,
        said: writtenOf(one.said, join),
        given: writtenOf(other.said, join),
      };
  }
  return undefined;
}

/** "Nachts zieht er" and "er zieht nachts": in German an adverb may stand in the place of a noun. */
function isInversion({ tokens, sentences, sentenceAt }: Ground, one: Token, other: Token): boolean {
  const opens = ({ start }: Token): boolean => {
    const at = tokens.findIndex((token) => token.start === start);
    return sentences[sentenceAt[at]!]!.from === at;
  };
  const isNoun = ({ written }: Token): boolean => /^\p{Lu}/u.test(written);
  return isNoun(one) !== isNoun(other) && !opens(one) && !opens(other);
}

/** Word for word a part of the passages but for two words, each in the place of the other. */
function permuted({ sentence, ground, best, language }: Reading): Finding | undefined {
  const starts = new Set(
    [...best.to].flatMap((place, i) => (place === -1 || place < i ? [] : [place - i])),
  );
  const isSame = (one: Token | undefined, other: Token | undefined): boolean =>
    one?.stem === other?.stem;
  for (const start of starts) {
    const given = ground.tokens.slice(start, start + sentence.length);
    const [a, b, more] = sentence.flatMap((token, i) => (isSame(token, given[i]) ? [] : [i]));
    if (a === undefined || b === undefined || more !== undefined) continue;
    const [one, other] = [sentence[a]!, sentence[b]!];
    if (!isSame(one, given[b]) || !isSame(other, given[a]) || one.isStop || other.isStop) continue;
    // "Red and green", "usually takes": an order and no more.
    const isListed = sentence
      .slice(Math.max(0, a - listReach), b + listReach)
      .some(({ norm }) => joiningOf(language)?.has(norm));
    if (areListed(sentence, a, b, language)) continue;
    if (b - a <= 2 && (isListed || one.clause === other.clause)) continue;
    return { code: 'exchanged', strength: 1, said: one.written, given: other.written };
  }
  return undefined;
}
const listReach = 6;

const writtenOf = (tokens: readonly Token[], join: string): string =>
  tokens.map(({ written }) => written).join(join);

const runLeast = 5;
const tailMost = 9;

/**
 * To the letter up to the end of a sentence of the passages, and longer by a phrase: that its words
 * stand elsewhere in them bears out nothing of the whole.
 */
function lengthened(reading: Reading): Finding | undefined {
  const { sentence, ground, best, language } = reading;
  const connectives = connectivesOf(language);
  const joining = joiningOf(language);
  let run = 0;
  for (let i = 0; i < sentence.length - 1; i += 1) {
    const place = best.to[i]!;
    run = place !== -1 && i > 0 && best.to[i - 1] === place - 1 ? run + 1 : place === -1 ? 0 : 1;
    if (run < runLeast) continue;
    const { from, to } = ground.sentences[ground.sentenceAt[place]!]!;
    const tail = sentence.slice(i + 1);
    const [opening] = tail;
    if (place !== to - 1 || tail.length > tailMost || !opening) continue;
    if (!connectives.has(opening.norm) || joining?.has(opening.norm)) continue;
    const content = tail.filter(({ isStop }) => !isStop);
    // A phrase from the midst of the sentence may be told last.
    const left = new Set(
      ground.tokens
        .slice(from, to)
        .flatMap(({ stem }, k) => (best.to.includes(from + k) ? [] : [stem])),
    );
    if (content.length === 0 || content.some(({ stem }) => left.has(stem))) continue;
    return {
      code: 'appended',
      strength: 0.8,
      said: writtenOf(tail, ' '),
    };
  }
  return undefined;
}
