import { loadConfig } from '@coursewright/platform';
import { hurry, type ScriptedSpeech, startScriptedSpeech } from '@coursewright/testing';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDecoder } from 'libopus-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EspeakSpeech } from './espeak/espeak-speech.ts';
import { KokoroSpeech } from './kokoro/kokoro-speech.ts';
import { ServerSpeech } from './server/server-speech.ts';
import type { Line, Speech, SpeechPart, SpokenChunk, SpokenChunks } from './speech.ts';

const line = (text: string, rest: Partial<Line> = {}): Line => ({
  text,
  isHeading: false,
  endsParagraph: true,
  ...rest,
});

/** As the database keeps them. */
class Kept implements SpokenChunks {
  readonly chunks = new Map<string, SpokenChunk>();
  calls = 0;
  readonly costs: (string | null)[] = [];
  load = async () => new Map(this.chunks);
  count = async () => void (this.calls += 1);
  keep = async (hash: string, chunk: SpokenChunk, cost: string | null) => {
    this.chunks.set(hash, chunk);
    this.costs.push(cost);
  };
}

async function spoken(
  speech: Speech,
  lines: readonly Line[],
  { chunks = new Kept(), signal = new AbortController().signal, style = 'standard' as const } = {},
) {
  const { languages, voices } = speech.choicesFor('en')!;
  const request = { language: languages[0]!, voice: voices[0]!, style, lines, chunks };
  const parts: SpeechPart[] = [];
  for await (const part of speech.speak(request, signal)) parts.push(part);
  const bytes = Buffer.concat(parts.flatMap((part) => (part.kind === 'audio' ? part.bytes : [])));
  return { bytes, lines: parts.flatMap((part) => (part.kind === 'line' ? part : [])) };
}

/** Packages with the interface of those that an operator installs: a tone as long as the text. */
const standIns = {
  transformers: `export const env = { allowRemoteModels: true };`,
  kokoro: `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from './transformers.mjs';
export class KokoroTTS {
  static async from_pretrained(model, { dtype, device }) {
    if (env.allowRemoteModels || device !== 'cpu') throw new Error('It would be fetched');
    const kind = JSON.parse(readFileSync(join(env.localModelPath, model, 'config.json'))).model_type;
    if (kind !== 'style_text_to_speech_2' || dtype !== 'q8') throw new Error('Another model');
    return new KokoroTTS();
  }
  async generate(text, { voice, speed }) {
    if (!/^[ab][fm]_[a-z]+$/.test(voice)) throw new Error('There is no such voice');
    const audio = new Float32Array(Math.round((text.length * 1_500) / speed));
    return { audio: audio.map((_zero, at) => 0.3 * Math.sin(at / 20)), sampling_rate: 24_000 };
  }
}`,
};

/** Ogg's checksum, bit by bit as RFC 3533 has it. */
function checksumOf(page: Buffer): number {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}

/**
 * What is heard of an Ogg file with Opus, at 24,000 Hz, after a look at each of its pages from the
 * first byte to the last.
 */
async function heardIn(file: Buffer): Promise<Float32Array> {
  const packets: Buffer[] = [];
  const pages: { flags: number; granule: number; number: number }[] = [];
  for (let at = 0; at < file.length;) {
    expect(file.toString('latin1', at, at + 5)).toBe('OggS\0');
    const pieces = file.subarray(at + 27, at + 27 + file.readUInt8(at + 26));
    let end = at + 27 + pieces.length;
    let begin = end;
    for (const piece of pieces) {
      end += piece;
      if (piece < 255) {
        packets.push(file.subarray(begin, end));
        begin = end;
      }
    }
    const page = Buffer.from(file.subarray(at, end));
    const checksum = page.readUInt32LE(22);
    page.writeUInt32LE(0, 22);
    expect(checksumOf(page)).toBe(checksum);
    const granule = Number(page.readBigUInt64LE(6));
    pages.push({ flags: page.readUInt8(5), granule, number: page.readUInt32LE(18) });
    at = end;
  }
  expect(pages.map(({ number }) => number)).toEqual([...pages.keys()]);
  expect(pages.map(({ flags }) => flags)).toEqual(
    pages.map((_page, nth) => (nth === 0 ? 2 : nth === pages.length - 1 ? 4 : 0)),
  );
  const granules = pages.map(({ granule }) => granule);
  expect(granules).toEqual(granules.toSorted((one, other) => one - other));
  const [head, tags, ...sound] = packets;
  expect(head!.toString('latin1', 0, 10)).toBe('OpusHead\x01\x01');
  expect(tags!.toString('latin1', 0, 8)).toBe('OpusTags');
  const skipped = head!.readUInt16LE(10) / 2;
  const decoder = await createDecoder({ channels: 1, sampleRate: 24_000 });
  const heard = Float32Array.from(sound.flatMap((packet) => [...decoder.decodeFloat(packet)]));
  decoder.free();
  const samples = granules.at(-1)! / 2 - skipped;
  expect(heard.length - skipped).toBeGreaterThanOrEqual(samples);
  // No more than a packet is padding.
  expect(heard.length - skipped - samples).toBeLessThan(480 + skipped);
  return heard.subarray(skipped, skipped + samples);
}

