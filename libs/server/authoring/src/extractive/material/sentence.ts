import { countWords, splitSentences } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { type BlockKind, plainText } from '../../markdown/index.ts';
import { isNoise, isProse } from './boilerplate.ts';
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
  /** Introduces what is attached: ends in a colon, or in the middle of what it says. */
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

const endOfSentence = /[.!?:…。！？；：؟।]["'”»)*`\]]*$/u;

/** What a sentence may be broken off by; words above a list without a colon are a label. */
const goesOnIn: ReadonlySet<BlockKind> = new Set<BlockKind>(['code', 'math']);

/** "BILD may be used for": what follows goes on with the sentence, whatever it is. */
const isBrokenOff = (plain: string, stops: ReadonlySet<string>): boolean =>
  stops.has((/[\p{L}\p{M}]+$/u.exec(plain)?.[0] ?? '').toLowerCase());

/**
 * The sentences of a paragraph that are worth quoting, in order. The last sentence of one that
 * leads to a list or a table stays with that; one that leads to code even if it is unfinished ("To
 * see what has changed, use").
 */
export function quotableSentences(
  paragraph: string,
  ref: string,
  language: string,
  leadsTo: BlockKind | undefined,
): Sentence[] {
  const stops = stopWords(language);
  const written = splitSentences(cleanInline(paragraph), language);
  return written.flatMap((text, i) => {
    const sentence = sentenceOf(mendEmphasis(text), ref, language);
    if (sentence.words < fewestWords) return [];
    const introduces =
      leadsTo !== undefined &&
      i === written.length - 1 &&
      (sentence.leadIn ||
        (!endOfSentence.test(sentence.plain) &&
          (goesOnIn.has(leadsTo) || isBrokenOff(sentence.plain, stops)))) &&
      isProse(sentence.plain, sentence.markdown, stops);
    if (introduces) return [{ ...sentence, leadIn: true }];
    return isNoise(sentence.plain, sentence.markdown, language, stops) ? [] : [sentence];
  });
}
