import { isForeign } from '../quiz/clauses.ts';
import type { Chunk } from './chunks.ts';
import { withoutCode } from './piece-language.ts';

/** Share of its words from which a paragraph counts as written in another language. */
const mostOfIt = 0.6;
/** A quotation or two is no half-translated document. */
const fewest = 3;

/**
 * The chunks in the language of their documents, where translators have left paragraphs as they
 * were; all of them where hardly any is foreign, or where the rest would not carry what is asked.
 */
export function inOwnLanguage(chunks: readonly Chunk[], wordsNeeded: number): readonly Chunk[] {
  const own = chunks.filter((chunk) => !isUntranslated(chunk));
  if (chunks.length - own.length < fewest) return chunks;
  const words = own.reduce((sum, chunk) => sum + chunk.proseWords, 0);
  return words >= wordsNeeded ? own : chunks;
}

function isUntranslated({ sentences, attachments, language }: Chunk): boolean {
  // What is written in English on English or on Spanish is an example, not a remnant.
  if (language === 'en') return false;
  const written = [...sentences, ...attachments.flatMap(({ entries }) => entries)];
  const all = written.reduce((sum, { words }) => sum + words, 0);
  const foreign = written
    .filter((sentence) => isForeign(withoutCode(sentence), language))
    .reduce((sum, { words }) => sum + words, 0);
  return all > 0 && foreign >= all * mostOfIt;
}
