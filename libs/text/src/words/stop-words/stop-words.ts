import { baseLanguage } from '../../language.ts';
import { ca } from './ca.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const lists: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({ en, es, fr, de, it, pt, ca }).map(([language, words]) => [
    language,
    new Set(words.split(' ')),
  ]),
);
const none: ReadonlySet<string> = new Set();

/** Lower-case function words of a language; empty for languages without a list. */
export const stopWords = (language: string): ReadonlySet<string> =>
  lists.get(baseLanguage(language)) ?? none;

/** The listed language whose function words make up most of the text, or `fallback` if none clearly does. */
export function guessLanguage(text: string, fallback: string): string {
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  let best = fallback;
  let bestShare = 0.2;
  for (const [language, list] of lists) {
    const share =
      words.reduce((count, word) => count + (list.has(word) ? 1 : 0), 0) /
      Math.max(1, words.length);
    if (share > bestShare) [best, bestShare] = [language, share];
  }
  return best;
}
