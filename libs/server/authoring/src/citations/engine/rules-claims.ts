import { isUnspaced } from '@coursewright/text';
import type { Finding } from './findings.ts';
import { conditionsOf, temporalOf } from './lexicon/conditions.ts';
import type { Pivots } from './lexicon/lexicon.ts';
import { polesOfWord, tense } from './lexicon/poles.ts';
import { between, placesOf } from './passage.ts';
import { pivotsIn, type Pivot } from './pivots.ts';
import type { Reading } from './reading.ts';
import { complementizersOf } from './rules-reported.ts';
import { isAgainstOrder } from './rules-turned.ts';
import type { Token } from './tokens.ts';

/** A source that the passage does not name: "according to", "X claims that". */
export function readAttribution(reading: Reading): Finding[] {
  const { sentence, lexicon, ground, best, isSeen } = reading;
  const isReporting = (token: Token): boolean =>
    !lexicon.lookalikes.has(token.written.toLowerCase()) &&
    (lexicon.attributions.has(token.norm) || lexicon.attributions.has(token.written.toLowerCase()));
  const said = sentence.findIndex(
    (token, i) => isReporting(token) && best.to[i] === -1 && !isPlaced(sentence, i),
  );
  if (said === -1) return [];
  // In another sentence it may report something else.
  const sentences = new Set(
    [...best.to].flatMap((place, i) =>
      place === -1 || sentence[i]!.isStop ? [] : [ground.sentenceAt[place]!],
    ),
  );
  const near = sentence.slice(Math.max(0, said - 4), said + 5);
  const nameAt = near.findIndex((token) => token.isName);
  const name = near[nameAt];
  const isGiven =
    ground.tokens.some(
      (token, place) => sentences.has(ground.sentenceAt[place]!) && isReporting(token),
    ) ||
    (name !== undefined && reportsIn(reading, name));
  // A failure indicates, a page explains: nobody says it.
  const isOfThing = ofThings.test(sentence[said]!.norm) || !opensReport(reading, said);
  const isNew = name !== undefined && !isSeen[Math.max(0, said - 4) + nameAt];
  const isMeasured = name === undefined && isByThing(reading, said);
  const strength =
    (isNew ? 1 : name ? 0.75 : isOfThing || isMeasured ? 0.4 : 0.5) * (isGiven ? 0.5 : 1);
  return [{ code: 'attribution', strength, said: (name ?? sentence[said]!).written }];
}

/** "Selon le poids", "according to the rules": of a thing that the passages have nobody speaks. */
function isByThing({ sentence, at }: Reading, index: number): boolean {
  const next = sentence.findIndex(({ isStop }, i) => i > index && !isStop);
  return sources.test(sentence[index]!.norm) && next !== -1 && at[next] !== -1;
}

/** "According to", or a verb with the word that opens what is said: "it is claimed that". */
function opensReport({ sentence, language }: Reading, at: number): boolean {
  const opening = complementizersOf(language);
  return (
    sources.test(sentence[at]!.norm) ||
    opening.size === 0 ||
    // "X claims: …", "as X reports, …".
    sentence
      .slice(at + 1, at + 4)
      .some(({ norm, clause }) => opening.has(norm) || clause !== sentence[at]!.clause)
  );
}
const sources =
  /^(?:according|laut|zufolge|selon|segun|secondo|segundo|segons|согласно|словам|мнению|данным)$/u;

/** Verbs of things as well as of people. Folded. */
const ofThings =
  /^(?:indicat|indiqu|indica|indic|zeig|expli|erklar|erlaut|describ|decri|beschreib|montr|muestra|mostr|show)/;

/** Does the passage report something of the name, in whatever words: "Kepler published that"? */
function reportsIn({ ground, language }: Reading, name: Token): boolean {
  const opening = complementizersOf(language);
  return placesOf(name, ground).some((place) =>
    ground.tokens
      .slice(place + 1, place + reportReach)
      .some(
        ({ norm }, i) =>
          opening.has(norm) && ground.sentenceAt[place] === ground.sentenceAt[place + 1 + i],
      ),
  );
}
const reportReach = 7;

/** "Seeds are found in it": nobody finds them. "Se montrent hostiles": they tell nothing. */
const isPlaced = (sentence: readonly Token[], at: number): boolean =>
  reflexive.test(sentence[at - 1]?.norm ?? '') ||
  (ofPerfect.test(sentence[at - 1]?.norm ?? '') && reflexive.test(sentence[at - 2]?.norm ?? '')) ||
  (sentence[at]!.norm === 'called' && sentence[at + 1]?.isName === true) ||
  (/^(?:found|called)$/.test(sentence[at]!.norm) &&
    /^(?:is|are|was|were|be|been)$/.test(sentence[at - 1]?.norm ?? ''));

