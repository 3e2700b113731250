import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CourseExport,
  courseExport,
  downloads,
  exportFormats,
  type ExportProgress,
  errorEnvelope,
  lifetimes,
  limits,
  type PathData,
  savedLearningPath,
} from '@coursewright/contract';
import {
  buildCourseDocument,
  ExportHousekeeping,
  MakeExport,
  Renderer,
} from '@coursewright/exports';
import { KeptCourses } from '@coursewright/learning-paths';
import { NarrationHousekeeping } from '@coursewright/narration';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MovableClock } from './movable-clock.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

describe('a file of a course that is made as a job', () => {
  const clock = new MovableClock();
  let app: TestApp;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ clock, env: { WORKERS: 'none', DATABASE_POOL: '24' } });
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  const saved = async (user: Visitor, path_data = course): Promise<string> => {
    const reply = await user.call('POST', '/v1/learning-paths', { topic: 'Rivers', path_data });
    return savedLearningPath.parse(reply.body).entry.path_id;
  };
  const ask = (user: Visitor, id: string, body: object = { format: 'markdown' }) =>
    user.call('POST', `/v1/learning-paths/${id}/exports`, body);
  const start = async (user: Visitor, id: string, body?: object): Promise<CourseExport> => {
    const reply = await ask(user, id, body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return courseExport.parse(reply.body);
  };
  const pathOf = ({ course_id, id }: CourseExport) =>
    `/v1/learning-paths/${course_id}/exports/${id}`;
  const look = async (user: Visitor, one: CourseExport): Promise<CourseExport> =>
    courseExport.parse((await user.call('GET', pathOf(one))).body);
  const make = ({ id }: CourseExport, signal = new AbortController().signal) =>
    app.nest.get(MakeExport, { strict: false }).run({ data: { exportId: id }, signal });
  const made = async (user: Visitor, id: string, body?: object): Promise<CourseExport> => {
    const one = await start(user, id, body);
    await make(one);
    return look(user, one);
  };
  const fetchFile = (one: CourseExport) => fetch(`${app.url}${one.file!.url}`);
  const files = async () =>
    (await readdir(join(app.dataDir, 'files'), { recursive: true })).filter((name) =>
      name.endsWith('.file'),
    );
  const change = (sql: string, values: unknown[] = []) =>
    app.database.query(z.looseObject({}), sql, values);
  const rows = () =>
    app.database.query(z.object({ id: z.string() }), 'SELECT id FROM course_exports');
  const keepHouse = async () => {
    await app.nest.get(ExportHousekeeping, { strict: false }).run();
    await app.nest.get(NarrationHousekeeping, { strict: false }).run();
  };

  it('is made once for all who ask for the same, and is the same as the one that is answered at once', async () => {
    const me = await signedInUser(app);
    const id = await saved(me);
    const started = await Promise.all(Array.from({ length: 8 }, () => start(me, id)));
    expect(new Set(started.map((one) => one.id)).size).toBe(1);
    const [one] = started;
    expect(one).toMatchObject({ course_id: id, topic: 'Rivers', status: 'waiting', file: null });

    const other = await start(me, id, { format: 'qti' });
    expect(other).toMatchObject({ status: 'waiting', ahead: 1 });
    await make(one!);
    const done = await look(me, one!);
    expect(done).toMatchObject({ status: 'completed', file: { name: 'Rivers.md' } });
    expect((await start(me, id)).id).toBe(one!.id);
    // What is written out is asked for all the same.
    const said = { format: 'markdown', layout: 'file', quizzes: true, sources: true };
    expect((await start(me, id, said)).id).toBe(one!.id);

    const file = await fetchFile(done);
    expect(file.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain('filename="Rivers.md"');
    const direct = await fetch(`${app.url}/api/v1/learning-paths/${id}/markdown`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    const text = await file.text();
    expect(text).toBe(await direct.text());
    expect(Buffer.byteLength(text)).toBe(done.file!.bytes);

    expect((await start(me, id, { format: 'markdown', quizzes: false })).id).not.toBe(one!.id);
  });

  it('is refused where the format does not know what is asked for, or has nothing to hold', async () => {
    const me = await signedInUser(app);
    const id = await saved(me);
    for (const body of [
      { format: 'qti', quizzes: false },
      { format: 'markdown', paper: 'a4' },
      { format: 'pdf', parts: [id] },
      { format: 'docx' },
    ])
      expect((await ask(me, id, body)).status).toBe(422);
    const without = structuredClone(course);
    for (const { submodules } of without.modules) for (const one of submodules) one.quiz = [];
    const failed = await made(me, await saved(me, without), { format: 'qti' });
    expect(failed).toMatchObject({ status: 'failed', file: null });
    expect(failed.error).toMatch(/question/i);
    // It is no obstacle to another try.
    expect((await start(me, failed.course_id, { format: 'qti' })).id).not.toBe(failed.id);
  });

  it('is found at a signed address of its owner only, for an hour; the file goes after a day', async () => {
    const [me, stranger] = await Promise.all([signedInUser(app), signedInUser(app)]);
    const done = await made(me, await saved(me));
    for (const method of ['GET', 'DELETE'] as const)
      expect((await stranger.call(method, pathOf(done))).status).toBe(404);
    expect((await ask(stranger, done.course_id)).status).toBe(404);

    const url = new URL(`${app.url}${done.file!.url}`);
    expect((await fetch(url)).status).toBe(200);
    for (const forge of [
      (link: URL) => link.searchParams.set('expires', '99999999999'),
      (link: URL) => link.searchParams.set('signature', 'x'),
      (link: URL) => (link.pathname = `/api/v1/export-files/${crypto.randomUUID()}`),
    ]) {
      const forged = new URL(url);
      forge(forged);
      expect((await fetch(forged)).status).toBe(404);
    }
    clock.advance(lifetimes.exportLink + 1);
    expect((await fetch(url)).status).toBe(404);
    await me.refresh();
    expect((await fetchFile(await look(me, done))).status).toBe(200);

    clock.advance(lifetimes.courseExport);
    await keepHouse();
    await me.refresh();
    expect((await me.call('GET', pathOf(done))).status).toBe(404);
    expect(await files()).not.toContain(`exports/${done.id}.file`);
    expect((await start(me, done.course_id)).id).not.toBe(done.id);
  });

  it('goes with its course, and is made anew where its bytes were lost', async () => {
    const me = await signedInUser(app);
    const done = await made(me, await saved(me));
    await rm(join(app.dataDir, 'files', `exports/${done.id}.file`));
    expect((await fetchFile(done)).status).toBe(404);
    const again = await made(me, done.course_id);
    expect(again.id).not.toBe(done.id);
    expect((await fetchFile(again)).status).toBe(200);

    const waiting = await start(me, again.course_id, { format: 'epub' });
    await me.call('DELETE', `/v1/learning-paths/${again.course_id}`);
    expect((await fetchFile(again)).status).toBe(404);
    expect((await me.call('GET', pathOf(waiting))).status).toBe(404);
    await change('DELETE FROM courses WHERE id = $1', [again.course_id]);
    await make(waiting);
    await keepHouse();
    expect(await files()).not.toContain(`exports/${again.id}.file`);
    expect(await files()).not.toContain(`exports/${waiting.id}.file`);
  });

  it(
    'is made by another worker where one was stopped, and by nobody once it is called off',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const id = await saved(me);
      const one = await start(me, id, { format: 'pdf' });
      const stopped = new AbortController();
      const first = make(one, stopped.signal);
      stopped.abort(new Error('The process ends'));
      await expect(first).rejects.toThrow('The process ends');
      expect((await look(me, one)).status).toBe('running');
      await make(one);
      expect(await look(me, one)).toMatchObject({ status: 'completed' });

      const unwanted = await start(me, id, { format: 'epub' });
      const canceled = await me.call('DELETE', pathOf(unwanted));
      expect(canceled.body).toMatchObject({ status: 'canceled', file: null });
      await make(unwanted);
      expect((await look(me, unwanted)).status).toBe('canceled');
      expect(await files()).not.toContain(`exports/${unwanted.id}.file`);
      // What is made is not undone.
      expect((await me.call('DELETE', pathOf(one))).body).toMatchObject({ status: 'completed' });

      // Its job was lost with all of its deliveries.
      const orphan = await start(me, id, { format: 'anki' });
      await change("DELETE FROM pgboss.job WHERE name = 'export'");
      await keepHouse();
      expect(await look(me, orphan)).toMatchObject({
        status: 'failed',
        error: 'The file could not be made. Try again.',
        error_said: { code: 'export_failed' },
      });
    },
  );

  it(
    'says how far it is by the lessons that are done, and that pages are set all at once',
    { tags: ['proof'] },
    async () => {
      const me = await signedInUser(app);
      const long = structuredClone(course);
      for (const { submodules } of long.modules)
        for (const one of submodules) one.content = Array(60).fill(one.content).join('\n\n');
      const lessons = long.modules.flatMap(({ submodules }) => submodules).length;
      const id = await saved(me, long);
      const book = await start(me, id, { format: 'pdf' });
      expect(book.progress).toBeNull();
      const making = make(book);
      const seen: CourseExport[] = [];
      do {
        await sleep(20);
        seen.push(await look(me, book));
      } while (seen.at(-1)!.progress?.phase !== 'pages' && seen.at(-1)!.file === null);
      const counted = seen.flatMap(({ progress }) =>
        progress?.phase === 'lessons' ? [progress] : [],
      );
      for (const [index, { done, of }] of counted.entries()) {
        expect(of).toBe(lessons + 1);
        expect(done).toBeLessThanOrEqual(lessons);
        expect(done).toBeGreaterThanOrEqual(counted[index - 1]?.done ?? 0);
      }
      // Nobody can say how far the pages are, and nobody does.
      expect(seen.at(-1)!.progress).toEqual({ phase: 'pages', done: 0, of: 1 });
      await me.call('DELETE', pathOf(book));
      await making;
      expect((await look(me, book)).progress).toBeNull();
      // The other formats count the same way, all of what is told until the file is there.
      const renderer = app.nest.get(Renderer, { strict: false });
      const stored = await app.nest
        .get(KeptCourses, { strict: false })
        .whole(me.userId, await saved(me));
      for (const format of exportFormats) {
        const query = downloads[format].query.parse({});
        const told: ExportProgress[] = [];
        const onProgress = (progress: ExportProgress) => void told.push(progress);
        await renderer.render(
          { format, course: buildCourseDocument(stored, query), query },
          { onProgress },
        );
        const done = told.filter(({ phase }) => phase === 'lessons');
        expect(
          done.map((one) => one.done),
          format,
        ).toEqual(Array.from({ length: lessons }, (_, nth) => nth + 1));
      }
    },
  );

  it(
    'is left while it is made when it is called off, and whoever comes next is not kept waiting',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      // A book that takes a machine many seconds to set, and is called off as soon as it is begun.
      const long = structuredClone(course);
      for (const { submodules } of long.modules)
        for (const one of submodules) one.content = Array(60).fill(one.content).join('\n\n');
      const book = await start(me, await saved(me, long), { format: 'pdf' });
      const making = make(book);
      while ((await look(me, book)).status === 'waiting') await sleep(20);
      expect((await look(me, book)).status).toBe('running');
      const canceled = await me.call('DELETE', pathOf(book));
      expect(canceled.body).toMatchObject({ status: 'canceled', file: null });
      await making;
      expect(await look(me, book)).toMatchObject({ status: 'canceled', file: null });
      expect(await files()).not.toContain(`exports/${book.id}.file`);
      expect(await made(me, await saved(me), { format: 'pdf' })).toMatchObject({
        status: 'completed',
      });
      // Called off, it is no obstacle to another try.
      expect((await start(me, book.course_id, { format: 'pdf' })).id).not.toBe(book.id);
    },
  );

  it(
    'finds room for a few of a person at a time, and of all together so many bytes are kept',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const ids = await Promise.all(
        Array.from({ length: limits.exports.atOnce + 3 }, () => saved(me)),
      );
      const replies = await Promise.all(ids.map((id) => ask(me, id)));
      const taken = replies.filter(({ status }) => status === 200);
      expect(taken).toHaveLength(limits.exports.atOnce);
      const refused = replies.find(({ status }) => status === 429);
      expect(errorEnvelope.parse(refused?.body).error.message).toMatch(
        /^3 of your files are being/,
      );

      for (const { body } of taken) await make(courseExport.parse(body));
      await change("UPDATE course_exports SET bytes = 2000000000 WHERE status = 'completed'");
      await keepHouse();
      const kept = (await rows()).filter(({ id }) =>
        taken.some(({ body }) => courseExport.parse(body).id === id),
      );
      expect(kept).toHaveLength(2);
      const data = await me.call('GET', '/v1/account/export');
      expect(JSON.stringify(data.body)).toContain(kept[0]!.id);
    },
  );
});
