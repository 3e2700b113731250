import { foldAccents } from './fold-accents.ts';

/**
 * A light stem of a lower-case English word: endings of number, tense and manner, not of word
 * formation.
 */
export function stemEnglish(word: string): string {
  let w = foldAccents(word);
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
