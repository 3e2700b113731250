import { say, type Said } from '@coursewright/contract/sentences';
import { fileURLToPath } from 'node:url';
import { baseLanguage } from '@coursewright/text';
import { type Program, runProgram } from '../program/run-program.ts';
import {
  type Choices,
  pauseAfter,
  Speech,
  type SpeechPart,
  type SpeechRequest,
} from '../speech.ts';
import type { ProgramRequest } from './espeak-program.ts';
import { varietiesOf, voiceFor } from './espeak-voices.ts';

/** It is there for seconds: memory counts for more than speed. */
const frugal = [
  '--expose-gc',
  '--optimize-for-size',
  // Threads that compile and collect take memory, and time that others need.
  '--single-threaded',
  '--max-semi-space-size=1',
  '--max-old-space-size=128',
];
const program: Program = {
  // Beside this file under the same ending: .ts in the source, .js in the build.
  path: fileURLToPath(new URL(`./espeak-program${import.meta.url.slice(-3)}`, import.meta.url)),
  flags: frugal,
  silentFor: 60_000,
  failure: 'The built-in voice failed to read this lesson.',
};
const variants: Readonly<Record<string, string>> = { male: '', female: '+f2' };
const wordsPerMinute = 165;
/** Slower than other voices are asked to be: it is harder to follow. */
const calmWordsPerMinute = 140;

/** eSpeak NG, in a process of its own for each lesson: it ends when the lesson does. */
export class EspeakSpeech extends Speech {
  readonly name = 'eSpeak NG';
  readonly isBuiltin = true;
  readonly version = 'espeak-ng 0.3.5/1';

  choicesFor(language: string): Choices | undefined {
    const languages = varietiesOf(language);
    if (languages.length === 0) return undefined;
    return { languages, voices: Object.keys(variants), styles: ['standard', 'calm'] };
  }

  refusalOf(language: string, text: string): Said | undefined {
    // It would say "Chinese letter" for each.
    if (baseLanguage(language) === 'ja' && /\p{Script=Han}/u.test(text))
      return say('kanji_not_spoken');
    return undefined;
  }

  speak(request: SpeechRequest, signal: AbortSignal): AsyncIterable<SpeechPart> {
    return runProgram(program, programRequest(request), signal);
  }
}

function programRequest({ language, voice, style, lines }: SpeechRequest): ProgramRequest {
  return {
    voice: `${voiceFor(language) ?? ''}${variants[voice] ?? ''}`,
    wordsPerMinute: style === 'calm' ? calmWordsPerMinute : wordsPerMinute,
    lines: lines.map((line) => ({ text: line.text, pause: pauseAfter(line, style) })),
  };
}
