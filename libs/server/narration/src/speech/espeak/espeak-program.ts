// A program of its own: reads one request from its input, writes frames to its output, and ends.
// It is the only place that loads eSpeak NG, which is under the GPL and knows nothing of the rest.
import load from '@echogarden/espeak-ng-emscripten';
import { OpusEncoder } from '../opus/opus-encoder.ts';
import { answerOne, writeAudio, writeLine, writeProblem } from '../program/talk.ts';

/** One request, as JSON on the first line of the input. */
export interface ProgramRequest {
  /** As eSpeak calls it. */
  readonly voice: string;
  readonly wordsPerMinute: number;
  readonly lines: readonly { readonly text: string; readonly pause: number }[];
}

const sampleRate = 22_050;

/** In SSML and in eSpeak's own spelling of sounds, text must not mean anything but itself. */
const harmless = (text: string) =>
  text
    .replace(/\[\[+|\]\]+/g, ' ')
    .replaceAll('&', '&amp;')
    .replace(/[<>]/g, ' ');

async function speak({ voice, wordsPerMinute, lines }: ProgramRequest): Promise<void> {
  const espeak = await new (await load()).eSpeakNGWorker();
  if (espeak.set_voice(voice) !== 0) return writeProblem(`There is no voice ${voice}`);
  if (espeak.get_samplerate() !== sampleRate) return writeProblem('The sample rate has changed');
  espeak.set_rate(wordsPerMinute);
  const encoder = await OpusEncoder.create(sampleRate);
  for (const [index, { text, pause }] of lines.entries()) {
    const startsAt = encoder.seconds;
    const parts: Uint8Array[] = [];
    espeak.synthesize(harmless(text), (audio) => {
      if (audio) parts.push(encoder.encode(new Int16Array(audio)));
      return false;
    });
    const endsAt = encoder.seconds;
    parts.push(encoder.silence(pause));
    await writeAudio(Buffer.concat(parts));
    await writeLine({ index, startsAt, endsAt });
    // Sound is garbage outside the heap, of which V8 lets a lot come together.
    globalThis.gc?.({ type: 'minor' });
  }
  await writeAudio(encoder.end());
}

await answerOne(speak);
