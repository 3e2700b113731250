import { setTimeout as sleep } from 'node:timers/promises';
import {
  errorEnvelope,
  limits,
  type PathData,
  type ProgressEvent,
  type Submodule,
  submoduleVersions,
  submoduleVersionView,
  taskStarted,
  type TaskView,
  taskView,
} from '@coursewright/contract';
import { RunGeneration } from '@coursewright/generation';
import { rowsFrom, startScriptedModel, type ScriptedModel } from '@coursewright/testing';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { readStream } from './event-stream.ts';
import { type Reply, signedInUser, type Visitor } from './visitor.ts';

const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
const lessonsOf = (course: PathData | undefined): Submodule[] =>
  (course?.modules ?? []).flatMap(({ submodules }) => submodules);
const runRow = 'SELECT 1 FROM generation_tasks WHERE id = $1 FOR UPDATE';
const courseRow = 'SELECT 1 FROM courses WHERE task_id = $1 FOR UPDATE';
const idRow = z.object({ id: z.string() });
const versionsOf =
  'SELECT 1 FROM submodule_versions WHERE course_id = (SELECT id FROM courses WHERE task_id = $1)';

/** The calls that change and read courses, for one visitor. */
function editorOf(visitor: Visitor, id: string) {
  const at = (lesson: string) => `/learning-path/${id}/submodules/${lesson}`;
  return {
    view: async (): Promise<TaskView> =>
      taskView.parse((await visitor.call('GET', `/learning-path/${id}`)).body),
    edit: (lesson: string, body: object) => visitor.call('PUT', at(lesson), body),
    rewrite: (lesson: string, body: object, headers?: Record<string, string>) =>
      visitor.call('POST', `${at(lesson)}/rewrite`, body, headers),
    restore: (lesson: string, number: number, revision: number) =>
      visitor.call('POST', `${at(lesson)}/versions/${number}/restore`, { revision }),
    structure: (body: object) => visitor.call('PUT', `/learning-path/${id}/structure`, body),
    versions: async (lesson: string) =>
      submoduleVersions.parse((await visitor.call('GET', `${at(lesson)}/versions`)).body).versions,
    version: async (lesson: string, number: number) =>
      submoduleVersionView.parse(
        (await visitor.call('GET', `${at(lesson)}/versions/${number}`)).body,
      ),
  };
}

/** A lesson as the editor sends it back. */
const editOf = (
  { title, description, objectives, content, summary, key_terms, quiz }: Submodule,
  revision: number,
  changes: object = {},
) => ({ revision, title, description, objectives, content, summary, key_terms, quiz, ...changes });

/** The course's structure as it stands, to be changed and sent back. */
const structureOf = (course: PathData) =>
  course.modules.map(({ id, title, description, submodules }) => ({
    id,
    title,
    description,
    submodules: submodules.map((one): { id: string; title?: string } | { title: string } => ({
      id: one.id,
    })),
  }));

