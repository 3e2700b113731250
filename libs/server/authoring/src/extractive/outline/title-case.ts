import { baseLanguage } from '@coursewright/text';
import type { MaterialIndex } from '../material/material-index.ts';

/** Languages that write a title like a sentence. */
const plain = new Set(['ca', 'es', 'fr', 'it', 'pt', 'ru']);

/**
 * "Definición de Funciones" as the language would have it: a word behind the first keeps its capital
 * only where the text writes it so.
 */
export function inOwnCase(title: string, index: MaterialIndex): string {
  const language = baseLanguage(index.sources[0]?.language ?? 'en');
  if (!plain.has(language)) return title;
  // "Git" of a title, and among Cyrillic letters, is a name, though "git" is typed more often.
  const isNamed = (word: string): boolean =>
    (language === 'ru' && /^\p{sc=Latin}/u.test(word)) ||
    index.sources.some((source) => source.title.split(/[\s.:,]+/).includes(word));
  return title.replace(
    /(?<=[\p{L}\p{N},] )\p{Lu}[\p{Ll}’'-]+(?![\p{L}\p{N}]|\.\p{L})/gu,
    (word) => {
      const small = word.toLowerCase();
      return index.written.get(small) === small && !isNamed(word) ? small : word;
    },
  );
}
