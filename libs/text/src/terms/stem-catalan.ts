import { foldAccents } from './fold-accents.ts';

/**
 * A light stem of a lower-case Catalan word; of its relatives as well, whose own stemmers are
 * better.
 */
export function stemCatalan(word: string): string {
  let w = foldAccents(word);
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