describe('a course that its owner changes', () => {
  let app: TestApp;
  let model: ScriptedModel;
  let wait = 0;
  beforeAll(async () => {
    model = await startScriptedModel({ latency: () => wait });
    // Nothing takes jobs here: each spec delivers its tasks itself.
    app = await createTestApp({
      env: { ...model.environment('openai'), WORKERS: 'none', DATABASE_POOL: '20' },
    });
  });
  afterEach(() => {
    wait = 0;
    model.setFaults([]);
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
  });

  const runner = () => app.nest.get(RunGeneration, { strict: false });
  const deliver = (taskId: string, signal = new AbortController().signal) =>
    runner().run({ data: { taskId }, signal });
  const asked = (from: number) =>
    model.calls
      .slice(from)
      .filter(({ outcome }) => outcome === 'answered')
      .map(({ step }) => step);
  const sql = rowsFrom({
    query: async (text, parameters) => ({ rows: await app.database.query(text, parameters) }),
  });
  const streamOf = async (visitor: Visitor, id: string): Promise<readonly ProgressEvent[]> =>
    (
      await readStream(`${app.url}/api/learning-path/${id}/progress-stream`, {
        headers: { authorization: `Bearer ${visitor.token}` },
        after: 0,
      })
    ).events;
  const whileAsking = async (step: string, run: Promise<void>, from: number) => {
    while (!model.calls.slice(from).some((call) => call.step === step))
      await Promise.race([
        sleep(5),
        run.then(() => Promise.reject(new Error(`The run ended without asking for ${step}`))),
      ]);
  };

  async function delivered(me: Visitor) {
    const id = taskStarted.parse(
      (
        await me.call('POST', '/generate-learning-path', {
          topic: 'Photosynthesis',
          desired_module_count: 2,
          desired_submodule_count: 2,
        })
      ).body,
    ).task_id;
    await deliver(id);
    const editor = editorOf(me, id);
    const { result } = await editor.view();
    const lessons = lessonsOf(result);
    expect(lessons.map(({ status }) => status)).toEqual(Array(4).fill('completed'));
    return {
      id,
      ...editor,
      course: result!,
      lessons: lessons as [Submodule, Submodule, Submodule, Submodule],
    };
  }

  /** 1…N without a gap, and one ending, the last. */
  const expectWholeLog = (
    events: readonly ProgressEvent[],
    status: ProgressEvent['status'],
    message: unknown,
  ) => {
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect(
      events.flatMap((event) =>
        event.action === 'stream_close'
          ? [{ id: event.id, status: event.status, message: event.message }]
          : [],
      ),
    ).toEqual([{ id: events.length, status, message }]);
  };

  it('takes a hand edit, checks its citations again, and keeps what was there as a version', async () => {
    const me = await signedInUser(app);
    const {
      id,
      edit,
      view,
      versions,
      version,
      course,
      lessons: [lesson, ...others],
    } = await delivered(me);
    expect(await versions(lesson.id)).toEqual([
      {
        number: 1,
        created_at: expect.any(String),
        author: course.author,
        change: 'written',
        is_current: true,
      },
    ]);
    expect(await sql(versionsOf, [id])).toEqual([]);

    // As it is: nothing of the document changes but its revision.
    expect((await edit(lesson.id, editOf(lesson, 0))).status).toBe(200);
    expect((await view()).result).toEqual(course);

    const [first, second] = lesson.citations;
    expect([first?.status, second?.status]).toEqual(['supported', 'supported']);
    const content = `Napoleon sold 4,711 llamas to Gutenberg [^${first!.marker}].\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) \`[^99]\` ${'['.repeat(200)}\n\n${lesson.content}`;
    const quiz = [
      { ...lesson.quiz[0]!, question: 'Changed?' },
      {
        kind: 'true_false',
        question: 'New?',
        options: [
          { text: 'True', is_correct: true },
          { text: 'False', is_correct: false },
        ],
        explanation: '',
      },
    ];
    const reply = await edit(
      lesson.id,
      editOf(lesson, 1, { title: 'By hand', content, quiz, objectives: undefined }),
    );
    expect([reply.status, errorEnvelope.safeParse(reply.body).data]).toEqual([200, undefined]);
    const after = await view();
    expect([after.status, after.course_revision]).toEqual(['completed', 2]);
    const [changed, ...rest] = lessonsOf(after.result);
    expect(rest).toEqual(others);
    expect(changed).toMatchObject({
      id: lesson.id,
      title: 'By hand',
      objectives: lesson.objectives,
      resources: lesson.resources,
    });
    // The first passage does not carry the new sentence; it still carries the old one, under a
    // number of its own.
    const statuses = changed!.citations
      .filter(({ passage_id }) => passage_id === first!.passage_id)
      .map(({ status }) => status)
      .toSorted();
    expect(statuses).toEqual(['supported', 'unsupported']);
    expect(changed!.content).toContain(
      '<img src=x onerror=alert(1)> [x](javascript:alert(1)) `[^99]`',
    );
    expect(
      changed!.quiz.map((item) => [
        item.id === lesson.quiz[0]!.id,
        item.options.every((option) => option.id.length === 36),
      ]),
    ).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(after.result?.report).toMatchObject({
      citations_unsupported: course.report!.citations_unsupported + 1,
      sentences_cited: course.report!.sentences_cited + 1,
    });
    // The report card is of the course as it now is, and leads to what was changed.
    expect(after.result?.report?.card?.defects).toContainEqual(
      expect.objectContaining({
        check: 'markup_unsafe',
        severity: 'error',
        place: expect.objectContaining({ part: 'content', submodule_id: lesson.id }),
      }),
    );

    expect(
      (await versions(lesson.id)).map(({ number, change, author, is_current }) => [
        number,
        change,
        author.kind,
        is_current,
      ]),
    ).toEqual([
      [3, 'edited', 'learner', true],
      [2, 'edited', 'learner', false],
      [1, 'written', 'model', false],
    ]);
    const [old, now] = [await version(lesson.id, 1), await version(lesson.id, 3)];
    expect([old.content, old.title, old.quiz, now.content, now.title]).toEqual([
      lesson.content,
      lesson.title,
      lesson.quiz,
      changed!.content,
      'By hand',
    ]);
    for (const { passage_id } of old.citations)
      expect(
        old.sources.flatMap(({ passages }) => passages.map((passage) => passage.id)),
      ).toContain(passage_id);
  });

  it('refuses what cannot be part of a lesson', async () => {
    const me = await signedInUser(app);
    const {
      edit,
      view,
      course,
      lessons: [lesson, other],
    } = await delivered(me);
    const refused: [object, string][] = [
      [{ content: 'A fact [^99].' }, 'content'],
      [{ content: 'A fact [^note].' }, 'content'],
      [{ content: ' ' }, 'content'],
      [{ content: 'x'.repeat(limits.editing.contentMax + 1) }, 'content'],
      [{ content: 'A bell \u0007' }, 'content'],
      [{ title: 'two\nlines' }, 'title'],
      [{ title: '' }, 'title'],
      [{ citations: [] }, ''],
      [{ quiz: [{ ...lesson.quiz[0]!, id: other.quiz[0]!.id }] }, 'quiz.0.id'],
      [{ quiz: [{ ...lesson.quiz[0]!, cites: [crypto.randomUUID()] }] }, 'quiz.0.cites'],
      [
        {
          quiz: [
            {
              ...lesson.quiz[0]!,
              options: lesson.quiz[0]!.options.map((option) => ({ ...option, is_correct: true })),
            },
          ],
        },
        'quiz.0.options',
      ],
      [{ quiz: [{ ...lesson.quiz[0]!, options: other.quiz[0]!.options }] }, 'quiz.0.options'],
      [{ quiz: [{ ...lesson.quiz[0]!, kind: 'matching' }] }, 'quiz.0.options'],
      [{ quiz: [{ ...lesson.quiz[0]!, kind: 'free_recall' }] }, 'quiz.0.options'],
      ...[true, false].map((right): [object, string] => [
        {
          quiz: [
            {
              ...lesson.quiz[0]!,
              options: lesson.quiz[0]!.options.filter(
                (option) => option.is_correct === right,
              ).slice(0, 1),
            },
          ],
        },
        'quiz.0.options',
      ]),
      [
        {
          quiz: [
            {
              ...lesson.quiz[0]!,
              kind: 'ordering',
              options: lesson.quiz[0]!.options.slice(0, 2),
            },
          ],
        },
        'quiz.0.options',
      ],
    ];
    for (const [change, path] of refused) {
      const reply = await edit(lesson.id, editOf(lesson, 0, change));
      expect([
        Object.keys(change),
        reply.status,
        errorOf(reply).details?.map((detail) => detail.path),
      ]).toEqual([Object.keys(change), 422, [path]]);
    }
    expect((await edit(crypto.randomUUID(), editOf(lesson, 0))).status).toBe(404);
    expect((await edit(lesson.id, editOf(lesson, 7))).status).toBe(409);
    expect([(await view()).result, (await view()).course_revision]).toEqual([course, 0]);
  });

  it('holds a course to its size', { tags: 'proof' }, async () => {
    const me = await signedInUser(app);
    const {
      id,
      edit,
      view,
      lessons: [lesson],
    } = await delivered(me);
    await sql(
      `UPDATE courses SET document = jsonb_set(document::jsonb, '{summary}', to_jsonb(repeat('x', $2)))::json WHERE task_id = $1`,
      [id, limits.pathData.maxBytes - 20_000],
    );
    const before = await view();
    const reply = await edit(lesson.id, editOf(lesson, 0, { content: 'word '.repeat(5_000) }));
    expect([reply.status, errorOf(reply).type, await view()]).toEqual([
      413,
      'payload_too_large',
      before,
    ]);
  });

  it(
    'answers everybody else while it checks a lesson that takes long',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const {
        edit,
        lessons: [lesson],
      } = await delivered(me);
      await edit(lesson.id, editOf(lesson, 0));
      const hostile = edit(
        lesson.id,
        editOf(lesson, 1, { content: '\\('.repeat(limits.editing.contentMax / 2) }),
      );
      let isChecked = false;
      void hostile.finally(() => (isChecked = true));
      const started = performance.now();
      let [before, longestSilence] = [started, 0];
      while (!isChecked) {
        expect((await fetch(`${app.url}/api/health/live`)).status).toBe(200);
        const now = performance.now();
        [before, longestSilence] = [now, Math.max(longestSilence, now - before)];
      }
      expect((await hostile).status).toBe(200);
      // A share of what the edit took: on the thread that answers, it would be nearly all of it.
      expect(longestSilence / (before - started)).toBeLessThan(0.5);
    },
  );

  it(
    'lets one of two edits of the same revision win, and no edit meet a run',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const {
        id,
        edit,
        restore,
        structure,
        rewrite,
        view,
        versions,
        course,
        lessons: [lesson, other],
      } = await delivered(me);
      const replies = await behindLock(
        app,
        courseRow,
        [id],
        [lesson, other, lesson].map(
          (one, index) => () => edit(one.id, editOf(one, 0, { summary: `Edit ${index}` })),
        ),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(errorOf(replies.find(({ status }) => status === 409)!).message).toContain(
        'changed meanwhile',
      );
      expect((await view()).course_revision).toBe(1);
      expect((await sql(versionsOf, [id])).length).toBe(2);

      // The edit has read the course before the rewrite begins, and comes to its write after that.
      const met = await behindLock<Reply>(
        app,
        courseRow,
        [id],
        [
          () => rewrite(lesson.id, { parts: 'both' }),
          () => edit(other.id, editOf(other, 1, { summary: 'Too late' })),
        ],
      );
      expect(met.map(({ status }) => status)).toEqual([202, 409]);
      expect((await edit(other.id, editOf(other, 1))).status).toBe(409);
      expect((await restore(lesson.id, 1, 1)).status).toBe(409);
      expect((await structure({ revision: 1, modules: structureOf(course) })).status).toBe(409);
      expect((await rewrite(other.id, { parts: 'both' })).status).toBe(409);
      const from = model.calls.length;
      wait = 60;
      const run = deliver(id);
      await whileAsking('write_lesson', run, from);
      const running = await view();
      expect([running.status, running.run_kind, running.rewrite]).toEqual([
        'running',
        'rewrite',
        { submodule_id: lesson.id, parts: 'both' },
      ]);
      expect(
        lessonsOf(running.learning_path).map(({ content, status }) => [content, status]),
      ).toEqual(lessonsOf(course).map(({ content }) => [content, 'completed']));
      expect((await edit(other.id, editOf(other, 1))).status).toBe(409);
      await run;
      expect([(await view()).course_revision, (await versions(lesson.id))[0]?.change]).toEqual([
        2,
        'rewritten',
      ]);
    },
  );

  it('has one lesson written again by its author, and everything else left alone', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const {
      id,
      rewrite,
      restore,
      view,
      versions,
      version,
      course,
      lessons: [lesson, ...others],
    } = await delivered(me);
    const log = await streamOf(me, id);
    const replies = await behindLock(
      app,
      runRow,
      [id],
      Array.from(
        { length: 6 },
        () => () => rewrite(lesson.id, { parts: 'both', instruction: 'shorter' }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      202,
      ...Array<number>(5).fill(409),
    ]);
    const from = model.calls.length;
    await deliver(id);
    const after = await view();
    const [again, ...rest] = lessonsOf(after.result);
    expect([after.status, after.overall_progress, after.rewrite]).toEqual([
      'completed',
      1,
      { submodule_id: lesson.id, parts: 'both', instruction: 'shorter', outcome: 'rewritten' },
    ]);
    expect(rest).toEqual(others);
    expect({ ...after.result, sources: [], report: {}, modules: [] }).toEqual({
      ...course,
      sources: [],
      report: {},
      modules: [],
    });
    expect([again!.id, again!.title, again!.status]).toEqual([
      lesson.id,
      lesson.title,
      'completed',
    ]);
    expect(again!.content.length).toBeLessThan(lesson.content.length);
    // Answers to earlier questions must not count for the new ones.
    const known = new Set(lesson.quiz.map((item) => item.id));
    expect(again!.quiz.length > 0 && again!.quiz.every((item) => !known.has(item.id))).toBe(true);
    for (const { source_id, passage_id } of again!.citations)
      expect(
        after.result?.sources
          .find((source) => source.id === source_id)
          ?.passages.map((passage) => passage.id),
      ).toContain(passage_id);
    const prompt = model.calls.slice(from).find(({ step }) => step === 'write_lesson')!.asked
      .user[0];
    expect(prompt).toContain('Instruction: shorter');
    expect(prompt).toContain('<lesson>');
    expect(
      new Set(asked(from)).difference(new Set(['write_lesson', 'revise_sentences', 'write_quiz'])),
    ).toEqual(new Set());
    expect(await sql('SELECT amount FROM credit_transactions WHERE task_id = $1', [id])).toEqual([
      { amount: -1 },
    ]);
    expect(await versions(lesson.id)).toMatchObject([
      {
        number: 2,
        change: 'rewritten',
        author: { kind: 'model' },
        instruction: 'shorter',
        is_current: true,
      },
      { number: 1, change: 'written' },
    ]);
    expect((await version(lesson.id, 1)).content).toBe(lesson.content);
    const whole = await streamOf(me, id);
    expectWholeLog(whole, 'completed', 'The new text is ready.');
    expect(
      whole
        .slice(log.length)
        .flatMap(({ preview_data }) =>
          preview_data?.type === 'submodule' ? [preview_data.data.status] : [],
        ),
    ).toEqual(['writing', 'readable', 'completed']);

    // The same instruction once more is a new question, set out from the new text.
    const before = model.count('write_lesson');
    await rewrite(lesson.id, { parts: 'content', instruction: 'shorter' });
    await deliver(id);
    const third = lessonsOf((await view()).result)[0]!;
    expect(model.count('write_lesson')).toBeGreaterThan(before);
    expect(third.quiz).toEqual(again!.quiz);
    const headings = (text = '') => text.match(/^### .+$/gm);
    const { asked: second } = model.calls.findLast(({ step }) => step === 'write_lesson')!;
    expect(headings(/<lesson>([^]*)<\/lesson>/.exec(second.user[0] ?? '')?.[1])).toEqual(
      headings(again!.content),
    );
    await rewrite(lesson.id, { parts: 'quiz', instruction: 'harder' });
    const writes = model.count('write_lesson');
    await deliver(id);
    const fourth = lessonsOf((await view()).result)[0]!;
    expect([
      fourth.content,
      fourth.citations,
      fourth.summary,
      model.count('write_lesson'),
      fourth.quiz_outdated,
    ]).toEqual([third.content, third.citations, third.summary, writes, undefined]);
    expect(fourth.quiz.map((item) => item.id)).not.toEqual(third.quiz.map((item) => item.id));
    expect((await versions(lesson.id)).length).toBe(4);

    // What its owner brought along stays beside the new questions.
    const [row] = await sql(idRow, 'SELECT id FROM courses WHERE task_id = $1', [id]);
    const question = {
      kind: 'true_false',
      question: 'Was this brought along?',
      explanation: '',
      options: [
        { text: 'True', is_correct: true },
        { text: 'False', is_correct: false },
      ],
    };
    const brought = await me.call('POST', `/v1/learning-paths/${row!.id}/questions`, {
      course_revision: (await view()).course_revision,
      format: 'gift',
      file_name: 'mine.txt',
      questions: [{ submodule_id: lesson.id, question }],
    });
    expect(brought.status, JSON.stringify(brought.body)).toBe(200);
    const quizNow = async () => lessonsOf((await view()).result)[0]!.quiz;
    const isBrought = ({ imported }: { imported?: unknown }) => imported !== undefined;
    const kept = (await quizNow()).filter(isBrought);
    expect(kept.map((item) => item.question)).toEqual([question.question]);
    await rewrite(lesson.id, { parts: 'quiz', instruction: 'easier' });
    await deliver(id);
    const fifth = await quizNow();
    expect(fifth.filter(isBrought)).toEqual(kept);
    expect(fifth.filter((item) => !isBrought(item)).length).toBeGreaterThan(0);
    const written = new Set(fourth.quiz.map((item) => item.id));
    expect(fifth.some((item) => written.has(item.id))).toBe(false);

    // So is an instruction that was carried out before, on the text it was carried out on.
    const { course_revision: revision = 0 } = await view();
    expect((await restore(lesson.id, 1, revision)).status).toBe(200);
    await rewrite(lesson.id, { parts: 'both', instruction: 'shorter' });
    await deliver(id);
    expect(model.count('write_lesson')).toBeGreaterThan(writes);
  });

  it(
    'asks nothing twice when the worker of a rewrite dies, or when it is asked for again after a failure',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const {
        id,
        rewrite,
        view,
        versions,
        course,
        lessons: [lesson],
      } = await delivered(me);
      let from = model.calls.length;
      wait = 60;
      await rewrite(lesson.id, { parts: 'both', instruction: 'more examples' });
      const death = new AbortController();
      const dying = deliver(id, death.signal);
      await whileAsking('write_quiz', dying, from);
      death.abort(new Error('The process stops'));
      await expect(dying).rejects.toThrow();
      expect((await view()).learning_path).toEqual(course);
      wait = 0;
      await deliver(id);
      expect(asked(from).filter((step) => step === 'write_lesson')).toEqual(['write_lesson']);
      expect((await versions(lesson.id)).map(({ change }) => change)).toEqual([
        'rewritten',
        'written',
      ]);

      const kept = (await view()).result;
      from = model.calls.length;
      model.setFaults([{ step: 'write_quiz', kind: 'error', status: 400 }]);
      await rewrite(lesson.id, { parts: 'both', instruction: 'with a table' });
      await deliver(id);
      const failed = await view();
      expect([failed.status, failed.error, failed.result]).toEqual(['completed', undefined, kept]);
      expect(failed.rewrite).toMatchObject({
        outcome: 'failed',
        message: expect.stringContaining('The lesson stays as it was.'),
        message_said: [
          expect.objectContaining({ code: 'model_rejected' }),
          { code: 'lesson_stays' },
        ],
      });
      expectWholeLog(await streamOf(me, id), 'completed', failed.rewrite!.message);
      expect((await versions(lesson.id)).length).toBe(2);
      model.setFaults([]);
      await rewrite(lesson.id, { parts: 'both', instruction: 'with a table' });
      await deliver(id);
      expect(asked(from).filter((step) => step === 'write_lesson')).toEqual(['write_lesson']);
      expect((await view()).rewrite?.outcome).toBe('rewritten');
      expect((await versions(lesson.id)).length).toBe(3);
    },
  );

  it(
    'keeps the old text when a rewrite is stopped, while it waits or runs, or is given up',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const {
        id,
        rewrite,
        view,
        versions,
        lessons: [lesson],
      } = await delivered(me);
      await sql(
        `UPDATE courses SET document = jsonb_set(document::jsonb, '{modules,1,submodules,1}', (document::jsonb #> '{modules,1,submodules,1}') || '{"status": "failed", "error": "Not written."}')::json WHERE task_id = $1`,
        [id],
      );
      const { result: course } = await view();
      const expectAsBefore = async (outcome: string) => {
        const now = await view();
        expect([now.status, now.result, now.course_revision, now.rewrite?.outcome]).toEqual([
          'completed',
          course,
          0,
          outcome,
        ]);
        expectWholeLog(await streamOf(me, id), 'completed', now.rewrite!.message);
        expect(
          await sql('SELECT amount FROM credit_transactions WHERE task_id = $1', [id]),
        ).toEqual([{ amount: -1 }]);
      };
      await rewrite(lesson.id, { parts: 'both' });
      await me.call('DELETE', `/learning-path/${id}`);
      await expectAsBefore('cancelled');

      const from = model.calls.length;
      wait = 200;
      await rewrite(lesson.id, { parts: 'both' });
      const run = deliver(id);
      await whileAsking('write_lesson', run, from);
      await me.call('DELETE', `/learning-path/${id}`);
      await run;
      wait = 0;
      await expectAsBefore('cancelled');

      await rewrite(lesson.id, { parts: 'both' });
      await runner().giveUp({ taskId: id, run: 4 });
      await expectAsBefore('failed');
      expect((await versions(lesson.id)).length).toBe(1);
    },
  );

  it(
    'is rewritten a bounded number of times, and repeats a request once',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const {
        id,
        rewrite,
        lessons: [lesson],
      } = await delivered(me);
      const key = { 'idempotency-key': 'again' };
      const first = await rewrite(lesson.id, { parts: 'quiz' }, key);
      expect([
        first.status,
        (await rewrite(lesson.id, { parts: 'quiz' }, key)).status,
        (await rewrite(lesson.id, { parts: 'quiz' })).status,
      ]).toEqual([202, 202, 409]);
      await me.call('DELETE', `/learning-path/${id}`);
      await sql('UPDATE generation_tasks SET rewrites = $2 WHERE id = $1', [
        id,
        limits.rewritesPerCourse - 1,
      ]);
      expect((await rewrite(lesson.id, { parts: 'quiz' })).status).toBe(202);
      await me.call('DELETE', `/learning-path/${id}`);
      const over = await rewrite(lesson.id, { parts: 'quiz' });
      expect([over.status, errorOf(over).message]).toEqual([
        409,
        expect.stringContaining(`${limits.rewritesPerCourse} times`),
      ]);
      for (const odd of [
        { parts: 'all' },
        { parts: 'quiz', instruction: 'x'.repeat(501) },
        { parts: 'quiz', revision: 1 },
        {},
      ])
        expect([odd, (await rewrite(lesson.id, odd)).status]).toEqual([odd, 422]);
      expect((await rewrite(crypto.randomUUID(), { parts: 'quiz' })).status).toBe(404);
    },
  );

  it('restores an earlier version as a new one, with the passages it cites', async () => {
    const me = await signedInUser(app);
    const { edit, restore, view, versions, course, lessons } = await delivered(me);
    const [lesson] = lessons;
    await edit(lesson.id, editOf(lesson, 0, { content: 'Nothing is cited here any more.' }));
    expect(lessonsOf((await view()).result).map(({ quiz_outdated }) => quiz_outdated)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
    for (const [index, one] of lessons.entries())
      await edit(
        one.id,
        editOf(one, index + 1, { content: 'Nothing is cited here any more.', quiz: [] }),
      );
    expect((await view()).result!.sources.flatMap(({ passages }) => passages)).toEqual([]);
    expect((await restore(lesson.id, 1, 0)).status).toBe(409);
    expect((await restore(lesson.id, 9, 5)).status).toBe(404);
    for (const [index, one] of lessons.entries())
      expect((await restore(one.id, 1, 5 + index)).status).toBe(200);
    const { result, course_revision } = await view();
    // What the last reading had found was settled by the edits, and does not come back.
    const { reading, ...report } = course.report!;
    expect(reading?.findings).not.toEqual([]);
    expect([result!.modules, result!.report, course_revision]).toEqual([course.modules, report, 9]);
    const passagesOf = ({ sources }: PathData) =>
      sources.map(({ id, passages }) => [id, passages.map((passage) => passage.id)]).toSorted();
    expect(passagesOf(result!)).toEqual(passagesOf(course));
    expect((await versions(lesson.id)).map(({ number, change }) => [number, change])).toEqual([
      [4, 'restored'],
      [3, 'edited'],
      [2, 'edited'],
      [1, 'written'],
    ]);
  });

  it('keeps the first version and the newest ones', { tags: 'proof' }, async () => {
    const me = await signedInUser(app);
    const {
      id,
      edit,
      versions,
      lessons: [lesson],
    } = await delivered(me);
    await edit(lesson.id, editOf(lesson, 0));
    await sql(
      `INSERT INTO submodule_versions (course_id, submodule_id, number, author, change, submodule, sources)
      SELECT course_id, submodule_id, n, author, change, submodule, sources FROM submodule_versions, generate_series(3, $2) n
      WHERE course_id = (SELECT id FROM courses WHERE task_id = $1) AND number = 2`,
      [id, limits.versionsPerSubmodule + 5],
    );
    await edit(lesson.id, editOf(lesson, 1));
    const kept = (await versions(lesson.id)).map(({ number }) => number);
    expect([kept.length, kept[0], kept.at(-2), kept.at(-1)]).toEqual([
      limits.versionsPerSubmodule,
      limits.versionsPerSubmodule + 6,
      8,
      1,
    ]);
  });

  it(
    'moves, adds, renames and removes lessons and modules, and brings back what was removed',
    { tags: ['proof'] },
    async () => {
      const me = await signedInUser(app);
      const {
        id,
        edit,
        structure,
        view,
        versions,
        course,
        lessons: [a, b, c, d],
      } = await delivered(me);
      await edit(b.id, editOf(b, 0, { summary: 'Edited before it moves.' }));
      const [first, second] = structureOf((await view()).result!);
      const modules = [
        {
          ...second!,
          title: 'Second comes first',
          submodules: [
            { id: d.id, title: 'Renamed' },
            { title: 'A new lesson', description: 'On chlorophyll.' },
            { id: b.id },
          ],
        },
        { title: 'A new module', description: '', submodules: [] },
        { ...first!, submodules: [{ id: a.id }] },
      ];
      const moved = await me.ask('editing.saveStructure', { id, revision: 1, modules });
      expect(moved.status).toBe(200);
      const { result, course_revision } = await view();
      expect([
        course_revision,
        result!.modules.map((module) => [module.title, module.submodules.map((one) => one.title)]),
      ]).toEqual([
        2,
        [
          ['Second comes first', ['Renamed', 'A new lesson', b.title]],
          ['A new module', []],
          [course.modules[0]!.title, [a.title]],
        ],
      ]);
      expect(result!.modules[0]).toMatchObject({
        id: course.modules[1]!.id,
        learning_objectives: course.modules[1]!.learning_objectives,
        resources: course.modules[1]!.resources,
      });
      const [movedD, planned, movedB] = result!.modules[0]!.submodules;
      expect([movedB, movedD, planned]).toEqual([
        { ...b, summary: 'Edited before it moves.', checks: expect.any(Array) },
        { ...d, title: 'Renamed' },
        expect.objectContaining({ status: 'planned', content: '' }),
      ]);
      expect(result!.report!.citations_supported).toBe(
        [a, b, d]
          .flatMap(({ citations }) => citations)
          .filter(({ status }) => status === 'supported').length,
      );
      expect([
        (await versions(b.id)).length,
        (await versions(d.id)).length,
        (await versions(planned!.id)).length,
      ]).toEqual([2, 2, 0]);

      // Another lesson has stood in the place of the new one; its answers must not be taken for it.
      const from = model.calls.length;
      expect((await me.call('POST', `/learning-path/${id}/finish`)).status).toBe(202);
      await deliver(id);
      const finished = (await view()).result!;
      const [, written] = finished.modules[0]!.submodules;
      expect([written!.id, written!.status, written!.quiz.length > 0]).toEqual([
        planned!.id,
        'completed',
        true,
      ]);
      expect(asked(from).filter((step) => step === 'write_lesson')).toEqual(['write_lesson']);
      expect(lessonsOf(finished).filter((one) => one.id !== planned!.id)).toEqual(
        lessonsOf(result).filter((one) => one.id !== planned!.id),
      );
      const events = await streamOf(me, id);
      expect(
        events.flatMap(({ preview_data }) =>
          preview_data?.type === 'submodule' && preview_data.data.submodule_id === planned!.id
            ? [preview_data.data.status]
            : [],
        ),
      ).toEqual(['writing', 'readable', 'completed']);

      const stale = await structure({ revision: 2, modules: structureOf(finished) });
      expect(stale.status).toBe(409);
      const { course_revision: revision = 0 } = await view();
      const [one, , three] = structureOf(finished);
      expect((await structure({ revision, modules: [three!] })).status).toBe(200);
      expect(lessonsOf((await view()).result).map((lesson) => lesson.id)).toEqual([a.id]);
      const back = await structure({
        revision: revision + 1,
        modules: [three!, { ...one!, submodules: [...one!.submodules, { id: c.id }] }],
      });
      expect(back.status).toBe(200);
      const whole = (await view()).result!;
      expect(whole.modules.map(({ id: module }) => module)).toEqual([three!.id, one!.id]);
      expect(lessonsOf(whole)).toEqual([a, ...finished.modules[0]!.submodules, c]);
      const passages = new Set(
        whole.sources.flatMap((source) => source.passages.map((passage) => passage.id)),
      );
      for (const { passage_id } of lessonsOf(whole).flatMap(({ citations }) => citations))
        expect(passages).toContain(passage_id);
    },
  );

  it('refuses a structure that is none', { tags: 'proof' }, async () => {
    const me = await signedInUser(app);
    const { structure, view, course } = await delivered(me);
    const foreign = await delivered(await signedInUser(app));
    const [one, two] = structureOf(course) as [
      ReturnType<typeof structureOf>[number],
      ReturnType<typeof structureOf>[number],
    ];
    const planned = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ title: `Lesson ${index}` }));
    const refused: [unknown, string][] = [
      [[], 'modules'],
      [[{ ...one, submodules: [] }], 'modules'],
      [[one, { ...two, submodules: one.submodules }], 'modules'],
      [[one, one], 'modules'],
      [[{ ...one, submodules: planned(limits.submodules.max + 1) }], 'modules.0.submodules'],
      [
        Array.from({ length: limits.modules.max + 1 }, () => ({
          title: 'M',
          description: '',
          submodules: planned(1),
        })),
        'modules',
      ],
      [[{ ...one, id: foreign.course.modules[0]!.id }], 'modules.0.id'],
      [[{ ...one, submodules: [{ id: foreign.lessons[0].id }] }], 'modules.0.submodules.0.id'],
      [[{ ...one, id: lessonsOf(course)[3]!.id }], 'modules.0.id'],
    ];
    for (const [modules, path] of refused) {
      const reply = await structure({ revision: 0, modules });
      expect([path, reply.status, errorOf(reply).details?.map((detail) => detail.path)]).toEqual([
        path,
        422,
        [path],
      ]);
    }
    expect([(await view()).result, (await view()).course_revision]).toEqual([course, 0]);
  });

  it(
    'goes on from a changed course when a stopped one is tried again',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const id = taskStarted.parse(
        (
          await me.call('POST', '/generate-learning-path', {
            topic: 'Photosynthesis',
            desired_module_count: 1,
            desired_submodule_count: 3,
            submodule_parallel_count: 1,
          })
        ).body,
      ).task_id;
      const { edit, rewrite, view } = editorOf(me, id);
      // The second lesson hangs, so that there is one when it is stopped, and two that are missing.
      model.setFaults([
        { step: 'write_lesson', calls: [model.count('write_lesson') + 2], kind: 'hang' },
      ]);
      const run = deliver(id);
      while (!lessonsOf((await view()).learning_path).some(({ status }) => status === 'completed'))
        await sleep(10);
      await me.call('DELETE', `/learning-path/${id}`);
      await run;
      model.setFaults([]);
      const stopped = await view();
      const lessons = lessonsOf(stopped.learning_path);
      const [lesson, missing] = [
        lessons.find(({ status }) => status === 'completed')!,
        lessons.find(({ content }) => content === '')!,
      ];
      expect(stopped.status).toBe('cancelled');
      expect((await rewrite(missing.id, { parts: 'both' })).status).toBe(409);
      expect(
        (await edit(lesson.id, editOf(lesson, 0, { content: 'Mine.', quiz: [] }))).status,
      ).toBe(200);
      // A rewrite gives the course back as it was: stopped.
      await rewrite(lesson.id, { parts: 'quiz' });
      await deliver(id);
      expect((await view()).status).toBe('cancelled');

      expect((await me.call('POST', `/learning-path/${id}/retry`)).status).toBe(202);
      await deliver(id);
      const { status, result } = await view();
      expect([status, lessonsOf(result).map((one) => one.status)]).toEqual([
        'completed',
        Array(3).fill('completed'),
      ]);
      expect(lessonsOf(result).find((one) => one.id === lesson.id)?.content).toBe('Mine.');
      expect(await sql('SELECT amount FROM credit_transactions WHERE task_id = $1', [id])).toEqual([
        { amount: -1 },
      ]);
    },
  );

  it(
    'is nobody else’s to read or change, and leaves with its owner',
    { tags: ['proof'] },
    async () => {
      const [me, other] = await Promise.all([signedInUser(app), signedInUser(app)]);
      const {
        id,
        edit,
        structure,
        view,
        course,
        lessons: [lesson, second],
      } = await delivered(me);
      await edit(lesson.id, editOf(lesson, 0, { summary: 'My own words.' }));
      const [one, two] = structureOf(course);
      await structure({
        revision: 1,
        modules: [{ ...one!, submodules: [{ id: lesson.id }] }, two],
      });
      const before = await view();

      const theirs = editorOf(other, id);
      const at = `/learning-path/${id}/submodules/${lesson.id}/versions`;
      const replies = [
        await theirs.edit(lesson.id, editOf(lesson, 2)),
        await theirs.rewrite(lesson.id, { parts: 'both' }),
        await theirs.restore(lesson.id, 1, 2),
        await theirs.structure({ revision: 2, modules: structureOf(course) }),
        await other.call('GET', at),
        await other.call('GET', `${at}/1`),
        await me.call('GET', `${at}/99`),
        await me.call('GET', at.replace(lesson.id, crypto.randomUUID())),
        await other.ask('editing.restoreVersion', {
          id,
          submodule_id: lesson.id,
          number: 1,
          revision: 2,
        }),
      ];
      expect(replies.map(({ status }) => status)).toEqual(Array(replies.length).fill(404));
      expect(await view()).toEqual(before);

      const exported = JSON.stringify((await me.call('GET', '/v1/account/export')).body);
      for (const text of [
        'lesson_versions',
        'My own words.',
        'removed_course_pieces',
        second.title,
      ])
        expect([text, exported.includes(text)]).toEqual([text, true]);
      const kept =
        'SELECT 1 FROM submodule_versions WHERE course_id = $1 UNION ALL SELECT 1 FROM removed_course_pieces WHERE course_id = $1';
      const [row] = await sql(idRow, 'SELECT id FROM courses WHERE task_id = $1', [id]);
      expect((await sql(kept, [row!.id])).length).toBeGreaterThan(1);
      await sql('DELETE FROM courses WHERE id = $1', [row!.id]);
      expect(await sql(kept, [row!.id])).toEqual([]);
    },
  );

  it(
    'stays, and can be read and changed, when its generation is gone',
    { tags: 'proof' },
    async () => {
      const [me, other] = await Promise.all([signedInUser(app), signedInUser(app)]);
      const {
        id,
        edit,
        view,
        lessons: [lesson],
      } = await delivered(me);
      await edit(lesson.id, editOf(lesson, 0, { summary: 'Mine.' }));
      const [row] = await sql(idRow, 'SELECT id FROM courses WHERE task_id = $1', [id]);
      const before = await view();
      const course = editorOf(me, row!.id);
      expect(await course.view()).toEqual(before);

      await sql('DELETE FROM generation_tasks WHERE id = $1', [id]);
      expect((await me.call('GET', `/learning-path/${id}`)).status).toBe(404);
      expect(await course.view()).toMatchObject({
        task_id: row!.id,
        status: 'completed',
        course_revision: 1,
        learning_path: before.learning_path,
        result: before.result,
      });
      expect(
        (await course.edit(lesson.id, editOf(lesson, 1, { summary: 'Mine again.' }))).status,
      ).toBe(200);
      expect((await course.versions(lesson.id)).map(({ number }) => number)).toEqual([3, 2, 1]);
      const rewrite = await course.rewrite(lesson.id, { parts: 'both' });
      expect([rewrite.status, errorOf(rewrite).message]).toEqual([
        409,
        expect.stringContaining('not written here'),
      ]);
      expect((await editorOf(other, row!.id).edit(lesson.id, editOf(lesson, 2))).status).toBe(404);
    },
  );
});

