const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const spacedWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-'’.][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * How many words a plain text has for a reader. In scripts that set no words apart two characters
 * count as one.
 */
export function countWords(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  if (characters === 0) return text.match(spacedWord)?.length ?? 0;
  const spaced = text.replace(unspaced, ' ').match(spacedWord)?.length ?? 0;
  return spaced + Math.ceil(characters / 2);
}

/** Words that a reader who learns from a text reads in a minute. */
const wordsPerMinute = 220;

/** Whole minutes it takes to read a text, at least 1. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(countWords(text) / wordsPerMinute));
