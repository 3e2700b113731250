import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ScriptedFault } from './scripted-faults.ts';

/** Bytes of a write where a stream is cut without regard to its characters. */
const odd = 7;

/**
 * Writes the pieces of a streamed answer, `pace` milliseconds apart, with what goes wrong between
 * them. False when the client has gone before the end, or the answer was cut off.
 */
export async function writeStream(
  response: ServerResponse,
  pieces: readonly string[],
  how: {
    readonly fault: ScriptedFault | undefined;
    readonly pace: number;
    readonly signal: AbortSignal;
    readonly onPiece: (piece: string) => void;
  },
): Promise<boolean> {
  const { fault, pace, signal, onPiece } = how;
  const kind = fault?.kind;
  const gone = whenAborted(signal);
  const half = Math.floor(pieces.length / 2);
  for (const [index, piece] of pieces.entries()) {
    if (index === half && kind === 'cut_stream') {
      // What was written before the cut is on its way.
      await sleep(20);
      response.destroy();
      return false;
    }
    if (index === half && kind === 'ended_stream') break;
    if (index === half && kind === 'garbled_stream') response.write('data: {"choices": [{"del\n\n');
    if (index === half && kind === 'stalled_stream') {
      await gone;
      return false;
    }
    onPiece(piece);
    for (const part of kind === 'split_stream' ? partsOf(piece) : [piece]) {
      response.write(part);
      // Each part in a packet of its own.
      if (kind === 'split_stream') await sleep(0);
    }
    if (pace > 0) await Promise.race([sleep(pace), gone]);
    if (signal.aborted) return false;
  }
  response.end();
  return true;
}

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

function* partsOf(piece: string): Generator<Buffer> {
  const bytes = Buffer.from(piece);
  for (let at = 0; at < bytes.length; at += odd) yield bytes.subarray(at, at + odd);
}
