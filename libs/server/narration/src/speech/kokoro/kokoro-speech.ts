import { fileURLToPath } from 'node:url';
import { ConfigError, type SpeechConfig } from '@coursewright/platform';
import { baseLanguage } from '@coursewright/text';
import { runProgram } from '../program/run-program.ts';
import {
  type Choices,
  pauseAfter,
  speedOf,
  Speech,
  type SpeechPart,
  type SpeechRequest,
} from '../speech.ts';
import type { KokoroRequest } from './kokoro-program.ts';

type KokoroConfig = Extract<SpeechConfig, { kind: 'kokoro' }>;

// Beside this file under the same ending: .ts in the source, .js in the build.
const path = fileURLToPath(
  new URL(`./kokoro-program${import.meta.url.slice(-3)}`, import.meta.url),
);
/** Loading weights takes its time, and a long sentence on a small machine, too. */
const silentFor = 300_000;
/** Those of its voices that its makers call good, the best of each variety first. */
const voices = {
  'en-US': ['af_heart', 'af_bella', 'am_michael', 'am_fenrir'],
  'en-GB': ['bf_emma', 'bf_isabella', 'bm_george', 'bm_fable'],
} as const;

/**
 * Kokoro, from a package that the operator installs and weights on the disk, in a process of its own
 * for each lesson. It speaks English.
 */
export class KokoroSpeech extends Speech {
  readonly name = 'Kokoro';
  readonly isBuiltin = false;
  readonly version: string;

  constructor(
    private readonly config: KokoroConfig,
    private readonly packages: KokoroRequest['packages'] = installed(),
  ) {
    super();
    this.version = `kokoro ${config.dtype}/1`;
  }

  choicesFor(language: string): Choices | undefined {
    if (baseLanguage(language) !== 'en') return undefined;
    const isAmerican = language.length === 2 || /^en-(?:US|CA)\b/i.test(language);
    const [first, second] = isAmerican
      ? (['en-US', 'en-GB'] as const)
      : (['en-GB', 'en-US'] as const);
    return {
      // A voice speaks the variety that it was made of.
      languages: [first],
      voices: [...voices[first], ...voices[second]],
      styles: ['standard', 'calm'],
    };
  }

  refusalOf(): undefined {
    return undefined;
  }

  speak({ voice, style, lines }: SpeechRequest, signal: AbortSignal): AsyncIterable<SpeechPart> {
    const { model, dtype } = this.config;
    const request: KokoroRequest = {
      packages: this.packages,
      model,
      dtype,
      voice,
      speed: speedOf(style),
      lines: lines.map((line) => ({ text: line.text, pause: pauseAfter(line, style) })),
    };
    const failure = 'Kokoro failed to read this lesson.';
    return runProgram({ path, flags: [], silentFor, failure }, request, signal);
  }
}

/** The operator's: no installation has them by itself. */
const names = { kokoro: 'kokoro-js', transformers: '@huggingface/transformers' };

/** Throws ConfigError where the package is missing: at the start, not at the first lesson. */
function installed(): KokoroRequest['packages'] {
  try {
    return {
      kokoro: import.meta.resolve(names.kokoro),
      transformers: import.meta.resolve(names.transformers),
    };
  } catch (cause) {
    throw new ConfigError(
      'SPEECH=kokoro needs the package kokoro-js beside Coursewright; "npm install kokoro-js" adds it.',
      { cause },
    );
  }
}
