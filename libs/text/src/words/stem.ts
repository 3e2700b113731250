import { baseLanguage } from '../language.ts';

const remembered = new Map<string, string>();
const rememberedMax = 50_000;

/** A light stem, good for comparing words and for nothing else. Expects lower case. Accents are folded. */
export function stem(word: string, language: string): string {
  const base = baseLanguage(language);
  const key = `${base} ${word}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const made = /\d/.test(word) ? word : (stemmers[base] ?? fold)(word.replace(/['’]s?$/u, ''));
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(key, made);
  return made;
}

const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o');

const stemmers: Readonly<Record<string, (word: string) => string>> = {
  en: english,
  es: romance,
  fr: romance,
  it: romance,
  pt: romance,
  ca: romance,
  de: german,
};

function english(word: string): string {
  let w = fold(word);
  if (w.length <= 3) return w;
  if (w.endsWith('ies') && w.length > 4) w = `${w.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(w)) w = w.slice(0, -2);
  else if (/[^suai]s$/.test(w)) w = w.slice(0, -1);
  for (const [ending, shortest] of [
    ['ingly', 4],
    ['edly', 4],
    ['ing', 3],
    ['ed', 3],
    ['ly', 4],
  ] as const) {
    const rest = w.slice(0, -ending.length);
    if (w.endsWith(ending) && rest.length >= shortest && /[aeiouy]/.test(rest)) {
      w = rest.replace(/([bdfgmnprt])\1$/, '$1');
      break;
    }
  }
  w = w
    .replace(/(?:ational|ation|ition|ator|ative)$/, 'at')
    .replace(/(?:isation|ization)$/, 'is')
    .replace(/i[sz]e$/, 'is')
    .replace(/i[sz]$/, 'is');
  w = w.replace(/y$/, 'i');
  return w.length > 3 ? w.replace(/e$/, '') : w;
}

function romance(word: string): string {
  let w = fold(word);
  if (w.length <= 3) return w;
  w = w.replace(/mente$|ment$/, (ending) => (w.length - ending.length >= 5 ? '' : ending));
  w = w
    .replace(/(?:ciones|cion|coes|cao|zioni|zione|cions|cio|tions|tion)$/, 'cion')
    .replace(/xions?$/, 'xion')
    .replace(/(?:dades|dad|tats|tat|dade|tes|te)$/, (ending) =>
      ending.length > 2 ? 'dad' : ending,
    );
  w = w.replace(/(?:eaux|aux)$/, 'al');
  if (w.length > 4) w = w.replace(/(?:[aeo]s|[sx])$/, '');
  if (w.length > 3) w = w.replace(/[aeio]$/, '');
  // The infinitive, participle and gerund of a verb fall together with its present.
  if (w.length > 5) w = w.replace(/(?:and|end|iend|ad|id|ar|er|ir|at|it|ut|an|en)$/, '');
  return w;
}

function german(word: string): string {
  let w = fold(word);
  if (w.length <= 4) return w;
  w = w.replace(/(?:innen|ungen|ung)$/, (ending) => (ending === 'innen' ? 'in' : 'ung'));
  if (/^ge\p{L}{4,}(?:t|en)$/u.test(w)) w = w.slice(2);
  if (w.endsWith('ss')) return w;
  for (const ending of ['ern', 'est', 'em', 'en', 'er', 'es', 'e', 's', 'n', 't']) {
    if (w.endsWith(ending) && w.length - ending.length >= 4) return w.slice(0, -ending.length);
  }
  return w;
}
