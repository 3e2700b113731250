// @module-tag proof
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  courseLesson,
  type CourseLesson,
  type CourseOutline,
  errorEnvelope,
  learningPathOutline,
  limits,
  type PathData,
  pathData,
  publicCourse,
  publicCourseOutline,
  savedLearningPath,
  type Submodule,
  taskOutline,
  taskView,
} from '@coursewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { publishedCourse } from './published-course.ts';
import { type Reply, signedInUser, Visitor } from './visitor.ts';

const paths = '/v1/learning-paths';
type Member = Visitor & { readonly userId: string };
interface Lesson {
  readonly id: string;
}
const lessonsOf = <One extends Lesson>({ modules }: { modules: { submodules: One[] }[] }): One[] =>
  modules.flatMap(({ submodules }) => submodules);
const kindOf = (reply: Reply) => [reply.status, errorEnvelope.parse(reply.body).error.type];
const input = (value: object) => `?input=${encodeURIComponent(JSON.stringify(value))}`;

describe('a course read piece by piece', () => {
  let app: TestApp;
  let me: Member;
  let course: PathData;
  let id: string;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    course = pathData.parse((await new Visitor(app).call('GET', '/v1/sample-course')).body);
    id = await saved(me, course);
  });
  afterAll(() => app?.close());

  async function saved(who: Visitor, path_data: PathData): Promise<string> {
    const { body } = await who.call('POST', paths, { topic: 'Rivers', path_data });
    return savedLearningPath.parse(body).path_id;
  }
  const outlineOf = async (path: string) =>
    taskOutline.parse((await me.call('GET', `/learning-path/${path}/outline`)).body);
  const lesson = async (path: string, submoduleId: string) =>
    courseLesson.parse((await me.call('GET', `${paths}/${path}/submodules/${submoduleId}`)).body);

  /** That the pieces are those of the whole, and none is missing. */
  function expectPiecesOf(whole: PathData, outline: CourseOutline, read: readonly CourseLesson[]) {
    expect(read.map(({ submodule }) => submodule)).toEqual(lessonsOf(whole));
    const { modules, sources, ...about } = outline;
    const { modules: wholeModules, sources: wholeSources, ...wholeAbout } = whole;
    expect(about).toEqual(wholeAbout);
    expect(sources).toEqual(
      wholeSources.map(({ passages: _texts, content_hash: _hash, ...source }) => source),
    );
    const bare = <Module extends { submodules: unknown }>({ submodules: _, ...rest }: Module) =>
      rest;
    expect(modules.map(bare)).toEqual(wholeModules.map(bare));
    expect(lessonsOf(outline)).toEqual(
      lessonsOf(whole).map(({ quiz, ...each }, n) => ({
        id: each.id,
        title: each.title,
        description: each.description,
        objectives: each.objectives,
        status: each.status,
        revision: read[n]?.revision,
        reading_minutes: expect.any(Number),
        quiz: quiz.map((item) => ({ id: item.id })),
      })),
    );
    expect(lessonsOf(outline).every(({ reading_minutes }) => reading_minutes > 0)).toBe(true);
    const passages = new Map(
      wholeSources.flatMap((source) => source.passages.map((one) => [one.id, one] as const)),
    );
    for (const { submodule, sources: own } of read) {
      const cited = new Set([
        ...submodule.citations.map(({ passage_id }) => passage_id),
        ...submodule.quiz.flatMap(({ cites }) => cites),
        ...submodule.key_terms.flatMap(({ cites = [] }) => cites),
      ]);
      const got = own.flatMap((source) => source.passages);
      expect(new Set(got.map((passage) => passage.id))).toEqual(cited);
      expect(got).toEqual(got.map((passage) => passages.get(passage.id)));
    }
  }

  it('has in outline and lessons what the whole has, by both APIs', { tags: 'main' }, async () => {
    const whole = taskView.parse((await me.call('GET', `/learning-path/${id}`)).body);
    const { outline, ...head } = await outlineOf(id);
    const { result, learning_path: _same, ...wholeHead } = whole;
    expect(head).toEqual(wholeHead);
    const read = await Promise.all(lessonsOf(outline!).map((one) => lesson(id, one.id)));
    expectPiecesOf(result!, outline!, read);

    const kept = await me.call('GET', `${paths}/${id}/outline`);
    const { path_data: _text, ...about } = (await me.call('GET', `${paths}/${id}`)).body as Record<
      string,
      unknown
    >;
    expect(learningPathOutline.parse(kept.body)).toEqual({ ...about, outline });

    const first = read[0]!;
    const asked = { id, submodule_id: first.submodule.id };
    expect((await me.ask(`generation.outline${input({ id })}`)).body).toEqual({ ...head, outline });
    expect((await me.ask(`library.outline${input({ id })}`)).body).toEqual(kept.body);
    expect((await me.ask(`library.lesson${input(asked)}`)).body).toEqual(first);
  });

  it('is the public one for strangers, without what the public one hides', async () => {
    const shareId = await publishedCourse(app, me);
    const stranger = new Visitor(app);
    const whole = publicCourse.parse((await stranger.call('GET', `/public/${shareId}`)).body);
    const reply = await stranger.call('GET', `/public/${shareId}/outline`);
    const { outline, ...about } = publicCourseOutline.parse(reply.body);
    const { path_data, ...wholeAbout } = whole;
    expect(about).toEqual(wholeAbout);
    const read = await Promise.all(
      lessonsOf(outline).map(async (one) => {
        const answer = await stranger.call('GET', `/public/${shareId}/submodules/${one.id}`);
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        return courseLesson.parse(answer.body);
      }),
    );
    expectPiecesOf(path_data, outline, read);
    const asked = { id: shareId, submodule_id: read[0]!.submodule.id };
    expect((await stranger.ask(`library.publicOutline${input({ id: shareId })}`)).body).toEqual(
      reply.body,
    );
    expect((await stranger.ask(`library.publicLesson${input(asked)}`)).body).toEqual(read[0]);
  });

  it('is not there for others, nor once it is private or deleted', async () => {
    const owner = await signedInUser(app);
    const own = await saved(owner, course);
    const { id: lessonId } = lessonsOf(course)[0]!;
    const pieces = [
      `/learning-path/${own}/outline`,
      `${paths}/${own}/outline`,
      `${paths}/${own}/submodules/${lessonId}`,
    ];
    const statusesFor = async (who: Visitor, some: readonly string[]) =>
      (await Promise.all(some.map((path) => who.call('GET', path)))).map(({ status }) => status);
    expect(await statusesFor(owner, pieces)).toEqual([200, 200, 200]);
    expect(await statusesFor(me, pieces)).toEqual([404, 404, 404]);

    const publicity = await owner.call('PATCH', `${paths}/${own}/publicity`, { is_public: true });
    const { share_id } = publicity.body as { share_id: string };
    const shown = [`/public/${share_id}/outline`, `/public/${share_id}/submodules/${lessonId}`];
    expect(await statusesFor(me, shown)).toEqual([200, 200]);
    await owner.call('PATCH', `${paths}/${own}/publicity`, { is_public: false });
    expect(await statusesFor(me, shown)).toEqual([404, 404]);

    await owner.call('DELETE', `${paths}/${own}`);
    expect(await statusesFor(owner, pieces)).toEqual([404, 404, 404]);
  });

  it('says of a lesson that it does not have that it is not there', async () => {
    const missing = await me.call('GET', `${paths}/${id}/submodules/${randomUUID()}`);
    expect(kindOf(missing)).toEqual([404, 'not_found']);
    const shareId = await publishedCourse(app, me);
    const gone = await me.call('GET', `/public/${shareId}/submodules/${randomUUID()}`);
    expect(kindOf(gone)).toEqual([404, 'not_found']);
  });

  it('is not read by one stranger without end', async () => {
    const shareId = await publishedCourse(app, me);
    const stranger = new Visitor(app);
    const pieces = [
      `/public/${shareId}/outline`,
      `/public/${shareId}/submodules/${lessonsOf(course)[0]?.id}`,
    ];
    const statuses = async () =>
      (await Promise.all(pieces.map((path) => stranger.call('GET', path)))).map(
        ({ status }) => status,
      );
    await statuses();
    const { read, lesson: lessons } = limits.visitors;
    await app.database.query('UPDATE rate_limits SET hits = $1', [
      Math.max(read.most, lessons.most),
    ]);
    expect(await statuses()).toEqual([429, 429]);
    await app.database.query('DELETE FROM rate_limits');
  });

  it('gives another revision to a lesson that was changed, and to no other', async () => {
    const own = await saved(me, course);
    const { outline: before, course_revision: revision } = await outlineOf(own);
    const [changed] = lessonsOf(course) as [Submodule];
    const edited = await me.call('PUT', `/learning-path/${own}/submodules/${changed.id}`, {
      revision,
      title: changed.title,
      content: `${changed.content}\n\nOne sentence more.`,
      summary: changed.summary,
      key_terms: changed.key_terms,
      quiz: changed.quiz,
    });
    expect(edited.status).toBe(200);
    const { outline: after } = await outlineOf(own);
    const revisions = new Map(lessonsOf(before!).map((one) => [one.id, one.revision]));
    const others = lessonsOf(after!).filter((one) => revisions.get(one.id) !== one.revision);
    expect(others.map((one) => one.id)).toEqual([changed.id]);
    expect((await lesson(own, changed.id)).revision).toBe(others[0]?.revision);
  });
});

