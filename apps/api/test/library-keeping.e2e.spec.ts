import {
  errorEnvelope,
  importReport,
  learningPath,
  learningPathEntry,
  learningPathPreview,
  lifetimes,
  limits,
  type PathData,
  savedLearningPath,
  taskStarted,
} from '@coursewright/contract';
import { RunGeneration } from '@coursewright/generation';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MovableClock } from './movable-clock.ts';
import { sampleCourse } from './sample-course.ts';
import { type Reply, signedInUser, Visitor, visitorOf } from './visitor.ts';

const paths = '/v1/learning-paths';
const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;

/** The same damages for the same seed. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** As many modules and lessons as there can be, with the text, questions and checks of this one. */
function largest(course: PathData): PathData {
  const lessons = course.modules.flatMap(({ submodules }) => submodules);
  let made = 0;
  /** A copy in which everything that has an id has one of its own. */
  const copy = <T>(piece: T): T => {
    const ids = new Map<string, string>();
    JSON.stringify(piece, (key, value) => {
      if (key === 'id') ids.set(value, crypto.randomUUID());
      return value;
    });
    return JSON.parse(JSON.stringify(piece), (_key, value) => ids.get(value) ?? value);
  };
  return {
    ...course,
    modules: Array.from({ length: limits.modules.max }, () => ({
      ...copy({ ...course.modules[0]!, submodules: [] }),
      submodules: Array.from({ length: limits.submodules.max }, () =>
        copy(lessons[made++ % lessons.length]!),
      ),
    })),
  };
}

