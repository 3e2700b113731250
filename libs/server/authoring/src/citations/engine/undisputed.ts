import type { Finding } from './findings.ts';
import type { Reading } from './reading.ts';

/**
 * Is enough of it found, and does nothing speak against it? Training sees many sentences of which
 * little is found and that are wrong; of those that are, something mostly speaks against them. A word
 * in the place of another that may mean the same does not.
 */
export const isUndisputed = ({ sentence, at }: Reading, findings: readonly Finding[]): boolean => {
  const content = sentence.flatMap(({ isStop }, i) => (isStop ? [] : [i]));
  return (
    content.length >= contentLeast &&
    content.filter((i) => at[i] !== -1).length >= foundLeast &&
    findings.every(({ strength, mayAgree }) => mayAgree || strength < disputed)
  );
};
const contentLeast = 4;
const foundLeast = 3;
const disputed = 0.5;
/** By so many times more likely than without. */
const trust = 8;
export const trusted = (probability: number): number =>
  (trust * probability) / (1 - probability + trust * probability);
