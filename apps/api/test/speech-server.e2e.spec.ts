import {
  type LessonAudio,
  lessonAudio,
  savedLearningPath,
  spendTotal,
} from '@coursewright/contract';
import { Narrate, NarrationHousekeeping } from '@coursewright/narration';
import {
  type ScriptedS3,
  type ScriptedSpeech,
  startScriptedS3,
  startScriptedSpeech,
} from '@coursewright/testing';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

const sentences = Array.from({ length: 12 }, (_each, nth) => `Keeper ${nth} found a letter.`);

describe('a lesson that a speech server reads', () => {
  let speech: ScriptedSpeech;
  let storage: ScriptedS3;
  let app: TestApp;
  let path_data: Awaited<ReturnType<typeof sampleCourse>>;
  beforeAll(async () => {
    [speech, storage] = await Promise.all([startScriptedSpeech(), startScriptedS3()]);
    app = await createTestApp({
      env: {
        ...storage.environment,
        WORKERS: 'none',
        SPEECH: 'openai:tone-1',
        SPEECH_BASE_URL: `${speech.url}/v1`,
        SPEECH_API_KEY: 'the-speech-key',
        SPEECH_VOICES: 'alto,bass',
        SPEECH_PRICE: '15',
      },
    });
    path_data = await sampleCourse(app);
    const [lesson] = path_data.modules[0]!.submodules;
    Object.assign(lesson!, { title: 'Keepers', content: sentences.join(' '), summary: '' });
  });
  afterAll(async () => {
    await app?.close();
    await Promise.all([speech?.close(), storage?.close()]);
  });

  const ordered = async (me: Visitor) => {
    const saved = await me.call('POST', '/v1/learning-paths', { topic: 'Keepers', path_data });
    const id = savedLearningPath.parse(saved.body).entry.path_id;
    const path = `/v1/learning-paths/${id}/modules/0/submodules/0/audio`;
    const ask = async (): Promise<LessonAudio> =>
      lessonAudio.parse((await me.call('GET', path)).body);
    expect((await me.call('POST', path, { wait: false })).status).toBe(200);
    const [row] = await app.database.query(
      z.object({ id: z.string() }),
      'SELECT id FROM narrations WHERE course_id = $1',
      [id],
    );
    const narrate = (signal = new AbortController().signal) =>
      app.nest.get(Narrate, { strict: false }).run({ data: { narrationId: row!.id }, signal });
    return { id, ask, narrate, file: `coursewright-files/audio/${row!.id}.opus` };
  };
  const chunks = async () =>
    (await app.database.query(z.looseObject({}), 'SELECT hash FROM narration_chunks')).length;

  it('pays for each sentence once, whenever its worker ends, and says so in the books', async () => {
    const admin = await signedInUser(app, { isAdmin: true });
    const day = new Date().toISOString().slice(0, 10);
    const spent = async () =>
      spendTotal.parse(
        (await admin.call('GET', `/admin/generation-spend?from=${day}&to=${day}`)).body,
      );
    const before = await spent();
    const me = await signedInUser(app);
    const { ask, narrate, file: name } = await ordered(me);
    expect(await ask()).toMatchObject({
      narrator: 'tone-1',
      is_builtin: false,
      voices: ['alto', 'bass'],
      voice: 'alto',
    });
    const stop = new AbortController();
    // Where a sentence was asked for and not yet answered, one that is more is paid for at most.
    speech.fault = ({ input }) => {
      if (input === sentences[6]) stop.abort(new Error('killed'));
      return undefined;
    };
    await expect(narrate(stop.signal)).rejects.toThrow('killed');
    const kept = await chunks();
    expect(kept).toBeGreaterThan(3);
    const [first] = [speech.asked.length];
    speech.fault = () => undefined;
    await Promise.all([narrate(), ask()]);
    expect(speech.asked.length - first).toBe(sentences.length + 1 - kept);
    expect(new Set(speech.asked.map(({ input }) => input))).toEqual(
      new Set(['Keepers', ...sentences]),
    );
    expect(
      speech.asked.every(({ key, voice }) => key === 'the-speech-key' && voice === 'alto'),
    ).toBe(true);
    const audio = await ask();
    expect(audio).toMatchObject({ status: 'completed', is_builtin: false });
    expect(audio.sentences.map(({ text }) => text)).toEqual(['Keepers', ...sentences]);
    const file = await fetch(`${app.url}${audio.opus_url}`);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect([file.status, bytes.toString('latin1', 0, 4)]).toEqual([200, 'OggS']);
    expect(storage.objects.get(name)).toEqual({ bytes, type: 'audio/ogg; codecs=opus' });
    expect(await chunks()).toBe(0);
    expect((await me.call('GET', '/auth/credits')).body).toEqual({ credits: 2 });

    const characters = ['Keepers', ...sentences].join('').length;
    const after = await spent();
    // A call is counted before it leaves, and two beside the one that killed it may not have left.
    expect(after.calls - before.calls - speech.asked.length).toBeOneOf([0, 1, 2]);
    expect((after.cost?.amount ?? 0) - (before.cost?.amount ?? 0)).toBeCloseTo(
      (characters * 15) / 1e6,
      9,
    );
  });

  it('returns its credit where the server refuses, and keeps nothing of it', async () => {
    const me = await signedInUser(app);
    const { ask, narrate, file } = await ordered(me);
    speech.fault = ({ input }) => (input === sentences[4] ? { status: 401 } : undefined);
    await expect(narrate()).rejects.toThrow('refuses the API key');
    expect(await chunks()).toBeGreaterThan(0);
    await app.database.query("DELETE FROM pgboss.job WHERE name LIKE 'narration%'");
    await app.nest.get(NarrationHousekeeping, { strict: false }).run();
    expect(await ask()).toMatchObject({ status: 'failed', price: 1 });
    expect((await ask()).error).toContain('tone-1');
    expect(await chunks()).toBe(0);
    expect((await me.call('GET', '/auth/credits')).body).toEqual({ credits: 3 });
    expect(storage.objects.has(file)).toBe(false);
    speech.fault = () => undefined;
  });

  it(
    'is kept in a bucket, heard in parts from there, and goes with its course',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const { id, ask, narrate, file } = await ordered(me);
      // The storage is away for a moment.
      let requests = 0;
      storage.fault = () => ((requests += 1) === 1 ? 503 : undefined);
      await narrate();
      const { audio_url, opus_url } = await ask();
      const part = await fetch(`${app.url}${opus_url}`, { headers: { range: 'bytes=120-359' } });
      const { bytes } = storage.objects.get(file)!;
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes 120-359/${bytes.length}`,
      ]);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(120, 360));
      const mp3 = await fetch(`${app.url}${audio_url}`);
      const whole = Buffer.from(await mp3.arrayBuffer());
      expect([mp3.status, whole[0], whole.length % 120]).toEqual([200, 0xff, 0]);
      const besides = file.replace('.opus', '.mp3');
      expect(storage.objects.get(besides)).toEqual({ bytes: whole, type: 'audio/mpeg' });
      expect(storage.refused).toEqual([]);
      await app.database.query('DELETE FROM courses WHERE id = $1', [id]);
      await app.nest.get(NarrationHousekeeping, { strict: false }).run();
      expect([storage.objects.has(file), storage.objects.has(besides)]).toEqual([false, false]);
      for (const url of [audio_url, opus_url])
        expect((await fetch(`${app.url}${url}`)).status).toBe(404);
    },
  );
});
