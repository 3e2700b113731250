import { parentPort } from 'node:worker_threads';
import { createMp3Encoder } from 'wasm-media-encoders';
import { bytesPerSecond, joinedRate, kbits } from '../mp3-encoder.ts';
import { readWav, withoutSilence } from './wav.ts';

/** A line as a server spoke it. */
export interface ToEncode {
  readonly wav: Uint8Array;
  /** Seconds of silence after it. */
  readonly pause: number;
}

/** MP3 that can be joined to other such parts, or what is wrong with the sound. */
export type Encoded =
  | { readonly audio: Uint8Array; readonly spokenSeconds: number }
  | { readonly problem: string };

/** Seconds that an encoder puts around what it is given. */
const padding = 0.065;

// Runs in a thread: the sound is a server's, and making MP3 of it takes its time.
parentPort?.on('message', (asked: ToEncode) => {
  encode(asked).then(
    (encoded) => parentPort?.postMessage(encoded),
    (error: unknown) =>
      parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) }),
  );
});

/** An encoder for each line: no frame leans on one of another line, so that all can be joined. */
async function encode({ wav, pause }: ToEncode): Promise<Encoded> {
  const sound = readWav(wav);
  const spoken = withoutSilence(sound);
  if (spoken.length === 0) return { problem: 'it is silent' };
  const silence = Math.round(Math.max(0, pause - padding) * sound.sampleRate);
  const samples = new Float32Array(spoken.length + silence);
  samples.set(spoken);
  const encoder = await createMp3Encoder();
  encoder.configure({
    sampleRate: sound.sampleRate,
    outputSampleRate: joinedRate,
    channels: 1,
    bitrate: kbits,
  });
  const audio = Buffer.concat([encoder.encode([samples]).slice(), encoder.finalize().slice()]);
  const spokenSeconds = spoken.length / sound.sampleRate;
  // What is made of it must be as long as what was given: less were cut off, more were not speech.
  if (audio.byteLength / bytesPerSecond < spokenSeconds)
    return { problem: 'it could not be made into MP3' };
  return { audio: new Uint8Array(audio), spokenSeconds };
}
