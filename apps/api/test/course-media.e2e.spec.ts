import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  courseAudio,
  errorEnvelope,
  importedCourseFile,
  type LessonAudio,
  lessonAudio,
  limits,
  type PathData,
  visualizationList,
} from '@coursewright/contract';
import { NarrationHousekeeping } from '@coursewright/narration';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import {
  audioPath,
  type Bytes,
  fileOf,
  forged,
  hashOf,
  send,
  soundsIn,
  storyWithMedia,
} from './file-with-media.ts';
import { signedInUser, type Visitor } from './visitor.ts';

type User = Visitor & { readonly userId: string };
const paths = '/v1/learning-paths';

describe('recordings and diagrams in the file of a course', () => {
  let here: TestApp;
  let there: TestApp;
  let me: User;
  let course: PathData;
  let id: string;
  let file: Bytes;
  beforeAll(async () => {
    // Two installations: nothing is shared, neither database nor files nor keys.
    const env = { WORKERS: 'none' };
    [here, there] = await Promise.all([createTestApp({ env }), createTestApp({ env })]);
    ({ me, course, id, file } = await storyWithMedia(here));
  });
  afterAll(async () => {
    await here?.close();
    await there?.close();
  });

  const taken = async (app: TestApp, who: Visitor, bytes: Bytes) => {
    const reply = await send(app, who, bytes);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return importedCourseFile.parse(reply.body);
  };
  const audioOf = async (who: Visitor, of: string, query = ''): Promise<LessonAudio> =>
    lessonAudio.parse((await who.call('GET', `${audioPath(of)}${query}`)).body);
  const recordingsOf = async (who: Visitor, of: string) =>
    courseAudio.parse((await who.call('GET', `${paths}/${of}/audio`)).body).recordings;
  const diagramsOf = async (who: Visitor, of: string) =>
    visualizationList.parse(
      (await who.call('GET', `${paths}/${of}/modules/0/submodules/0/visualization`)).body,
    ).visualizations;
  const soundOf = async (app: TestApp, { opus_url }: LessonAudio) =>
    new Uint8Array(await (await fetch(`${app.url}${opus_url}`)).arrayBuffer());
  const filesOf = async (app: TestApp) =>
    (await readdir(join(app.dataDir, 'files'), { recursive: true })).filter((name) =>
      name.endsWith('.opus'),
    );
  const creditsOf = async (who: Visitor) => (await who.call('GET', '/auth/credits')).body;

  const refused = async (bytes: Bytes): Promise<string> => {
    const reply = await send(here, me, bytes);
    expect(reply.status, JSON.stringify(reply.body)).toBe(422);
    return errorEnvelope.parse(reply.body).error.message;
  };

  it('are heard and seen in another installation, cost nothing, and make the same file again', async () => {
    expect(soundsIn(unzipSync(file) as Record<string, Bytes>)).toHaveLength(2);
    expect(await fileOf(here, me, id)).toEqual(file);
    const other = await signedInUser(there);
    const before = await creditsOf(other);
    const answer = await taken(there, other, file);
    expect(answer).toMatchObject({ outcome: 'imported', path_id: id });
    expect(answer.signed_by?.is_this_installation).toBe(false);

    const [mine, theirs] = [await audioOf(me, id), await audioOf(other, id)];
    expect(theirs).toMatchObject({ status: 'completed', price: 0 });
    // Who spoke elsewhere is not known here.
    expect(theirs).toMatchObject({ narrator: null, is_builtin: false, script: null });
    expect(mine).toMatchObject({ narrator: 'eSpeak NG', is_builtin: true, script: 'lesson' });
    expect(theirs.sentences).toEqual(mine.sentences);
    expect(theirs.duration_seconds).toBe(mine.duration_seconds);
    expect(await soundOf(there, theirs)).toEqual(await soundOf(here, mine));
    const mp3 = await fetch(`${there.url}${theirs.audio_url}`);
    expect(mp3.headers.get('content-type')).toBe('audio/mpeg');
    expect(await audioOf(other, id, '?style=calm&voice=female')).toMatchObject({ price: 0 });
    expect(await diagramsOf(other, id)).toEqual(await diagramsOf(me, id));
    const list = await other.call('GET', `${paths}/preview`);
    expect(list.body).toMatchObject({ entries: [{ has_audio: true }] });
    expect(await creditsOf(other)).toEqual(before);

    // Another key has signed it; everything else is the same to the byte.
    const again = unzipSync(await fileOf(there, other, id));
    const once = unzipSync(file);
    for (const name of Object.keys(once).filter((one) => !one.startsWith('manifest')))
      expect(again[name], name).toEqual(once[name]);
    expect(Object.keys(again)).toEqual(Object.keys(once));
    expect((await taken(here, me, await fileOf(there, other, id))).outcome).toBe('known');
    expect(await fileOf(here, me, id)).toEqual(file);
    expect((await taken(there, other, file)).outcome).toBe('known');
    expect(await recordingsOf(other, id)).toHaveLength(2);
  });

  it('come along as MP3 where there is that alone, and stay MP3', async () => {
    const from = await signedInUser(there);
    const { path_id } = await taken(there, from, file);
    const mp3Of = async (app: TestApp, { audio_url }: LessonAudio) =>
      new Uint8Array(await (await fetch(`${app.url}${audio_url}`)).arrayBuffer());
    const sound = await mp3Of(there, await audioOf(from, path_id));
    // As rows are that are older than Opus.
    await there.database.query(
      z.object({}),
      `UPDATE narrations SET opus_bytes = NULL WHERE course_id = $1 AND bytes IS NOT NULL`,
      [path_id],
    );
    const older = await fileOf(there, from, path_id);
    const entries = unzipSync(older) as Record<string, Bytes>;
    const name = `media/${hashOf(sound)}.mp3`;
    expect(soundsIn(entries)).toContain(name);
    expect(soundsIn(entries)).toHaveLength(2);
    expect(entries[name]).toEqual(sound);
    expect(JSON.parse(strFromU8(entries['manifest.json']!))).toMatchObject({ version: 3 });

    const other = await signedInUser(here);
    const copy = (await taken(here, other, older)).path_id;
    const heardThere = await audioOf(other, copy);
    expect(heardThere).toMatchObject({ status: 'completed', price: 0, opus_url: null });
    expect(await mp3Of(here, heardThere)).toEqual(sound);
    const again = unzipSync(await fileOf(here, other, copy));
    expect(again[name]).toEqual(sound);
    expect(again['media.json']).toEqual(entries['media.json']);

    const put = (bytes: Bytes) =>
      forged(file, (all) => {
        const [first] = soundsIn(all);
        delete all[first!];
        const as = `media/${hashOf(bytes)}.mp3`;
        all[as] = bytes;
        all['media.json'] = strToU8(strFromU8(all['media.json']!).replaceAll(first!, as));
      });
    const twisted = sound.slice();
    twisted[0] = 0;
    const html = strToU8('<!doctype html><script>alert(1)</script>');
    for (const bytes of [html, twisted, sound.slice(0, -5), new Uint8Array()])
      expect(await refused(put(bytes))).toMatch(/A recording in this file is damaged/);
    // A file that says it is of the version before may hold none.
    expect(await refused(put(sound))).toMatch(/damaged/);
  });

  it('stay out where that is asked for, and leave a file of the first kind', async () => {
    const plain = unzipSync(await fileOf(here, me, id, '?media=false'));
    expect(Object.keys(plain).toSorted()).toEqual(
      ['course.json', 'events.json', 'manifest.json', 'manifest.sig', 'versions.json'].toSorted(),
    );
    expect(JSON.parse(strFromU8(plain['manifest.json']!))).toMatchObject({ version: 1 });
  });

  it('come in through a request of JSON, too, and once for a repeated one', async () => {
    const other = await signedInUser(here);
    const body = { file: Buffer.from(file).toString('base64') };
    const reply = await other.call('POST', `${paths}/import-file`, body);
    const copy = importedCourseFile.parse(reply.body).path_id;
    // Somebody else has the course: the copy has an id of its own, and what was made all the same.
    expect(copy).not.toBe(id);
    expect(await audioOf(other, copy)).toMatchObject({ status: 'completed', price: 0 });
    expect(await diagramsOf(other, copy)).toHaveLength(1);

    const third = await signedInUser(here);
    const key = randomUUID();
    const [one, two] = [await send(here, third, file, key), await send(here, third, file, key)];
    expect(one.status).toBe(200);
    expect(two).toEqual(one);
    const { path_id } = importedCourseFile.parse(one.body);
    expect(await recordingsOf(third, path_id)).toHaveLength(2);
  });

  it('are left out of what the own course says otherwise by now', { tags: 'proof' }, async () => {
    const other = await signedInUser(there);
    const { path_id } = await taken(there, other, await fileOf(here, me, id, '?media=false'));
    const whole = await other.call('GET', `${paths}/${path_id}`);
    const { course_revision: revision } = whole.body as { course_revision: number };
    const [lesson] = course.modules[0]!.submodules;
    const { summary, key_terms, quiz } = lesson!;
    const edited = { revision, title: 'Mine', content: 'My own words.', summary, key_terms, quiz };
    const put = await other.call(
      'PUT',
      `/learning-path/${path_id}/submodules/${lesson!.id}`,
      edited,
    );
    expect(put.status, JSON.stringify(put.body)).toBe(200);
    await taken(there, other, file);
    expect(await recordingsOf(other, path_id)).toEqual([]);
    expect(await audioOf(other, path_id)).toMatchObject({ status: 'none', price: 1 });
  });

  it('go with their course', async () => {
    const other = await signedInUser(here);
    const { path_id } = await taken(here, other, file);
    const known = new Set(await filesOf(here));
    const housekeeping = here.nest.get(NarrationHousekeeping, { strict: false });
    await housekeeping.run();
    // What an import has put there is not taken for something that was left over.
    expect(new Set(await filesOf(here))).toEqual(known);
    await here.database.query(z.object({}), 'DELETE FROM courses WHERE id = $1', [path_id]);
    await housekeeping.run();
    expect((await filesOf(here)).length).toBe(known.size - 2);
    expect(await audioOf(me, id)).toMatchObject({ status: 'completed' });
  });

  it('are put away again when nothing came of them', async () => {
    const other = await signedInUser(there);
    await taken(there, other, file);
    const known = (await filesOf(there)).length;
    await taken(there, other, file);
    expect((await filesOf(there)).length).toBe(known + 2);
    await there.database.query(
      z.object({}),
      `UPDATE dropped_files SET dropped_at = dropped_at - interval '3 hours'`,
    );
    await there.nest.get(NarrationHousekeeping, { strict: false }).run();
    const kept = await there.database.query(
      z.object({ file: z.string() }),
      `SELECT 'audio/' || id || '.opus' AS file FROM narrations`,
    );
    expect((await filesOf(there)).toSorted()).toEqual(
      kept.map(({ file: name }) => name).toSorted(),
    );
  });

  it('have a bound for each user, whose sentence says what to do', async () => {
    const other = await signedInUser(there);
    const { path_id } = await taken(there, other, await fileOf(here, me, id, '?media=false'));
    await there.database.query(
      z.object({}),
      `INSERT INTO narrations (user_id, course_id, submodule_id, key, language, style, voice, status, opus_bytes, is_brought)
       VALUES ($1, $2, gen_random_uuid(), 'full', 'en', 'calm', 'x', 'completed', $3, true)`,
      [other.userId, path_id, limits.narration.broughtBytes],
    );
    const reply = await send(there, other, file);
    expect(reply.status).toBe(413);
    expect(errorEnvelope.parse(reply.body).error.message).toMatch(/without its recordings/);
    expect(await recordingsOf(other, path_id)).toEqual([]);
  });
});