/** Sentences of a library's texts, with their words in disorder: they compress worse than prose. */
async function disorderedWords(): Promise<(words: number) => string> {
  const folder = join(import.meta.dirname, '../../../libs/server/sources/sample-library/en');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const words = texts.join(' ').match(/\p{L}{2,}/gu) ?? [];
  let state = 7;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return (count) => Array.from({ length: count }, () => words[next() % words.length]).join(' ');
}

/** Lessons of some 500 words, each with five questions and ten passages of its own. */
async function aLongCourse(like: PathData, moduleCount: number, lessons: number) {
  const say = await disorderedWords();
  const passages = Array.from({ length: moduleCount * lessons * 10 }, (_, n) => ({
    id: randomUUID(),
    number: n + 1,
    heading: say(4),
    text: say(60),
  }));
  const source = { ...like.sources[0]!, id: randomUUID(), passages };
  const aLesson = (n: number): Submodule => ({
    id: randomUUID(),
    title: say(5),
    description: say(12),
    objectives: [say(8), say(8)],
    status: 'completed',
    content: Array.from({ length: 10 }, (_, at) => `${say(50)}.[^${at + 1}]`).join('\n\n'),
    summary: say(40),
    key_terms: [{ term: say(2), definition: say(15) }],
    quiz: Array.from({ length: 5 }, (_, at) => ({
      id: randomUUID(),
      kind: 'multiple_choice',
      question: say(12),
      options: [0, 1, 2, 3].map((one) => ({
        id: randomUUID(),
        text: say(6),
        is_correct: one === 0,
      })),
      explanation: say(20),
      cites: [passages[n * 10 + at]!.id],
    })),
    resources: [],
    citations: Array.from({ length: 10 }, (_, at) => ({
      marker: at + 1,
      source_id: source.id,
      passage_id: passages[n * 10 + at]!.id,
      status: 'supported',
    })),
  });
  const modules = Array.from({ length: moduleCount }, (_, m) => ({
    id: randomUUID(),
    title: say(4),
    description: say(15),
    learning_objectives: [say(8), say(8)],
    prerequisites: [],
    resources: [],
    submodules: Array.from({ length: lessons }, (_none, n) => aLesson(m * lessons + n)),
  }));
  const { report: _none, ...about } = like;
  return pathData.parse({ ...about, sources: [source], resources: [], modules });
}

