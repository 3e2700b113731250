import type { Finding } from './findings.ts';
import { nearnessOf, type Nearness } from './nearness.ts';
import type { Reading } from './reading.ts';

/** What the plain reading goes by: a few figures, few enough to hold for texts of any kind. */
export interface PlainFeatures extends Nearness {
  /** The share of the sentence that stands in the two places which have most of it. */
  readonly inTwoPlaces: number;
  /** How much speaks against the sentence, all taken together. */
  readonly against: number;
  /** How surely the surest of it does. */
  readonly strongest: number;
}

export function plainFeaturesOf(reading: Reading, findings: readonly Finding[]): PlainFeatures {
  const hard = findings.filter(({ code }) => code !== 'appended' && code !== 'rival');
  return {
    ...nearnessOf(reading),
    inTwoPlaces: inTwoPlaces(reading),
    against: hard.reduce((sum, { strength }) => sum + strength, 0),
    strongest: hard.reduce((most, { strength }) => Math.max(most, strength), 0),
  };
}

function inTwoPlaces({ sentence, at, elsewhere }: Reading): number {
  const [found, all] = sentence.reduce(
    ([some, total], { weight }, i) => [
      some + (at[i] === -1 && elsewhere[i] === -1 ? 0 : weight),
      total + weight,
    ],
    [0, 0],
  );
  return all > 0 ? found / all : 1;
}

type Weights = Readonly<Partial<Record<keyof PlainFeatures, number>>> & { readonly start: number };

/**
 * Fitted by tools/truth/fit-plain.ts to sentences that people judged by short passages, and to
 * claims that they judged by whole articles. Those are not in the repository, so what was found is
 * rounded and stands here.
 */
export const plainWeights = {
  inShort: { start: -1.5, carried: 3.7, joined: 1.6, unfound: -0.5, strongest: -0.8 },
  inArticle: {
    start: -2.48,
    near: 2.65,
    inTwoPlaces: 1.72,
    farYears: -1.06,
    brokenNames: -0.23,
    against: -0.1,
  },
} as const satisfies Record<string, Weights>;

const weigh = ({ start, ...weights }: Weights, features: PlainFeatures): number =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * features[name as keyof PlainFeatures],
    start,
  );

/** Up to so many sentences the passages are short, from so many on an article. */
const shortUpTo = 14;
const articleFrom = 22;
/**
 * How far the trees and the plain reading are believed: the trees learned from short passages, and
 * of articles they say nothing.
 */
const beliefs = {
  inShort: { trees: 0.9, plain: 0.7 },
  inArticle: { trees: 0, plain: 1 },
} as const;

/** What the trees and the plain reading say together, as a probability. */
export function together(ofTrees: number, features: PlainFeatures, sentences: number): number {
  const length = (sentences - shortUpTo) / (articleFrom - shortUpTo);
  const isArticle = Math.min(1, Math.max(0, length));
  const kept = Math.min(0.997, Math.max(0.003, ofTrees));
  const logOdds = Math.log(kept / (1 - kept));
  const by = (of: keyof typeof beliefs): number =>
    beliefs[of].plain * weigh(plainWeights[of], features) + beliefs[of].trees * logOdds;
  const sum = (1 - isArticle) * by('inShort') + isArticle * by('inArticle');
  return 1 / (1 + Math.exp(-sum));
}
