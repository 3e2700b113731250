import { Application, createEncoder, Signal } from 'libopus-wasm';
import { OggOpusWriter, voiceStream } from './ogg-opus.ts';
import { Resampler } from './resampler.ts';

/** Of a voice: 2 MB for eight minutes. */
const bitsPerSecond = 32_000;
const { sampleRate, frameSize, lookahead } = voiceStream;

type Encoder = Awaited<ReturnType<typeof createEncoder>>;

/** Makes packets of samples, bit by bit. */
export class OpusPackets {
  private rest = new Float32Array(frameSize);
  private restSize = 0;
  /** Samples, at the rate of the packets, that came. */
  samples = 0;

  private readonly encoder: Encoder;
  private readonly resampler: Resampler | undefined;

  // No parameter properties: plain Node reads this file, too.
  private constructor(encoder: Encoder, resampler: Resampler | undefined) {
    this.encoder = encoder;
    this.resampler = resampler;
  }

  /** Of one voice at a rate in Hz. */
  static async create(rate: number): Promise<OpusPackets> {
    const encoder = await createEncoder({
      channels: 1,
      sampleRate,
      frameSize,
      // Without what is made for lines of less than 24 kbit/s, which takes four times as long.
      application: Application.RestrictedLowDelay,
      signal: Signal.Voice,
      bitrate: bitsPerSecond,
      complexity: 5,
    });
    if (encoder.getLookahead() !== lookahead) throw new Error('Another encoder than is known');
    return new OpusPackets(
      encoder,
      rate === sampleRate ? undefined : new Resampler(rate, sampleRate),
    );
  }

  /** Of samples between -1 and 1. */
  encode(samples: Float32Array): Uint8Array[] {
    return this.packetsOf(this.resampler ? this.resampler.push(samples) : samples);
  }

  /** The rest, filled up with silence; afterwards it is of no use. */
  end(): Uint8Array[] {
    const packets = this.resampler ? this.packetsOf(this.resampler.end()) : [];
    const heard = this.samples;
    // What the encoder holds back comes out, too, and no packet follows that is not needed for it.
    const held = this.restSize + lookahead;
    const missing = Math.ceil(held / frameSize) * frameSize - this.restSize;
    packets.push(...this.packetsOf(new Float32Array(missing)));
    this.samples = heard;
    this.encoder.free();
    return packets;
  }

  private packetsOf(samples: Float32Array): Uint8Array[] {
    this.samples += samples.length;
    const packets: Uint8Array[] = [];
    for (let at = 0; at < samples.length;) {
      const taken = samples.subarray(at, at + frameSize - this.restSize);
      this.rest.set(taken, this.restSize);
      this.restSize += taken.length;
      at += taken.length;
      if (this.restSize < frameSize) break;
      packets.push(this.encoder.encodeFloat(this.rest).slice());
      this.restSize = 0;
    }
    return packets;
  }
}

/** Makes an Opus file of 16-bit samples, bit by bit, and knows where it is. */
export class OpusEncoder {
  private given = 0;
  private isBegun = false;
  /** Used again for each bit: garbage outside the heap is collected late. */
  private floats = new Float32Array(65_536);
  private readonly writer = new OggOpusWriter(voiceStream);

  private readonly packets: OpusPackets;
  private readonly rate: number;

  private constructor(packets: OpusPackets, rate: number) {
    this.packets = packets;
    this.rate = rate;
  }

  /** Of one voice at a rate in Hz. */
  static async create(rate: number): Promise<OpusEncoder> {
    return new OpusEncoder(await OpusPackets.create(rate), rate);
  }

  /** Where the next sample will be heard, in seconds. */
  get seconds(): number {
    return this.given / this.rate;
  }

  /** What comes back may be empty. */
  encode(pcm: Int16Array): Uint8Array {
    this.given += pcm.length;
    if (this.floats.length < pcm.length) this.floats = new Float32Array(pcm.length);
    for (let at = 0; at < pcm.length; at += 1) this.floats[at] = pcm[at]! / 32_768;
    const pages = this.writer.add(this.packets.encode(this.floats.subarray(0, pcm.length)));
    if (this.isBegun) return pages;
    this.isBegun = true;
    return Buffer.concat([this.writer.head(), pages]);
  }

  silence(seconds: number): Uint8Array {
    return this.encode(new Int16Array(Math.round(seconds * this.rate)));
  }

  /** The rest; afterwards it is of no use. */
  end(): Uint8Array {
    const pages = this.writer.add(this.packets.end());
    return Buffer.concat([pages, this.writer.end(this.packets.samples)]);
  }
}
