import { detectAll } from 'tinyld/heavy';
import { stopWords } from '../terms/index.ts';

const probeLength = 600;
const probes = 60;
const lettersNeeded = 12;
/** Of data and programs there are more to a letter; their words are of no language. */
const mostSigns = 0.12;
/** A character of these says as much as several letters: code and licences would outweigh them. */
const unspaced = new Set(['zh', 'ja', 'ko']);
const lettersForOne = 3;

/** Share of the text from which a language is that of all of it, and from which that is sure. */
const shares = { least: 0.3, sure: 0.6 };

/**
 * The language (ISO 639-1) in which most of the texts are written, longer texts counting more; where
 * that is not sure, the one that their document declares. Undefined if none is clear. Loads some
 * megabytes of statistics: for worker threads.
 */
export function prevailingLanguage(
  texts: readonly string[],
  declared?: string,
): string | undefined {
  const read: string[] = [];
  const weights = new Map<string, number>();
  let total = 0;
  for (const text of spread(texts, probes)) {
    const plain = text.replace(/`[^`]*`|https?:\S+/g, ' ');
    // "JSON" is in no language, and looks Czech.
    const probe = (
      /\p{Ll}{4}/u.test(plain) ? plain.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, ' ') : plain
    )
      .slice(0, probeLength)
      .trim();
    const letters = probe.match(/\p{L}/gu)?.length ?? 0;
    const signs = probe.match(/[{}[\]"=<>_/\\|$]/g)?.length ?? 0;
    if (letters < lettersNeeded || signs > letters * mostSigns) continue;
    const best =
      languageByScript(probe, letters) ??
      detectAll(probe).find(({ lang }) => lang.length === 2 && isIn(lang, probe, letters))?.lang;
    const weight = letters * (unspaced.has(best ?? '') ? lettersForOne : 1);
    total += weight;
    read.push(probe);
    if (best) weights.set(best, (weights.get(best) ?? 0) + weight);
  }
  const [language, weight] =
    [...weights].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0] ?? [];
  if (language === undefined || weight === undefined || weight < total * shares.least)
    return declared;
  const words = wordsOf(read);
  const unknown = unknownToStatistics.find((one) => isByItsWords(one, language, words));
  if (unknown !== undefined) return unknown;
  if (isEnglish(words, language)) return 'en';
  const isSure =
    weight >= total * shares.sure &&
    (stopWords(language).size === 0
      ? total >= lettersForVerdict
      : shareOf(words, language) >= fewestFunctionWords);
  return isSure ? language : (declared ?? language);
}

/** Letters from which the statistics are sure by themselves. */
const lettersForVerdict = 200;
/** Languages of which the statistics know nothing: they take each paragraph for another one. */
const unknownToStatistics = ['ca'];
/** Share of function words from which a text is in such a language, also beside those of the one found. */
const surelyByWords = { share: 0.25, times: 1.5 } as const;

const isByItsWords = (language: string, found: string, words: readonly string[]): boolean => {
  const share = shareOf(words, language);
  return share >= Math.max(surelyByWords.share, surelyByWords.times * shareOf(words, found));
};

/** Share of its function words in any prose of a language; in that of another they are half as many. */
const fewestFunctionWords = 0.1;
/** A text of English has as good as no other letters. */
const mostOtherLetters = 0.02;

/**
 * Whether texts are in English that look like another language: names of an interface do, and what
 * stands between them ("a list of all members, including") tells.
 */
function isEnglish(words: readonly string[], found: string): boolean {
  const share = shareOf(words, 'en');
  const letters = words.join('');
  const others = letters.match(/\P{ASCII}/gu)?.length ?? 0;
  return (
    share >= Math.max(fewestFunctionWords, 2 * shareOf(words, found)) &&
    others <= letters.length * mostOtherLetters
  );
}

const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);

/** Share of the words that are function words of a language. */
const shareOf = (words: readonly string[], language: string): number =>
  words.filter((word) => stopWords(language).has(word)).length / Math.max(1, words.length);

/** Scripts that settle the matter faster and more surely than letter statistics. */
function languageByScript(text: string, letters: number): string | undefined {
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / letters;
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1) return 'ja';
  if (share(/\p{Script=Hangul}/gu) > 0.3) return 'ko';
  if (share(/\p{Script=Han}/gu) > 0.3) return 'zh';
  return ofOwnScript.find(([, letter]) => share(letter) > 0.3)?.[0];
}
/** Languages that are alone in writing their letters, or nearly so. */
const ofOwnScript = [
  ['am', /\p{Script=Ethiopic}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['my', /\p{Script=Myanmar}/gu],
  ['or', /\p{Script=Oriya}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['th', /\p{Script=Thai}/gu],
] as const;

/** Whether a language is written in the letters of most of a text, Latin names aside. */
const isIn = (language: string, text: string, letters: number): boolean =>
  cyrillic.has(language) || (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) < letters / 2;
const cyrillic = new Set(['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sr', 'tg', 'tt', 'uk']);

function spread<T>(items: readonly T[], wanted: number): T[] {
  if (items.length <= wanted) return [...items];
  return Array.from(
    { length: wanted },
    (_, index) => items[Math.floor((index * items.length) / wanted)]!,
  );
}
