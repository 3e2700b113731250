import { wordsOf } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';

/** Words of a question that are looked for; the rest of a long one says it again. */
const mostWords = 24;
/** What one character is worth of those that are looked for in pairs. */
const ofCharacter = 0.35;
/** Characters of Chinese and Japanese that say nothing by themselves. */
const idle = new Set(
  '的了是在有和与或吗呢么什怎为哪个多少这那会能可以应该时候要我你他她它们不没就都也很',
);

/** A word of a question, as it is looked for in a passage. */
export interface AskedWord {
  /** The beginning that all forms of it share: "energ" of "energy", whose stem is "energi". */
  readonly trunk: string;
  readonly whole: string;
  /** 0–1 */
  readonly weight: number;
}

/** What is to be looked for in order to answer a question: no function words, and each word once. */
export function askedWords(text: string, language: string): AskedWord[] {
  const words = wordsOf(text.normalize('NFC')).flatMap((word) => {
    const whole = folded(word);
    return contentStems(word, language).map((stem) => ({
      trunk: trunkOf(stem, whole),
      whole,
      weight: 1,
    }));
  });
  const characters = (text.match(/\p{Script=Han}/gu) ?? [])
    .filter((character) => !idle.has(character))
    .map((character) => ({ trunk: character, whole: character, weight: ofCharacter }));
  const once = new Map(
    [...words.slice(0, mostWords), ...characters.slice(0, mostWords)].map((word) => [
      word.trunk,
      word,
    ]),
  );
  return [...once.values()];
}

/** The longest beginning that a stem shares with a part of its word, where it is no part of it. */
function trunkOf(stem: string, word: string): string {
  if (word.includes(stem)) return stem;
  const shared = word.split(/[-/·'’]/).map((part) => commonStart(part, stem));
  const [longest = ''] = shared.toSorted((a, b) => b.length - a.length);
  return longest.length >= 3 ? longest : stem;
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}

/** Lower case, without accents and special letters of the Latin script. */
const folded = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/gu, '')
    .normalize('NFKC')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o');
