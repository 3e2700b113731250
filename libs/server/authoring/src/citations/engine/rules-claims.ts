import { isUnspaced } from '@coursewright/text';
import type { Finding } from './findings.ts';
import { conditionsOf, temporalOf } from './lexicon/conditions.ts';
import type { Pivots } from './lexicon/lexicon.ts';
import { polesOfWord, tense } from './lexicon/poles.ts';
import { placesOf } from './passage.ts';
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
  /^(?:se|si|sich)$/.test(sentence[at - 1]?.norm ?? '') ||
  (sentence[at]!.norm === 'called' && sentence[at + 1]?.isName === true) ||
  (/^(?:found|called)$/.test(sentence[at]!.norm) &&
    /^(?:is|are|was|were|be|been)$/.test(sentence[at - 1]?.norm ?? ''));

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
    // With several of them each is read within its sentence.
    const { from, to } =
      givens.length > 1 ? sentences[sentenceAt[one.at]!]! : { from: begin, to: end };
    return weigh(reading, said, sidesOf(ground.tokens, from, to, one, isOrder));
  });
  const [{ straight, cross } = { straight: 0, cross: 0 }] = weighed.toSorted(
    (a, b) => b.straight + b.cross - a.straight - a.cross,
  );
  if (cross <= straight || cross < 1) return [];
  return [{ code, strength: straight === 0 ? 1 : 0.7, said: word }];

  function isUngiven(sides: Sides): boolean {
    const { first, second } = sides;
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

interface Pivot {
  readonly at: number;
  /** What stands behind it comes first. */
  readonly turns: boolean;
}

function pivotsIn(
  tokens: readonly Token[],
  from: number,
  to: number,
  { backward, forward }: Pivots,
  isCausal: boolean,
): Pivot[] {
  const found: Pivot[] = [];
  for (let at = from; at < to; at += 1) {
    const { norm, clause } = tokens[at]!;
    // "Kommt vor": what ends its clause joins nothing.
    if (norm === 'vor' && tokens[at + 1]?.clause !== clause) continue;
    if (norm === 'vor' && /^(?:als|und|wie)$/.test(tokens[at + 1]!.norm)) continue;
    if (backward.has('because') && turnsInEnglish(tokens, at)) {
      found.push({ at, turns: true });
      continue;
    }
    if (isCausal && (opensReason(tokens, from, at) || owes(tokens, at))) {
      found.push({ at, turns: true });
      continue;
    }
    // "Bis zu hundert" is an amount, and no time.
    if (norm === 'bis' && tokens[at + 1]?.norm === 'zu') continue;
    // "So far" is no consequence.
    if (norm === 'so' && tokens[at + 1]?.norm === 'far') continue;
    if (isCausal && reasons.has(norm) && givesReason(tokens, at)) {
      found.push({ at, turns: false });
      continue;
    }
    if (isCausal && makesThat(tokens, at)) {
      found.push({ at, turns: false });
      continue;
    }
    const turns =
      backward.has(norm) ||
      (isCausal && (isCopulaOfReason(tokens, from, at) || isBecauseOf(tokens, at)));
    if (turns || forward.has(norm)) found.push({ at, turns });
  }
  return found;
}

/** "Hace que", "fa sì che": what stands before it is the cause. */
const makesThat = (tokens: readonly Token[], at: number): boolean =>
  /^(?:hacen?|hizo|hicieron|fait|font|fa|fanno|faz|fazem|fez)$/.test(tokens[at]!.norm) &&
  /^(?:que|qu|si|com)$/.test(tokens[at + 1]?.norm ?? '') &&
  /^(?:que|qu|che)$/.test(
    tokens[at + (/^(?:si|com)$/.test(tokens[at + 1]!.norm) ? 2 : 1)]?.norm ?? '',
  );

/** "Из-за", which is two words to the tokens. */
const isBecauseOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.norm === 'за' && tokens[at - 1]?.norm === 'из';

/** "Doit sa couleur aux peaux": what stands behind it comes first. */
const owes = (tokens: readonly Token[], at: number): boolean =>
  /^(?:doi(?:t|vent)|dut|debe[n]?|debia|deve|devono|devem)$/.test(tokens[at]!.norm) &&
  tokens.slice(at + 1, at + 3).some(({ norm }) => possessives.has(norm));
const possessives: ReadonlySet<string> = new Set(
  'son sa ses leur leurs su sus suo sua suoi sue loro seu seus suas'.split(' '),
);

/** "Como A, B": at the head of a sentence the word for "like" gives a reason. */
function opensReason(tokens: readonly Token[], from: number, at: number): boolean {
  const { norm, clause } = tokens[at]!;
  return (
    at === from &&
    (norm === 'como' || norm === 'comme') &&
    tokens.slice(at + 1, at + headMost).some((token) => token.clause !== clause)
  );
}
const headMost = 16;

/** "For this reason": what stands before it is the cause. */
const givesReason = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at - 1], tokens[at - 2], tokens[at + 1]].some((token) =>
    demonstratives.has(token?.norm ?? ''),
  ) && [tokens[at - 1], tokens[at - 2]].some((token) => ofReason.has(token?.norm ?? ''));
const ofReason: ReadonlySet<string> = new Set('for aus pour por per'.split(' '));
const demonstratives: ReadonlySet<string> = new Set(
  'this that these diesem diesen dem cette ces esta ese esa este questa questo tale essa esse'.split(
    ' ',
  ),
);

/** "The reason for A was B": what stands behind the verb comes first. */
function isCopulaOfReason(tokens: readonly Token[], from: number, at: number): boolean {
  const { norm, clause } = tokens[at]!;
  if (!copulas.has(norm)) return false;
  return tokens
    .slice(Math.max(from, at - reasonReach), Math.max(from, at - 1))
    .some((token) => token.clause === clause && reasons.has(token.norm));
}
const reasonReach = 10;
/** Folded. "Cause" and "causa" join two statements by themselves as well. */
const reasons: ReadonlySet<string> = new Set(
  'reason grund grunde ursache ursachen raison raisons razon motivo motivos ragione motivi razao причина причиной причины 原因 理由 سبب वजह'.split(
    ' ',
  ),
);
const copulas: ReadonlySet<string> = new Set(
  'is are was were ist sind war waren est sont etait fut es son era eran fue e sono fu furono foi eram был была было были стал стала стало стали 是 は كان كانت है था थी'.split(
    ' ',
  ),
);

/** "As a result of A, B" and "B, as A": what comes behind it is the cause. */
function turnsInEnglish(tokens: readonly Token[], at: number): boolean {
  const { norm, clause, written } = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (norm === 'result') return next?.norm === 'of' && before?.norm === 'a';
  return (
    norm === 'as' &&
    (before?.clause !== clause || written === 'As') &&
    !/^(?:an?|well|soon|long|far|if|of|in|for)$/.test(next?.norm ?? '')
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
