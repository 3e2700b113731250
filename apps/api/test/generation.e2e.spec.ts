import { setTimeout as sleep } from 'node:timers/promises';
import {
  courseCoverage,
  activeTasks,
  capabilities,
  errorEnvelope,
  explanationStyles,
  type PathData,
  type ProgressEvent,
  progressEvent,
  taskStarted,
  taskView,
  type TaskView,
} from '@coursewright/contract';
import { GenerationJournal, ProgressLog, RunGeneration, RunStates } from '@coursewright/generation';
import { startScriptedModel, type ScriptedModel } from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { readStream } from './event-stream.ts';
import { uploadText } from './upload-text.ts';
import { type Reply, signedInUser, type Visitor } from './visitor.ts';
import { expectWholeLog } from './whole-log.ts';

const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
const start = (visitor: Visitor, body: object, headers?: Record<string, string>) =>
  visitor.call('POST', '/generate-learning-path', body, headers);
const statusOf = async (visitor: Visitor, id: string): Promise<TaskView> =>
  taskView.parse((await visitor.call('GET', `/learning-path/${id}`)).body);
const creditsOf = async (visitor: Visitor) => (await visitor.call('GET', '/auth/credits')).body;
const idOf = (reply: Reply) => taskStarted.parse(reply.body).task_id;
const lessonsOf = (course: PathData) => course.modules.flatMap(({ submodules }) => submodules);
const bearer = (visitor: Visitor) => ({ authorization: `Bearer ${visitor.token}` });

const ledgerOf = (app: TestApp, taskId: string) =>
  app.database.query(
    z.object({ amount: z.number(), action_type: z.string() }),
    'SELECT amount, action_type FROM credit_transactions WHERE task_id = $1 ORDER BY seq',
    [taskId],
  );

