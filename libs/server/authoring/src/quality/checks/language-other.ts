import { baseLanguage, wordsOf } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';
import type { Check } from '../check.ts';

const scripts: Readonly<Record<string, RegExp>> = {
  zh: /[\p{Script=Han}]/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  ko: /[\p{Script=Hangul}]/gu,
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
  fa: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
  he: /\p{Script=Hebrew}/gu,
  el: /\p{Script=Greek}/gu,
};
const latin = /\p{Script=Latin}/gu;
const listed = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ca'];
/** Letters and words below which a paragraph may be a name, a title or a command. */
const fewest = { letters: 80, words: 20 };

/** A paragraph in another language than the course: of another script, or with its little words. */
export const languageOther: Check = {
  id: 'language_other',
  severity: 'info',
  examines: 'lesson',
  *find({ lessons, language }) {
    for (const each of lessons) {
      const strange = each.prose.find((text) => isOther(text, baseLanguage(language)));
      if (strange !== undefined) yield { place: each.place('content'), said: strange };
    }
  },
};

function isOther(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const own = text.match(scripts[language] ?? latin)?.length ?? 0;
  if (letters >= fewest.letters && own < letters * 0.2) return true;
  if (!listed.includes(language)) return false;
  const words = wordsOf(text.toLowerCase());
  if (words.length < fewest.words) return false;
  const shareOf = (of: string): number => {
    const list = stopWords(of);
    return words.filter((word) => list.has(word)).length / words.length;
  };
  const ownShare = shareOf(language);
  return (
    ownShare < 0.15 &&
    listed.some((other) => other !== language && shareOf(other) > Math.max(0.25, ownShare * 2.5))
  );
}
