import { isUnspaced } from '../language.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words/stop-words.ts';

/** Words and numbers of a plain text, as written. Inner hyphens, apostrophes, dots and underscores stay ("CO₂", "read-only", "fs.open", "don't"). */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}\p{M}]+(?:[-'’._·/][\p{L}\p{N}\p{M}]+)*/gu) ?? [];

const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u;

/** Stems of the content words of a plain text, in order, with repetitions; pairs of characters where words are not set apart. */
export function contentStems(text: string, language: string): string[] {
  if (isUnspaced(language) || han.test(text)) return characterPairs(text);
  const stops = stopWords(language);
  const stems: string[] = [];
  for (const word of wordsOf(text)) {
    for (const part of splitCompound(word)) {
      const lower = part.toLowerCase();
      if (stops.has(lower) || (lower.length < 2 && !/\d/.test(lower))) continue;
      stems.push(stem(lower, language));
    }
  }
  return stems;
}

/** "light-harvesting" counts as its parts, "l'eau" as "eau"; "3.14" and "fs.open" stay whole. */
const splitCompound = (word: string): string[] => {
  const bare = word
    .replace(/^(?:l|d|j|m|t|s|n|c|qu|un|all|dell|nell|sull|dall)['’](?=\p{L}{2})/iu, '')
    .replace(/['’]s$/u, '');
  return /\d/.test(bare) ? [bare] : bare.split(/[-/·]/).filter((part) => part !== '');
};

function characterPairs(text: string): string[] {
  const pairs: string[] = [];
  for (const run of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const characters = [...run];
    if (!han.test(run)) pairs.push(run);
    else if (characters.length === 1) pairs.push(run);
    else
      for (let i = 0; i + 1 < characters.length; i++)
        pairs.push(`${characters[i]}${characters[i + 1]}`);
  }
  return pairs;
}

/** How long a text is for a reader: words, or half its characters where words are not set apart. */
export function countWords(text: string): number {
  const unspaced =
    text.match(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/gu)
      ?.length ?? 0;
  if (unspaced > text.length / 4) return Math.ceil(unspaced / 2);
  return text.match(/[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
