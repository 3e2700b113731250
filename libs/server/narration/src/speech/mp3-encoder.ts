import { createMp3Encoder } from 'wasm-media-encoders';

/** Of a voice: 2.7 MB for nine minutes. */
export const kbits = 40;
export const bytesPerSecond = (kbits * 1_000) / 8;
/** Of parts that are joined, in Hz: at this rate every frame has the same number of bytes. */
export const joinedRate = 24_000;
/** Samples by which what is heard lags behind what was encoded. */
export const delay = 1_105;

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;

/** Makes MP3 of samples, bit by bit, and counts them. */
export class Mp3Encoder {
  private samples = 0;
  /** Used again for each bit: garbage outside the heap is collected late. */
  private floats = new Float32Array(65_536);

  private readonly encoder: Encoder;
  private readonly sampleRate: number;

  // No parameter properties: plain Node reads this file, too.
  private constructor(encoder: Encoder, sampleRate: number) {
    this.encoder = encoder;
    this.sampleRate = sampleRate;
  }

  /** One voice; the rate must be one of MP3's. */
  static async create(sampleRate: 16_000 | 22_050 | 24_000 | 44_100 | 48_000): Promise<Mp3Encoder> {
    const encoder = await createMp3Encoder();
    encoder.configure({ sampleRate, channels: 1, bitrate: kbits });
    return new Mp3Encoder(encoder, sampleRate);
  }

  /** Where the next sample will be heard, in seconds. */
  get seconds(): number {
    return (this.samples + delay) / this.sampleRate;
  }

  /** Of 16-bit samples. What comes back is the caller's, and may be empty. */
  encode(pcm: Int16Array): Uint8Array {
    this.samples += pcm.length;
    if (this.floats.length < pcm.length) this.floats = new Float32Array(pcm.length);
    for (let at = 0; at < pcm.length; at += 1) this.floats[at] = pcm[at]! / 32_768;
    return this.encoder.encode([this.floats.subarray(0, pcm.length)]).slice();
  }

  silence(seconds: number): Uint8Array {
    return this.encode(new Int16Array(Math.round(seconds * this.sampleRate)));
  }

  /** The rest; afterwards it is of no use. */
  end(): Uint8Array {
    return this.encoder.finalize().slice();
  }
}
