import { type ChildProcess, fork } from 'node:child_process';
import { OutOfMemory, type Spend } from '../export-format.ts';
import { fontFiles } from './fonts.ts';

export interface TypesetRequest {
  /** Formulas to be tried, or a document. */
  readonly formulas?: readonly string[];
  readonly document?: { readonly source: string; readonly timestamp: number };
}
/** A document as PDF, with what in it has a name. */
export interface SetPages {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  readonly places: readonly (readonly [name: string, page: number, x: number, y: number])[];
}
export type TypesetAnswer =
  | { readonly taken: readonly boolean[] }
  | (SetPages & { readonly isEnding?: true })
  | { readonly cause: string }
  | { readonly isTooLarge: true };
/** What the process says while it works: milliseconds of the processor since it last did. */
export interface TypesetSpent {
  readonly spentMs: number;
}

// The process is beside this file under the same ending: .ts in the source, .js in the build.
const entry = new URL(`./typst-process${import.meta.url.slice(-3)}`, import.meta.url);

let running: ChildProcess | undefined;

/**
 * Asks Typst, in a process of its own: it is native code, which no thread can be stopped in, and
 * which would take the server along if a document broke it. The process ends with this thread.
 */
async function ask(request: TypesetRequest, spend: Spend): Promise<TypesetAnswer> {
  running ??= start();
  const child = running;
  const { promise, resolve, reject } = Promise.withResolvers<TypesetAnswer>();
  const onExit = (code: number | null, signal: string | null) =>
    reject(new Error(`The typesetter ended: ${signal ?? code}`));
  const onMessage = (message: TypesetAnswer | TypesetSpent) =>
    'spentMs' in message ? spend(message.spentMs) : resolve(message);
  child.on('message', onMessage).once('exit', onExit);
  child.once('error', reject);
  child.send(request);
  try {
    const answer = await promise;
    // It is ending; whatever comes next is for another one.
    if ('isTooLarge' in answer || 'isEnding' in answer) running = undefined;
    if ('isTooLarge' in answer) throw new OutOfMemory('The typesetter takes too much memory.');
    if ('cause' in answer)
      throw answer.cause.includes('depth exceeded')
        ? new RangeError(answer.cause)
        : new Error(answer.cause);
    return answer;
  } finally {
    child.off('message', onMessage).off('exit', onExit).off('error', reject);
  }
}

function start(): ChildProcess {
  const child = fork(entry, fontFiles(), {
    execArgv: ['--expose-gc'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.once('exit', () => {
    if (running === child) running = undefined;
  });
  return child;
}

/** Which of the formulas Typst takes. */
export async function taken(
  formulas: readonly string[],
  spend: Spend,
): Promise<readonly boolean[]> {
  if (formulas.length === 0) return [];
  const answer = await ask({ formulas }, spend);
  if ('taken' in answer) return answer.taken;
  throw new Error('The typesetter answered something else.');
}

/** A document as PDF. Throws OutOfMemory, and Error with Typst's reason. */
export async function typeset(source: string, modifiedAt: string, spend: Spend): Promise<SetPages> {
  const timestamp = Math.floor(new Date(modifiedAt).getTime() / 1000);
  const answer = await ask({ document: { source, timestamp } }, spend);
  if ('pdf' in answer) return answer;
  throw new Error('The typesetter answered something else.');
}
