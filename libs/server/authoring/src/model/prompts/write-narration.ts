import type { NarrationStyle } from '@coursewright/contract';
import type { ParagraphsToSpeak } from '../../author.ts';
import { briefLines, oneLine, type Prompt, styleGuidance, systemPrompt } from './course-brief.ts';
import { quotedText } from './quoted-material.ts';

export function writeNarrationPrompt({
  brief,
  lesson,
  style,
  paragraphs,
}: ParagraphsToSpeak): Prompt {
  return {
    system: systemPrompt({
      task: 'write_narration',
      brief,
      role: 'You write what a narrator says so that somebody who listens, and sees nothing, can follow a lesson with pleasure. Its paragraphs are given as numbered sentences; you say each of them as it would be said aloud.',
      rules: [
        'One entry for each number, in order. An entry says what its paragraph says, all of it and nothing else, in about as many words.',
        'Every number, date, unit and name of the paragraph stays, figures as figures. Keep close to its words: each sentence is checked against the lesson, and where it says something else the paragraph is read out as it stands.',
        'For the ear: short sentences, the main thing first, no brackets, no abbreviations that nobody says, no "above", "below" or "see". Rows of tables become sentences. A formula is said in words. Code is not read out: say in a sentence what it does, as far as the lesson says it.',
        'You may turn to the listener with a question, or announce what comes; whatever states something must be in the paragraph.',
        'Plain text: no Markdown, no lists, no addresses, no stage directions, no sounds.',
        spokenStyle(style),
      ],
      answer: '{"paragraphs": [{"number": 1, "text": "…"}, {"number": 2, "text": "…"}]}',
    }),
    user: `${briefLines(brief)}
Lesson: ${oneLine(lesson)}

${paragraphs.map(({ number, text }) => quotedText('sentence', oneLine(text), { number })).join('\n')}`,
  };
}

const spokenStyle = (style: NarrationStyle): string =>
  style === 'calm'
    ? 'Style: calm and unhurried, one thought at a time; nothing that urges or excites.'
    : styleGuidance[style];