describe('a course from the builtin author', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app?.close());

  const streamOf = (
    visitor: Visitor,
    id: string,
    options: Partial<Parameters<typeof readStream>[1]> = {},
  ) =>
    readStream(`${app.url}/api/learning-path/${id}/progress-stream`, {
      headers: bearer(visitor),
      ...options,
    });

  it('is written from a sample text, announced step by step, charged once and ready to read', async () => {
    const me = await signedInUser(app);
    const reply = await start(me, {
      topic: 'Photosynthesis',
      desired_module_count: 3,
      desired_submodule_count: 2,
    });
    expect(reply.status).toBe(202);
    const id = idOf(reply);

    const seen: TaskView[] = [];
    const { events, headers } = await streamOf(me, id, {
      onEvent: (event) =>
        void (
          event.preview_data?.type === 'submodule' &&
          statusOf(me, id).then((view) => seen.push(view))
        ),
    });
    expectWholeLog(events, 'completed');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    for (const type of ['source', 'modules', 'submodules', 'submodule'])
      expect(events.map(({ preview_data }) => preview_data?.type)).toContain(type);

    const view = await statusOf(me, id);
    expect(view).toMatchObject({
      status: 'completed',
      overall_progress: 1,
      topic: 'Photosynthesis',
    });
    expect(view.result).toEqual(view.learning_path);
    const course = view.result!;
    expect(course.modules.map(({ submodules }) => submodules.length)).toEqual([2, 2, 2]);
    for (const submodule of lessonsOf(course)) {
      expect(submodule).toMatchObject({ status: 'completed' });
      expect(submodule.citations.length).toBeGreaterThan(0);
      expect(submodule.citations.every(({ status }) => status === 'supported')).toBe(true);
      for (const { marker, passage_id, source_id } of submodule.citations) {
        expect(submodule.content).toContain(`[^${marker}]`);
        expect(
          course.sources
            .find((source) => source.id === source_id)!
            .passages.map((passage) => passage.id),
        ).toContain(passage_id);
      }
    }
    // Nothing is asked rather than something that is not worth it.
    const asking = lessonsOf(course).filter(({ quiz }) => quiz.length > 0);
    expect(asking.length).toBeGreaterThanOrEqual(4);
    expect(
      seen.some(({ status, learning_path }) => status === 'running' && learning_path !== undefined),
    ).toBe(true);

    expect(await ledgerOf(app, id)).toEqual([{ amount: -1, action_type: 'generation_use' }]);
    expect(await creditsOf(me)).toEqual({ credits: 2 });
    expect((await me.call('GET', '/v1/learning-paths/generations/active')).body).toEqual([]);
    const again = await streamOf(me, id);
    expect(again.events).toEqual(events);
    expect((await streamOf(me, id, { after: events.length })).events).toEqual([]);
  });

  it('is written from an uploaded document, also over tRPC, in the language of the brief', async () => {
    const me = await signedInUser(app);
    const numbers = Array.from({ length: 12 }, (_, n) => n);
    const text = [
      '# Bees',
      '## The hive',
      ...numbers.map(
        (n) =>
          `A hive of **type ${n}** holds about ${n + 20} thousand bees and one queen. The workers of this hive gather nectar from ${n + 3} kinds of flowers. They store the honey in cells of wax.`,
      ),
      '## The dance',
      ...numbers.map(
        (n) =>
          `A **waggle dance** of ${n + 2} seconds tells the others how far the flowers are. The angle of dance number ${n} against the vertical shows the direction to the sun.`,
      ),
    ].join('\n\n');
    const document = await uploadText(app, me, 'bees.md', text);
    const reply = await me.ask('generation.start', {
      topic: 'How bees live',
      sources: [document],
      desired_module_count: 2,
      desired_submodule_count: 2,
      parallel_count: 2,
      search_parallel_count: 3,
      submodule_parallel_count: 2,
      language: 'en',
      explanation_style: 'simple',
    });
    const id = idOf(reply);
    expectWholeLog((await streamOf(me, id)).events, 'completed');
    const { result } = await statusOf(me, id);
    expect(
      result!.sources.map(({ id: source, kind, file_name }) => ({ source, kind, file_name })),
    ).toEqual([{ source: document, kind: 'document', file_name: 'bees.md' }]);
    expect(result!.explanation_style).toBe('simple');
  });

  it('tells how many lessons the sources carry, and in which language, before it is started', async () => {
    const me = await signedInUser(app);
    const { status, body } = await me.call('POST', '/v1/courses/coverage', {
      topic: 'Photosynthesis',
      language: 'es',
      desired_module_count: 4,
      desired_submodule_count: 4,
    });
    expect(status).toBe(200);
    const { on_topic, all, source_language } = courseCoverage.parse(body);
    expect(source_language).toBe('en');
    expect(all).toBeGreaterThan(4);
    expect(all).toBeLessThan(16);
    expect(on_topic).toBeLessThanOrEqual(all ?? 0);
  });

  it('says before any charge what is missing', async () => {
    const me = await signedInUser(app);
    const rows: [object, string, string][] = [
      [{ topic: 'The history of the Zanzibar zither' }, 'topic', 'nothing to write a course'],
      [
        { topic: 'The history of the Zanzibar zither', source_policy: 'web' },
        'topic',
        'Upload a document',
      ],
      [{ topic: 'Photosynthesis', source_policy: 'documents' }, 'sources', 'at least one document'],
      [{ topic: 'Photosynthesis', google_key_token: 'gk_1' }, 'google_key_token', 'not known'],
      [{ topic: 'Photosynthesis', pplx_key_token: 'pk_1' }, 'pplx_key_token', 'not known'],
      [
        { topic: 'Photosynthesis', desired_module_count: 10, desired_submodule_count: 8 },
        'desired_module_count',
        'lessons; 80 were asked for',
      ],
      [{ topic: 'Photosynthesis', language: 'nl' }, 'language', 'no words for courses in Dutch'],
      [{ topic: '?!' }, 'topic', ''],
      [{ topic: 'Photosynthesis', desired_module_count: 11 }, 'desired_module_count', ''],
      [{ topic: 'Photosynthesis', desired_submodule_count: 0 }, 'desired_submodule_count', ''],
      [{ topic: 'Photosynthesis', parallel_count: 6 }, 'parallel_count', ''],
      [{ topic: 'Photosynthesis', search_parallel_count: 0 }, 'search_parallel_count', ''],
      [{ topic: 'Photosynthesis', submodule_parallel_count: 1.5 }, 'submodule_parallel_count', ''],
      [{ topic: 'Photosynthesis', language: 'xx-nonsense-language' }, 'language', ''],
      [{ topic: 'Photosynthesis', explanation_style: 'rude' }, 'explanation_style', ''],
    ];
    for (const [body, path, words] of rows) {
      const reply = await start(me, body);
      expect([body, reply.status]).toEqual([body, 422]);
      expect(errorOf(reply).details!.map((detail) => detail.path)).toContain(path);
      expect(errorOf(reply).message).toContain(words);
    }
    expect(
      (await start(me, { topic: 'Photosynthesis', user_id: crypto.randomUUID() })).status,
    ).toBe(422);
    expect(await creditsOf(me)).toEqual({ credits: 3 });
    expect((await me.call('GET', '/v1/learning-paths/generations/active')).body).toEqual([]);
  });

  it('takes neither a stranger’s document nor an empty purse, and shows a task to its owner only', async () => {
    const [me, other, poor] = await Promise.all([
      signedInUser(app),
      signedInUser(app),
      signedInUser(app, { credits: 0 }),
    ]);
    const document = await uploadText(
      app,
      other,
      'mine.md',
      '# Mine\n\nThis text belongs to somebody else and nobody may read it.',
    );
    expect((await start(me, { topic: 'Photosynthesis', sources: [document] })).status).toBe(404);
    expect(
      (await start(me, { topic: 'Photosynthesis', sources: [crypto.randomUUID()] })).status,
    ).toBe(404);
    const refused = await start(poor, { topic: 'Photosynthesis' });
    expect([refused.status, errorOf(refused).type]).toEqual([402, 'payment_required']);
    expect(
      activeTasks.parse((await poor.call('GET', '/v1/learning-paths/generations/active')).body),
    ).toEqual([]);
    expect(
      await app.database.query('SELECT 1 FROM generation_tasks WHERE user_id = $1', [poor.userId]),
    ).toEqual([]);

    const id = idOf(
      await start(me, {
        topic: 'Photosynthesis',
        desired_module_count: 1,
        desired_submodule_count: 1,
      }),
    );
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/progress-stream'],
    ] as const) {
      expect((await other.call(method, `/learning-path/${id}${path}`)).status).toBe(404);
      expect((await me.call(method, `/learning-path/${crypto.randomUUID()}${path}`)).status).toBe(
        404,
      );
      expect((await fetch(`${app.url}/api/learning-path/${id}${path}`, { method })).status).toBe(
        401,
      );
    }
    expect((await streamOf(me, id)).events.at(-1)!.status).toBe('completed');
  });

  it('tells what this installation can do', async () => {
    const body = capabilities.parse(await (await fetch(`${app.url}/api/capabilities`)).json());
    expect(body).toMatchObject({
      author: { kind: 'builtin' },
      search: { kind: 'none' },
      development_mailbox: true,
    });
    expect(body.sample_topics.map(({ title }) => title)).toContain('Photosynthesis');
  });

  it('is given up after three deliveries that met a fault, with one refund', async () => {
    const me = await signedInUser(app);
    await app.database.query(`CREATE TABLE deliveries (task_id uuid)`);
    await app.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`,
    );
    await app.database.query(
      `CREATE FUNCTION count_delivery() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO deliveries VALUES (NEW.id); RETURN NEW; END $$`,
    );
    await app.database.query(
      `CREATE TRIGGER count_delivery AFTER UPDATE OF fencing_token ON generation_tasks FOR EACH ROW WHEN (NEW.status = 'running') EXECUTE FUNCTION count_delivery()`,
    );
    await app.database.query(
      `CREATE TRIGGER refuse BEFORE INSERT ON generation_journal FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    try {
      const id = idOf(
        await start(me, {
          topic: 'Photosynthesis',
          desired_module_count: 1,
          desired_submodule_count: 1,
        }),
      );
      expectWholeLog((await streamOf(me, id)).events, 'failed');
      expect(await statusOf(me, id)).toMatchObject({
        status: 'failed',
        error: {
          type: 'server_error',
          error_id: expect.any(String),
          message: expect.stringContaining('credit has been returned'),
        },
      });
      expect(
        await app.database.query('SELECT 1 FROM deliveries WHERE task_id = $1', [id]),
      ).toHaveLength(3);
      expect(await ledgerOf(app, id)).toEqual([
        { amount: -1, action_type: 'generation_use' },
        { amount: 1, action_type: 'refund' },
      ]);
    } finally {
      await app.database.query('DROP TRIGGER refuse ON generation_journal');
      await app.database.query('DROP TRIGGER count_delivery ON generation_tasks');
    }
  });
});

