/**
 * What the speaking program writes: a byte that says what follows, four that say how long it is
 * (big-endian), and so many bytes. `A`: audio. `L`: a line was spoken, as JSON. `E`: why it ends,
 * as text.
 */
export type FrameKind = 'A' | 'L' | 'E';

export interface Frame {
  readonly kind: string;
  readonly bytes: Buffer;
}

const headBytes = 5;

export function frameOf(kind: FrameKind, bytes: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(headBytes + bytes.byteLength);
  frame.write(kind, 0, 'latin1');
  frame.writeUInt32BE(bytes.byteLength, 1);
  frame.set(bytes, headBytes);
  return frame;
}

/** The frames of a stream. What is cut off at its end is left out. */
export async function* framesIn(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= headBytes) {
      const end = headBytes + rest.readUInt32BE(1);
      if (rest.length < end) break;
      yield { kind: rest.toString('latin1', 0, 1), bytes: rest.subarray(headBytes, end) };
      rest = rest.subarray(end);
    }
  }
}