describe('every voice', () => {
  let dataDir: string;
  let scripted: ScriptedSpeech;
  let server: ServerSpeech;
  const serverOf = (env: Record<string, string>) => {
    const config = loadConfig({
      DATA_DIR: dataDir,
      SPEECH: 'openai:tone-1',
      SPEECH_BASE_URL: scripted.url,
      ...env,
    });
    if (config.speech.kind !== 'server') throw new Error('No server is configured');
    return new ServerSpeech(config.speech);
  };
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'coursewright-speech-'));
    // A rate that is not the one of the files.
    scripted = await startScriptedSpeech({ sampleRate: 22_050 });
    server = serverOf({ SPEECH_API_KEY: 'secret', SPEECH_PRICE: '15' });
  });
  afterAll(async () => {
    await Promise.all([server?.onModuleDestroy(), scripted?.close()]);
    rmSync(dataDir, { recursive: true });
  });
  const kokoro = () => {
    const model = join(dataDir, 'Kokoro-82M');
    mkdirSync(model, { recursive: true });
    writeFileSync(join(model, 'config.json'), '{"model_type": "style_text_to_speech_2"}');
    const at = (name: keyof typeof standIns) => {
      const file = join(dataDir, `${name}.mjs`);
      writeFileSync(file, standIns[name]);
      return pathToFileURL(file).href;
    };
    const config = loadConfig({ DATA_DIR: dataDir, SPEECH: 'kokoro', KOKORO_MODEL: model });
    if (config.speech.kind !== 'kokoro') throw new Error('Kokoro is not configured');
    return {
      speech: config.speech,
      packages: { transformers: at('transformers'), kokoro: at('kokoro') },
    };
  };
  const kokoroSpeech = (): Speech => {
    const { speech, packages } = kokoro();
    return new KokoroSpeech(speech, packages);
  };
  const voices: readonly (readonly [string, () => Speech])[] = [
    ['the built-in one', () => new EspeakSpeech()],
    ['a speech server', () => server],
    ['Kokoro', kokoroSpeech],
  ];

  it.each(voices)(
    '%s speaks line by line, says when, and makes one Opus file',
    async (_name, of) => {
      const speech = of();
      const texts = ['Rivers', 'Water runs downhill <break time="9s"/> & on.', 'It is slow.'];
      const { bytes, lines } = await spoken(
        speech,
        texts.map((text, nth) => line(text, { isHeading: nth === 0 })),
      );
      expect(lines.map(({ index }) => index)).toEqual([0, 1, 2]);
      const times = lines.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(lines[0]!.endsAt).toBeLessThan(lines[1]!.startsAt);
      expect(lines[1]!.endsAt - lines[1]!.startsAt).toBeLessThan(6);
      const heard = await heardIn(bytes);
      const seconds = heard.length / 24_000;
      expect(seconds).toBeGreaterThan(lines[2]!.endsAt);
      expect(seconds - lines[2]!.endsAt).toBeLessThan(0.7);
      // Each is heard from when it is said to be, after the silence before it.
      for (const { index, startsAt, endsAt } of lines) {
        const before = lines[index - 1]?.endsAt ?? 0;
        const from = Math.floor(((before + startsAt) / 2) * 24_000);
        const onset = heard.subarray(from).findIndex((value) => Math.abs(value) > 0.02);
        expect(Math.abs((from + onset) / 24_000 - startsAt)).toBeLessThan(0.15);
        const loudest = heard
          .subarray(Math.floor(startsAt * 24_000), Math.floor(endsAt * 24_000))
          .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
        expect(loudest).toBeGreaterThan(0.1);
      }
      const calm = await spoken(speech, [line('It is slow.')], { style: 'calm' as never });
      const swift = await spoken(speech, [line('It is slow.')]);
      expect(calm.bytes.length).toBeGreaterThan(swift.bytes.length);
    },
  );

  it.each(voices)('%s ends with whoever asked', async (_name, of) => {
    scripted.fault = () => ({ delayMs: 50 });
    const stop = new AbortController();
    const many = Array.from({ length: 400 }, (_each, nth) => line(`Keeper ${nth} found a letter.`));
    const reading = spoken(of(), many, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 300);
    await expect(reading).rejects.toThrow('enough');
    scripted.fault = () => undefined;
  });

  it.each(voices)('%s says what it knows, and what it is called', (_name, of) => {
    const speech = of();
    const { languages, voices: offered, styles } = speech.choicesFor('en')!;
    expect(languages[0]).toMatch(/^en/);
    expect([offered.length > 0, styles]).toEqual([true, ['standard', 'calm']]);
    expect(speech.name).not.toBe('');
    expect(speech.version).not.toBe('');
    expect(speech.isBuiltin).toBe(speech instanceof EspeakSpeech);
  });

  it('a server is asked once for what it has said, whatever ended in between', async () => {
    const chunks = new Kept();
    const texts = ['One.', 'Two.', 'One.', 'Three.', 'Four.'].map((text) => line(text));
    const before = scripted.asked.length;
    scripted.fault = ({ input }) => (input === 'Four.' ? { status: 400, body: 'no' } : undefined);
    await expect(spoken(server, texts, { chunks })).rejects.toThrow('status 400');
    scripted.fault = () => undefined;
    const { bytes } = await spoken(server, texts, { chunks });
    const inputs = scripted.asked.slice(before).map(({ input }) => input);
    expect(inputs.toSorted()).toEqual(['Four.', 'Four.', 'One.', 'Three.', 'Two.']);
    expect(chunks.calls).toBe(5);
    expect(chunks.costs.toSorted()).toEqual(
      ['0.000060000', '0.000060000', '0.000075000', '0.000090000'].toSorted(),
    );
    expect((await spoken(server, texts, { chunks })).bytes.equals(bytes)).toBe(true);
    // Several are asked at once, in the order in which they arrive.
    expect(scripted.asked.slice(before).find(({ input }) => input === 'One.')).toEqual({
      path: '/v1/audio/speech',
      key: 'secret',
      model: 'tone-1',
      input: 'One.',
      voice: 'alloy',
      response_format: 'wav',
    });
  });

  /** How often a server was asked for a line, and why it was not spoken. */
  const asked = async (fault: ScriptedSpeech['fault'], speech = server) => {
    const before = scripted.asked.length;
    scripted.fault = (one, nth) => fault(one, nth - before);
    const failed = await spoken(speech, [line(`Line ${before}.`)]).then(
      () => '',
      (error: unknown) => String(error),
    );
    scripted.fault = () => undefined;
    return [scripted.asked.length - before, failed] as const;
  };

  it('a server that stumbles is asked again as it says, and one that refuses is not', async () => {
    using _ = hurry();
    const stumbles = [
      { status: 429, headers: { 'retry-after': '0' } },
      { status: 503 },
      { cuts: true },
    ];
    expect(await asked((_one, nth) => stumbles[nth - 1])).toEqual([4, '']);
    expect(await asked(() => ({ status: 429, headers: { 'retry-after': '3600' } }))).toEqual([
      1,
      expect.stringContaining('status 429'),
    ]);
    expect(await asked(() => ({ status: 401 }))).toEqual([
      1,
      expect.stringContaining('refuses the API key'),
    ]);
  });

  it(
    'a server is left alone whatever it answers, and asked again when it is silent',
    { tags: 'proof' },
    async () => {
      for (const [fault, said] of [
        [{ status: 422, body: 'voice' }, 'status 422'],
        [{ body: '{"error": "no"}' }, 'cannot be used'],
        [{ body: Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(200)]) }, 'cannot be used'],
        [{ body: Buffer.alloc(25 * 1024 * 1024) }, 'more sound'],
      ] as const)
        expect(await asked(() => fault)).toEqual([1, expect.stringContaining(said)]);
      const other = await startScriptedSpeech();
      const moved = { status: 307, headers: { location: `${other.url}/v1/audio/speech` } };
      expect((await asked((_one, nth) => (nth === 1 ? moved : { status: 401 })))[1]).not.toBe('');
      expect(other.asked).toEqual([]);
      await other.close();
      const hasty = serverOf({ SPEECH_TIMEOUT_MS: '1000' });
      expect(
        await asked((_one, nth) => (nth === 1 ? { delayMs: 20_000 } : undefined), hasty),
      ).toEqual([2, '']);
      await hasty.onModuleDestroy();
    },
  );

  it('Kokoro says at the start that its package is missing, and speaks English alone', async () => {
    expect(() => new KokoroSpeech(kokoro().speech)).toThrow('npm install kokoro-js');
    const speech = kokoroSpeech();
    expect(speech.choicesFor('de')).toBeUndefined();
    expect(speech.choicesFor('en-GB')).toMatchObject({ languages: ['en-GB'] });
    expect(speech.choicesFor('en-GB')?.voices[0]).toBe('bf_emma');
    const broken = new KokoroSpeech({ ...kokoro().speech, dtype: 'fp32' }, kokoro().packages);
    await expect(spoken(broken, [line('One.')])).rejects.toThrow('Kokoro failed');
  });

  it('a server speaks the languages that its voices are for', () => {
    const named = serverOf({ SPEECH_VOICES: 'nova, fr=ff_siwis, fr=other' });
    expect(named.choicesFor('fr-CA')?.voices).toEqual(['ff_siwis', 'other']);
    expect(named.choicesFor('th')?.voices).toEqual(['nova']);
    const some = serverOf({ SPEECH_VOICES: 'en=heart,ja=alpha' });
    expect(some.choicesFor('en-GB')).toMatchObject({ languages: ['en-GB'], voices: ['heart'] });
    expect(some.choicesFor('de')).toBeUndefined();
  });
});
