import { coverageOf, type Coverage } from './coverage.ts';
import type { Finding, FindingCode } from './findings.ts';
import { unitOf } from './numbers.ts';
import type { Reading } from './reading.ts';
import { readAmounts } from './rules-amounts.ts';
import { readAppended } from './rules-appended.ts';
import { readComparison } from './rules-comparison.ts';
import { readAttribution, readPivots, readTense } from './rules-claims.ts';
import { readConditions, readInserted, readTimes } from './rules-near.ts';
import { readPolarity } from './rules-polarity.ts';
import { readQuantifiers } from './rules-quantifiers.ts';
import { readExchanges, readSplices } from './rules-exchange.ts';
import { readJoins } from './rules-joins.ts';
import { readContrasted } from './rules-contrasted.ts';
import { readCrossed } from './rules-crossed.ts';
import { readPairs } from './rules-pairs.ts';
import { readDisplaced, readReplaced } from './rules-replaced.ts';
import { readJumble } from './rules-jumble.ts';
import { readLiteral } from './rules-literal.ts';
import { readReported } from './rules-reported.ts';
import { readRoles, readSides } from './rules-roles.ts';
import { readNames, readNumbers, readRivals } from './rules-slots.ts';
import { foldWord } from './tokens.ts';
import { readTurnedBounds, readTurnedOrders } from './rules-turned.ts';

const rules = [
  readPolarity,
  readContrasted,
  readQuantifiers,
  readAmounts,
  readAttribution,
  readReported,
  readPivots,
  readTense,
  readNumbers,
  readNames,
  readRivals,
  readDisplaced,
  readExchanges,
  readRoles,
  readPairs,
  readCrossed,
  readSides,
  readSplices,
  readJumble,
  readJoins,
  readReplaced,
  readAppended,
  readConditions,
  readInserted,
  readTimes,
  readLiteral,
  readTurnedOrders,
  readTurnedBounds,
];

/** What turned sides look like to the rules of single words. */
const ofTurnedSides: ReadonlySet<FindingCode> = new Set(['exchanged', 'opposite', 'spliced']);

/** "Recommends" in the place of "recommended": another form of the word is no other word. */
const isOtherForm = ({ code, said = '', given = '' }: Finding): boolean =>
  code === 'rival' &&
  said.length > rootLeast &&
  foldWord(said).slice(0, rootLeast) === foldWord(given).slice(0, rootLeast);
const rootLeast = 5;

/** Of two units the rule of units tells whether they count the same. */
const isOfUnits = ({ code, said = '', given = '' }: Finding): boolean =>
  code === 'rival' && unitOf(said) !== undefined && unitOf(given) !== undefined;

/** All that the rules find; what a comparison makes good is none. */
export function findingsOf(reading: Reading): Finding[] {
  const found = rules
    .flatMap((rule) => rule(reading))
    .filter((one) => !isOtherForm(one) && !isOfUnits(one));
  const { finding, isSame } = readComparison(reading);
  if (isSame) return found.filter(({ code }) => !ofTurnedSides.has(code));
  return finding ? [...found, finding] : found;
}

/**
 * The features of the model by name, with the direction in which each may move the probability: 1
 * up, -1 down, 0 either way. What no training sentence showed can then not be read the wrong way
 * round.
 */
export const featureDirections = {
  aligned: 1,
  inWindow: 1,
  anywhere: 1,
  withSecond: 1,
  leastClause: 1,
  leastClauseOfTwo: 1,
  pairs: 1,
  triples: 1,
  longestRun: 1,
  longestGap: -1,
  tailGap: -1,
  headGap: -1,
  unseenWords: -1,
  boundShare: 1,
  worstBond: -1,
  density: 1,
  orderShare: 1,
  ground: 0,
  topSentences: 1,
  rareUnseen: -1,
  negation: -1,
  opposite: -1,
  quantifier: -1,
  attribution: -1,
  cause: -1,
  order: -1,
  unit: -1,
  numberAbsent: -1,
  numberElsewhere: -1,
  nameAbsent: -1,
  nameElsewhere: -1,
  rival: -1,
  rivals: -1,
  exchanged: -1,
  appended: -1,
  spliced: -1,
  speaker: -1,
  strongest: -1,
  sum: -1,
} as const;
export type Feature = keyof typeof featureDirections;
export const featureNames = Object.keys(featureDirections) as Feature[];

/** The features of a reading in the order of `featureNames`. */
export function featuresOf(reading: Reading, findings: readonly Finding[]): number[] {
  const most = (code: FindingCode): number =>
    findings.reduce((max, one) => (one.code === code ? Math.max(max, one.strength) : max), 0);
  const count = (code: FindingCode): number => findings.filter((one) => one.code === code).length;
  const hard = findings.filter(({ code }) => code !== 'appended' && code !== 'rival');
  const { sentence, lexicon, ground, best } = reading;
  const isSpoken =
    /[?？؟]\s*$/u.test(reading.text) ||
    sentence.some(
      (token, i) =>
        best.to[i] === -1 &&
        (lexicon.speakers.has(token.norm) || lexicon.speakers.has(token.written.toLowerCase())) &&
        !ground.places.has(token.stem),
    );
  const all: Record<Feature, number> = {
    ...(coverageOf(reading) satisfies Coverage),
    ground: Math.min(7, Math.floor(Math.log2(1 + ground.sentences.length))),
    negation: most('negation'),
    opposite: most('opposite'),
    quantifier: most('quantifier'),
    attribution: most('attribution'),
    cause: most('cause'),
    order: most('order'),
    unit: most('unit'),
    numberAbsent: findings.reduce(
      (sum, one) => (one.code === 'number_absent' ? sum + one.strength : sum),
      0,
    ),
    numberElsewhere: most('number_elsewhere'),
    nameAbsent: count('name_absent'),
    nameElsewhere: most('name_elsewhere'),
    rival: most('rival'),
    rivals: findings.reduce((sum, one) => (one.code === 'rival' ? sum + one.strength : sum), 0),
    exchanged: most('exchanged'),
    appended: most('appended'),
    spliced: most('spliced'),
    speaker: isSpoken ? 1 : 0,
    strongest: hard.reduce((max, { strength }) => Math.max(max, strength), 0),
    sum: hard.reduce((sum, { strength }) => sum + strength, 0),
  };
  return featureNames.map((name) => all[name]);
}
