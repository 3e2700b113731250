import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  courseAudio,
  type LessonAudio,
  lessonAudio,
  lifetimes,
  type PathData,
  savedLearningPath,
} from '@coursewright/contract';
import { Narrate, NarrationHousekeeping } from '@coursewright/narration';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHolder, knownPassword } from './account-holder.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MovableClock } from './movable-clock.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, Visitor } from './visitor.ts';

type User = Visitor & { readonly userId: string };

describe('the audio of a lesson', () => {
  const clock = new MovableClock();
  let app: TestApp;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ clock, env: { WORKERS: 'none', DATABASE_POOL: '24' } });
    course = await sampleCourse(app);
    // Long enough to be stopped in the middle, short enough to be spoken in a moment.
    const [lesson] = course.modules[0]!.submodules;
    lesson!.title = 'The keeper';
    lesson!.content = `${'A keeper found a letter inside a glass bottle [^1]. '.repeat(12)}\n\nThe end.`;
    lesson!.summary = '';
  });
  afterAll(() => app?.close());

  const saved = async (user: Visitor, path_data = course): Promise<string> => {
    const reply = await user.call('POST', '/v1/learning-paths', { topic: 'Keepers', path_data });
    return savedLearningPath.parse(reply.body).entry.path_id;
  };
  const pathOf = (id: string, lesson = 0) =>
    `/v1/learning-paths/${id}/modules/0/submodules/${lesson}/audio`;
  const ask = async (user: Visitor, id: string, query = ''): Promise<LessonAudio> =>
    lessonAudio.parse((await user.call('GET', `${pathOf(id)}${query}`)).body);
  const order = (user: Visitor, id: string, body: object = {}) =>
    user.call('POST', pathOf(id), { wait: false, ...body });
  const narrations = (id: string) =>
    app.database.query(
      z.object({ id: z.string(), progress: z.number() }),
      'SELECT id, progress FROM narrations WHERE course_id = $1 ORDER BY created_at',
      [id],
    );
  const newest = async (id: string) => (await narrations(id)).at(-1)!.id;
  const narrate = (narrationId: string, signal = new AbortController().signal) =>
    app.nest.get(Narrate, { strict: false }).run({ data: { narrationId }, signal });
  const made = async (user: Visitor, id: string, body: object = {}): Promise<LessonAudio> => {
    expect((await order(user, id, body)).status).toBe(200);
    await narrate(await newest(id));
    return lessonAudio.parse((await order(user, id, body)).body);
  };
  const movements = (user: User) =>
    app.database.query(
      z.object({ amount: z.number(), action_type: z.string(), notes: z.string() }),
      `SELECT amount, action_type, notes FROM credit_transactions WHERE user_id = $1 AND narration_id IS NOT NULL ORDER BY seq`,
      [user.userId],
    );
  const charge = { amount: -1, action_type: 'audio_use', notes: 'The keeper' };
  const files = async () =>
    (await readdir(join(app.dataDir, 'files'), { recursive: true })).filter((name) =>
      /\.(?:mp3|opus)$/.test(name),
    );
  const fileOf = (audio: LessonAudio, headers: Record<string, string> = {}) =>
    fetch(`${app.url}${audio.opus_url}`, { headers });
  const mp3Of = (audio: LessonAudio, headers: Record<string, string> = {}) =>
    fetch(`${app.url}${audio.audio_url}`, { headers });

  it('costs one credit once, is the same for whoever asks again, and is another one in another voice', async () => {
    const me = await signedInUser(app);
    const id = await saved(me);
    expect(await ask(me, id)).toMatchObject({
      status: 'none',
      price: 1,
      audio_url: null,
      language: 'en-US',
      narrator: 'eSpeak NG',
      refusal: null,
    });
    const started = await Promise.all(Array.from({ length: 10 }, () => order(me, id)));
    expect(started.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(started[0]?.body).toMatchObject({ status: 'waiting', price: 0 });
    expect(await movements(me)).toEqual([charge]);

    const audio = await made(me, id);
    expect(audio).toMatchObject({ status: 'completed', price: 0, mime_type: 'audio/mpeg' });
    expect(audio.transcript).toBe(audio.sentences.map(({ text }) => text).join('\n'));
    expect(audio.sentences[0]).toMatchObject({ text: 'The keeper', is_heading: true });
    expect(audio.sentences.at(-1)?.text).toBe('The end.');
    expect(audio.sentences.map(({ text }) => text).join()).not.toContain('[^');
    const times = audio.sentences.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(audio.duration_seconds).toBe(audio.sentences.at(-1)?.ends_at);
    expect((await me.call('GET', '/auth/credits')).body).toEqual({ credits: 2 });

    expect(await ask(me, id, '?voice=female')).toMatchObject({ status: 'none', price: 1 });
    await made(me, id, { voice: 'female', language: 'en-GB', style: 'calm' });
    expect(await movements(me)).toEqual([charge, charge]);
    const list = await me.call('GET', '/v1/learning-paths/preview');
    expect(list.body).toMatchObject({ entries: [{ has_audio: true }] });

    // All of it together, until a lesson says something else.
    const ofCourse = async (user = me) =>
      (await user.call('GET', `/v1/learning-paths/${id}/audio`)).body;
    const kept = courseAudio.parse(await ofCourse()).recordings;
    const lesson = course.modules[0]!.submodules[0]!.id;
    expect(kept).toMatchObject([
      { submodule_id: lesson, language: 'en-US', style: 'standard', voice: 'male' },
      { submodule_id: lesson, language: 'en-GB', style: 'calm', voice: 'female' },
    ]);
    const heard = await fileOf(audio);
    expect(kept[0]!.bytes).toBe((await heard.arrayBuffer()).byteLength);
    expect(await ofCourse(await signedInUser(app))).toMatchObject({ error: { type: 'not_found' } });
    await app.database.query(
      z.object({}),
      `UPDATE courses SET document = replace(document::text, 'The keeper', 'The finder')::json WHERE id = $1`,
      [id],
    );
    expect(await ofCourse()).toEqual({ recordings: [] });
  });

  it(
    'is heard at a signed address, in parts, until that expires',
    { tags: ['proof'] },
    async () => {
      const me = await signedInUser(app);
      const id = await saved(me);
      const audio = await made(me, id);
      const whole = await fileOf(audio);
      expect(whole.status).toBe(200);
      expect(whole.headers.get('content-type')).toBe('audio/ogg; codecs=opus');
      const bytes = Buffer.from(await whole.arrayBuffer());
      expect(bytes.toString('latin1', 0, 4)).toBe('OggS');

      const etag = whole.headers.get('etag')!;
      const part = async (range: string, headers = {}) => {
        const reply = await fileOf(audio, { range, ...headers });
        return [
          reply.status,
          reply.headers.get('content-range'),
          await reply.arrayBuffer(),
        ] as const;
      };
      const [status, contentRange, content] = await part('bytes=100-199');
      expect([status, contentRange]).toEqual([206, `bytes 100-199/${bytes.length}`]);
      expect(Buffer.from(content)).toEqual(bytes.subarray(100, 200));
      expect(Buffer.from((await part('bytes=-7'))[2])).toEqual(bytes.subarray(-7));
      expect((await part('bytes=10-', { 'if-range': etag }))[0]).toBe(206);
      expect((await part('bytes=10-', { 'if-range': '"another"' }))[0]).toBe(200);
      expect((await part(`bytes=${bytes.length}-`))[0]).toBe(416);
      expect((await part('bytes=1-2,5-6'))[0]).toBe(200);
      expect((await fileOf(audio, { 'if-none-match': etag })).status).toBe(304);

      const url = new URL(`${app.url}${audio.opus_url}`);
      for (const change of [
        (link: URL) => link.searchParams.set('expires', '99999999999'),
        (link: URL) => link.searchParams.set('signature', 'x'),
        (link: URL) => (link.pathname = `/api/v1/audio/${crypto.randomUUID()}`),
      ]) {
        const forged = new URL(url);
        change(forged);
        expect((await fetch(forged)).status).toBe(404);
      }
      clock.advance(lifetimes.audioLink + 3600);
      expect((await fetch(url)).status).toBe(404);
      await me.refresh();
      expect((await fileOf(await ask(me, id))).status).toBe(200);
    },
  );

  it(
    'is made MP3 once somebody asks for that, and both go with its course',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const id = await saved(me);
      const audio = await made(me, id);
      const narrationId = await newest(id);
      const here = async () => (await files()).filter((name) => name.includes(narrationId));
      expect(await here()).toEqual([expect.stringMatching(/\.opus$/)]);
      // A player asks for several parts at once.
      const replies = await Promise.all(
        ['bytes=0-', 'bytes=240-479', 'bytes=-120'].map((range) => mp3Of(audio, { range })),
      );
      expect(replies.map(({ status }) => status)).toEqual([206, 206, 206]);
      const [whole, part, end] = await Promise.all(
        replies.map(async (reply) => Buffer.from(await reply.arrayBuffer())),
      );
      expect(replies[0]?.headers.get('content-type')).toBe('audio/mpeg');
      expect(whole!.subarray(240, 480)).toEqual(part);
      expect(whole!.subarray(-120)).toEqual(end);
      // Frames of 120 bytes at one constant rate; and so many as 40 kbit/s make.
      for (let at = 0; at < whole!.length; at += 120)
        expect(whole!.readUInt16BE(at) & 0xfffe).toBe(0xfff2);
      expect(whole!.length / 5_000 / audio.duration_seconds!).toBeCloseTo(1, 1);
      const opus = await fileOf(audio);
      expect(opus.headers.get('etag')).not.toBe(replies[0]?.headers.get('etag'));
      expect((await opus.arrayBuffer()).byteLength).toBeLessThan(whole!.length);
      expect((await here()).map((name) => name.replace(/.*\./, '')).toSorted()).toEqual([
        'mp3',
        'opus',
      ]);
      await app.database.query('DELETE FROM courses WHERE id = $1', [id]);
      expect((await mp3Of(audio)).status).toBe(404);
      await app.nest.get(NarrationHousekeeping, { strict: false }).run();
      expect(await here()).toEqual([]);
    },
  );

  it(
    'is heard as MP3 alone where it was made before there was Opus',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const id = await saved(me);
      const first = await made(me, id);
      const whole = Buffer.from(await (await mp3Of(first)).arrayBuffer());
      await app.database.query('UPDATE narrations SET opus_bytes = NULL WHERE course_id = $1', [
        id,
      ]);
      const audio = await ask(me, id);
      expect(audio).toMatchObject({ status: 'completed', opus_url: null, mime_type: 'audio/mpeg' });
      expect(Buffer.from(await (await mp3Of(audio)).arrayBuffer())).toEqual(whole);
      expect((await fileOf(first)).status).toBe(404);
      const kept = await me.call('GET', `/v1/learning-paths/${id}/audio`);
      expect(courseAudio.parse(kept.body).recordings).toMatchObject([{ bytes: whole.length }]);
    },
  );

  it(
    'survives its worker: one charge and one file, whatever was written before',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const id = await saved(me);
      await order(me, id);
      const narrationId = await newest(id);
      const stop = new AbortController();
      const first = narrate(narrationId, stop.signal);
      while ((await narrations(id))[0]!.progress === 0) await sleep(5);
      stop.abort(new Error('killed'));
      await expect(first).rejects.toThrow('killed');
      expect(await ask(me, id)).toMatchObject({ status: 'running', audio_url: null });
      await Promise.all([narrate(narrationId), narrate(narrationId)]);
      const audio = await ask(me, id);
      expect(audio.status).toBe('completed');
      expect((await fileOf(audio)).status).toBe(200);
      expect(await movements(me)).toEqual([charge]);
      expect((await files()).filter((name) => name.includes(narrationId))).toHaveLength(1);
    },
  );

  it(
    'returns its credit once where it was given up, and can be had again',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 1 });
      const id = await saved(me);
      await order(me, id);
      const lost = await newest(id);
      // Its job is gone; who is told so first, and how often, is all the same.
      await app.database.query("DELETE FROM pgboss.job WHERE name LIKE 'narration%'");
      const rounds = Array.from({ length: 5 }, () =>
        app.nest.get(NarrationHousekeeping, { strict: false }).run(),
      );
      await Promise.all(rounds);
      const failed = await ask(me, id);
      expect(failed).toMatchObject({ status: 'failed', price: 1 });
      expect(failed.error).toContain('eSpeak NG');
      expect((await movements(me)).map(({ amount }) => amount)).toEqual([-1, 1]);
      await narrate(lost);
      expect((await ask(me, id)).status).toBe('failed');
      expect((await made(me, id)).status).toBe('completed');
      expect((await movements(me)).map(({ amount }) => amount)).toEqual([-1, 1, -1]);
      expect((await order(me, id, { voice: 'female' })).status).toBe(402);
    },
  );

  it('is refused before it costs anything where it cannot be spoken', async () => {
    const me = await signedInUser(app);
    const id = await saved(me);
    for (const [body, said] of [
      [{ language: 'es' }, 'own language only'],
      [{ voice: 'nobody' }, 'no such voice'],
    ] as const) {
      const refused = await order(me, id, body);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        422,
        expect.stringContaining(said),
      ]);
    }
    const kanji = structuredClone(course);
    kanji.language = 'ja';
    kanji.modules[0]!.submodules[0]!.content = '光合成は光を糖に変えます。';
    const other = structuredClone(kanji);
    other.language = 'ar';
    for (const [path_data, said, code] of [
      [kanji, 'cannot read kanji', 'kanji_not_spoken'],
      [other, 'does not speak the language', 'language_not_spoken'],
    ] as const) {
      const theirs = await saved(me, path_data);
      expect(await ask(me, theirs)).toMatchObject({
        refusal: expect.stringContaining(said),
        refusal_said: { code },
      });
      expect((await order(me, theirs)).status).toBe(422);
    }
    expect((await me.call('POST', pathOf(id, 99), {})).status).toBe(404);
    expect(await movements(me)).toEqual([]);
  });

  it(
    'is its owner’s alone, and its files go with its course and its account',
    { tags: 'proof' },
    async () => {
      const [me, stranger] = [await accountHolder(app), await signedInUser(app)];
      const [kept, deleted] = [await saved(me), await saved(me)];
      const audio = [await made(me, kept), await made(me, deleted)];
      expect((await order(stranger, kept)).status).toBe(404);
      expect((await stranger.call('GET', pathOf(kept))).status).toBe(404);
      expect((await new Visitor(app).call('GET', pathOf(kept))).status).toBe(401);

      const before = (await files()).length;
      const housekeeping = app.nest.get(NarrationHousekeeping, { strict: false });
      await me.call('DELETE', `/v1/learning-paths/${deleted}`);
      expect((await fileOf(audio[1]!)).status).toBe(404);
      await housekeeping.run();
      expect(await files()).toHaveLength(before);
      // As it is forgotten when its time to be brought back is over.
      await app.database.query('DELETE FROM courses WHERE id = $1', [deleted]);
      await housekeeping.run();
      expect(await files()).toHaveLength(before - 1);
      const gone = await me.call('POST', '/v1/account/delete', {
        password: knownPassword,
        email: me.email,
      });
      expect(gone.status).toBe(204);
      await housekeeping.run();
      expect(await files()).toHaveLength(before - 2);
    },
  );
});
