import { createDecoder } from 'libopus-wasm';
import { describe, expect, it } from 'vitest';
import { readOggOpus, voiceStream } from './ogg-opus.ts';
import { OpusEncoder } from './opus-encoder.ts';
import { Resampler } from './resampler.ts';

const { sampleRate } = voiceStream;

/** A file of samples at a rate, handed over in pieces of many sizes. */
async function fileOf(pcm: Int16Array, rate: number): Promise<Buffer> {
  const encoder = await OpusEncoder.create(rate);
  const parts: Uint8Array[] = [];
  for (let at = 0, size = 1; at < pcm.length; at += size, size = (size * 7) % 3_001)
    parts.push(encoder.encode(pcm.subarray(at, at + size)));
  expect(encoder.seconds).toBeCloseTo(pcm.length / rate, 9);
  parts.push(encoder.end());
  return Buffer.concat(parts);
}

async function heardIn(file: Buffer): Promise<Float32Array> {
  const { packets, preSkip, samples } = readOggOpus(file);
  const decoder = await createDecoder({ channels: 1, sampleRate });
  const heard = Float32Array.from(packets.flatMap((packet) => [...decoder.decodeFloat(packet)]));
  decoder.free();
  const skipped = (preSkip * sampleRate) / 48_000;
  return heard.subarray(skipped, skipped + (samples * sampleRate) / 48_000);
}

describe('a voice as Opus', () => {
  it.each([16_000, 22_050, 24_000, 44_100])(
    'is heard when it was spoken and as long, from %d Hz on',
    async (rate) => {
      // A tone in the first half of each second.
      const pcm = Int16Array.from({ length: Math.round(rate * 3.37) }, (_each, at) =>
        at % rate < rate / 2 ? 9_000 * Math.sin((at / rate) * 2 * Math.PI * 220) : 0,
      );
      const heard = await heardIn(await fileOf(pcm, rate));
      expect(Math.abs(heard.length / sampleRate - pcm.length / rate)).toBeLessThan(0.001);
      for (const second of [0, 1, 2, 3]) {
        const from = Math.max(0, second - 0.25) * sampleRate;
        const onset = heard.subarray(from).findIndex((value) => Math.abs(value) > 0.05);
        expect(Math.abs((from + onset) / sampleRate - second)).toBeLessThan(0.001);
      }
    },
  );

  it.each([
    [22_050, 1_000, -80],
    [44_100, 1_000, -80],
    [8_000, 3_000, -75],
    // What would be heard as another tone is gone.
    [44_100, 15_000, -80],
    [192_000, 90_000, -75],
  ])('has at %d Hz a tone of %d Hz as it was, to %d dB', (rate, tone, bound) => {
    const samples = Float32Array.from({ length: rate }, (_each, at) =>
      Math.sin((2 * Math.PI * tone * at) / rate),
    );
    const resampler = new Resampler(rate, sampleRate);
    const out = [
      ...resampler.push(samples.subarray(0, 999)),
      ...resampler.push(samples.subarray(999)),
    ];
    out.push(...resampler.end());
    expect(out).toHaveLength(sampleRate);
    // Not at the edges, where the tone itself begins and ends.
    const middle = out.slice(600, -600);
    const isKept = tone < sampleRate / 2;
    const wrong = middle.map((value, nth) => {
      const right = isKept ? Math.sin((2 * Math.PI * tone * (nth + 600)) / sampleRate) : 0;
      return (value - right) ** 2;
    });
    const mean = wrong.reduce((sum, one) => sum + one, 0) / wrong.length;
    expect(10 * Math.log10(mean / 0.5)).toBeLessThan(bound);
  });

  it('is not taken from what is no such file', () => {
    for (const [file, problem] of [
      [Buffer.from('RIFF'), 'no Ogg file'],
      [Buffer.alloc(60), 'no Ogg file'],
      [Buffer.from(`OggS\0\x02${'\0'.repeat(20)}\x01\x03abc`, 'latin1'), 'no Opus'],
    ] as const)
      expect(() => readOggOpus(file)).toThrow(problem);
  });
});
