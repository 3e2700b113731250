import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '@coursewright/contract';
import { baseLanguage } from '@coursewright/text';
import {
  type Choices,
  pauseAfter,
  Speech,
  type SpeechPart,
  type SpeechRequest,
} from '../speech.ts';
import type { ProgramRequest } from './espeak-program.ts';
import { varietiesOf, voiceFor } from './espeak-voices.ts';
import { framesIn } from './frames.ts';

// Beside this file under the same ending: .ts in the source, .js in the build.
const program = fileURLToPath(
  new URL(`./espeak-program${import.meta.url.slice(-3)}`, import.meta.url),
);
/** It is there for seconds: memory counts for more than speed. */
const frugal = [
  '--expose-gc',
  '--optimize-for-size',
  '--max-semi-space-size=1',
  '--max-old-space-size=128',
];
/** Milliseconds without a word after which the program is taken for stuck. */
const silentFor = 60_000;
const variants: Readonly<Record<string, string>> = { male: '', female: '+f2' };
const wordsPerMinute = { standard: 165, calm: 140 } as const;

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

  refusalOf(language: string, text: string): string | undefined {
    // It would say "Chinese letter" for each.
    if (baseLanguage(language) === 'ja' && /\p{Script=Han}/u.test(text))
      return 'The built-in voice cannot read kanji aloud, so it cannot read this lesson.';
    return undefined;
  }

  async *speak(request: SpeechRequest, signal: AbortSignal): AsyncGenerator<SpeechPart> {
    signal.throwIfAborted();
    const child = spawn(process.execPath, [...frugal, program], {
      // It needs nothing of ours: no secret, no folder.
      env: {},
      cwd: tmpdir(),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const stop = () => void child.kill('SIGKILL');
    signal.addEventListener('abort', stop);
    const watchdog = setTimeout(stop, silentFor);
    const ended = once(child, 'close');
    // Awaited at the end; a program that cannot be started must not end this process before.
    ended.catch(() => undefined);
    const said = errorsOf(child);
    try {
      child.stdin.on('error', () => undefined);
      child.stdin.end(`${JSON.stringify(programRequest(request))}\n`);
      for await (const { kind, bytes } of framesIn(child.stdout)) {
        watchdog.refresh();
        if (kind === 'A') yield { kind: 'audio', bytes };
        else if (kind === 'L') yield { kind: 'line', ...JSON.parse(bytes.toString()) };
        else throw failed(bytes.toString());
      }
      const [code] = await ended;
      signal.throwIfAborted();
      if (code !== 0) throw failed(`it ended with ${String(code)} ${said()}`);
    } finally {
      clearTimeout(watchdog);
      signal.removeEventListener('abort', stop);
      stop();
    }
  }
}

function programRequest({ language, voice, style, lines }: SpeechRequest): ProgramRequest {
  return {
    voice: `${voiceFor(language) ?? ''}${variants[voice] ?? ''}`,
    wordsPerMinute: wordsPerMinute[style],
    lines: lines.map((line) => ({ text: line.text, pause: pauseAfter(line, style) })),
  };
}

/** The last of what the program complained about. */
function errorsOf({ stderr }: ChildProcess): () => string {
  let said = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  return () => said;
}

const failed = (cause: string): AppError =>
  new AppError('provider_error', 'The built-in voice failed to read this lesson.', {
    cause: new Error(cause),
  });
