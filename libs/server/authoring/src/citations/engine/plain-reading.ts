import type { Finding } from './findings.ts';
import { nearnessOf, type Nearness } from './nearness.ts';
import type { Reading } from './reading.ts';

/** What the plain reading goes by: four figures, few enough to hold for texts of any kind. */
export interface PlainFeatures extends Nearness {
  /** How much speaks against the sentence, all taken together. */
  readonly against: number;
}

export const plainFeaturesOf = (reading: Reading, findings: readonly Finding[]): PlainFeatures => ({
  ...nearnessOf(reading),
  against: findings.reduce(
    (sum, { code, strength }) => (code === 'appended' || code === 'rival' ? sum : sum + strength),
    0,
  ),
});

/**
 * Fitted by tools/truth/fit-plain.ts to claims that people judged by whole articles. Those are not
 * in the repository, so what was found is rounded and stands here.
 */
export const plainWeights: Readonly<Record<keyof PlainFeatures, number>> = {
  near: 4.6,
  farYears: -1.9,
  brokenNames: -0.25,
  against: -0.15,
};
const plainStart = -2.2;

/** The log-odds that the passages bear a sentence out, by what of it they have together. */
export const plainReading = (features: PlainFeatures): number =>
  plainStart +
  plainWeights.near * features.near +
  plainWeights.farYears * features.farYears +
  plainWeights.brokenNames * features.brokenNames +
  plainWeights.against * features.against;

/** Up to so many sentences the passages are short, from so many on an article. */
const shortUpTo = 10;
const articleFrom = 30;
/** How far the trees are believed beside the plain reading: they learned from short passages. */
const beliefInShort = 0.7;
const beliefInArticle = 0.25;

/** What the trees and the plain reading say together, as a probability. */
export function together(ofTrees: number, plain: number, sentences: number): number {
  const length = (sentences - shortUpTo) / (articleFrom - shortUpTo);
  const isArticle = Math.min(1, Math.max(0, length));
  const belief = beliefInShort + (beliefInArticle - beliefInShort) * isArticle;
  const kept = Math.min(0.997, Math.max(0.003, ofTrees));
  return 1 / (1 + Math.exp(-(plain + belief * Math.log(kept / (1 - kept)))));
}
