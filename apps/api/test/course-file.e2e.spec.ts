import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  errorEnvelope,
  importedCourseFile,
  learningPath,
  type PathData,
  savedLearningPath,
  type Submodule,
  submoduleVersions,
  taskView,
} from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, Visitor } from './visitor.ts';

const paths = '/v1/learning-paths';
type Bytes = Uint8Array<ArrayBuffer>;

describe('a course as a signed file', () => {
  let app: TestApp;
  let me: Visitor;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  const save = async (): Promise<string> => {
    const reply = await me.call('POST', paths, {
      topic: 'Rivers',
      path_data: course,
      tags: ['sea'],
      favorite: true,
    });
    expect(reply.status).toBe(201);
    return savedLearningPath.parse(reply.body).path_id;
  };
  const fileOf = async (id: string, query = '', who: Visitor = me): Promise<Bytes> => {
    const response = await fetch(`${app.url}/api${paths}/${id}/file${query}`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('filename="Rivers.course"');
    return new Uint8Array(await response.arrayBuffer());
  };
  const send = (file: Uint8Array, who: Visitor = me) =>
    who.call('POST', `${paths}/import-file`, { file: Buffer.from(file).toString('base64') });
  const taken = async (file: Uint8Array, who: Visitor = me) => {
    const reply = await send(file, who);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return importedCourseFile.parse(reply.body);
  };
  const refused = async (file: Uint8Array): Promise<string> => {
    const reply = await send(file);
    expect(reply.status).toBe(422);
    return errorEnvelope.parse(reply.body).error.message;
  };
  const whole = async (id: string, who: Visitor = me) =>
    learningPath.parse((await who.call('GET', `${paths}/${id}`)).body);
  const versionsOf = async (id: string, lesson: string) => {
    const { body } = await me.call('GET', `/learning-path/${id}/submodules/${lesson}/versions`);
    return submoduleVersions.parse(body).versions;
  };
  const lessonAt = (at: number): Submodule =>
    course.modules.flatMap(({ submodules }) => submodules)[at]!;
  const firstOf = () => lessonAt(0);
  const secondOf = () => lessonAt(1);
  const edit = async (id: string, lesson: Submodule, content: string) => {
    const { course_revision: revision } = await whole(id);
    const { title, summary, key_terms, quiz } = lesson;
    const reply = await me.call('PUT', `/learning-path/${id}/submodules/${lesson.id}`, {
      revision,
      title,
      summary,
      key_terms,
      quiz,
      content,
    });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return taskView.parse(reply.body);
  };
  const learn = async (id: string, kind: 'ticked' | 'opened') => {
    const event = {
      id: crypto.randomUUID(),
      submodule_id: firstOf().id,
      device: 'spec',
      at: new Date().toISOString(),
    };
    const payload = kind === 'ticked' ? { completed: true } : {};
    const reply = await me.call('POST', `${paths}/${id}/events`, {
      events: [{ ...event, kind, payload }],
    });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  };
  /** As if it had never been here. */
  const forget = (id: string) =>
    app.nest.get(Database).run('DELETE FROM courses WHERE id = $1', [id]);

  /** As the author of a rewrite says it of the newest version. */
  const said = [{ code: 'instruction_taken', values: { instruction: 'shorter' } }];
  const tell = (id: string, lesson: Submodule) =>
    app.nest.get(Database).run(
      `UPDATE submodule_versions SET note = 'It only quotes.', note_said = $3 WHERE course_id = $1 AND submodule_id = $2
           AND number = (SELECT max(number) FROM submodule_versions WHERE course_id = $1 AND submodule_id = $2)`,
      [id, lesson.id, JSON.stringify(said)],
    );

  it('comes back with its versions and what was learned, and makes the same bytes again', async () => {
    const id = await save();
    await edit(id, firstOf(), 'A text of my own.');
    await tell(id, firstOf());
    await learn(id, 'ticked');
    const before = await whole(id);
    const versions = await versionsOf(id, firstOf().id);
    expect(versions[0]?.note_said).toEqual(said);
    const file = await fileOf(id);
    expect(await fileOf(id)).toEqual(file);
    await forget(id);

    const answer = await taken(file);
    expect(answer).toMatchObject({ outcome: 'imported', path_id: id, topic: 'Rivers' });
    expect(answer.signed_by?.is_this_installation).toBe(true);
    const after = await whole(id);
    expect(after.path_data).toEqual(before.path_data);
    expect(after.learning).toEqual(before.learning);
    expect(after).toMatchObject({ tags: ['sea'], favorite: true, created_at: before.created_at });
    expect(await versionsOf(id, firstOf().id)).toEqual(versions);
    expect(await fileOf(id)).toEqual(file);
    expect((await taken(file)).outcome).toBe('known');
  });

  it('adds what is new to the own course, and overwrites nothing', { tags: 'proof' }, async () => {
    const id = await save();
    await learn(id, 'opened');
    const old = await fileOf(id);
    await edit(id, firstOf(), 'Changed on the laptop.');
    await learn(id, 'ticked');
    const laptop = await fileOf(id);
    await forget(id);
    await taken(old);
    await edit(id, secondOf(), 'Changed on the tower.');
    await edit(id, firstOf(), 'Changed later on the tower.');
    await tell(id, firstOf());

    expect(await taken(laptop)).toMatchObject({ outcome: 'merged', path_id: id });
    const { path_data, learning } = await whole(id);
    const lessons = path_data.modules.flatMap(({ submodules }) => submodules);
    // What was changed last is shown; what the other one had is a version of it.
    expect(lessons[0]!.content).toBe('Changed later on the tower.');
    expect(lessons[1]!.content).toBe('Changed on the tower.');
    expect((await versionsOf(id, firstOf().id)).map(({ change }) => change)).toEqual([
      'edited',
      'edited',
      'written',
    ]);
    expect((await versionsOf(id, firstOf().id))[0]?.note_said).toEqual(said);
    const middle = await me.call(
      'GET',
      `/learning-path/${id}/submodules/${firstOf().id}/versions/2`,
    );
    expect(middle.body).toMatchObject({ content: 'Changed on the laptop.' });
    expect(learning.lessons[0]).toMatchObject({ is_completed: true });
    // The other way round: the older course takes in the newer text.
    const tower = await fileOf(id);
    await forget(id);
    await taken(old);
    expect((await taken(tower)).outcome).toBe('merged');
    const again = await whole(id);
    expect(again.path_data.modules).toEqual(path_data.modules);
    expect((await taken(tower)).outcome).toBe('known');
    expect((await taken(laptop)).outcome).toBe('known');
  });

  it("is a copy of one's own where somebody else has the course, whose stays as it is", async () => {
    const id = await save();
    await learn(id, 'ticked');
    const file = await fileOf(id);
    const before = await whole(id);
    const other = await signedInUser(app);
    const copy = await taken(file, other);
    expect(copy.outcome).toBe('imported');
    expect(copy.path_id).not.toBe(id);
    expect((await whole(copy.path_id, other)).learning.lessons).toEqual([]);
    expect(await whole(id)).toEqual(before);
    // To hand on without what was learned.
    const entries = unzipSync(await fileOf(id, '?learning=false'));
    expect(strFromU8(entries['events.json']!)).toBe('[]');
  });

  it('says when another installation has signed it, and refuses what was altered', async () => {
    const id = await save();
    const file = await fileOf(id);
    const entries = unzipSync(file) as Record<string, Bytes>;
    const manifest = JSON.parse(strFromU8(entries['manifest.json']!)) as {
      signed_by: object;
      entries: Record<string, string>;
    };
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const public_key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
    const signedElsewhere = (json: string): Bytes => {
      const changed = strToU8(json);
      const hash = createHash('sha256').update(changed).digest('hex');
      const head = strToU8(
        JSON.stringify({
          ...manifest,
          signed_by: { address: 'https://elsewhere.example', public_key },
          entries: { ...manifest.entries, 'course.json': hash },
        }),
      );
      return zipSync({
        ...entries,
        'course.json': changed,
        'manifest.json': head,
        'manifest.sig': new Uint8Array(sign(null, head, privateKey)),
      });
    };
    const text = strFromU8(entries['course.json']!);
    const foreign = await taken(signedElsewhere(text));
    expect(foreign).toMatchObject({
      outcome: 'known',
      signed_by: { is_this_installation: false, address: 'https://elsewhere.example' },
    });
    expect(foreign.signed_by?.key).toMatch(/^(?:[0-9a-f]{4} ){5}[0-9a-f]{4}$/);

    const altered = /altered after it was signed/;
    const otherText = strToU8(text.replace('Rivers', 'Reefs!'));
    expect(await refused(zipSync({ ...entries, 'course.json': otherText }))).toMatch(altered);
    const { 'manifest.sig': _, ...unsigned } = entries;
    expect(await refused(zipSync(unsigned))).toMatch(altered);
    const swapped = { ...manifest, signed_by: { address: 'x', public_key } };
    const head = strToU8(JSON.stringify(swapped));
    expect(await refused(zipSync({ ...entries, 'manifest.json': head }))).toMatch(altered);

    // Well signed, and still no course.
    const nested = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
    const deep = text.replace('"path_data":{', `"path_data":{"deep":${nested},`);
    expect(await refused(signedElsewhere(deep))).toMatch(/nested|damaged|not a course file/);
    const wrong = JSON.parse(text) as { path_data: { modules: unknown[] } };
    wrong.path_data.modules = [];
    expect(await refused(signedElsewhere(JSON.stringify(wrong)))).toMatch(/damaged/);
  });

  it(
    'refuses what is no such file, unpacks to too much, or leads elsewhere',
    { tags: 'proof' },
    async () => {
      const entries = unzipSync(await fileOf(await save())) as Record<string, Bytes>;
      const notOne = /not a course file/;
      expect(await refused(strToU8('{"courses": []}'))).toMatch(notOne);
      expect(await refused(strToU8('PK\u0003\u0004 and no more'))).toMatch(notOne);
      expect(await refused(zipSync({ ...entries, '../../etc/passwd': strToU8('x') }))).toMatch(
        notOne,
      );
      expect(await refused(zipSync({ 'inner.course': zipSync(entries) }))).toMatch(notOne);
      const { 'course.json': _, ...rest } = entries;
      expect(await refused(zipSync(rest))).toMatch(/not a course file|altered/);
      const bomb = zipSync({ ...entries, 'events.json': new Uint8Array(64 * 1024 * 1024) });
      expect(await refused(bomb)).toMatch(/unpacks to too much/);
      // A size that its header belittles is found out: no more is read than it says.
      const lying = new Uint8Array(
        zipSync({ ...entries, 'events.json': new Uint8Array(9_000_000) }),
      );
      new DataView(lying.buffer).setUint32(lying.length - 6, 0xffff_fff0, true);
      expect(await refused(lying)).toMatch(notOne);
      const large = await me.call('POST', `${paths}/import-file`, { file: 'A'.repeat(7_500_000) });
      expect(large.status).toBe(422);
    },
  );

  it('is taken in once for a repeated request', async () => {
    const id = await save();
    const file = Buffer.from(await fileOf(id)).toString('base64');
    const other = await signedInUser(app);
    const call = () =>
      other.call('POST', `${paths}/import-file`, { file }, { 'idempotency-key': 'same' });
    const [first, second] = [await call(), await call()];
    expect(second.body).toEqual(first.body);
    const list = await other.call('GET', `${paths}/preview`);
    expect((list.body as { entries: unknown[] }).entries).toHaveLength(1);
  });
});