const reflexive = /^(?:se|s|si|sich)$/;
/** "S'est assuré", "si è mostrato". Folded. */
const ofPerfect = /^(?:est|sont|etait|etaient|e|era|sono|erano|ha|han|habia|habian)$/;

/** What was is told as what will be, in the very place: elsewhere it may be another thing. */
export function readTense({ sentence, ground, best, language }: Reading): Finding[] {
  const isAt = (token: Token | undefined, end: number): boolean =>
    token !== undefined && polesOfWord(token.norm, language).includes(end);
  for (const [i, will] of sentence.entries()) {
    if (best.to[i] !== -1 || !isAt(will, -tense)) continue;
    const beside = [i + 1, i + 2].flatMap((at) => {
      const place = best.to[at] ?? -1;
      return place === -1 ? [] : [place - 1, place, place + 1];
    });
    const was = beside.map((place) => ground.tokens[place]).find((token) => isAt(token, tense));
    if (was) return [{ code: 'opposite', strength: 1, said: will.written, given: was.written }];
  }
  return [];
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
  const conditions = { backward: conditionsOf(reading.language), forward: noWords };
  const times = temporalOf(reading.language);
  // A condition exchanged with what follows from it, where the passage has one as well.
  const condition = crossed(reading, conditions, 'cause', {
    backward: conditions.backward.union(times),
    forward: noWords,
  });
  return [...crossed(reading, causes, 'cause'), ...condition, ...order];
}

const noWords: ReadonlySet<string> = new Set();

function crossed(
  reading: Reading,
  pivots: Pivots,
  code: 'cause' | 'order',
  /** What the passage may have for them, where it must have one. */
  given?: Pivots,
): Finding[] {
  const { sentence, ground, at, best } = reading;
  const isOrder = code === 'order';
  const mustBeGiven = isOrder || given !== undefined;
  const isCausal = pivots === reading.lexicon.causes;
  const all = pivotsIn(sentence, 0, sentence.length, pivots, isCausal);
  // Of several the one that the passage has as well.
  const pivot = all.find((one) => best.to[one.at] !== -1) ?? all[0];
  if (!pivot) return [];
  const said = sidesOf(sentence, 0, sentence.length, pivot, isOrder);
  // "That is why": what comes before it stands in another sentence.
  const isHead = sentence.slice(0, pivot.at).every(({ isStop }) => isStop);
  if (isHead && [...said.first].every((i) => sentence[i]!.isStop)) return [];
  const word = sentence[pivot.at]!.written;
  const places = at.filter((place, i) => place !== -1 && !sentence[i]!.isStop);
  const begin = Math.min(
    ...places.map((place) => ground.sentences[ground.sentenceAt[place]!]!.from),
  );
  const end = Math.max(...places.map((place) => ground.sentences[ground.sentenceAt[place]!]!.to));
  const shareOf = (number: number): number =>
    places.filter((place) => ground.sentenceAt[place] === number).length / places.length;
  const givens = (
    places.length > 0 ? pivotsIn(ground.tokens, begin, end, given ?? pivots, isCausal) : []
  )
    // A condition in a sentence that has little of what is said is another one.
    .filter((one) => given === undefined || shareOf(ground.sentenceAt[one.at]!) >= conditionShare);
  if (givens.length === 0 && isCausal && crossesCondition(reading, said, begin, end))
    return [{ code, strength: 0.7, said: word }];
  if (givens.length === 0)
    return best.to[pivot.at] === -1 &&
      !mustBeGiven &&
      !/^(?:as|durch)$/.test(sentence[pivot.at]!.norm)
      ? [{ code, strength: isUngiven(said) ? 0.6 : 0.3, said: word }]
      : [];
  if (all.length === 1 && givens.some((one) => haveOneComplement(reading, pivot, one))) return [];
  const weighed = givens.map((one) => {
    const { sentences, sentenceAt } = ground;
    const own = sentences[sentenceAt[one.at]!]!;
    // With several of them each is read within its sentence, and so is an "if" that opens one.
    const isWithin = givens.length > 1 || (one.turns && one.at === own.from);
    const { from, to } = isWithin ? own : { from: begin, to: end };
    return weigh(reading, said, sidesOf(ground.tokens, from, to, one, isOrder));
  });
  const [{ straight, cross } = { straight: 0, cross: 0 }] = weighed.toSorted(
    (a, b) => b.straight + b.cross - a.straight - a.cross,
  );
  if (cross <= straight || cross < 1) return [];
  return [{ code, strength: straight === 0 ? 1 : 0.7, said: word }];

  function isUngiven(sides: Sides): boolean {
    const { first, second } = sides;
    if (isExplained(reading, sides)) return false;
    return joinsTwo(reading, sides) || (isCausal && isAgainstOrder(reading, first, second));
  }
}

