import { parentPort } from 'node:worker_threads';
import { joinPackets } from '../opus/joined-packets.ts';
import { OpusPackets } from '../opus/opus-encoder.ts';
import { readWav, withoutSilence } from './wav.ts';

/** A line as a server spoke it. */
export interface ToEncode {
  readonly wav: Uint8Array;
  /** Seconds of silence after it. */
  readonly pause: number;
}

/** Packets of Opus that can be joined to others, or what is wrong with the sound. */
export type Encoded =
  | { readonly audio: Uint8Array; readonly spokenSeconds: number }
  | { readonly problem: string };

// Runs in a thread: the sound is a server's, and encoding it takes its time.
parentPort?.on('message', (asked: ToEncode) => {
  encode(asked).then(
    (encoded) => parentPort?.postMessage(encoded),
    (error: unknown) =>
      parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) }),
  );
});

/** An encoder for each line, which silence ends: so all can be joined, and none is heard in another. */
async function encode({ wav, pause }: ToEncode): Promise<Encoded> {
  const { sampleRate, samples } = readWav(wav);
  const spoken = withoutSilence({ sampleRate, samples });
  if (spoken.length === 0) return { problem: 'it is silent' };
  const packets = await OpusPackets.create(sampleRate);
  const audio = [
    ...packets.encode(spoken),
    ...packets.encode(new Float32Array(Math.round(pause * sampleRate))),
    ...packets.end(),
  ];
  return { audio: joinPackets(audio), spokenSeconds: spoken.length / sampleRate };
}