describe('a lesson that the built-in author writes again', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
  });
  afterAll(() => app?.close());

  const deliver = (taskId: string) =>
    app.nest
      .get(RunGeneration, { strict: false })
      .run({ data: { taskId }, signal: new AbortController().signal });
  async function delivered(me: Visitor, order: object) {
    const id = taskStarted.parse(
      (
        await me.call('POST', '/generate-learning-path', {
          desired_module_count: 1,
          desired_submodule_count: 1,
          ...order,
        })
      ).body,
    ).task_id;
    await deliver(id);
    return { id, ...editorOf(me, id) };
  }

  async function uploaded(me: Visitor, markdown: string): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([markdown], { type: 'text/markdown' }), 'source.md');
    const upload = await fetch(`${app.url}/api/v1/documents`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${me.token}` },
    });
    return ((await upload.json()) as { id: string }).id;
  }

  it('follows what quoting allows, and says what it did', { tags: 'proof' }, async () => {
    const me = await signedInUser(app);
    const { id, rewrite, view, versions } = await delivered(me, {
      topic: 'Photosynthesis',
      desired_module_count: 1,
      desired_submodule_count: 2,
    });
    const before = lessonsOf((await view()).result)[0]!;
    const shown = ({ question, options }: Submodule['quiz'][number]): string =>
      [question, ...options.map(({ text }) => text)].join('\n');
    const known = new Set(before.quiz.map(shown));
    const ofQuiz = { code: 'quiz_takes_no_instruction' };
    for (const [instruction, note, said] of [
      [
        'shorter',
        'It quoted less.',
        [
          { code: 'instruction_taken', values: { instruction: 'shorter' } },
          { code: 'quoted_less' },
          ofQuiz,
        ],
      ],
      [
        'as a pirate',
        'cannot follow “as a pirate”',
        [{ code: 'instruction_not_taken', values: { instruction: 'as a pirate' } }, ofQuiz],
      ],
    ] as const) {
      await rewrite(before.id, { parts: 'both', instruction });
      await deliver(id);
      const { result, rewrite: told } = await view();
      const lesson = lessonsOf(result)[0]!;
      const [newest] = await versions(before.id);
      expect([told?.outcome, told?.message, newest?.note]).toEqual([
        'rewritten',
        expect.stringContaining(note),
        told?.message,
      ]);
      expect([told?.message_said, newest?.note_said]).toEqual([said, said]);
      expect([
        lesson.content === before.content,
        new Set(lesson.citations.map(({ status }) => status)),
      ]).toEqual([false, new Set(['supported'])]);
      // How many questions there are is for the new text to say; what they are like is not.
      const asked = lesson.quiz.map(shown);
      const passages = new Set(
        result!.sources.flatMap((source) => source.passages.map((passage) => passage.id)),
      );
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.length).toBeLessThanOrEqual(limits.quiz.wanted);
      expect(asked.some((question) => !known.has(question))).toBe(true);
      for (const { cites } of lesson.quiz)
        expect([cites.length > 0, cites.filter((cited) => !passages.has(cited))]).toEqual([
          true,
          [],
        ]);
      for (const question of asked) known.add(question);
    }
    const [pirate, shorter, first] = await Promise.all(
      [3, 2, 1].map((number) => editorOf(me, id).version(before.id, number)),
    );
    expect([
      shorter!.content.length < first!.content.length * 0.8,
      pirate!.content === shorter!.content,
    ]).toEqual([true, false]);
  });

  it(
    'stays as it was, and says so, when its sources hold nothing else',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      const document = await uploaded(
        me,
        '# Tides\n\nThe tides are the rise and fall of the sea. They are caused by the pull of the moon. A spring tide comes at full moon and at new moon. A neap tide comes at the quarters of the moon.\n',
      );
      const { id, rewrite, view, versions } = await delivered(me, {
        topic: 'Tides',
        sources: [document],
        source_policy: 'documents',
      });
      const before = await view();
      const [lesson] = lessonsOf(before.result);
      await rewrite(lesson!.id, { parts: 'content' });
      await deliver(id);
      const after = await view();
      expect([after.status, after.result, after.course_revision, after.rewrite]).toMatchObject([
        'completed',
        before.result,
        0,
        { outcome: 'unchanged', message: expect.stringContaining('nothing else') },
      ]);
      expect((await versions(lesson!.id)).length).toBe(1);
    },
  );

  it(
    'keeps its quiz as it was, and says so, when the lesson holds nothing to ask',
    { tags: ['proof'] },
    async () => {
      const me = await signedInUser(app);
      const document = await uploaded(
        me,
        '# A walk\n\nWe went out early and it was still dark. It rained a little, but we did not mind this. They sang to us on the way home. We were tired by then, and so were they.\n\nThen they told us of their house, and of the road to it. We had never been there. This was long ago, and it is hard to say now what it was like. But we did go there together, and they gave us bread and soup.\n',
      );
      const { id, rewrite, view, versions } = await delivered(me, {
        topic: 'A walk',
        sources: [document],
        source_policy: 'documents',
      });
      const before = await view();
      const [lesson] = lessonsOf(before.result);
      expect(lesson!.quiz).toEqual([]);
      await rewrite(lesson!.id, { parts: 'quiz' });
      await deliver(id);
      const after = await view();
      expect([after.status, after.result, after.course_revision, after.rewrite]).toMatchObject([
        'completed',
        before.result,
        0,
        { outcome: 'failed', message: expect.stringContaining('holds nothing else to ask') },
      ]);
      expect((await versions(lesson!.id)).length).toBe(1);
    },
  );
});
