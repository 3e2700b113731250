// A program of its own: reads one request from its input, writes frames to its output, and ends. It
// loads the package that the operator has installed, and weights from the disk, never from a network.
import path from 'node:path';
import { OpusEncoder } from '../opus/opus-encoder.ts';
import { answerOne, writeAudio, writeLine, writeProblem } from '../program/talk.ts';

/** One request, as JSON on the first line of the input. */
export interface KokoroRequest {
  /** Where `kokoro-js` and what it runs models with are found. */
  readonly packages: { readonly kokoro: string; readonly transformers: string };
  /** The folder with the model. */
  readonly model: string;
  readonly dtype: string;
  readonly voice: string;
  readonly speed: number;
  readonly lines: readonly { readonly text: string; readonly pause: number }[];
}

/** What we use of the packages. */
interface Kokoro {
  readonly KokoroTTS: {
    from_pretrained(
      model: string,
      options: { dtype: string; device: 'cpu' },
    ): Promise<{
      generate(
        text: string,
        options: { voice: string; speed: number },
      ): Promise<{ readonly audio: Float32Array; readonly sampling_rate: number }>;
    }>;
  };
}
interface Transformers {
  readonly env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string };
}

const sampleRate = 24_000;
const toPcm = (samples: Float32Array): Int16Array =>
  Int16Array.from(samples, (value) =>
    Math.round(32_767 * Math.max(-1, Math.min(1, Number.isFinite(value) ? value : 0))),
  );

await answerOne<KokoroRequest>(async ({ packages, model, dtype, voice, speed, lines }) => {
  const { env } = (await import(packages.transformers)) as Transformers;
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = path.dirname(model);
  const { KokoroTTS } = (await import(packages.kokoro)) as Kokoro;
  const tts = await KokoroTTS.from_pretrained(path.basename(model), { dtype, device: 'cpu' });
  const encoder = await OpusEncoder.create(sampleRate);
  for (const [index, { text, pause }] of lines.entries()) {
    const sound = await tts.generate(text, { voice, speed });
    if (sound.sampling_rate !== sampleRate) return writeProblem('The sample rate has changed');
    if (sound.audio.length === 0) return writeProblem(`Nothing was said of line ${index}`);
    const startsAt = encoder.seconds;
    const spoken = encoder.encode(toPcm(sound.audio));
    const endsAt = encoder.seconds;
    await writeAudio(Buffer.concat([spoken, encoder.silence(pause)]));
    await writeLine({ index, startsAt, endsAt });
  }
  await writeAudio(encoder.end());
});
