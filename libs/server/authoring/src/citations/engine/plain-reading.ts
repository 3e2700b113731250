import type { Finding } from './findings.ts';
import { nearnessOf, type Nearness } from './nearness.ts';
import type { Reading } from './reading.ts';

/** What the plain reading goes by: five figures, few enough to hold for texts of any kind. */
export interface PlainFeatures extends Nearness {
  /** The share of the sentence that stands in the two places which have most of it. */
  readonly inTwoPlaces: number;
  /** How much speaks against the sentence, all taken together. */
  readonly against: number;
}

export const plainFeaturesOf = (reading: Reading, findings: readonly Finding[]): PlainFeatures => ({
  ...nearnessOf(reading),
  inTwoPlaces: inTwoPlaces(reading),
  against: findings.reduce(
    (sum, { code, strength }) => (code === 'appended' || code === 'rival' ? sum : sum + strength),
    0,
  ),
});

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

/**
 * Fitted by tools/truth/fit-plain.ts to claims that people judged by whole articles. Those are not
 * in the repository, so what was found is rounded and stands here.
 */
export const plainWeights: Readonly<Record<keyof PlainFeatures, number>> = {
  near: 2.5,
  inTwoPlaces: 1.9,
  farYears: -1.1,
  brokenNames: -0.23,
  against: -0.13,
};
const plainStart = -2.4;

/** The log-odds that the passages bear a sentence out, by what of it they have together. */
export const plainReading = (features: PlainFeatures): number =>
  plainStart +
  plainWeights.near * features.near +
  plainWeights.inTwoPlaces * features.inTwoPlaces +
  plainWeights.farYears * features.farYears +
  plainWeights.brokenNames * features.brokenNames +
  plainWeights.against * features.against;

/** Up to so many sentences the passages are short, from so many on an article. */
const shortUpTo = 10;
const articleFrom = 20;
/**
 * How far the trees and the plain reading are believed: the trees learned from short passages, the
 * plain reading from articles.
 */
const beliefs = {
  inShort: { trees: 0.75, plain: 0.75 },
  inArticle: { trees: 0.05, plain: 1 },
} as const;

/** What the trees and the plain reading say together, as a probability. */
export function together(ofTrees: number, plain: number, sentences: number): number {
  const length = (sentences - shortUpTo) / (articleFrom - shortUpTo);
  const isArticle = Math.min(1, Math.max(0, length));
  const { inShort, inArticle } = beliefs;
  const between = (of: keyof typeof inShort): number =>
    inShort[of] + (inArticle[of] - inShort[of]) * isArticle;
  const kept = Math.min(0.997, Math.max(0.003, ofTrees));
  const logOdds = between('plain') * plain + between('trees') * Math.log(kept / (1 - kept));
  return 1 / (1 + Math.exp(-logOdds));
}
