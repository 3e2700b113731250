import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  courseAudio,
  drawnVisualization,
  errorEnvelope,
  importedCourseFile,
  type LessonAudio,
  lessonAudio,
  limits,
  type PathData,
  savedLearningPath,
  visualizationList,
} from '@coursewright/contract';
import { Narrate, NarrationHousekeeping } from '@coursewright/narration';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, Visitor } from './visitor.ts';

type User = Visitor & { readonly userId: string };
type Bytes = Uint8Array<ArrayBuffer>;
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
    me = await signedInUser(here);
    course = await sampleCourse(here);
    const [lesson, another] = course.modules[0]!.submodules;
    lesson!.title = 'The keeper';
    lesson!.content = 'A keeper found a letter inside a glass bottle [^1].\n\nThe end.';
    lesson!.summary = '';
    lesson!.key_terms = ['Keeper', 'Letter', 'Bottle'].map((term) => ({
      term,
      definition: `${term} is what the story is about; it has a name.`,
    }));
    another!.title = 'The sea';
    another!.content = 'The sea gave back what it had taken.';
    another!.summary = '';
    const reply = await me.call('POST', paths, { topic: 'Keepers', path_data: course });
    id = savedLearningPath.parse(reply.body).path_id;
    await heard(here, me, id);
    await heard(here, me, id, { style: 'calm', voice: 'female' });
    await drawn(me, id);
    file = await fileOf(here, me, id);
  });
  afterAll(async () => {
    await here?.close();
    await there?.close();
  });

  const audioPath = (of: string, lesson = 0) =>
    `${paths}/${of}/modules/0/submodules/${lesson}/audio`;
  const heard = async (app: TestApp, who: Visitor, of: string, how: object = {}) => {
    const order = () => who.call('POST', audioPath(of), { wait: false, ...how });
    expect((await order()).status).toBe(200);
    const [row] = await app.database.query(
      z.object({ id: z.string() }),
      'SELECT id FROM narrations WHERE course_id = $1 ORDER BY created_at DESC LIMIT 1',
      [of],
    );
    const { signal } = new AbortController();
    const job = { data: { narrationId: row!.id }, signal };
    await app.nest.get(Narrate, { strict: false }).run(job);
    return lessonAudio.parse((await order()).body);
  };
  const drawn = async (who: Visitor, of: string) => {
    const place = `${paths}/${of}/modules/0/submodules/0/visualization`;
    const reply = drawnVisualization.parse((await who.call('POST', place, {})).body);
    expect(reply.visualization).not.toBeNull();
  };
  const fileOf = async (app: TestApp, who: Visitor, of: string, query = ''): Promise<Bytes> => {
    const response = await fetch(`${app.url}/api${paths}/${of}/file${query}`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const send = async (app: TestApp, who: Visitor, bytes: Bytes, key?: string) => {
    const form = new FormData();
    form.set('file', new Blob([bytes]), 'Keepers.course');
    const response = await fetch(`${app.url}/api${paths}/import-file/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${who.token}`,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
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

  /** The file again, as somebody with a key of their own would make it. */
  const forged = (
    change: (entries: Record<string, Bytes>) => void,
    names: (listed: Record<string, string>) => void = () => undefined,
  ): Bytes => {
    const entries = unzipSync(file) as Record<string, Bytes>;
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const head = JSON.parse(strFromU8(entries['manifest.json']!)) as object;
    change(entries);
    delete entries['manifest.json'];
    delete entries['manifest.sig'];
    const listed = Object.fromEntries(
      Object.entries(entries).map(([name, bytes]) => [name, hashOf(bytes)]),
    );
    names(listed);
    const public_key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
    const signed_by = { address: 'https://elsewhere.example', public_key };
    const manifest = strToU8(JSON.stringify({ ...head, signed_by, entries: listed }));
    return zipSync({
      ...entries,
      'manifest.json': manifest,
      'manifest.sig': new Uint8Array(sign(null, manifest, privateKey)),
    });
  };
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const soundsIn = (entries: Record<string, Bytes>) =>
    Object.keys(entries).filter((name) => name.startsWith('media/'));
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
      forged((all) => {
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

  it('are left out of what the own course says otherwise by now', async () => {
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

  it(
    'are refused with a sentence where sound is something else, altered, or too much',
    { tags: 'proof' },
    async () => {
      const damaged = /A recording in this file is damaged/;
      const put = (bytes: Bytes) => (entries: Record<string, Bytes>) => {
        const [name] = soundsIn(entries);
        delete entries[name!];
        const other = `media/${hashOf(bytes)}.opus`;
        entries[other] = bytes;
        const media = strFromU8(entries['media.json']!).replaceAll(name!, other);
        entries['media.json'] = strToU8(media);
      };
      const sound = (() => {
        const entries = unzipSync(file) as Record<string, Bytes>;
        return entries[soundsIn(entries)[0]!]!;
      })();
      const html = strToU8('<!doctype html><script>alert(1)</script>');
      const flipped = sound.slice();
      flipped[sound.length - 3]! ^= 1;
      const twice = new Uint8Array(Buffer.concat([sound, sound]));
      for (const bytes of [
        html,
        flipped,
        twice,
        sound.slice(0, -5),
        sound.slice(0, 60),
        new Uint8Array(),
      ])
        expect(await refused(forged(put(bytes)))).toMatch(damaged);
      // A name that is not that of its bytes.
      const misnamed = forged((entries) => {
        const [name, other] = soundsIn(entries);
        entries[name!] = entries[other!]!;
      });
      expect(await refused(misnamed)).toMatch(damaged);

      const unsigned = unzipSync(file) as Record<string, Bytes>;
      unsigned[soundsIn(unsigned)[0]!] = flipped;
      expect(await refused(zipSync(unsigned))).toMatch(/altered after it was signed/);
      const { [soundsIn(unsigned)[0]!]: _gone, ...fewer } = unzipSync(file) as Record<
        string,
        Bytes
      >;
      expect(await refused(zipSync(fewer as Zippable))).toMatch(/altered/);

      const media = (
        change: (media: {
          recordings: Record<string, unknown>[];
          diagrams: Record<string, unknown>[];
        }) => void,
      ) =>
        forged((entries) => {
          const read = JSON.parse(strFromU8(entries['media.json']!)) as Parameters<
            typeof change
          >[0];
          change(read);
          entries['media.json'] = strToU8(JSON.stringify(read));
        });
      const nonsense = [
        media(({ recordings }) => recordings.pop()),
        media(({ recordings }) => (recordings[0]!['submodule_id'] = randomUUID())),
        media(({ recordings }) => (recordings[0]!['duration_seconds'] = 9_000)),
        media(
          ({ recordings }) =>
            (recordings[0]!['sentences'] = [
              { text: 'x', is_heading: false, ends_paragraph: false, starts_at: 5, ends_at: 1 },
            ]),
        ),
        media(({ recordings }) => (recordings[0]!['file'] = '../../etc/passwd')),
        media(
          ({ diagrams }) =>
            (diagrams[0]!['diagram'] = { kind: 'flow', title: '<script>', nodes: [], edges: [] }),
        ),
        forged((entries) => (entries['media.json'] = strToU8('[]'))),
        forged((entries) => (entries['media.json'] = strToU8('['.repeat(60_000)))),
      ];
      for (const one of nonsense) expect(await refused(one)).toMatch(/damaged|not a course file/);
      expect(await refused(forged((entries) => (entries['media/../x.opus'] = sound)))).toMatch(
        /not a course file/,
      );
      const silence = new Uint8Array(limits.courseFile.mediaBytes + 1);
      // More than a document may have, and still read; more than any file may have.
      const junk = new Uint8Array(30 * 1024 * 1024);
      junk.set([0x50, 0x4b, 3, 4]);
      expect(await refused(junk)).toMatch(/not a course file/);
      const most = limits.courseFile.bytes + limits.courseFile.mediaBytes;
      const huge = await send(here, me, new Uint8Array(most + 200_000));
      expect(huge.status).toBe(413);
      expect(errorEnvelope.parse(huge.body).error.message).toMatch(/larger than 69 MiB/);
      const bomb = forged((entries) => (entries[`media/${hashOf(silence)}.opus`] = silence));
      expect(await refused(bomb)).toMatch(/unpacks to too much/);
      // One sound under many names would be kept as often.
      const many = Math.ceil(limits.courseFile.mediaBytes / sound.length) + 1;
      if (many <= limits.courseFile.recordings)
        expect(
          await refused(
            media(({ recordings }) => {
              const [first] = recordings;
              recordings.push(...Array.from({ length: many }, () => ({ ...first })));
            }),
          ),
        ).toMatch(/damaged/);
    },
  );
});
