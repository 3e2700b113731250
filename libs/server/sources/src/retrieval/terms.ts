import { stem } from './stem.ts';
import { stopWordsOf } from './stop-words.ts';

const bigramScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const unspacedScripts = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
// A letter run of one of the scripts without spaces, or a word with its inner points, apostrophes and hyphens left out ("C++" and "C#" whole).
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+|\+\+|#)?/gu;
const termsByLanguage = new Map<string, Map<string, readonly string[]>>();
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * The terms by which a text is found: lower case, without accents, stop words and endings. Chinese and Japanese give
 * overlapping pairs of characters.
 */
export function termsOf(text: string, language = 'en'): string[] {
  const base = baseLanguage(language);
  const known = knownTerms(base);
  const terms: string[] = [];
  for (const word of wordsOf(text)) {
    let found = known.get(word);
    if (!found) known.set(word, (found = termsOfWord(word, base)));
    terms.push(...found);
  }
  return terms;
}

function termsOfWord(word: string, base: string): readonly string[] {
  if (bigramScripts.test(word)) return bigrams(word);
  return stopWordsOf.get(base)?.has(word) ? [] : [stem(withoutAccents(word), base)];
}

/** A book repeats its words; most are worked out once. Started anew before it grows large. */
function knownTerms(base: string): Map<string, readonly string[]> {
  let known = termsByLanguage.get(base);
  if (!known || known.size > 50_000) termsByLanguage.set(base, (known = new Map()));
  return known;
}

/** Lower-case words as written, stop words included. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [piece] of text.normalize('NFC').toLowerCase().matchAll(pieces)) {
    if (unspacedScripts.test(piece)) {
      for (const { segment, isWordLike } of segmenter.segment(piece))
        if (isWordLike) words.push(segment);
    } else {
      words.push(piece.replace(/['’]s?$|^[ldjmtsnc]['’](?=\p{L})/u, '').replaceAll('’', "'"));
    }
  }
  return words;
}

export const baseLanguage = (tag: string): string => tag.toLowerCase().split('-')[0] ?? tag;

const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');

function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => characters[index]! + character);
}
