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

/** Whether a heading has words: the notes and the signs of some fonts are read as letters, too. */
export function isInWords(text: string): boolean {
  if (!/\p{L}{2}/u.test(text)) return false;
  if (/^\d+(?:\.\d+)*\.?\s|(?!\p{sc=Latin})\p{L}/u.test(text)) return true;
  const all = text.match(/\p{L}+/gu) ?? [];
  const varied = all.filter((word) => /(\p{L})(?!\1)\p{L}/u.test(word));
  // "gdb", "SQL", "pump"; in a row of several, letters without a vowel are signs.
  const words = varied.filter((word) => vowel.test(word.normalize('NFD')) || !/\p{Ll}/u.test(word));
  return varied.length === all.length
    ? all.length === 1 || words.length > 0
    : words.length >= all.length / 2;
}

/** Words of a line of notes, at least, how many different letters they have, and their share of all. */
const score = { words: 3, letters: 4, share: 0.7 } as const;

/** Whether a line is a staff of notes, of which each is read as a letter: "h h hh NN h". */
export function isScore(text: string): boolean {
  if (/[=\\]/.test(text)) return false;
  const all = text.match(/\p{L}+/gu) ?? [];
  const alike = all.filter((word) => /^(?![IXC])(\p{sc=Latin})\1*$/u.test(word));
  const letters = new Set(alike.map((word) => word[0])).size;
  const isAny = alike.length >= score.words && alike.length >= all.length * score.share;
  return isAny && letters <= score.letters && alike.some((word) => word.length > 1);
}
