import { countWords, splitSentences } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import { isNoise } from './boilerplate.ts';
import { cleanInline, mendEmphasis } from './clean-markdown.ts';
import { isDangling } from './dangling.ts';

/** A sentence of a source, fit for quoting. */
export interface Sentence {
  readonly markdown: string;
  readonly plain: string;
  readonly ref: string;
  readonly words: number;
  /** Content stems, each once. */
  readonly stems: readonly string[];
  /** Depends on the sentence before it. */
  readonly dangling: boolean;
  /** Ends in a colon and introduces what is attached. */
  readonly leadIn: boolean;
}

/** Fewer words say nothing on their own. */
const fewestWords = 3;

/** A sentence with what is asked of it again and again. `language` is without region. */
export function sentenceOf(markdown: string, ref: string, language: string): Sentence {
  const plain = plainText(markdown);
  return {
    markdown,
    plain,
    ref,
    words: countWords(plain),
    stems: [...new Set(contentStems(plain, language))],
    dangling: isDangling(plain, language),
    leadIn: /[:：]["'”»)*]*$/u.test(plain),
  };
}

/** The sentences of a paragraph that are worth quoting, in order. */
export function quotableSentences(paragraph: string, ref: string, language: string): Sentence[] {
  const stops = stopWords(language);
  return splitSentences(cleanInline(paragraph), language).flatMap((written) => {
    const sentence = sentenceOf(mendEmphasis(written), ref, language);
    const isWorthless =
      sentence.words < fewestWords || isNoise(sentence.plain, sentence.markdown, language, stops);
    return isWorthless ? [] : [sentence];
  });
}
