import { replaceSentences, splitLesson } from '../citations/index.ts';
import type { Flaw } from './structured-answer.ts';

// A model speaking of itself or its task. Narrow on purpose: a course may be about language models,
// drafts or word counts.
const selfTalk = [
  /\bas an? (?:ai\b|(?:ai |large )*language model)[^.]{0,40}\bI\b/i,
  /\bI(?:'m| am) (?:just |only )?an? (?:ai\b|(?:ai |large )*language model)/i,
  /\b(?:let me|I will now|I'll now) (?:draft|write|rewrite|revise|generate|produce)\b/i,
  /\bhere(?:'s| is) (?:the|your|a) (?:revised |corrected |requested )?(?:lesson|quiz|outline|json|answer)\b/i,
  /\b(?:word|token) (?:budget|limit)\b[^.]{0,40}\b(?:I|we|my|this lesson)\b/i,
  /\bcomo (?:una? )?(?:ia\b|modelo de (?:lenguaje|linguagem))[^.]{0,40}\b(?:no puedo|puedo|não posso|posso|debo)\b/i,
  /\bals (?:ki\b|ki-|sprachmodell)[^.]{0,40}\bich\b/i,
  /\ben tant qu(?:e |['’])(?:ia\b|modèle de langage)[^.]{0,40}\bje\b/i,
];

export const hasSelfTalk = (text: string): boolean =>
  selfTalk.some((pattern) => pattern.test(text));

export const selfTalkProblem = (prose: string): Flaw[] =>
  hasSelfTalk(prose)
    ? [
        {
          problem:
            'It speaks of yourself or of your task. Write only what the learner should read.',
          isBlemish: true,
        },
      ]
    : [];

/** Markdown without the sentences in which the model speaks of itself. */
export function withoutSelfTalk(markdown: string, language: string): string {
  const leaked = splitLesson(markdown, language).filter(({ plain }) => hasSelfTalk(plain));
  return leaked.length === 0
    ? markdown
    : replaceSentences(
        markdown,
        language,
        leaked.map(({ number }) => ({ number, text: '' })),
      );
}