describe('the bytes of a course', () => {
  let app: TestApp;
  let me: Member;
  let like: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    like = pathData.parse((await me.call('GET', '/v1/sample-course')).body);
  });
  afterAll(() => app?.close());

  async function saved(moduleCount: number, lessons: number) {
    const path_data = await aLongCourse(like, moduleCount, lessons);
    const { body } = await me.call('POST', paths, { topic: 'A long course', path_data });
    const { path_id: id } = savedLearningPath.parse(body);
    return { id, lesson: path_data.modules[2]!.submodules[3]! };
  }
  /** As they come over the wire to a browser. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; etag: string; bytes: number }>((resolve, reject) => {
      request(`${app.url}/api${path}`, {
        headers: { authorization: `Bearer ${me.token}`, 'accept-encoding': 'br', ...headers },
      })
        .on('error', reject)
        .on('response', (response) => {
          buffer(response).then(
            ({ length }) =>
              resolve({
                status: response.statusCode,
                etag: response.headers.etag ?? '',
                bytes: length,
              }),
            reject,
          );
        })
        .end();
    });

  it('are at most 60 kB for outline and one lesson of 10 × 8, by each address', async () => {
    const { id, lesson: opened } = await saved(10, 8);
    const lessonId = opened.id;
    const publicity = await me.call('PATCH', `${paths}/${id}/publicity`, { is_public: true });
    const { share_id } = publicity.body as { share_id: string };
    const whole = await get(`/learning-path/${id}`);
    // Else the bound would say nothing.
    expect(whole.bytes).toBeGreaterThan(200_000);
    for (const [outline, lesson] of [
      [`/learning-path/${id}/outline`, `${paths}/${id}/submodules/${lessonId}`],
      [`${paths}/${id}/outline`, `${paths}/${id}/submodules/${lessonId}`],
      [`/public/${share_id}/outline`, `/public/${share_id}/submodules/${lessonId}`],
      [
        `/trpc/generation.outline${input({ id })}`,
        `/trpc/library.lesson${input({ id, submodule_id: lessonId })}`,
      ],
    ] as const) {
      const [first, second] = [await get(outline), await get(lesson)];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(first.bytes + second.bytes).toBeLessThanOrEqual(60_000);
      expect(second.bytes).toBeLessThan(first.bytes);
      const again = await get(outline, { 'if-none-match': first.etag });
      expect([again.status, again.bytes]).toEqual([304, 0]);
    }
  });

  it('are none for a poll that finds nothing new, and few for one that does', async () => {
    const { id, lesson } = await saved(5, 4);
    const whole = await get(`/learning-path/${id}`, { 'accept-encoding': 'identity' });
    const outline = `/learning-path/${id}/outline`;
    const first = await get(outline);
    const idle = await get(outline, { 'if-none-match': first.etag });
    expect([idle.status, idle.bytes]).toEqual([304, 0]);
    const { title, content, summary, key_terms, quiz } = lesson;
    const edit = { revision: 0, title: `${title} anew`, content, summary, key_terms, quiz };
    const edited = await me.call('PUT', `/learning-path/${id}/submodules/${lesson.id}`, edit);
    expect(edited.status).toBe(200);
    const news = await get(outline, { 'if-none-match': first.etag });
    expect(news.status).toBe(200);
    expect(news.bytes).toBeLessThan(whole.bytes / 20);
  });
});
