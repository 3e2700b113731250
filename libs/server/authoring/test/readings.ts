import {
  findingsOf,
  groundOf,
  readSentence,
  tokensOf,
  type FindingCode,
} from '../src/citations/engine/index.ts';

/** A sentence beside its passage, as the rules of the check see the two. */
export const readingOf = (language: string, sentence: string, passage: string) =>
  readSentence(tokensOf(sentence, language), groundOf([passage], language), language, sentence)!;

/** How surely the rules find it; 0 if they do not. */
export const strengthOf = (
  code: FindingCode,
  language: string,
  sentence: string,
  passage: string,
): number =>
  findingsOf(readingOf(language, sentence, passage)).reduce(
    (most, finding) => (finding.code === code ? Math.max(most, finding.strength) : most),
    0,
  );
