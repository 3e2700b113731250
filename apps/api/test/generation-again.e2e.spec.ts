// @module-tag proof
import { setTimeout as sleep } from 'node:timers/promises';
import {
  errorEnvelope,
  type PathData,
  recentTasks,
  taskStarted,
  taskView,
  type TaskView,
  userKey,
} from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { GenerationHousekeeping, RunGeneration } from '@coursewright/generation';
import { ProcessStops } from '@coursewright/platform';
import { asyncServer, startScriptedModel, type ScriptedModel } from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { readStream } from './event-stream.ts';
import { type Reply, signedInUser, type Visitor } from './visitor.ts';
import { expectWholeLog } from './whole-log.ts';

const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
const idOf = (reply: Reply) => taskStarted.parse(reply.body).task_id;
const lessonsOf = (course: PathData | undefined) =>
  (course?.modules ?? []).flatMap(({ submodules }) => submodules);

/**
 * Where users' own keys are tested and used: Google's calls go on to the scripted model,
 * Perplexity's searches find nothing.
 */
async function startKeyProviders(model: ScriptedModel) {
  const searches: (string | undefined)[] = [];
  const server = asyncServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const path = request.url ?? '';
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') return response.end('{}');
    if (path.startsWith('/perplexity')) {
      searches.push(request.headers.authorization);
      return response.end('{"results":[]}');
    }
    const answer = await fetch(`${model.url}${path.slice('/google'.length)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': String(request.headers['x-goog-api-key']),
      },
      body: Buffer.concat(chunks),
    });
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      .end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The key providers have no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    searches,
    environment: {
      USER_KEY_URLS: `google=${url}/google,perplexity=${url}/perplexity,brave=${url}/brave`,
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

describe('a course that is run again', () => {
  let app: TestApp;
  let model: ScriptedModel;
  let keyProviders: Awaited<ReturnType<typeof startKeyProviders>>;
  let wait = 0;
  beforeAll(async () => {
    model = await startScriptedModel({ latency: () => wait });
    keyProviders = await startKeyProviders(model);
    // Nothing takes jobs here: each spec delivers its tasks itself.
    app = await createTestApp({
      env: {
        ...model.environment('openai'),
        ...keyProviders.environment,
        WORKERS: 'none',
        DATABASE_POOL: '30',
      },
    });
  });
  afterEach(() => {
    wait = 0;
    model.setFaults([]);
  });
  afterAll(async () => {
    await app?.close();
    await keyProviders?.close();
    await model?.close();
  });

  const small = {
    topic: 'Photosynthesis',
    desired_module_count: 2,
    desired_submodule_count: 2,
    submodule_parallel_count: 1,
  };
  const ordered = async (visitor: Visitor, body: object = small) =>
    idOf(await visitor.call('POST', '/generate-learning-path', body));
  const runner = () => app.nest.get(RunGeneration, { strict: false });
  const deliver = (taskId: string, options: { run?: number; signal?: AbortSignal } = {}) =>
    runner().run({
      data: { taskId, ...(options.run ? { run: options.run } : {}) },
      signal: options.signal ?? new AbortController().signal,
    });
  const statusOf = async (visitor: Visitor, id: string): Promise<TaskView> =>
    taskView.parse((await visitor.call('GET', `/learning-path/${id}`)).body);
  const retry = (visitor: Visitor, id: string, headers?: Record<string, string>) =>
    visitor.call('POST', `/learning-path/${id}/retry`, undefined, headers);
  const ledger = () => app.nest.get(Ledger, { strict: false });
  const creditsOf = async (visitor: Visitor) => (await visitor.call('GET', '/auth/credits')).body;
  const amountsOf = async (id: string) =>
    (
      await app.database.query(
        z.object({ amount: z.number() }),
        'SELECT amount FROM credit_transactions WHERE task_id = $1 ORDER BY seq',
        [id],
      )
    ).map(({ amount }) => amount);
  const jobsOf = (id: string) =>
    app.database.query(
      `SELECT data FROM pgboss.job WHERE name = 'generation' AND data->>'taskId' = $1 ORDER BY created_on`,
      [id],
    );
  const streamOf = async (visitor: Visitor, id: string, after = 0) =>
    (
      await readStream(`${app.url}/api/learning-path/${id}/progress-stream`, {
        headers: { authorization: `Bearer ${visitor.token}` },
        after,
      })
    ).events;

  /** A course that failed before it had an outline. */
  async function failedCourse(visitor: Visitor): Promise<string> {
    model.setFaults([{ step: 'outline_modules', kind: 'error', status: 401 }]);
    const id = await ordered(visitor);
    await deliver(id);
    model.setFaults([]);
    expect((await statusOf(visitor, id)).status).toBe('failed');
    return id;
  }

  it(
    'goes on from its journal under the same task, at the price of one course',
    { tags: 'main' },
    async () => {
      const me = await signedInUser(app, { credits: 1 });
      model.setFaults([{ step: 'write_lesson', kind: 'error', status: 400 }]);
      wait = 20;
      const id = await ordered(me);
      await deliver(id);
      const failed = await statusOf(me, id);
      expect(failed).toMatchObject({
        status: 'failed',
        error: { message: expect.stringContaining('credit has been returned') },
      });
      expect(await creditsOf(me)).toEqual({ credits: 1 });
      const before = await streamOf(me, id);
      expectWholeLog(before, 'failed');
      const planned = model.count('outline_modules');
      const outlined = model.count('outline_submodules');

      model.setFaults([]);
      const reply = await retry(me, id);
      expect([reply.status, reply.body]).toEqual([202, { task_id: id, status: 'pending' }]);
      expect(await creditsOf(me)).toEqual({ credits: 0 });
      const waiting = await statusOf(me, id);
      expect([waiting.status, waiting.error]).toEqual(['pending', undefined]);
      expect(lessonsOf(waiting.learning_path).map(({ status, error }) => [status, error])).toEqual(
        Array(4).fill(['planned', undefined]),
      );
      await deliver(id);

      const { result } = await statusOf(me, id);
      expect(lessonsOf(result).map(({ status }) => status)).toEqual(Array(4).fill('completed'));
      expect(lessonsOf(result).map((one) => one.id)).toEqual(
        lessonsOf(failed.learning_path).map((one) => one.id),
      );
      expect([model.count('outline_modules'), model.count('outline_submodules')]).toEqual([
        planned,
        outlined,
      ]);
      expect(await amountsOf(id)).toEqual([-1, 1, -1]);
      const whole = await streamOf(me, id);
      expectWholeLog(whole, 'completed');
      expect(
        whole.filter(
          ({ preview_data }) =>
            preview_data?.type === 'submodule' && preview_data.data.status === 'completed',
        ),
      ).toHaveLength(4);
      // Who had read to the earlier ending meets the rest without a gap.
      expect(await streamOf(me, id, before.length)).toEqual(whole.slice(before.length));
      expect(whole.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    },
  );

  it(
    'tells of every lesson that failed, however far the log was behind the run',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 1 });
      wait = 50;
      model.setFaults([{ step: 'write_lesson', kind: 'error', status: 400 }]);
      const id = await ordered(me, {
        ...small,
        desired_module_count: 1,
        desired_submodule_count: 8,
      });
      const asked = model.count('write_lesson');
      const run = deliver(id);
      while (model.count('write_lesson') === asked) await sleep(5);
      // Nothing is published while somebody else holds the course.
      const holder = new pg.Client({ connectionString: app.database.url });
      await holder.connect();
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM courses WHERE task_id = $1 FOR UPDATE', [id]);
      while (model.count('write_lesson') < asked + 8) await sleep(5);
      await sleep(500);
      await holder.query('COMMIT');
      await holder.end();
      await run;
      const failures = (await streamOf(me, id)).filter(
        ({ action, phase }) => action === 'error' && phase === 'lessons',
      );
      expect(failures).toHaveLength(8);
      const { learning_path } = await statusOf(me, id);
      expect(lessonsOf(learning_path).map(({ status }) => status)).toEqual(Array(8).fill('failed'));
    },
  );

  it(
    'shows no lesson as being written once nobody writes it, however the run ended',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 3 });
      const both = { ...small, submodule_parallel_count: 2 };
      const statuses = async (id: string) =>
        lessonsOf((await statusOf(me, id)).learning_path)
          .map(({ status }) => status)
          .toSorted();
      for (const end of ['cancelled', 'given up', 'refused']) {
        model.setFaults([
          { step: 'write_quiz', kind: 'hang' },
          { step: 'write_lesson', kind: 'hang', calls: [model.count('write_lesson') + 2] },
        ]);
        const id = await ordered(me, both);
        const worker = new AbortController();
        const run = deliver(id, { signal: worker.signal }).catch((error: unknown) => error);
        while ((await statuses(id)).join() !== 'planned,planned,readable,writing')
          await Promise.race([
            sleep(10),
            run.then((how) => Promise.reject(new Error(`The run ended: ${String(how)}`))),
          ]);
        if (end === 'cancelled') await me.call('DELETE', `/learning-path/${id}`);
        else worker.abort(new Error('The process dies'));
        await run;
        if (end === 'given up') await runner().giveUp({ taskId: id, run: 1 });
        if (end === 'refused') {
          await app.database.query(
            `UPDATE generation_tasks SET request = (request::jsonb || '{"google_key_token":"key_forgotten"}')::json WHERE id = $1`,
            [id],
          );
          await deliver(id);
        }
        expect([end, (await statusOf(me, id)).status, await statuses(id)]).toEqual([
          end,
          end === 'cancelled' ? end : 'failed',
          ['planned', 'planned', 'planned', 'readable'],
        ]);
      }
    },
  );

  it('costs nothing as long as it fails, and one credit once it is there, however often it is tried', async () => {
    const me = await signedInUser(app, { credits: 2 });
    const id = await failedCourse(me);
    for (let turn = 1; turn <= 3; turn += 1) {
      model.setFaults(turn < 3 ? [{ step: 'outline_modules', kind: 'error', status: 401 }] : []);
      expect((await me.ask('generation.retry', { id })).status).toBe(200);
      // A late delivery of an earlier run, and its last word, change nothing.
      await deliver(id, { run: turn });
      await runner().giveUp({ taskId: id, run: turn });
      expect((await statusOf(me, id)).status).toBe('pending');
      await deliver(id, { run: turn + 1 });
      expect(await creditsOf(me)).toEqual({ credits: turn < 3 ? 2 : 1 });
    }
    expect(await amountsOf(id)).toEqual([-1, 1, -1, 1, -1, 1, -1]);
    expectWholeLog(await streamOf(me, id), 'completed');
    expect([(await retry(me, id)).status, await creditsOf(me)]).toEqual([409, { credits: 1 }]);
  });

  it(
    'begins one run and takes one credit for twenty retries at once',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 5 });
      const id = await failedCourse(me);
      const replies = await behindLock(
        app,
        'SELECT 1 FROM generation_tasks WHERE id = $1 FOR UPDATE',
        [id],
        Array.from({ length: 20 }, () => () => retry(me, id)),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([
        202,
        ...Array<number>(19).fill(409),
      ]);
      expect(await amountsOf(id)).toEqual([-1, 1, -1]);
      expect(await jobsOf(id)).toEqual([
        { data: { taskId: id, run: 1 } },
        { data: { taskId: id, run: 2 } },
      ]);
      await deliver(id);
      expect(await creditsOf(me)).toEqual({ credits: 4 });
      expectWholeLog(await streamOf(me, id), 'completed');

      const other = await failedCourse(me);
      const key = { 'idempotency-key': 'again-1' };
      const same = await behindLock(
        app,
        'SELECT 1 FROM generation_tasks WHERE id = $1 FOR UPDATE',
        [other],
        Array.from({ length: 20 }, () => () => retry(me, other, key)),
      );
      expect(same.map(({ status }) => status)).toEqual(Array(20).fill(202));
      expect(await amountsOf(other)).toEqual([-1, 1, -1]);
    },
  );

  it('keeps the books when retries meet the end of the run', { tags: 'proof' }, async () => {
    const me = await signedInUser(app, { credits: 3 });
    for (let turn = 0; turn < 3; turn += 1) {
      const id = await failedCourse(me);
      await retry(me, id);
      model.setFaults([{ step: 'outline_modules', kind: 'error', status: 401 }]);
      const before = model.count('outline_modules');
      // The run's settlement and ten retries stand before the task's row together.
      const works = [
        () => deliver(id).then(() => undefined),
        ...Array.from({ length: 10 }, () => async () => {
          while (model.count('outline_modules') === before) await sleep(2);
          return (await retry(me, id)).status;
        }),
      ];
      const statuses = await Promise.all(works.map((work) => work()));
      model.setFaults([]);
      const amounts = await amountsOf(id);
      const net = amounts.reduce((sum, amount) => sum + amount, 0);
      const { status } = await statusOf(me, id);
      expect(statuses.filter((one) => one === 202).length).toBe(status === 'pending' ? 1 : 0);
      expect(net).toBe(status === 'pending' ? -1 : 0);
      if (status === 'pending') await deliver(id);
      else expect((await retry(me, id)).status).toBe(202);
      await deliver(id);
      expect((await amountsOf(id)).reduce((sum, amount) => sum + amount, 0)).toBe(-1);
      expectWholeLog(await streamOf(me, id), 'completed');
    }
    expect(await creditsOf(me)).toEqual({ credits: 0 });
  });

  it(
    'goes on after a stop without charging again, and keeps what was written if it is stopped once more',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 1 });
      wait = 40;
      const id = await ordered(me);
      const stopAfter = async (lessons: number) => {
        const run = deliver(id);
        const isThere = async () =>
          lessonsOf((await statusOf(me, id)).learning_path).filter(
            ({ status }) => status === 'completed',
          ).length >= lessons;
        while (!(await isThere())) await sleep(10);
        await me.call('DELETE', `/learning-path/${id}`);
        await run;
        return statusOf(me, id);
      };
      const first = await stopAfter(1);
      expect([first.status, await creditsOf(me)]).toEqual(['cancelled', { credits: 0 }]);
      // A second reading, which a stop may have come before, adds to what its checks say.
      const withoutChecks = (course: PathData | undefined) =>
        lessonsOf(course).map(({ checks: _checks, ...lesson }) => lesson);
      const written = withoutChecks(first.learning_path).filter(
        ({ status }) => status === 'completed',
      );
      expect(written.length).toBeGreaterThan(0);

      expect((await retry(me, id)).status).toBe(202);
      const again = await stopAfter(0);
      expect(withoutChecks(again.learning_path)).toEqual(expect.arrayContaining(written));
      expect(await amountsOf(id)).toEqual([-1]);

      wait = 0;
      expect((await retry(me, id)).status).toBe(202);
      await deliver(id);
      const { result } = await statusOf(me, id);
      expect(withoutChecks(result)).toEqual(expect.arrayContaining(written));
      expect(lessonsOf(result).map(({ status }) => status)).toEqual(Array(4).fill('completed'));
      expect(await amountsOf(id)).toEqual([-1]);
      expectWholeLog(await streamOf(me, id), 'completed');
    },
  );

  const finish = (visitor: Visitor, id: string, headers?: Record<string, string>) =>
    visitor.call('POST', `/learning-path/${id}/finish`, undefined, headers);

  /** A delivered course whose second and third lessons failed. */
  async function courseWithGaps(visitor: Visitor): Promise<string> {
    const asked = model.count('write_lesson');
    model.setFaults([
      { step: 'write_lesson', kind: 'error', status: 400, calls: [asked + 2, asked + 3] },
    ]);
    const id = await ordered(visitor);
    await deliver(id);
    model.setFaults([]);
    return id;
  }
  const gapsOf = (view: TaskView) =>
    lessonsOf(view.result)
      .filter(({ status }) => status === 'failed')
      .map((one) => one.id);

  it('has its missing lessons written, free, and nothing else of it changed', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const id = await courseWithGaps(me);
    const before = await statusOf(me, id);
    const gaps = gapsOf(before);
    expect(gaps).toHaveLength(2);
    const log = await streamOf(me, id);
    const calls = model.calls.length;

    const replies = await behindLock(
      app,
      'SELECT 1 FROM generation_tasks WHERE id = $1 FOR UPDATE',
      [id],
      Array.from({ length: 10 }, () => () => finish(me, id)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      202,
      ...Array<number>(9).fill(409),
    ]);
    const waiting = await statusOf(me, id);
    expect([
      waiting.status,
      lessonsOf(waiting.learning_path).filter(({ status }) => status === 'completed'),
    ]).toEqual([
      'pending',
      lessonsOf(before.result).filter(({ status }) => status === 'completed'),
    ]);

    // Its worker dies after one of the two; the next one asks only for what is not there.
    wait = 40;
    const death = new AbortController();
    const dying = deliver(id, { signal: death.signal });
    while (model.calls.slice(calls).filter(({ step }) => step === 'write_lesson').length < 2)
      await sleep(5);
    death.abort(new Error('The process stops'));
    await expect(dying).rejects.toThrow();
    wait = 0;
    await deliver(id);

    const after = await statusOf(me, id);
    expect(after).toMatchObject({ status: 'completed', overall_progress: 1 });
    const unchanged = (view: TaskView) => ({
      ...view.result,
      sources: [],
      report: {},
      modules: view.result?.modules.map((module) => ({
        ...module,
        submodules: module.submodules.map((one) => (gaps.includes(one.id) ? one.id : one)),
      })),
    });
    expect(unchanged(after)).toEqual(unchanged(before));
    for (const one of lessonsOf(after.result)) {
      expect([one.status, one.error, one.quiz.length > 0]).toEqual(['completed', undefined, true]);
      for (const { source_id, passage_id } of one.citations)
        expect(
          after.result?.sources
            .find((source) => source.id === source_id)
            ?.passages.map((passage) => passage.id),
        ).toContain(passage_id);
    }
    expect(after.result?.report?.submodules_failed).toBe(0);
    const asked = model.calls.slice(calls).filter(({ outcome }) => outcome === 'answered');
    expect(
      new Set(asked.map(({ step }) => step)).difference(
        new Set(['write_lesson', 'revise_sentences', 'write_quiz']),
      ),
    ).toEqual(new Set());
    expect(new Set(asked.map(({ input }) => input)).size).toBe(asked.length);
    expect(await amountsOf(id)).toEqual([-1]);
    expect(await creditsOf(me)).toEqual({ credits: 0 });
    const whole = await streamOf(me, id);
    expectWholeLog(whole, 'completed');
    expect(await streamOf(me, id, log.length)).toEqual(whole.slice(log.length));
    const nothing = await finish(me, id);
    expect([nothing.status, errorOf(nothing).message]).toEqual([
      409,
      'No lesson of this course is missing.',
    ]);
  });

  it(
    'stays delivered and paid for when its missing lessons fail again, are stopped, or are given up',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 1 });
      const id = await courseWithGaps(me);
      const written = lessonsOf((await statusOf(me, id)).result).filter(
        ({ status }) => status === 'completed',
      );
      const expectAsBefore = async () => {
        const view = await statusOf(me, id);
        expect([view.status, view.error, gapsOf(view).length]).toEqual(['completed', undefined, 2]);
        expect(lessonsOf(view.result)).toEqual(expect.arrayContaining(written));
        expect(
          lessonsOf(view.result).filter(({ status, error }) => status === 'failed' && !error),
        ).toEqual([]);
        expect(await amountsOf(id)).toEqual([-1]);
        expectWholeLog(await streamOf(me, id), 'completed');
      };

      expect((await me.ask('generation.finish', { id })).status).toBe(200);
      expect((await retry(me, id)).status).toBe(409);
      model.setFaults([{ step: 'write_lesson', kind: 'error', status: 400 }]);
      await deliver(id);
      await expectAsBefore();
      // Both lessons have failed twice, and the log says so.
      expect(
        (await streamOf(me, id)).filter(
          ({ preview_data }) =>
            preview_data?.type === 'submodule' && preview_data.data.status === 'failed',
        ),
      ).toHaveLength(4);

      await finish(me, id);
      expect((await me.call('DELETE', `/learning-path/${id}`)).status).toBe(200);
      await expectAsBefore();

      await finish(me, id);
      wait = 200;
      model.setFaults([]);
      const asked = model.count('write_lesson');
      const run = deliver(id);
      while (model.count('write_lesson') === asked) await sleep(5);
      await me.call('DELETE', `/learning-path/${id}`);
      await run;
      wait = 0;
      await expectAsBefore();

      await finish(me, id);
      await runner().giveUp({ taskId: id, run: 5 });
      await expectAsBefore();

      expect((await finish(me, id)).status).toBe(202);
      model.setFaults([{ step: 'write_lesson', kind: 'error', status: 400 }]);
      await deliver(id);
      await expectAsBefore();
      const sixth = await finish(me, id);
      expect([sixth.status, errorOf(sixth).message]).toEqual([
        409,
        expect.stringContaining('tried 5 times'),
      ]);
      expect((await finish(await signedInUser(app), id)).status).toBe(404);
    },
  );

  it(
    'is handed over at shutdown by the same job, as if it had not been delivered',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app);
      wait = 30;
      const id = await ordered(me);
      const stopping = new AbortController();
      const run = deliver(id, { run: 1, signal: stopping.signal });
      while ((await statusOf(me, id)).learning_path === undefined) await sleep(10);
      stopping.abort(new ProcessStops());
      await expect(run).rejects.toThrow('another one takes the job over');
      expect((await statusOf(me, id)).status).toBe('running');
      expect(await jobsOf(id)).toEqual([{ data: { taskId: id, run: 1 } }]);
      expect(
        await app.database.query('SELECT deliveries FROM generation_tasks WHERE id = $1', [id]),
      ).toEqual([{ deliveries: 0 }]);
      wait = 0;
      await deliver(id, { run: 1 });
      expect((await statusOf(me, id)).status).toBe('completed');
      expectWholeLog(await streamOf(me, id), 'completed');
    },
  );

  it(
    'is given up after three deliveries in a row that brought nothing, not after three that brought something',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 2 });
      const dies = async (id: string, answers: number) => {
        // No answer may slip in between the question and the death, however slow the machine is.
        wait = answers > 0 ? 40 : 30_000;
        const death = new AbortController();
        const asked = model.count();
        const [taken, before] = [await timesTaken(id), await answersOf(id)];
        const run = deliver(id, { signal: death.signal });
        // A question of the last delivery may arrive late: it proves nothing of this one.
        while ((await timesTaken(id)) === taken) await sleep(2);
        while (answers > 0 ? (await answersOf(id)) < before + answers : model.count() === asked)
          await sleep(2);
        while (model.inFlight() === 0) await sleep(2);
        death.abort(new Error('killed'));
        await expect(run).rejects.toThrow('killed');
      };
      const timesTaken = async (id: string) =>
        (
          await app.database.query(
            z.object({ fencing_token: z.coerce.number() }),
            'SELECT fencing_token FROM generation_tasks WHERE id = $1',
            [id],
          )
        )[0]!.fencing_token;
      const answersOf = async (id: string) =>
        (
          await app.database.query(
            z.object({ n: z.number() }),
            'SELECT count(*)::int AS n FROM generation_journal WHERE task_id = $1',
            [id],
          )
        )[0]!.n;

      const unlucky = await ordered(me);
      for (const answers of [0, 0, 1, 0, 1, 1]) await dies(unlucky, answers);
      wait = 0;
      await deliver(unlucky);
      expect((await statusOf(me, unlucky)).status).toBe('completed');

      const poisonous = await ordered(me);
      for (let delivery = 1; delivery <= 3; delivery += 1) await dies(poisonous, 0);
      wait = 0;
      await deliver(poisonous);
      expect(await answersOf(poisonous)).toBe(0);
      expect((await statusOf(me, poisonous)).status).toBe('failed');
      expect(await amountsOf(poisonous)).toEqual([-1, 1]);
      expectWholeLog(await streamOf(me, poisonous), 'failed');
      await retry(me, poisonous);
      await deliver(poisonous);
      expect((await statusOf(me, poisonous)).status).toBe('completed');
    },
  );

  it('is ended with one refund when nobody comes back to it, and only then', async () => {
    const me = await signedInUser(app, { credits: 3 });
    const [lost, waiting] = [await ordered(me), await ordered(me)];
    const gaps = await courseWithGaps(me);
    await finish(me, gaps);
    await app.database.query(
      `DELETE FROM pgboss.job WHERE name = 'generation' AND data->>'taskId' = ANY($1)`,
      [[lost, gaps]],
    );
    const rounds = Array.from({ length: 5 }, () =>
      app.nest.get(GenerationHousekeeping, { strict: false }).run(),
    );
    await Promise.all(rounds);
    expect(await statusOf(me, lost)).toMatchObject({
      status: 'failed',
      error: { type: 'server_error', message: expect.stringContaining('credit has been returned') },
    });
    expect(await amountsOf(lost)).toEqual([-1, 1]);
    expectWholeLog(await streamOf(me, lost), 'failed');
    expect([(await statusOf(me, waiting)).status, await amountsOf(waiting)]).toEqual([
      'pending',
      [-1],
    ]);
    expect([(await statusOf(me, gaps)).status, await amountsOf(gaps)]).toEqual(['completed', [-1]]);
    expect((await retry(me, lost)).status).toBe(202);
  });

  it('keeps its journal for thirty days after its end', { tags: 'proof' }, async () => {
    const me = await signedInUser(app);
    const [old, young] = [await failedCourse(me), await failedCourse(me)];
    await app.database.query(
      `INSERT INTO generation_journal (task_id, step, input_hash, answer) SELECT unnest($1::uuid[]), 'search:x', '', '{}'`,
      [[old, young]],
    );
    await app.database.query(
      `UPDATE generation_tasks SET finished_at = now() - interval '31 days' WHERE id = $1`,
      [old],
    );
    await app.database.query(
      `UPDATE generation_tasks SET finished_at = now() - interval '29 days' WHERE id = $1`,
      [young],
    );
    await app.nest.get(GenerationHousekeeping, { strict: false }).run();
    const left = await app.database.query(
      z.object({ task_id: z.string() }),
      `SELECT task_id FROM generation_journal WHERE task_id = ANY($1)`,
      [[old, young]],
    );
    expect([...new Set(left.map(({ task_id }) => task_id))]).toEqual([young]);
    expect((await retry(me, old)).status).toBe(202);
    await deliver(old);
    expect((await statusOf(me, old)).status).toBe('completed');
  });

  it('is written and searched for with the learner’s own keys, which nothing keeps', async () => {
    const [me, other] = await Promise.all([signedInUser(app), signedInUser(app)]);
    const keys = {
      google: 'own-google-key-123456',
      perplexity: 'own-pplx-key-123456',
      brave: 'own-brave-key-123456',
    };
    const saved = async (visitor: Visitor, provider: keyof typeof keys) =>
      userKey.parse(
        (await visitor.call('PUT', `/v1/account/keys/${provider}`, { key: keys[provider] })).body,
      ).token;
    const [google, perplexity, brave, foreign] = [
      await saved(me, 'google'),
      await saved(me, 'perplexity'),
      await saved(me, 'brave'),
      await saved(other, 'google'),
    ];
    for (const token of ['key_unknown', foreign, brave, perplexity]) {
      const refused = await me.call('POST', '/generate-learning-path', {
        ...small,
        google_key_token: token,
      });
      expect([token, refused.status, errorOf(refused).details?.map(({ path }) => path)]).toEqual([
        token,
        422,
        ['google_key_token'],
      ]);
    }
    expect(await creditsOf(me)).toEqual({ credits: 3 });

    const from = model.calls.length;
    const id = await ordered(me, {
      ...small,
      google_key_token: google,
      pplx_key_token: perplexity,
      // The search that knows the key finds nothing.
      without_sources: 'allow',
    });
    await deliver(id);
    const view = await statusOf(me, id);
    expect([view.status, view.result?.author.name]).toEqual([
      'completed',
      expect.stringContaining('google'),
    ]);
    expect(
      new Set(model.calls.slice(from).map(({ dialect, asked }) => `${dialect} ${asked.key}`)),
    ).toEqual(new Set([`google ${keys.google}`]));
    expect(new Set(keyProviders.searches)).toEqual(new Set([`Bearer ${keys.perplexity}`]));
    const kept = await app.database.query(
      z.object({ kept: z.string() }),
      `SELECT (SELECT string_agg(t::text, '') FROM generation_tasks t) || (SELECT string_agg(j::text, '') FROM generation_journal j)
         || (SELECT string_agg(e::text, '') FROM progress_events e) || (SELECT string_agg(b::text, '') FROM pgboss.job b) AS kept`,
    );
    for (const key of Object.values(keys)) expect(kept[0]?.kept.includes(key)).toBe(false);
    expect(kept[0]?.kept.includes(google)).toBe(true);

    // A key that is gone by the time of the run: nothing is written with another one, and nothing
    // is charged.
    const late = await ordered(me, { ...small, google_key_token: google });
    await me.call('DELETE', '/v1/account/keys/google');
    await deliver(late);
    expect(await statusOf(me, late)).toMatchObject({
      status: 'failed',
      error: { message: expect.stringContaining('not known') },
    });
    expect(await amountsOf(late)).toEqual([-1, 1]);
  });

  it('lists all that became of the caller’s generations, page by page, and nobody else’s', async () => {
    const [me, other] = await Promise.all([signedInUser(app, { credits: 5 }), signedInUser(app)]);
    expect(
      recentTasks.parse((await me.call('GET', '/v1/learning-paths/generations')).body),
    ).toEqual({ generations: [], total: 0, page: 1, per_page: 10 });
    const failed = await failedCourse(me);
    const stopped = await ordered(me);
    await me.call('DELETE', `/learning-path/${stopped}`);
    const waiting = await ordered(me, { ...small, topic: 'Rivers' });
    await ordered(other);
    const { generations, total } = recentTasks.parse(
      (await me.call('GET', '/v1/learning-paths/generations?per_page=2')).body,
    );
    expect([
      total,
      generations.map(({ task_id, status, topic }) => [task_id, status, topic]),
    ]).toEqual([
      3,
      [
        [waiting, 'pending', 'Rivers'],
        [stopped, 'cancelled', 'Photosynthesis'],
      ],
    ]);
    expect([generations[0]!.queue_position, generations[1]!.queue_position]).toEqual([
      expect.any(Number),
      undefined,
    ]);
    const second = recentTasks.parse(
      (
        await me.ask(
          `generation.recent?input=${encodeURIComponent(JSON.stringify({ page: 2, per_page: 2 }))}`,
        )
      ).body,
    );
    expect(second).toMatchObject({
      page: 2,
      total: 3,
      generations: [
        {
          task_id: failed,
          status: 'failed',
          error: { message: expect.stringContaining('credit has been returned') },
          lessons_finished: 0,
        },
      ],
    });
    for (const odd of ['page=0', 'per_page=101', 'page=x', 'user_id=1'])
      expect([odd, (await me.call('GET', `/v1/learning-paths/generations?${odd}`)).status]).toEqual(
        [odd, 422],
      );
  });

  it('says what stands in the way: no credit, too many at once, nothing to try, not yours', async () => {
    const [me, other] = await Promise.all([signedInUser(app, { credits: 1 }), signedInUser(app)]);
    const id = await failedCourse(me);
    await ledger().spend(me.userId, await ledger().balance(me.userId), 'audio_use', {});
    const poor = await retry(me, id);
    expect([poor.status, errorOf(poor).message]).toEqual([
      402,
      'You need 1 credit for this, and your balance is too small.',
    ]);
    expect((await statusOf(me, id)).status).toBe('failed');
    expectWholeLog(await streamOf(me, id), 'failed');
    await ledger().grant(me.userId, 5, 'admin_add', {});

    for (const path of [id, crypto.randomUUID()])
      expect((await retry(other, path)).status).toBe(404);
    const busy = [await ordered(me), await ordered(me), await ordered(me)];
    const full = await retry(me, id);
    expect([full.status, errorOf(full).type]).toEqual([429, 'too_many_requests']);
    expect((await retry(me, busy[0]!)).status).toBe(409);
    expect(await amountsOf(id)).toEqual([-1, 1]);
    await Promise.all(busy.map((task) => me.call('DELETE', `/learning-path/${task}`)));
    expect((await retry(me, id)).status).toBe(202);
  });
});
