// How a program of its own talks with whoever started it: one request in, frames out.
import { once } from 'node:events';
import { type FrameKind, frameOf } from './frames.ts';

async function write(kind: FrameKind, bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > 0 && !process.stdout.write(frameOf(kind, bytes)))
    await once(process.stdout, 'drain');
}
export const writeAudio = (bytes: Uint8Array): Promise<void> => write('A', bytes);
export const writeLine = (line: {
  index: number;
  startsAt: number;
  endsAt: number;
}): Promise<void> => write('L', Buffer.from(JSON.stringify(line)));
export const writeProblem = (text: string): Promise<void> => write('E', Buffer.from(text));

/** Hands the request on the first line of the input to `speak`, and ends when that is done. */
export async function answerOne<Request>(
  speak: (request: Request) => Promise<void>,
): Promise<void> {
  // Whoever asked is gone.
  process.stdout.on('error', () => process.exit(1));
  await speak(JSON.parse(await firstLine()));
  process.stdout.end(() => process.exit(0));
}

async function firstLine(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    text += chunk;
    const end = text.indexOf('\n');
    if (end >= 0) return text.slice(0, end);
  }
  throw new Error('Nothing was asked for');
}
