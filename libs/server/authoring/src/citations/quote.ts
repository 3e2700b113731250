import { splitSentences } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { plainText } from '../markdown/index.ts';

/**
 * The sentence of a passage that shares most words with a claim, as plain text: the evidence to
 * show for it.
 */
export function quoteFor(claim: string, passage: string, language: string): string {
  const wanted = new Set(contentStems(plainText(claim), language));
  const sentences = passage
    .split(/\n{2,}/)
    .flatMap((paragraph) => splitSentences(paragraph, language))
    .map((sentence) => plainText(sentence).replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
  const shared = (sentence: string): number => {
    const stems = new Set(contentStems(sentence, language));
    const both = [...stems].filter((stem) => wanted.has(stem)).length;
    // Of two sentences that share as many words, the shorter one.
    return both - stems.size / 1_000;
  };
  const [best] = sentences
    .map((sentence) => ({ sentence, shared: shared(sentence) }))
    .toSorted((a, b) => b.shared - a.shared);
  return best?.sentence ?? plainText(passage).trim();
}
