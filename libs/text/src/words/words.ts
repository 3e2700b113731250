const singleLetterName = String.raw`(?<![\p{L}\p{N}])\p{L}(?:\+\+|#)(?![\p{L}\p{N}])`;
const wordPattern = new RegExp(
  String.raw`${singleLetterName}|[\p{L}\p{N}\p{M}]+(?:[-'’._·/][\p{L}\p{N}\p{M}]+)*`,
  'gu',
);

/**
 * Words and numbers of a plain text, as written, in order. Inner hyphens, apostrophes, dots and
 * underscores stay ("CO₂", "read-only", "fs.open", "don't", "C++"). Where words are not set apart
 * by spaces, a run of letters is one word.
 */
export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];
