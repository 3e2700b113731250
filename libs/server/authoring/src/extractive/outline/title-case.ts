import { baseLanguage } from '@coursewright/text';
import type { MaterialIndex } from '../material/material-index.ts';

/** Languages that write a title like a sentence. */
const plain = new Set(['ca', 'es', 'fr', 'it', 'pt', 'ru']);

/**
 * "Definición de Funciones" as the language would have it: a word behind the first keeps its capital
 * only where the text writes it so.
 */
export function inOwnCase(title: string, index: MaterialIndex): string {
  if (!plain.has(baseLanguage(index.sources[0]?.language ?? 'en'))) return title;
  return title.replace(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{Ll}’'-]+(?![\p{L}\p{N}])/gu, (word) =>
    index.written.get(word.toLowerCase()) === word.toLowerCase() ? word.toLowerCase() : word,
  );
}