describe('the history', () => {
  const clock = new MovableClock();
  let app: TestApp;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ clock, env: { WORKERS: 'none' } });
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  const save = async (me: Visitor, more: object = {}) => {
    const reply = await me.call('POST', paths, { topic: 'Rivers', path_data: course, ...more });
    expect(reply.status).toBe(201);
    return savedLearningPath.parse(reply.body);
  };
  const listed = async (me: Visitor) =>
    learningPathPreview.parse((await me.call('GET', `${paths}/preview`)).body).entries;
  const exported = async (me: Visitor): Promise<{ courses: { path_id: string }[] }> =>
    (await me.call('GET', `${paths}/export`)).body as { courses: { path_id: string }[] };
  const imported = async (me: Visitor, file: unknown) => {
    const reply = await me.call('POST', `${paths}/import`, file);
    expect(reply.status).toBe(200);
    return importReport.parse(reply.body);
  };

  it('saves a course, marks it, and shows it whole to its owner alone', async () => {
    const [me, other] = await Promise.all([signedInUser(app), signedInUser(app)]);
    const { path_id, entry } = await save(me, { tags: ['sea', 'sea', ' land '], favorite: true });
    expect(entry).toMatchObject({ topic: 'Rivers', tags: ['sea', 'land'], favorite: true });
    const whole = learningPath.parse((await me.call('GET', `${paths}/${path_id}`)).body);
    expect(whole.path_data).toEqual(course);
    expect(whole.submodules_count).toBe(course.modules.flatMap((one) => one.submodules).length);

    const put = (body: object, who: Visitor = me) => who.call('PUT', `${paths}/${path_id}`, body);
    const marked = learningPathEntry.parse((await put({ favorite: false, tags: ['x'] })).body);
    expect(marked).toMatchObject({ favorite: false, tags: ['x'] });
    const untouched = await put({});
    expect([untouched.status, untouched.body]).toEqual([200, marked]);
    for (const wrong of [
      { tags: [''] },
      { tags: Array.from({ length: limits.library.tags.max + 1 }, String) },
      { is_public: true },
      { user_id: other.userId },
    ])
      expect((await put(wrong)).status).toBe(422);

    const id = crypto.randomUUID();
    const foreign = [
      [await other.call('GET', `${paths}/${path_id}`), await other.call('GET', `${paths}/${id}`)],
      [await put({}, other), await other.call('PUT', `${paths}/${id}`, {})],
      [
        await other.call('DELETE', `${paths}/${path_id}`),
        await other.call('DELETE', `${paths}/${id}`),
      ],
    ] as const;
    for (const [theirs, nothing] of foreign)
      expect([theirs.status, theirs.body]).toEqual([404, nothing.body]);
    expect(await listed(me)).toHaveLength(1);

    const nobody = new Visitor(app);
    const told = { GET: 'view course details', PUT: 'update courses', DELETE: 'delete courses' };
    for (const [method, what] of Object.entries(told)) {
      const body = method === 'PUT' ? {} : undefined;
      const refused = await nobody.call(method, `${paths}/${path_id}`, body);
      expect([refused.status, errorOf(refused).message]).toEqual([
        401,
        `Authentication required to ${what}.`,
      ]);
    }
  });

  it('refuses what is no course, and calls one without a topic Untitled', async () => {
    const me = await signedInUser(app);
    const [first] = course.modules;
    const wrong: unknown[] = [
      undefined,
      null,
      {},
      [],
      'course',
      { ...course, modules: [] },
      { ...course, modules: [first, first] },
      { ...course, more: 1 },
      { ...course, sources: [] },
      { ...course, summary: 'x'.repeat(limits.pathData.maxBytes) },
    ];
    for (const path_data of wrong) {
      const refused = await me.call('POST', paths, { path_data });
      expect([refused.status, errorOf(refused).message]).toEqual([422, 'Invalid course data.']);
      expect(errorOf(refused).details?.[0]?.path).toMatch(/^path_data/);
    }
    for (const topic of [undefined, null, '', '  '])
      expect((await save(me, { topic })).entry.topic).toBe('Untitled');
    const keys = ['user_id', 'share_id', 'is_public', 'created_at', 'path_id', 'id'];
    for (const key of keys)
      expect((await me.call('POST', paths, { path_data: course, [key]: 'x' })).status).toBe(422);
  });

  it(
    'keeps the course of a generation once, however often it is saved',
    { tags: 'proof' },
    async () => {
      const [me, other] = await Promise.all([signedInUser(app), signedInUser(app)]);
      const { task_id } = taskStarted.parse(
        (
          await me.call('POST', '/generate-learning-path', {
            topic: 'Photosynthesis',
            desired_module_count: 1,
            desired_submodule_count: 1,
          })
        ).body,
      );
      const early = await me.call('DELETE', `${paths}/${task_id}`);
      expect([early.status, errorOf(early).type]).toEqual([409, 'conflict']);
      const signal = new AbortController().signal;
      await app.nest
        .get(RunGeneration, { strict: false })
        .run({ data: { taskId: task_id }, signal });
      const [kept] = await listed(me);
      const body = { task_id, path_data: course, tags: ['mine'] };
      const again = await Promise.all([1, 2, 3].map(() => me.call('POST', paths, body)));
      expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const one of again)
        expect(savedLearningPath.parse(one.body).path_id).toBe(kept?.path_id);
      expect(await listed(me)).toMatchObject([
        { task_id, tags: ['mine'], topic: 'Photosynthesis' },
      ]);
      expect((await other.call('POST', paths, body)).status).toBe(404);
      expect(await listed(other)).toEqual([]);
    },
  );

  it('deletes with a way back for thirty days, one course or all that are not written', async () => {
    const me = await signedInUser(app);
    const [one, two] = [await save(me), await save(me)];
    expect((await me.call('DELETE', `${paths}/${one.path_id}`)).status).toBe(204);
    expect((await me.call('DELETE', `${paths}/${one.path_id}`)).status).toBe(404);
    expect((await me.call('GET', `${paths}/${one.path_id}`)).status).toBe(404);
    expect((await me.call('GET', `/learning-path/${one.path_id}`)).status).toBe(404);
    const back = await me.call('POST', `${paths}/${one.path_id}/restore`, {});
    expect(learningPathEntry.parse(back.body)).toEqual(one.entry);
    expect(await listed(me)).toHaveLength(2);

    expect((await me.call('DELETE', `${paths}/clear-all`)).status).toBe(422);
    expect(await listed(me)).toHaveLength(2);
    expect((await me.call('DELETE', `${paths}/clear-all?confirm=true`)).status).toBe(204);
    expect(await listed(me)).toEqual([]);
    clock.advance(lifetimes.deletedCourse + 1);
    const later = await visitorOf(app, me.userId);
    const late = await later.call('POST', `${paths}/${two.path_id}/restore`, {});
    expect(late.status).toBe(404);
  });

  it('exports all courses, and takes them back with the ids they had', async () => {
    const [me, other] = await Promise.all([signedInUser(app), signedInUser(app)]);
    await save(me, { tags: ['a'], favorite: true });
    await save(me, { topic: 'Second' });
    const before = await listed(me);
    const file = await exported(me);
    expect(await imported(me, file)).toMatchObject({ imported: 0, known: 2, refused: 0 });
    await me.call('DELETE', `${paths}/clear-all?confirm=true`);
    expect(await imported(me, file)).toMatchObject({ imported: 2, known: 0, refused: 0 });
    const same = (entries: object[]) =>
      entries.map((entry) => ({ ...entry, last_modified_at: '' }));
    expect(same(await listed(me))).toEqual(same(before));
    expect((await exported(me)).courses).toEqual(file.courses);

    // What somebody else exported comes under ids of its own.
    const taken = await imported(other, file);
    expect(taken).toMatchObject({ imported: 2, known: 0, refused: 0 });
    const ids = new Set(file.courses.map(({ path_id }) => path_id));
    expect(taken.courses.filter(({ path_id }) => path_id && ids.has(path_id))).toEqual([]);
    expect((await listed(other)).map(({ source }) => source)).toEqual(['imported', 'imported']);
    expect(await imported(other, course)).toMatchObject({ imported: 1 });
    expect(await imported(other, file.courses.slice(0, 1))).toMatchObject({ imported: 1 });
  });

  it('keeps the largest course that can be asked for, with all of its checks', async () => {
    const me = await signedInUser(app);
    const { path_id } = await save(me, { path_data: largest(course) });
    const file = await exported(me);
    await me.call('DELETE', `${paths}/${path_id}`);
    expect(await imported(me, file)).toMatchObject({ imported: 1, refused: 0 });
  });

  it(
    'answers 300 damaged files with what is wrong, and never with a fault',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      await save(me);
      const whole = JSON.stringify(await exported(me));
      const random = randomNumbers(20_260_122);
      const pick = (count: number) => Math.floor((random.next().value ?? 0) * count);
      const junk = [
        '',
        '"',
        '}',
        '[',
        'null',
        '\\u0000',
        '\\ud800',
        '1e309',
        '{"__proto__":{}}',
        '-',
      ];
      const found: Record<number, number> = {};
      for (let round = 0; round < 300; round += 1) {
        await app.database.query(z.object({}), 'DELETE FROM rate_limits');
        const at = pick(whole.length);
        const length = round % 3 === 0 ? pick(whole.length) : pick(40);
        const body = whole.slice(0, at) + junk[pick(junk.length)] + whole.slice(at + length);
        const reply = await me.call('POST', `${paths}/import`, body);
        found[reply.status] = (found[reply.status] ?? 0) + 1;
        if (reply.status === 200) {
          const report = importReport.parse(reply.body);
          for (const { outcome, problems } of report.courses)
            expect([outcome, problems.length > 0]).toEqual([outcome, outcome === 'refused']);
        } else {
          expect([400, 422]).toContain(reply.status);
          expect(errorOf(reply).message).toMatch(/\w/);
        }
      }
      expect(Object.values(found).reduce((sum, count) => sum + count, 0)).toBe(300);
      expect((await me.call('GET', `${paths}/preview`)).status).toBe(200);
    },
  );
});