describe('the run of a course', () => {
  let app: TestApp;
  let model: ScriptedModel;
  let wait = 0;
  beforeAll(async () => {
    model = await startScriptedModel({ latency: () => wait });
    // Nothing takes jobs here: each spec delivers its tasks itself.
    app = await createTestApp({
      env: { ...model.environment('openai'), WORKERS: 'none', DATABASE_POOL: '24' },
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

  const small = { topic: 'Rivers', desired_module_count: 2, desired_submodule_count: 2 };
  const deliver = (taskId: string, signal = new AbortController().signal) =>
    app.nest.get(RunGeneration, { strict: false }).run({ data: { taskId }, signal });
  const logOf = async (taskId: string) =>
    (
      await app.database.query(
        z.object({ event: progressEvent }),
        'SELECT event FROM progress_events WHERE task_id = $1 ORDER BY id',
        [taskId],
      )
    ).map(({ event }) => event);
  const streamOf = (
    visitor: Visitor,
    id: string,
    options: Partial<Parameters<typeof readStream>[1]> = {},
  ) =>
    readStream(`${app.url}/api/learning-path/${id}/progress-stream`, {
      headers: bearer(visitor),
      ...options,
    });
  const ordered = async (visitor: Visitor, body: object = small) =>
    idOf(await start(visitor, body));

  /** Holds the user's row while `requests` are sent, until at least `most` of them wait for it. */
  async function race(
    userId: string,
    most: number,
    requests: () => Promise<Reply>[],
  ): Promise<Reply[]> {
    const gate = new pg.Client({ connectionString: app.database.url });
    await gate.connect();
    await gate.query('BEGIN');
    await gate.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    const replies = Promise.all(requests());
    let waiting = 0;
    for (let look = 0; look < 200 && waiting < most; look += 1) {
      await sleep(25);
      waiting = (
        await app.database.query(
          z.object({ n: z.number() }),
          `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      )[0]!.n;
    }
    await gate.query('COMMIT');
    await gate.end();
    const settled = await replies;
    expect(waiting).toBeGreaterThanOrEqual(most);
    return settled;
  }

  it('starts once for one Idempotency-Key, however often and at once it is sent', async () => {
    const [me, other] = await Promise.all([signedInUser(app), signedInUser(app)]);
    const key = { 'idempotency-key': 'order-1' };
    const replies = await race(me.userId, 16, () =>
      Array.from({ length: 20 }, () => start(me, small, key)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(202));
    expect(new Set(replies.map(idOf)).size).toBe(1);
    expect(await creditsOf(me)).toEqual({ credits: 2 });
    expect((await start(me, { ...small, topic: 'Mountains' }, key)).status).toBe(422);
    expect(idOf(await start(me, { ...small, parallel_count: 2 }, key))).toBe(idOf(replies[0]!));
    expect(idOf(await start(other, small, key))).not.toBe(idOf(replies[0]!));
    const jobs = await app.database.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'generation' AND data->>'taskId' = $1`,
      [idOf(replies[0]!)],
    );
    expect(jobs).toHaveLength(1);
  });

  it('lets three courses of one user wait or run, not a fourth', { tags: 'proof' }, async () => {
    const me = await signedInUser(app, { credits: 10 });
    const replies = await race(me.userId, 10, () =>
      Array.from({ length: 12 }, () => start(me, small)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      202,
      202,
      202,
      ...Array(9).fill(429),
    ]);
    const refused = replies.find(({ status }) => status === 429)!;
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await creditsOf(me)).toEqual({ credits: 7 });
    expect(
      activeTasks.parse((await me.call('GET', '/v1/learning-paths/generations/active')).body),
    ).toHaveLength(3);
    const first = replies.find(({ status }) => status === 202);
    await deliver(idOf(first!));
    expect((await start(me, small)).status).toBe(202);
  });

  it(
    'takes every count at its bounds, and nothing beyond them: refused before any charge',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 1 });
      // As published.
      const [five, ten, eight] = [
        [1, 5],
        [1, 10],
        [1, 8],
      ] as const;
      const counts = {
        parallel_count: five,
        search_parallel_count: five,
        submodule_parallel_count: five,
        desired_module_count: ten,
        desired_submodule_count: eight,
      };
      const rows = [
        ...Object.entries(counts).map(([field, [min, max]]) => ({
          field,
          fits: [min, max],
          beyond: [min - 1, max + 1] as unknown[],
        })),
        {
          field: 'topic',
          fits: ['n', 'n'.repeat(200)],
          beyond: ['', '?!', 'n'.repeat(201)],
        },
        { field: 'explanation_style', fits: explanationStyles, beyond: ['rude', ''] },
        { field: 'language', fits: ['en', 'pt-BR'], beyond: ['xx-nonsense-language', ''] },
      ];
      // No sample is about the shortest topic; nothing but its length may refuse it.
      const agreed = { ...small, without_sources: 'allow' };
      for (const { field, fits, beyond } of rows) {
        for (const value of beyond)
          expect([field, value, (await start(me, { ...agreed, [field]: value })).status]).toEqual([
            field,
            value,
            422,
          ]);
        for (const value of fits) {
          const reply = await start(me, { ...agreed, [field]: value });
          expect([field, value, reply.status]).toEqual([field, value, 202]);
          await me.call('DELETE', `/learning-path/${idOf(reply)}`);
        }
        expect(await creditsOf(me)).toEqual({ credits: 1 });
      }
    },
  );

  it('cites, counts what it used and says so in the task', { tags: 'proof' }, async () => {
    const me = await signedInUser(app);
    const id = await ordered(me, { ...small, topic: 'Photosynthesis' });
    await deliver(id);
    const { result } = await statusOf(me, id);
    expect(lessonsOf(result!).map(({ status }) => status)).toEqual(Array(4).fill('completed'));
    expect(lessonsOf(result!).flatMap(({ citations }) => citations).length).toBeGreaterThan(0);
    const [used] = await app.database.query(
      z.object({ model_calls: z.number(), input_tokens: z.string() }),
      'SELECT model_calls, input_tokens FROM generation_tasks WHERE id = $1',
      [id],
    );
    // One answer for the modules, one for each of their outlines, two for each lesson, and what to
    // read on and wonder about.
    expect(used!.model_calls).toBeGreaterThanOrEqual(13);
    expect(Number(used!.input_tokens)).toBeGreaterThan(0);
    await deliver(id);
    expect(await ledgerOf(app, id)).toHaveLength(1);
  });

  it('fails with a sentence that helps and returns the credit once', async () => {
    const me = await signedInUser(app);
    model.setFaults([{ step: '*', kind: 'error', status: 401 }]);
    const id = await ordered(me);
    await deliver(id);
    await deliver(id);
    const view = await statusOf(me, id);
    expect(view.status).toBe('failed');
    expect(view.error!.message).not.toContain('upstream secret detail');
    expect(await ledgerOf(app, id)).toEqual([
      { amount: -1, action_type: 'generation_use' },
      { amount: 1, action_type: 'refund' },
    ]);
    expect(await creditsOf(me)).toEqual({ credits: 3 });
    expectWholeLog(await logOf(id), 'failed');
  });

  it('delivers the lessons that could be written and marks the others', async () => {
    const me = await signedInUser(app);
    model.setFaults([
      {
        step: 'write_lesson',
        kind: 'error',
        status: 400,
        calls: [model.count('write_lesson') + 2],
      },
    ]);
    const id = await ordered(me, {
      ...small,
      topic: 'Photosynthesis',
      submodule_parallel_count: 1,
    });
    await deliver(id);
    const view = await statusOf(me, id);
    expect(view.status).toBe('completed');
    expect(
      lessonsOf(view.result!)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['completed', 'completed', 'completed', 'failed']);
    expect(lessonsOf(view.result!).find(({ status }) => status === 'failed')!.error).toEqual(
      expect.any(String),
    );
    expect(await ledgerOf(app, id)).toHaveLength(1);
  });

  it(
    'is no course, says so and returns the credit where most lessons could not be written',
    { tags: ['proof'] },
    async () => {
      const me = await signedInUser(app, { credits: 2 });
      const withFailing = async (count: number): Promise<string> => {
        const from = model.count('write_lesson');
        const calls = Array.from({ length: count }, (_, index) => from + index + 1);
        model.setFaults([{ step: 'write_lesson', kind: 'error', status: 400, calls }]);
        const id = await ordered(me, { ...small, topic: 'Photosynthesis' });
        await deliver(id);
        return id;
      };
      const half = await withFailing(2);
      expect((await statusOf(me, half)).status).toBe('completed');
      expect(await ledgerOf(app, half)).toHaveLength(1);

      const most = await withFailing(3);
      const view = await statusOf(me, most);
      expect([view.status, view.result]).toEqual(['failed', undefined]);
      expect(view.error!.message).toMatch(
        /^3 of 4 lessons could not be written\. .*Your credit has been returned\.$/,
      );
      // What it takes to say so in another language; each lesson says why in its own words.
      expect(view.error).toMatchObject({
        code: 'lessons_failed',
        values: { failed: 3, lessons: 4 },
      });
      const whys = view.learning_path!.modules.flatMap(({ submodules }) =>
        submodules.flatMap(({ error, error_said }) => (error ? [error_said?.code] : [])),
      );
      expect(whys).toEqual(['model_rejected', 'model_rejected', 'model_rejected']);
      expect(await ledgerOf(app, most)).toEqual([
        { amount: -1, action_type: 'generation_use' },
        { amount: 1, action_type: 'refund' },
      ]);
      expect(await creditsOf(me)).toEqual({ credits: 1 });
      expectWholeLog(await logOf(most), 'failed');
    },
  );

  it(
    'is stopped while it waits, and within one call per branch while it runs',
    { tags: ['proof'] },
    async () => {
      const me = await signedInUser(app);
      const waiting = await ordered(me);
      const first = await me.call('DELETE', `/learning-path/${waiting}`);
      expect([first.status, taskView.parse(first.body).status]).toEqual([200, 'cancelled']);
      await me.call('DELETE', `/learning-path/${waiting}`);
      await deliver(waiting);
      expectWholeLog(await logOf(waiting), 'cancelled');
      expect(await ledgerOf(app, waiting)).toHaveLength(2);

      wait = 150;
      const running = await ordered(me, {
        ...small,
        desired_module_count: 5,
        desired_submodule_count: 4,
      });
      const run = deliver(running);
      while (
        (await logOf(running)).every(({ preview_data }) => preview_data?.type !== 'submodules')
      )
        await sleep(20);
      const asked = await me.call('DELETE', `/learning-path/${running}`);
      expect(asked.status).toBe(200);
      const before = model.count();
      await expect(run).resolves.toBeUndefined();
      expect(model.count() - before).toBeLessThanOrEqual(2 + 2);
      const after = model.count();
      const view = await statusOf(me, running);
      expect(view.status).toBe('cancelled');
      expect(view.learning_path!.modules).toHaveLength(5);
      expect(lessonsOf(view.learning_path!).map(({ status }) => status)).not.toContain('writing');
      expectWholeLog(await logOf(running), 'cancelled');
      expect(await ledgerOf(app, running)).toHaveLength(2);
      await sleep(300);
      expect(model.count()).toBe(after);
      expect(await creditsOf(me)).toEqual({ credits: 3 });
    },
  );

  it(
    'goes on after its worker died without asking anything twice, and ends with the same course',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      wait = 15;
      const id = await ordered(me, { ...small, topic: 'Photosynthesis' });
      const death = new AbortController();
      const from = model.calls.length;
      const dying = deliver(id, death.signal);
      const stepsKept = async () =>
        (
          await app.database.query(
            z.object({ step: z.string() }),
            'SELECT step FROM generation_journal WHERE task_id = $1',
            [id],
          )
        ).map(({ step }) => step);
      while ((await stepsKept()).filter((step) => step.startsWith('write_lesson')).length < 2)
        await sleep(5);
      death.abort(new Error('The process stops'));
      await expect(dying).rejects.toThrow();
      expect((await statusOf(me, id)).status).toBe('running');
      await sleep(50);

      const resumed = model.calls.length;
      await deliver(id);
      const first = (await statusOf(me, id)).result!;
      const inputs = model.calls.slice(from);
      const answeredBefore = new Set(
        inputs
          .slice(0, resumed - from)
          .filter(({ outcome }) => outcome === 'answered')
          .map(({ input }) => input),
      );
      const inFlight = 2 + 2;
      expect(
        inputs.slice(resumed - from).filter(({ input }) => answeredBefore.has(input)).length,
      ).toBeLessThanOrEqual(inFlight);
      const steps = await stepsKept();
      expect(steps.length).toBe(new Set(steps).size);
      expectWholeLog(await logOf(id), 'completed');

      // As if the settlement alone had been lost: everything is answered from the journal.
      await app.database.query(
        `DELETE FROM progress_events WHERE task_id = $1 AND key = 'stream_close'`,
        [id],
      );
      await app.database.query(
        `UPDATE generation_tasks SET status = 'running', last_event_id = last_event_id - 1 WHERE id = $1`,
        [id],
      );
      await app.database.query(
        'UPDATE courses SET document = NULL, delivered_at = NULL, is_being_written = true WHERE task_id = $1',
        [id],
      );
      const before = model.count();
      await deliver(id);
      expect(model.count()).toBe(before);
      expect((await statusOf(me, id)).result).toEqual(first);
      expectWholeLog(await logOf(id), 'completed');
    },
  );

  it('writes nothing any more once another delivery has the task', { tags: 'proof' }, async () => {
    const me = await signedInUser(app);
    wait = 60;
    const id = await ordered(me);
    const zombie = deliver(id);
    while ((await logOf(id)).length < 5) await sleep(10);
    await app.database.query(
      'UPDATE generation_tasks SET fencing_token = fencing_token + 1 WHERE id = $1',
      [id],
    );
    const written = async () =>
      app.database.query(
        `SELECT last_event_id, status, (SELECT md5(document::text) FROM courses WHERE task_id = t.id) AS course, (SELECT count(*) FROM generation_journal WHERE task_id = t.id) AS answers,
         (SELECT count(*) FROM progress_events WHERE task_id = t.id) AS events FROM generation_tasks t WHERE id = $1`,
        [id],
      );
    const then = await written();
    await zombie.catch(() => undefined);
    const late = { taskId: id, token: 1 };
    const report = {
      action: 'processing',
      phase: 'lessons',
      message: 'Too late',
      phase_progress: 1,
      overall_progress: 1,
    } as const;
    expect(await app.nest.get(ProgressLog, { strict: false }).append(late, 'late', report)).toBe(
      false,
    );
    const states = app.nest.get(RunStates, { strict: false });
    expect(await states.end({ move: 'settle', lease: late }, 'failed')).toBeUndefined();
    const { signal } = new AbortController();
    const answer = { step: 'write_lesson:9.9', inputHash: 'late', answer: {}, calls: 1 };
    await expect(
      app.nest
        .get(GenerationJournal, { strict: false })
        .of({ lease: late, run: 1, signal })
        .keep(answer),
    ).rejects.toThrow('no longer held');
    expect(await written()).toEqual(then);
    await deliver(id);
    expectWholeLog(await logOf(id), 'completed');
    expect(await ledgerOf(app, id)).toHaveLength(1);
  });

  it('lets nobody take the task over between the check of its token and an answer', async () => {
    const me = await signedInUser(app);
    const id = await ordered(me);
    const task = await app.nest.get(RunStates, { strict: false }).take(id);
    const lease = { taskId: id, token: task!.fencing_token };
    const { signal } = new AbortController();
    const answer = {
      step: 'write_lesson:9.9',
      inputHash: 'late',
      answer: {},
      calls: 1,
      inputTokens: 7,
    };
    const used = () =>
      app.database.query('SELECT step, input_tokens FROM generation_spend WHERE task_id = $1', [
        id,
      ]);
    const journal = app.nest
      .get(GenerationJournal, { strict: false })
      .of({ lease, run: 1, signal });
    // The same answer, not committed yet, holds the delivery up after it has read its token.
    const [, onTakeover] = await behindLock(
      app,
      `INSERT INTO generation_journal (task_id, step, input_hash, answer, calls) VALUES ($1, $2, $3, '{}', 1)`,
      [id, answer.step, answer.inputHash],
      [
        async () => void (await journal.keep(answer)),
        async () => {
          await app.database.query(
            'UPDATE generation_tasks SET fencing_token = fencing_token + 1 WHERE id = $1',
            [id],
          );
          return used();
        },
      ],
    );
    expect(onTakeover).toEqual([{ step: 'write_lesson', input_tokens: '7' }]);
    expect(await used()).toEqual(onTakeover);
    await expect(journal.keep({ ...answer, inputHash: 'later' })).rejects.toThrow('no longer held');
  });

  it('neither fails nor refunds a task that another delivery has', { tags: 'proof' }, async () => {
    const me = await signedInUser(app);
    wait = 200;
    model.setFaults([{ step: 'outline_modules', kind: 'error', status: 401 }]);
    const id = await ordered(me);
    const asked = model.count('outline_modules');
    const zombie = deliver(id);
    while (model.count('outline_modules') === asked) await sleep(5);
    await app.database.query(
      'UPDATE generation_tasks SET fencing_token = fencing_token + 1 WHERE id = $1',
      [id],
    );
    await zombie;
    expect((await statusOf(me, id)).status).toBe('running');
    expect(await ledgerOf(app, id)).toHaveLength(1);
    model.setFaults([]);
    wait = 0;
    await deliver(id);
    expectWholeLog(await logOf(id), 'completed');
  });

  it(
    'can be followed with fifty dropped connections: every event once, in order',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      wait = 10;
      const id = await ordered(me, {
        ...small,
        topic: 'Photosynthesis',
        desired_module_count: 4,
        desired_submodule_count: 4,
      });
      const run = deliver(id);
      let seed = 42;
      const random = (most: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % most;
      const seen: ProgressEvent[] = [];
      let drops = 0;
      while (seen.at(-1)?.action !== 'stream_close') {
        const isLast = drops >= 50;
        const { events, status } = await streamOf(me, id, {
          after: seen.length,
          viaQuery: drops % 2 === 0,
          ...(isLast ? {} : { dropAfter: 1 + random(1_200) }),
        });
        expect(status).toBe(200);
        seen.push(...events);
        if (!isLast) drops += 1;
      }
      await run;
      expect(drops).toBe(50);
      expectWholeLog(seen, 'completed');
      expect(seen).toEqual(await logOf(id));
    },
  );

  it('refuses streams beyond five, and odd positions, without a fault', async () => {
    const me = await signedInUser(app);
    const id = await ordered(me);
    const close = new AbortController();
    const open: Promise<unknown>[] = [];
    await Promise.all(
      Array.from(
        { length: 5 },
        () =>
          new Promise<void>((onOpen) =>
            open.push(streamOf(me, id, { signal: close.signal, onOpen })),
          ),
      ),
    );
    const sixth = await streamOf(me, id);
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '5']);
    const other = await signedInUser(app);
    expect((await streamOf(other, await ordered(other), { dropAfter: 5 })).status).toBe(200);
    close.abort();
    await Promise.all(open);
    while ((await streamOf(me, id, { dropAfter: 5 })).status !== 200) await sleep(50);

    const answered = async (query: string) => {
      const reply = await fetch(`${app.url}/api/learning-path/${id}/progress-stream?${query}`, {
        headers: { authorization: `Bearer ${me.token}` },
      });
      await reply.body?.cancel();
      return reply.status;
    };
    for (const odd of ['-1', 'NaN', '1e30', "1' OR 1=1", 'x'.repeat(9_000), '1.5'])
      expect([odd.slice(0, 20), await answered(`lastEventId=${encodeURIComponent(odd)}`)]).toEqual([
        odd.slice(0, 20),
        422,
      ]);
    expect(await answered('lastEventId=1&lastEventId=2')).toBe(422);
    await me.call('DELETE', `/learning-path/${id}`);
    expect((await streamOf(me, id, { after: 999_999 })).events).toEqual([]);
  });

  it(
    'is shown by the session cookie too, and not a moment longer than the session lasts',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      wait = 80;
      const id = await ordered(me);
      const cookie = { cookie: `cw_refresh=${me.cookie}` };
      const seen: ProgressEvent[] = [];
      const reading = streamOf(me, id, { headers: cookie, onEvent: (event) => seen.push(event) });
      const run = deliver(id);
      while (seen.length < 4) await sleep(10);
      await me.call('POST', '/auth/logout');
      const atLogout = seen.length;
      await reading;
      expect(seen.length - atLogout).toBeLessThanOrEqual(1);
      await run;
      expectWholeLog(await logOf(id), 'completed');
    },
  );
});
