import { detectAll } from 'tinyld/heavy';

const probeLength = 600;
const probes = 60;
const lettersNeeded = 12;
/** Of data and programs there are more to a letter; their words are of no language. */
const mostSigns = 0.12;
/** A character of these says as much as several letters: code and licences would outweigh them. */
const unspaced = new Set(['zh', 'ja', 'ko']);
const lettersForOne = 3;

/**
 * The language (ISO 639-1) in which most of the texts are written, longer texts counting more;
 * undefined if none is clear. Loads some megabytes of statistics: for worker threads.
 */
export function prevailingLanguage(texts: readonly string[]): string | undefined {
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
    if (best) weights.set(best, (weights.get(best) ?? 0) + weight);
  }
  const [language, weight] =
    [...weights].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0] ?? [];
  return weight !== undefined && weight >= total * 0.3 ? language : undefined;
}

/** Scripts that settle the matter faster and more surely than letter statistics. */
function languageByScript(text: string, letters: number): string | undefined {
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / letters;
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1) return 'ja';
  if (share(/\p{Script=Hangul}/gu) > 0.3) return 'ko';
  if (share(/\p{Script=Han}/gu) > 0.3) return 'zh';
  return undefined;
}

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
