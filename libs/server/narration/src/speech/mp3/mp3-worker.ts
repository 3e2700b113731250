import { parentPort } from 'node:worker_threads';
import { createDecoder } from 'libopus-wasm';
import { createMp3Encoder } from 'wasm-media-encoders';
import { readOggOpus, voiceStream } from '../opus/ogg-opus.ts';

/** Bytes of an MP3 file, or why there is none. */
export type MadeMp3 = { readonly mp3: Uint8Array } | { readonly problem: string };

/** Constant, so that a player can jump in a file that it has not loaded. */
const kbits = 40;
/** Packets that are made samples of at once: a second. */
const batch = 50;

// Runs in a thread: it takes seconds of the processor.
parentPort?.on('message', (opus: Uint8Array) => {
  mp3Of(opus).then(
    (mp3) => parentPort?.postMessage({ mp3 }),
    (error: unknown) =>
      parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) }),
  );
});

async function mp3Of(opus: Uint8Array): Promise<Uint8Array> {
  const { packets, preSkip, samples } = readOggOpus(opus);
  const { sampleRate } = voiceStream;
  const scale = 48_000 / sampleRate;
  const decoder = await createDecoder({ channels: 1, sampleRate });
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: kbits });
  const parts: Uint8Array[] = [];
  let [skip, left] = [preSkip / scale, Math.ceil(samples / scale)];
  for (let at = 0; at < packets.length; at += batch) {
    const decoded = new Float32Array(batch * voiceStream.frameSize);
    let size = 0;
    for (const frame of decoder.decodeFloatFrames(packets.slice(at, at + batch))) {
      decoded.set(frame, size);
      size += frame.length;
    }
    const heard = decoded.subarray(skip, Math.min(size, skip + left));
    [skip, left] = [0, left - heard.length];
    parts.push(encoder.encode([heard]).slice());
  }
  parts.push(encoder.finalize().slice());
  decoder.free();
  return new Uint8Array(Buffer.concat(parts));
}
