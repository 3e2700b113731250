import { ChangeRoleAndStatus } from '@coursewright/auth';
import {
  errorEnvelope,
  learningPath,
  type LearningPathEntry,
  learningPathEntry,
  limits,
  type PathData,
  publicCourse,
  savedLearningPath,
  taskStarted,
} from '@coursewright/contract';
import { RunGeneration } from '@coursewright/generation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { publishedCourse } from './published-course.ts';
import { uploadText } from './upload-text.ts';
import { sampleCourse } from './sample-course.ts';
import { type Reply, signedInUser, Visitor } from './visitor.ts';

const paths = '/v1/learning-paths';
const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
const idsOf = (course: PathData): string[] =>
  JSON.stringify(course).match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ??
  [];
/** With each id in place of it the number of the id that it is. */
const numbered = (course: PathData): string => {
  const ids = [...new Set(idsOf(course))];
  return ids.reduce((text, id, n) => text.replaceAll(id, `#${n}#`), JSON.stringify(course));
};

describe('sharing', () => {
  let app: TestApp;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none', DATABASE_POOL: '12' } });
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  const saved = async (me: Visitor, more: object = {}): Promise<LearningPathEntry> => {
    const body = { topic: 'Rivers', path_data: course, ...more };
    return savedLearningPath.parse((await me.call('POST', paths, body)).body).entry;
  };
  const publish = (me: Visitor, id: string, is_public = true) =>
    me.call('PATCH', `${paths}/${id}/publicity`, { is_public });
  const shareIdOf = (reply: Reply): string => {
    expect(reply.status).toBe(200);
    return learningPathEntry.parse(reply.body).share_id ?? '';
  };
  const stranger = () => new Visitor(app);
  const seen = async (id: string) => (await stranger().call('GET', `/public/${id}`)).status;
  const copy = (me: Visitor, id: string, headers: Record<string, string> = {}) =>
    me.call('POST', `${paths}/copy/${id}`, undefined, headers);
  const read = async (me: Visitor, id: string) =>
    learningPath.parse((await me.call('GET', `${paths}/${id}`)).body);

  it('shows a public course to strangers, through both APIs, and nothing of its owner', async () => {
    const me = await signedInUser(app);
    const own = await saved(me, { tags: ['secretly'], favorite: true });
    const answer = await publish(me, own.path_id);
    const share_id = shareIdOf(answer);
    expect(share_id).toMatch(/^[0-9A-Za-z]{22}$/);
    expect(answer.body).toEqual({ ...own, is_public: true, share_id });
    expect(shareIdOf(await publish(me, own.path_id))).toBe(share_id);

    const shown = await stranger().call('GET', `/public/${share_id}`);
    const { path_data, ...about } = publicCourse.parse(shown.body);
    expect(about).toEqual({
      share_id,
      topic: 'Rivers',
      language: own.language,
      is_complete: true,
      created_at: own.created_at,
      last_modified_at: own.last_modified_at,
      modules_count: own.modules_count,
      submodules_count: own.submodules_count,
      has_audio: false,
    });
    expect(path_data.modules).toEqual(course.modules);
    const input = encodeURIComponent(JSON.stringify({ id: share_id }));
    expect((await stranger().ask(`library.public?input=${input}`)).body).toEqual(shown.body);
    for (const secret of [me.userId, me.email, own.path_id, 'secretly', 'Test User'])
      expect(JSON.stringify(shown.body)).not.toContain(secret);
  });

  it('shows no name of a file that a course was written from', { tags: 'proof' }, async () => {
    const me = await signedInUser(app);
    const name = 'dismissal-of-mister-x';
    const text = 'A river carries water to the sea. It bends where the land is flat. '.repeat(9);
    const sources = [await uploadText(app, me, `${name}.md`, text)];
    const size = { desired_module_count: 1, desired_submodule_count: 1 };
    const order = { topic: 'Rivers', sources, ...size };
    const started = await me.call('POST', '/generate-learning-path', order);
    const { task_id } = taskStarted.parse(started.body);
    const early = await publish(me, task_id);
    expect([early.status, errorOf(early).type]).toEqual([409, 'conflict']);
    const signal = new AbortController().signal;
    await app.nest.get(RunGeneration, { strict: false }).run({ data: { taskId: task_id }, signal });

    const { path_data, path_id } = await read(me, task_id);
    const uploaded = path_data.sources.find(({ kind }) => kind === 'document');
    expect([uploaded?.title, uploaded?.file_name]).toEqual([name, `${name}.md`]);
    const share_id = shareIdOf(await publish(me, task_id));
    const shown = await stranger().call('GET', `/public/${share_id}`);
    const passages = (one: PathData) => one.sources.flatMap((source) => source.passages);
    const other = await signedInUser(app);
    const copied = learningPathEntry.parse((await copy(other, share_id)).body);
    const taken = await read(other, copied.path_id);
    expect(passages(publicCourse.parse(shown.body).path_data)).toEqual(passages(path_data));
    for (const body of [shown.body, taken]) {
      const said = JSON.stringify(body);
      expect(said).toContain('carries water');
      for (const secret of [name, uploaded?.content_hash ?? name])
        expect(said).not.toContain(secret);
    }
    // To its owner nothing is lost.
    const again = learningPathEntry.parse((await copy(me, path_id)).body);
    expect((await read(me, again.path_id)).path_data.sources[0]?.file_name).toBe(`${name}.md`);
  });

  it('knows the name of a file by its words, and leaves ordinary words alone', async () => {
    const me = await signedInUser(app);
    const [source, ...others] = course.sources;
    const [first, ...modules] = course.modules;
    if (!source || !first) throw new Error('The sample course is empty');
    const file = { kind: 'document', url: undefined, title: 'Wages_2026-Q1' };
    const shownAs = async (file_name: string, said: string) => {
      const path_data = {
        ...course,
        sources: [{ ...source, ...file, file_name }, ...others],
        summary: said,
        modules: [{ ...first, title: said, learning_objectives: [said] }, ...modules],
      };
      const own = await saved(me, { path_data });
      const share_id = shareIdOf(await publish(me, own.path_id));
      const { body } = await stranger().call('GET', `/public/${share_id}`);
      const { path_data: shown } = publicCourse.parse(body);
      const [module] = shown.modules;
      return [shown.summary, module?.title, module?.learning_objectives, shown.sources[0]?.title];
    };
    const heading = source.passages.flatMap((one) => one.heading.split(' › ')).find(Boolean);
    const inPlace = `What ${heading} says`;
    for (const said of ['What Wages_2026-Q1.pdf says', 'What wages 2026 – q1 says'])
      expect(await shownAs('Wages_2026-Q1.pdf', said)).toEqual([
        inPlace,
        inPlace,
        [inPlace],
        heading,
      ]);
    for (const ordinary of ['water.pdf', 'a.pdf', 'type.pdf'])
      expect((await shownAs(ordinary, 'A water course')).slice(0, 2)).toEqual([
        'A water course',
        'A water course',
      ]);
  });

  it('lets passages that nothing cites, remarks and findings stay with the owner', async () => {
    const me = await signedInUser(app);
    const [source] = course.sources;
    const unused = { id: crypto.randomUUID(), number: 999, heading: '', text: 'Nobody cites me.' };
    const finding = { check: 'title_empty', severity: 'info', place: { part: 'course' } };
    const report = {
      sentences_cited: 1,
      sentences_uncited: 2,
      citations_supported: 3,
      citations_unsupported: 4,
      submodules_failed: 0,
      notes: ['wages.pdf was left out'],
      card: { defects: [finding], left_off: 0 },
    };
    const sources = course.sources.map((one) =>
      one.id === source?.id ? { ...one, passages: [...one.passages, unused] } : one,
    );
    const own = await saved(me, { path_data: { ...course, sources, report } });
    const share_id = shareIdOf(await publish(me, own.path_id));
    const { body } = await stranger().call('GET', `/public/${share_id}`);
    const { card: _card, ...counts } = report;
    expect(publicCourse.parse(body).path_data.report).toEqual({ ...counts, notes: [] });
    expect(JSON.stringify(body)).not.toMatch(/Nobody cites me|wages\.pdf|title_empty/);
  });

  it('is over at once when the course is made private or deleted, or its owner disabled', async () => {
    const [me, other] = [await signedInUser(app), await signedInUser(app)];
    const { path_id } = await saved(me);
    const first = shareIdOf(await publish(me, path_id));
    const kept = await stranger().call('GET', `/public/${first}`);
    const etag = kept.headers.get('etag') ?? '';
    expect([kept.headers.get('cache-control'), etag]).toEqual([
      'no-cache',
      expect.stringMatching(/^W\/"[\w-]{43}"$/),
    ]);
    const revalidated = () =>
      stranger().call('GET', `/public/${first}`, undefined, { 'if-none-match': etag });
    expect((await revalidated()).status).toBe(304);

    const hidden = learningPathEntry.parse((await publish(me, path_id, false)).body);
    expect([hidden.is_public, hidden.share_id]).toEqual([false, null]);
    const gone = await revalidated();
    expect([gone.status, gone.headers.get('cache-control'), gone.headers.get('etag')]).toEqual([
      404,
      'no-store',
      null,
    ]);
    const never = await stranger().call('GET', `/public/${'a'.repeat(22)}`);
    expect(gone.body).toEqual(never.body);
    expect((await copy(other, first)).status).toBe(404);

    const second = shareIdOf(await publish(me, path_id));
    expect([second === first, await seen(first), await seen(second)]).toEqual([false, 404, 200]);
    await me.call('DELETE', `${paths}/${path_id}`);
    expect([await seen(second), (await copy(other, second)).status]).toEqual([404, 404]);
    expect((await publish(me, path_id)).status).toBe(404);
    await me.call('POST', `${paths}/${path_id}/restore`, {});
    expect(await seen(second)).toBe(200);

    const role = app.nest.get(ChangeRoleAndStatus, { strict: false });
    await role.run(me.userId, { is_active: false });
    expect([await seen(second), (await copy(other, second)).status]).toEqual([404, 404]);
    await role.run(me.userId, { is_active: true });
    expect(await seen(second)).toBe(200);
    for (const malformed of ['x', path_id, `${second}x`, '%27', `${second.slice(1)}-`])
      expect(await seen(malformed)).toBe(422);
  });

  it('does not come back with a course that is imported over the deleted one', async () => {
    const me = await signedInUser(app);
    const { path_id } = await saved(me);
    const share_id = shareIdOf(await publish(me, path_id));
    const { body: file } = await me.call('GET', `${paths}/export`);
    await me.call('DELETE', `${paths}/${path_id}`);
    expect((await me.call('POST', `${paths}/import`, file)).body).toMatchObject({ imported: 1 });
    const back = await read(me, path_id);
    expect([back.is_public, back.share_id, await seen(share_id)]).toEqual([false, null, 404]);
  });

  it('is for the owner alone to begin and to end', async () => {
    const [me, other] = [await signedInUser(app), await signedInUser(app)];
    const { path_id } = await saved(me);
    const nobody = await publish(stranger(), path_id);
    expect([nobody.status, errorOf(nobody).message]).toEqual([
      401,
      'Authentication required to update courses.',
    ]);
    const refused = await publish(other, path_id);
    expect([refused.status, refused.body]).toEqual([
      404,
      (await publish(other, crypto.randomUUID())).body,
    ]);
    expect((await read(me, path_id)).is_public).toBe(false);
    const share_id = shareIdOf(await publish(me, path_id));
    expect((await publish(other, path_id, false)).status).toBe(404);
    expect(await seen(share_id)).toBe(200);
    for (const body of [{}, { is_public: 'yes' }, { is_public: true, share_id: 'a'.repeat(22) }])
      expect((await me.call('PATCH', `${paths}/${path_id}/publicity`, body)).status).toBe(422);
  });

  it('leaves one address at most that leads anywhere, however publishing and hiding meet', async () => {
    const me = await signedInUser(app);
    const { path_id } = await saved(me);
    const turns = [true, true, false, true, true, false, false, true];
    const replies = await behindLock(
      app,
      'SELECT 1 FROM courses WHERE id = $1 FOR UPDATE',
      [path_id],
      turns.map((turn) => () => publish(me, path_id, turn)),
    );
    const ids = replies.map((reply) => shareIdOf(reply));
    expect(ids.map((id) => id !== '')).toEqual(turns);
    const { share_id } = await read(me, path_id);
    for (const id of new Set(ids.filter(Boolean)))
      expect([id, await seen(id)]).toEqual([id, id === share_id ? 200 : 404]);
    expect(share_id === null || ids.includes(share_id)).toBe(true);

    // Who publishes what another tab has just published hears of the same address.
    await publish(me, path_id, false);
    const both = await behindLock(
      app,
      'SELECT 1 FROM courses WHERE id = $1 FOR UPDATE',
      [path_id],
      [1, 2, 3].map(() => () => publish(me, path_id)),
    );
    expect(new Set(both.map((reply) => shareIdOf(reply))).size).toBe(1);
  });

  it('gives whoever copies a course one of their own, with other ids and nothing done in it', async () => {
    const [me, other] = [await signedInUser(app), await signedInUser(app)];
    const own = await saved(me, { tags: ['mine'], favorite: true });
    const done = { module_index: 0, submodule_index: 0, completed: true };
    await me.call('PUT', `${paths}/${own.path_id}/progress`, done);
    const share_id = shareIdOf(await publish(me, own.path_id));

    const nobody = await copy(stranger(), share_id);
    expect([nobody.status, errorOf(nobody).message]).toEqual([401, 'Authentication required.']);
    expect((await copy(other, own.path_id)).status).toBe(404);

    const reply = await copy(other, share_id);
    expect(reply.status).toBe(201);
    const taken = learningPathEntry.parse(reply.body);
    const asNew = { source: 'copied_public', task_id: null, is_complete: true, progress: 0 };
    const asOwn = { tags: [], favorite: false, is_public: false, share_id: null };
    expect(taken).toMatchObject({ topic: 'Rivers', last_visited: null, ...asNew, ...asOwn });
    const whole = await read(other, taken.path_id);
    expect(whole.learning.lessons).toEqual([]);
    const ids = new Set(idsOf(whole.path_data));
    expect(idsOf(course).filter((id) => ids.has(id))).toEqual([]);
    const shown = publicCourse.parse((await stranger().call('GET', `/public/${share_id}`)).body);
    expect(numbered(whole.path_data)).toBe(numbered(shown.path_data));

    // Neither end of the copy hangs on the other.
    await publish(me, own.path_id, false);
    await me.call('DELETE', `${paths}/${own.path_id}`);
    expect((await read(other, taken.path_id)).path_data).toEqual(whole.path_data);
    const mine = learningPathEntry.parse((await copy(other, taken.path_id)).body);
    expect([mine.source, mine.path_id === taken.path_id]).toEqual(['copied_public', false]);
  });

  it('copies once for each key, also when the course has become private meanwhile', async () => {
    const [me, other] = [await signedInUser(app), await signedInUser(app)];
    const { path_id } = await saved(me);
    const share_id = shareIdOf(await publish(me, path_id));
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await Promise.all([1, 2, 3].map(() => copy(other, share_id, key)));
    await publish(me, path_id, false);
    const replies = [...first, await copy(other, share_id, key)];
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const listed = await other.call('GET', `${paths}/preview`);
    expect(listed.body).toMatchObject({ total: 1 });
    expect((await copy(other, share_id)).status).toBe(404);
  });

  it('copies neither into a full history nor without end', async () => {
    const [me, other] = [await signedInUser(app), await signedInUser(app)];
    const share_id = await publishedCourse(app, me);
    const { path_id } = await saved(other);
    const { bytes } = limits.library;
    const fill = 'UPDATE courses SET document_bytes = $2 WHERE id = $1';
    await app.database.query(fill, [path_id, bytes]);
    const full = await copy(other, share_id);
    expect([full.status, errorOf(full).type]).toEqual([413, 'payload_too_large']);
    await app.database.query(fill, [path_id, 1]);
    expect((await copy(other, share_id)).status).toBe(201);
    await app.database.query('UPDATE rate_limits SET hits = $1', [limits.library.copies.perHour]);
    expect((await copy(other, share_id)).status).toBe(429);
  });
});
