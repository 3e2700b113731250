import type { ExplanationStyle } from '@coursewright/contract';
import type { Chunk } from '../material/chunks.ts';
import type { Sentence } from '../material/sentence.ts';

/** How an explanation style shifts what is quoted. */
export interface StyleChoice {
  /** Words a lesson aims at when the material has more. */
  readonly words: number;
  /** Longer sentences are left out, unless they define a term. */
  readonly longestSentence: number;
  /** Multiplies a paragraph's score. */
  readonly favour: (chunk: Chunk, defines: boolean) => number;
}

const examples =
  /\b(?:for (?:example|instance)|such as|e\.g\.|imagine|suppose|consider|por ejemplo|como por|imagin[ae]|supon|par exemple|comme|imaginez|zum beispiel|z\. ?b\.|etwa|stell|per esempio|ad esempio|immagina|por exemplo|per exemple|imagina)\b/iu;
const causes =
  /\b(?:because|therefore|so that|causes?|reasons?|leads? to|means|depends?|since|porque|por eso|debido|causa|así que|significa|parce que|donc|cause|signifie|weil|deshalb|dadurch|ursache|bedeutet|perché|quindi|porque|portanto|perquè|per això)\b/iu;
const says = (sentences: readonly Sentence[], pattern: RegExp): number =>
  sentences.filter((sentence) => pattern.test(sentence.plain)).length;
const shows = (chunk: Chunk, ...kinds: string[]): boolean =>
  chunk.attachments.some((attachment) => kinds.includes(attachment.kind));

const standard: StyleChoice = { words: 750, longestSentence: 60, favour: () => 1 };

export const styleChoices: Readonly<Record<ExplanationStyle, StyleChoice>> = {
  standard,
  grumpy_genius: standard,
  simple: {
    words: 520,
    longestSentence: 28,
    favour: (chunk, defines) =>
      (defines ? 1.3 : 1) *
      (chunk.sentences.length > 0 && chunk.words / chunk.sentences.length < 20 ? 1.3 : 0.8),
  },
  technical: {
    words: 880,
    longestSentence: 80,
    favour: (chunk) =>
      (shows(chunk, 'code', 'table', 'math') ? 1.6 : 1) *
      (says(chunk.sentences, /\d/) > 0 ? 1.25 : 1),
  },
  example: {
    words: 800,
    longestSentence: 60,
    favour: (chunk) =>
      (says(chunk.sentences, examples) > 0 ? 1.6 : 1) * (shows(chunk, 'code') ? 1.3 : 1),
  },
  conceptual: {
    words: 700,
    longestSentence: 60,
    favour: (chunk, defines) =>
      (defines ? 1.5 : 1) *
      (says(chunk.sentences, causes) > 0 ? 1.3 : 1) *
      (shows(chunk, 'code') && chunk.sentences.length < 2 ? 0.5 : 1),
  },
};