/** How much of what is said stands on the side that it is said on, and how much on the other. */
function weigh(
  { sentence, at }: Reading,
  one: Sides,
  other: Sides,
): { straight: number; cross: number } {
  const weightIn = (here: ReadonlySet<number>, there: ReadonlySet<number>): number =>
    [...here].reduce((sum, i) => {
      const { isStop, weight } = sentence[i]!;
      return isStop || !there.has(at[i]!) ? sum : sum + weight;
    }, 0);
  return {
    straight: weightIn(one.first, other.first) + weightIn(one.second, other.second),
    cross: weightIn(one.first, other.second) + weightIn(one.second, other.first),
  };
}

/** "Bad smells make it wet", of what smells "if it is wet": the only condition that stands there. */
function crossesCondition(reading: Reading, said: Sides, begin: number, end: number): boolean {
  const { ground, language } = reading;
  const backward = conditionsOf(language).union(temporalOf(language));
  const pivots = { backward, forward: noWords };
  const [one, ...others] = pivotsIn(ground.tokens, begin, end, pivots, false);
  if (!one || others.length > 0) return false;
  const { from, to } = ground.sentences[ground.sentenceAt[one.at]!]!;
  const sides = sidesOf(ground.tokens, from, to, one, false);
  const { straight, cross } = weigh(reading, said, sides);
  return straight === 0 && cross >= 2;
}

const conditionShare = 0.4;

/** Stands the same behind both, so that both join it to the rest in the same way? */
function haveOneComplement({ sentence, ground, best, at }: Reading, one: Pivot, other: Pivot) {
  const said = sentence.findIndex(({ isStop }, i) => i > one.at && !isStop);
  const given = ground.tokens.findIndex(({ isStop }, place) => place > other.at && !isStop);
  return said !== -1 && best.to[one.at] === other.at && at[said] === given;
}

/** Are the sides two statements of the passages, each of a sentence or a clause of its own? */
function joinsTwo({ sentence, at, ground }: Reading, { first, second }: Sides): boolean {
  const [one, other] = [first, second].map((side) => {
    const content = [...side].filter((i) => !sentence[i]!.isStop);
    const found = content.filter((i) => at[i] !== -1);
    const isTold = found.length >= 2 && found.length >= content.length * 0.6;
    const clauseOf = (place: number): string =>
      `${ground.sentenceAt[place]!}:${ground.tokens[place]!.clause}`;
    return new Set(isTold ? found.map((i) => clauseOf(at[i]!)) : []);
  });
  return one!.size > 0 && other!.size > 0 && one!.isDisjointFrom(other!);
}

/** Stands the cause right behind a colon, and the effect before it? A colon gives a reason as well. */
function isExplained({ at, ground, sentence }: Reading, { first, second }: Sides): boolean {
  const [causes, effects] = [first, second].map((side) =>
    [...side].flatMap((i) => (at[i] === -1 || sentence[i]!.isStop ? [] : [at[i]!])),
  );
  if (causes!.length === 0 || effects!.length === 0) return false;
  const [from, to] = [Math.max(...effects!), Math.min(...causes!)];
  return (
    from < to &&
    ground.sentenceAt[from] === ground.sentenceAt[to] &&
    between(ground, from, to).includes(':')
  );
}

function sidesOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  { at: pivot, turns }: Pivot,
  isOrder: boolean,
): Sides {
  const range = (begin: number, end: number): Set<number> =>
    new Set(Array.from({ length: Math.max(0, end - begin) }, (_, i) => begin + i));
  let left = range(from, pivot);
  let right = range(pivot + 1, to);
  // "Because A, B" and "After A, B": what stands before the comma belongs to the connective.
  const isHead = pivot - from <= 1 || tokens[pivot]!.norm === 'result';
  if ((turns || isOrder) && isHead) {
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
  return turns ? { first: right, second: left } : { first: left, second: right };
}
