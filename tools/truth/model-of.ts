// From examples to a model: what train.ts writes and the bench trains again on a part of them.
import {
  featureDirections,
  featureNames,
  featuresOf,
  findingsOf,
  groundOf,
  readSentence,
  tokensOf,
  type Model,
  withoutOpening,
} from '@coursewright/authoring/citation-check';
import { boost, type Row } from './boost.ts';
import type { Example } from './training-set.ts';

export interface TrainingRow extends Example, Row {}

/** The examples with their features. */
export const rowsOf = (examples: readonly Example[]): TrainingRow[] =>
  examples.flatMap((example) => {
    const { passages, language } = example;
    const sentence = withoutOpening(example.sentence, language);
    const ground = groundOf(passages, language);
    const reading = readSentence(tokensOf(sentence, language), ground, language, sentence);
    if (!reading) return [];
    return [{ ...example, features: featuresOf(reading, findingsOf(reading)) }];
  });

/** Statements set apart by a semicolon are judged one by one, so they teach nothing here. */
export const modelOf = (rows: readonly TrainingRow[]): Model =>
  boost(
    rows.filter(({ kind }) => !kind.includes('merged')),
    {
      features: featureNames,
      directions: featureNames.map((name) => featureDirections[name]),
      trees: 100,
      depth: 4,
      rate: 0.12,
      leaf: 4,
      drawn: 2,
    },
  );

/** The part, 0 to `parts` - 1, in which all sentences on one subject lie. */
export function partOf(group: string, parts: number): number {
  let hash = 7;
  for (const character of group) hash = (hash * 31 + character.codePointAt(0)!) >>> 0;
  return hash % parts;
}
