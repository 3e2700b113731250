import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { AppError } from '@coursewright/contract';
import type { SpeechPart } from '../speech.ts';
import { framesIn } from './frames.ts';

export interface Program {
  readonly path: string;
  /** For Node, before the program. */
  readonly flags: readonly string[];
  /** Milliseconds without a word after which it is taken for stuck. */
  readonly silentFor: number;
  /** What a learner is told when it fails. */
  readonly failure: string;
}

/** What a program says to one request, until it ends; it ends with whoever asked, too. */
export async function* runProgram(
  { path, flags, silentFor, failure }: Program,
  request: object,
  signal: AbortSignal,
): AsyncGenerator<SpeechPart> {
  signal.throwIfAborted();
  const failed = (cause: string): AppError =>
    new AppError('provider_error', failure, { cause: new Error(cause) });
  const child = spawn(process.execPath, [...flags, path], {
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
    child.stdin.end(`${JSON.stringify(request)}\n`);
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

/** The last of what the program complained about. */
function errorsOf({ stderr }: ChildProcess): () => string {
  let said = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  return () => said;
}
