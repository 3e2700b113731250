/** Words by which that is told, at least, and the share of them without a vowel from which it is. */
const told = { words: 150, share: 0.25 } as const;
const vowel = /[aeiouyæœøı]/iu;

/**
 * Whether the words of a document are none, as of one whose fonts say nothing of their letters: a
 * quarter of them or more have no vowel, of which other documents have 1 to 6 in a hundred.
 */
export function isGibberish(lines: readonly string[]): boolean {
  const words = lines.flatMap((line) => line.match(/\p{L}{3,}/gu) ?? []).filter(isLatin);
  const bare = words.filter((word) => !vowel.test(word.normalize('NFD')));
  return words.length >= told.words && bare.length >= words.length * told.share;
}

const isLatin = (word: string): boolean => /^\p{sc=Latin}+$/u.test(word);
