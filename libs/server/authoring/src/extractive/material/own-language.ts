import { isForeign } from '../quiz/clauses.ts';
import type { Chunk } from './chunks.ts';
import { withoutCode } from './piece-language.ts';
import type { Sentence } from './sentence.ts';

/** Share of its words from which a paragraph counts as written in another language. */
const mostOfIt = 0.6;
/** A quotation or two is no half-translated document. */
const fewest = 3;

/**
 * The chunks in the language of their documents, where translators have left paragraphs as they
 * were. Of those as many as it takes to carry what is asked, from sections that are translated for
 * the most part; all of them where hardly any is foreign.
 */
export function inOwnLanguage(chunks: readonly Chunk[], wordsNeeded: number): readonly Chunk[] {
  const foreign = new Set(chunks.filter(isLeftAsItWas));
  if (foreign.size < fewest) return chunks;
  const kept = new Set(chunks.filter((chunk) => !foreign.has(chunk)));
  const translated = wordsBySection([...kept]);
  let words = [...translated.values()].reduce((sum, own) => sum + own, 0);
  const sections = Object.entries(Object.groupBy(foreign, sectionOf)).toSorted(
    ([one], [other]) => (translated.get(other) ?? 0) - (translated.get(one) ?? 0),
  );
  for (const [, left = []] of sections) {
    if (words >= wordsNeeded) break;
    for (const chunk of left) {
      kept.add(chunk);
      words += chunk.proseWords;
    }
  }
  return chunks.filter((chunk) => kept.has(chunk));
}

const sectionOf = ({ source, headings }: Chunk): string => `${source} ${headings.join('\u0000')}`;

function wordsBySection(chunks: readonly Chunk[]): Map<string, number> {
  const words = new Map<string, number>();
  for (const chunk of chunks)
    words.set(sectionOf(chunk), (words.get(sectionOf(chunk)) ?? 0) + chunk.proseWords);
  return words;
}

/** What is written in another language in English, on English or on Spanish, is an example. */
export const isUntranslated = (sentence: Sentence, language: string): boolean =>
  language !== 'en' && isForeign(withoutCode(sentence), language);

function isLeftAsItWas({ sentences, attachments, language }: Chunk): boolean {
  const written = [...sentences, ...attachments.flatMap(({ entries }) => entries)];
  const all = written.reduce((sum, { words }) => sum + words, 0);
  const foreign = written
    .filter((sentence) => isUntranslated(sentence, language))
    .reduce((sum, { words }) => sum + words, 0);
  return all > 0 && foreign >= all * mostOfIt;
}
