import { describe, expect, it } from 'vitest';
import type { Line } from '../speech.ts';
import { EspeakSpeech } from './espeak-speech.ts';

const speech = new EspeakSpeech();
const line = (text: string): Line => ({ text, isHeading: false, endsParagraph: true });

/** Seconds that each text takes, and the bytes of all. */
async function speak(language: string, texts: readonly string[], signal?: AbortSignal) {
  const choices = speech.choicesFor(language);
  const request = {
    language: choices!.languages[0]!,
    voice: 'male',
    style: 'standard',
    lines: texts.map(line),
    chunks: {
      load: () => Promise.resolve(new Map()),
      count: () => Promise.resolve(),
      keep: () => Promise.resolve(),
    },
  } as const;
  const seconds: number[] = [];
  let bytes = 0;
  for await (const part of speech.speak(request, signal ?? new AbortController().signal))
    if (part.kind === 'audio') bytes += part.bytes.byteLength;
    else seconds.push(part.endsAt - part.startsAt);
  return { seconds, bytes };
}

describe('the built-in voice', () => {
  it('speaks every language that it says it does', { tags: 'proof' }, async () => {
    const said = {
      en: 'Photosynthesis turns light into sugar.',
      es: 'La fotosíntesis convierte la luz en azúcar.',
      de: 'Die Photosynthese wandelt Licht in Zucker um.',
      fr: 'La photosynthèse transforme la lumière en sucre.',
      it: 'La fotosintesi trasforma la luce in zucchero.',
      pt: 'A fotossíntese transforma a luz em açúcar.',
      ca: 'La fotosíntesi transforma la llum en sucre.',
      zh: '光合作用把光变成糖。',
      ja: 'こうごうせいは ひかりを とうに かえます。',
      ru: 'Фотосинтез превращает свет в сахар.',
    };
    for (const [language, text] of Object.entries(said)) {
      expect(speech.refusalOf(language, text)).toBeUndefined();
      const { seconds, bytes } = await speak(language, [text, '!']);
      // Silence, a voice that is not there, or letters one by one would be far from it.
      expect([language, seconds[0]! > 1.2 && seconds[0]! < 6]).toEqual([language, true]);
      expect(bytes / 2_500).toBeGreaterThan(seconds[0]!);
    }
    expect(speech.choicesFor('pt-BR')?.languages).toEqual(['pt-BR', 'pt-PT']);
    expect(speech.choicesFor('ar')).toBeUndefined();
    expect(speech.refusalOf('ja', '光合成')?.code).toBe('kanji_not_spoken');
    expect(speech.refusalOf('zh', '光合作用')).toBeUndefined();
  });

  it(
    'reads markup of its own as text, and ends with whoever asked',
    { tags: 'proof' },
    async () => {
      const { seconds } = await speak('en', [
        'one <break time="30s"/> two',
        '<audio src="/etc/passwd"/> [[h@l@U]] AT&T &lt; &bogus;',
      ]);
      expect(Math.max(...seconds)).toBeLessThan(12);
      const stop = new AbortController();
      const long = speak('en', Array(400).fill('A keeper found a letter.'), stop.signal);
      setTimeout(() => stop.abort(new Error('enough')), 300);
      await expect(long).rejects.toThrow('enough');
    },
  );
});
