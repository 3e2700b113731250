import { setTimeout as sleep } from 'node:timers/promises';
import {
  activeTasks,
  adminGenerationPage,
  adminStats,
  errorEnvelope,
  generationSpend,
  learningPathPreview,
  lifetimes,
  type PathData,
  spendTotal,
  taskStarted,
  taskView,
  type TaskView,
} from '@coursewright/contract';
import { GenerationHousekeeping, RunGeneration } from '@coursewright/generation';
import { ProcessStops } from '@coursewright/platform';
import { startScriptedModel, type ScriptedModel } from '@coursewright/testing';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { readStream } from './event-stream.ts';
import { MovableClock } from './movable-clock.ts';
import { mailsTo, type Reply, signedInUser, type Visitor } from './visitor.ts';
import { expectWholeLog } from './whole-log.ts';

const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
const idOf = (reply: Reply) => taskStarted.parse(reply.body).task_id;
const viewOf = (reply: Reply): TaskView => taskView.parse(reply.body);
const lessonsOf = (course: PathData | undefined) =>
  (course?.modules ?? []).flatMap(({ submodules }) => submodules);
const resultOf = (reply: Reply) => (reply.body as { result: { data: unknown } }).result.data;
const statusOf = async (visitor: Visitor, id: string): Promise<TaskView> =>
  viewOf(await visitor.call('GET', `/learning-path/${id}`));

/** What an interface would send back for the outline as it stands. */
const outlineOf = ({ learning_path }: TaskView) => ({
  modules: (learning_path?.modules ?? []).map(
    ({ id, title, description, learning_objectives, submodules }) => ({
      id,
      title,
      description,
      learning_objectives,
      submodules: submodules.map((one) => ({
        id: one.id,
        title: one.title,
        description: one.description,
        objectives: one.objectives,
      })),
    }),
  ),
});

describe('a course whose outline is confirmed first', () => {
  const clock = new MovableClock();
  let app: TestApp;
  let model: ScriptedModel;
  let wait = 0;
  beforeAll(async () => {
    model = await startScriptedModel({ latency: () => wait });
    // Nothing takes jobs here: each spec delivers its tasks itself.
    app = await createTestApp({
      clock,
      env: {
        ...model.environment('openai'),
        MODEL_INPUT_PRICE: '0.5',
        MODEL_OUTPUT_PRICE: '2',
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
    await model?.close();
  });

  const small = { topic: 'Photosynthesis', desired_module_count: 2, desired_submodule_count: 2 };
  const ordered = async (visitor: Visitor, more: object = {}) =>
    idOf(
      await visitor.call('POST', '/generate-learning-path', {
        ...small,
        outline_first: true,
        ...more,
      }),
    );
  const runner = () => app.nest.get(RunGeneration, { strict: false });
  const deliver = (taskId: string, options: { run?: number; signal?: AbortSignal } = {}) =>
    runner().run({
      data: { taskId, ...(options.run ? { run: options.run } : {}) },
      signal: options.signal ?? new AbortController().signal,
    });
  /** A change of the outline as it was proposed, unless `body` names another revision. */
  const put = (visitor: Visitor, id: string, body: object) =>
    visitor.call('PUT', `/learning-path/${id}/outline`, { revision: 0, ...body });
  const goOn = (visitor: Visitor, id: string, body?: object) =>
    visitor.call('POST', `/learning-path/${id}/continue`, body);
  const creditsOf = async (visitor: Visitor) => (await visitor.call('GET', '/auth/credits')).body;
  const amountsOf = async (id: string) =>
    (
      await app.database.query(
        z.object({ amount: z.number() }),
        'SELECT amount FROM credit_transactions WHERE task_id = $1 ORDER BY seq',
        [id],
      )
    ).map(({ amount }) => amount);
  const runsInQueue = async (id: string) =>
    (
      await app.database.query(
        z.object({ run: z.number() }),
        `SELECT (data->>'run')::int AS run FROM pgboss.job WHERE name = 'generation' AND data->>'taskId' = $1 ORDER BY created_on`,
        [id],
      )
    ).map(({ run }) => run);
  const mailCount = async () =>
    (await app.database.query(`SELECT 1 FROM pgboss.job WHERE name = 'mail'`)).length;
  const streamOf = async (visitor: Visitor, id: string, after = 0) =>
    (
      await readStream(`${app.url}/api/learning-path/${id}/progress-stream`, {
        headers: { authorization: `Bearer ${visitor.token}` },
        after,
      })
    ).events;
  const spendOf = async (visitor: Visitor, id: string) =>
    generationSpend.parse((await visitor.call('GET', `/learning-path/${id}/spend`)).body);

  /** A course that waits for its outline. */
  async function waiting(visitor: Visitor, more: object = {}): Promise<string> {
    const id = await ordered(visitor, more);
    await deliver(id);
    expect(await statusOf(visitor, id)).toMatchObject({
      status: 'pending',
      waiting_for: 'outline',
    });
    return id;
  }

  it('waits after the outline, takes the edits, and is written from them under the same ids', async () => {
    const [me, stranger] = [await signedInUser(app, { credits: 1 }), await signedInUser(app)];
    const id = await ordered(me);
    expect(
      errorOf(
        await put(me, id, {
          modules: [
            {
              title: 'Too early',
              description: '',
              learning_objectives: [],
              submodules: [{ title: 'Too early', description: '', objectives: [] }],
            },
          ],
        }),
      ).type,
    ).toBe('conflict');
    expect(errorOf(await goOn(me, id))).toMatchObject({
      type: 'conflict',
      message: 'There is no outline to confirm yet.',
    });
    const before = model.calls.length;
    await deliver(id);
    expect(
      model.calls
        .slice(before)
        .map(({ step }) => step)
        // Nothing waits for them: an outline that is quick ends before they are asked for.
        .filter((step) => step !== 'write_curiosities')
        .toSorted(),
    ).toEqual(['outline_modules', 'outline_submodules', 'outline_submodules']);

    const view = await statusOf(me, id);
    expect(view).toMatchObject({
      status: 'pending',
      waiting_for: 'outline',
      overall_progress: 0.2,
    });
    expect([view.queue_position, view.estimate, view.result, view.error]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(lessonsOf(view.learning_path).map(({ status, content }) => [status, content])).toEqual(
      Array(4).fill(['planned', '']),
    );
    expect(activeTasks.parse((await me.ask('generation.active')).body)).toEqual([
      expect.objectContaining({ task_id: id, status: 'pending', waiting_for: 'outline' }),
    ]);

    const outline = outlineOf(view);
    const [first, second] = outline.modules as [
      (typeof outline.modules)[number],
      (typeof outline.modules)[number],
    ];
    const [one, two] = first.submodules as [
      (typeof first.submodules)[number],
      (typeof first.submodules)[number],
    ];
    expect((await put(stranger, id, outline)).status).toBe(404);
    expect(
      (await stranger.ask('generation.saveOutline', { id, revision: 0, ...outline })).status,
    ).toBe(404);
    expect([
      (await goOn(stranger, id)).status,
      (await stranger.call('GET', `/learning-path/${id}/spend`)).status,
    ]).toEqual([404, 404]);
    const foreign = await put(me, id, {
      modules: [{ ...first, id: '00000000-0000-4000-8000-000000000000' }],
    });
    expect([foreign.status, errorOf(foreign).details?.[0]?.path]).toEqual([422, 'modules.0.id']);
    expect((await put(me, id, { modules: [{ ...first, submodules: [] }] })).status).toBe(422);
    expect(
      (
        await put(me, id, {
          modules: Array(11).fill({
            ...first,
            id: undefined,
            submodules: [{ ...one, id: undefined }],
          }),
        })
      ).status,
    ).toBe(422);
    expect(outlineOf(await statusOf(me, id))).toEqual(outline);

    // The second module first, a lesson moved into it, one renamed, one removed, and one of the
    // learner's own.
    const mine = {
      title: 'Leaves in autumn',
      description: 'Why they turn yellow.',
      objectives: ['Explain the colours'],
    };
    const wanted = {
      modules: [
        {
          ...second,
          title: 'The Calvin cycle, first',
          submodules: [two, ...second.submodules.slice(0, 1)],
        },
        { ...first, submodules: [{ ...one, title: 'Light, renamed' }, mine] },
      ],
    };
    expect(viewOf(await put(me, id, { modules: [first] })).learning_path?.modules).toHaveLength(1);
    const saved = viewOf(await me.ask('generation.saveOutline', { id, revision: 1, ...wanted }));
    const added = lessonsOf(saved.learning_path).at(-1)!;
    expect(saved).toMatchObject({
      status: 'pending',
      waiting_for: 'outline',
      overall_progress: 0.2,
    });
    expect(outlineOf(saved)).toEqual({
      modules: [
        wanted.modules[0],
        {
          ...wanted.modules[1],
          submodules: [
            { ...one, title: 'Light, renamed' },
            { ...mine, id: added.id },
          ],
        },
      ],
    });

    const confirmed = await Promise.all([
      goOn(me, id),
      goOn(me, id),
      me.ask('generation.continue', { id }),
    ]);
    expect(confirmed.map(({ status, body }) => [status, body])).toEqual([
      [202, { task_id: id, status: 'pending' }],
      [202, { task_id: id, status: 'pending' }],
      [200, { task_id: id, status: 'pending' }],
    ]);
    expect(await runsInQueue(id)).toEqual([1, 2]);
    expect((await statusOf(me, id)).waiting_for).toBeUndefined();
    expect(errorOf(await put(me, id, outline)).type).toBe('conflict');
    const asked = model.calls.length;
    // Curiosities that were not there when the outline was are asked for with the lessons.
    const answered = await app.database.query(
      z.object({ step: z.string() }),
      'SELECT step FROM generation_journal WHERE task_id = $1',
      [id],
    );
    expect(answered.length).toBeGreaterThan(0);
    await deliver(id, { run: 1 });
    expect((await statusOf(me, id)).status).toBe('pending');
    await deliver(id, { run: 2 });
    expect((await goOn(me, id)).status).toBe(409);

    const { result } = await statusOf(me, id);
    expect(outlineOf({ ...view, learning_path: result })).toEqual(outlineOf(saved));
    expect(lessonsOf(result).map(({ status, quiz }) => [status, quiz.length > 0])).toEqual(
      Array(4).fill(['completed', true]),
    );
    const steps = model.calls.slice(asked).map(({ step }) => step);
    expect(
      steps.filter(
        (step) => step.startsWith('outline') || answered.some((known) => known.step === step),
      ),
    ).toEqual([]);
    expect(steps.filter((step) => step === 'write_lesson')).toHaveLength(4);
    expect(await amountsOf(id)).toEqual([-1]);

    const events = await streamOf(me, id);
    expectWholeLog(events, 'completed');
    const ready = events.findIndex(
      ({ action, phase, preview_data }) =>
        action === 'ready' && phase === 'outline' && preview_data?.type === 'outline',
    );
    expect(ready).toBeGreaterThan(0);
    expect(
      events
        .slice(ready + 1)
        .flatMap(({ preview_data }) =>
          preview_data?.type === 'modules'
            ? [preview_data.data.modules.map(({ title }) => title)]
            : [],
        ),
    ).toEqual([wanted.modules.map(({ title }) => title)]);
    expect(
      events
        .slice(ready + 1)
        .flatMap(({ preview_data }) =>
          preview_data?.type === 'submodules'
            ? preview_data.data.submodules.map((piece) => piece.id)
            : [],
        ),
    ).toEqual(lessonsOf(result).map((piece) => piece.id));
    const curiosities = events.flatMap(({ preview_data }) =>
      preview_data?.type === 'curiosities' ? [preview_data.data.items] : [],
    );
    expect(curiosities).toHaveLength(1);
    expect(new Set(curiosities[0]!.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
  });

  it(
    'is neither lost nor asked for twice when its worker dies or stops at any moment',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 1 });
      const id = await ordered(me, { parallel_count: 1, submodule_parallel_count: 1 });
      const before = model.calls.length;
      /**
       * The worker ends when the journal has `kept` answers, while its next calls hang: none of them
       * can slip in between.
       */
      const endedAfter = async (
        kept: number,
        reason: Error,
        hang: { step: string; calls?: number[] },
      ) => {
        model.setFaults([{ ...hang, kind: 'hang' }]);
        const end = new AbortController();
        const delivery = deliver(id, { signal: end.signal });
        while (
          (await app.database.query('SELECT 1 FROM generation_journal WHERE task_id = $1', [id]))
            .length < kept
        )
          await sleep(5);
        while (model.inFlight() === 0) await sleep(5);
        end.abort(reason);
        await expect(delivery).rejects.toThrow();
        model.setFaults([]);
      };
      await endedAfter(2, new Error('The process dies'), { step: 'outline_submodules' });
      await endedAfter(3, new ProcessStops(), {
        step: 'outline_submodules',
        calls: [model.count('outline_submodules') + 2],
      });
      await deliver(id, { run: 1 });
      const view = await statusOf(me, id);
      expect(view.waiting_for).toBe('outline');

      // What is left of its job, delivered or given up, does nothing while it waits; neither does the
      // sweeper.
      const { length: calls } = model.calls;
      await expect(deliver(id, { run: 1 })).resolves.toBeUndefined();
      await expect(deliver(id)).resolves.toBeUndefined();
      await expect(runner().giveUp({ taskId: id, run: 1 })).resolves.toBeUndefined();
      await expect(runner().giveUp({ taskId: id })).resolves.toBeUndefined();
      await app.nest.get(GenerationHousekeeping, { strict: false }).run();
      expect(model.calls.length).toBe(calls);
      expect(await statusOf(me, id)).toEqual(view);

      const [module] = outlineOf(view).modules;
      expect((await put(me, id, { modules: [module!] })).status).toBe(200);
      await goOn(me, id);
      await runner().giveUp({ taskId: id, run: 1 });
      // Four answers of the outline, the further reading of the course, and a lesson.
      await endedAfter(6, new Error('The process dies'), { step: 'write_quiz' });
      await deliver(id);

      const { status, result } = await statusOf(me, id);
      expect([status, lessonsOf(result).map((one) => [one.id, one.status])]).toEqual([
        'completed',
        module!.submodules.map((one) => [one.id, 'completed']),
      ]);
      const answered = model.calls.slice(before).filter(({ outcome }) => outcome === 'answered');
      expect(new Set(answered.map(({ input }) => input)).size).toBe(answered.length);
      expect(await amountsOf(id)).toEqual([-1]);
      expectWholeLog(await streamOf(me, id), 'completed');
    },
  );

  it('can be stopped while it waits for nothing, and tried again with the outline as it was left', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const id = await waiting(me);
    const [module] = outlineOf(await statusOf(me, id)).modules;
    await put(me, id, { modules: [{ ...module!, title: 'As I like it' }] });
    const stopped = viewOf(await me.call('DELETE', `/learning-path/${id}`));
    expect([stopped.status, stopped.waiting_for]).toEqual(['cancelled', undefined]);
    expect(await creditsOf(me)).toEqual({ credits: 1 });
    expectWholeLog(await streamOf(me, id), 'cancelled');
    expect([
      (await goOn(me, id)).status,
      (await put(me, id, { modules: [module!] })).status,
    ]).toEqual([409, 409]);

    expect((await me.call('POST', `/learning-path/${id}/retry`)).status).toBe(202);
    const { length: calls } = model.calls;
    await deliver(id);
    expect(model.calls.length).toBe(calls);
    const again = await statusOf(me, id);
    expect([
      again.waiting_for,
      again.learning_path?.modules.map((one) => [one.id, one.title]),
    ]).toEqual(['outline', [[module!.id, 'As I like it']]]);
    await goOn(me, id);
    await deliver(id);
    expect(await statusOf(me, id)).toMatchObject({
      status: 'completed',
      result: { modules: [{ title: 'As I like it' }] },
    });
    expect(await amountsOf(id)).toEqual([-1, 1, -1]);
    expectWholeLog(await streamOf(me, id), 'completed');
  });

  it('lets one of several changes of the same outline win, and is confirmed as it is known', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const id = await waiting(me);
    const view = await statusOf(me, id);
    expect(view.outline_revision).toBe(0);
    const [module, ...rest] = outlineOf(view).modules;
    const titled = (title: string) => ({ modules: [{ ...module!, title }, ...rest] });
    const titles = Array.from({ length: 8 }, (_, n) => `Tab ${n}`);
    const replies = await behindLock(
      app,
      'SELECT 1 FROM generation_tasks WHERE id = $1 FOR UPDATE',
      [id],
      titles.map(
        (title, n) => () =>
          n % 2
            ? put(me, id, titled(title))
            : me.ask('generation.saveOutline', { id, revision: 0, ...titled(title) }),
      ),
    );
    const won = titles.filter((_, n) => replies[n]!.status === 200);
    expect([won.length, replies.filter(({ status }) => status === 409).length]).toEqual([1, 7]);
    for (const reply of replies)
      if (reply.status === 409)
        expect(errorOf(reply)).toMatchObject({
          type: 'conflict',
          message: expect.stringMatching(/at revision 1 now\. Load it again/),
        });
    const changed = await statusOf(me, id);
    expect([changed.outline_revision, outlineOf(changed)]).toEqual([1, titled(won[0]!)]);

    const { modules } = titled('Without a revision');
    expect((await me.call('PUT', `/learning-path/${id}/outline`, { modules })).status).toBe(422);
    expect(
      [
        errorOf(await goOn(me, id, { revision: 0 })),
        errorOf(await me.ask('generation.continue', { id, revision: 0 })),
      ].map(({ type }) => type),
    ).toEqual(['conflict', 'conflict']);
    expect((await statusOf(me, id)).waiting_for).toBe('outline');
    // More than the column holds is another revision like any.
    for (const revision of [2_147_483_648, Number.MAX_SAFE_INTEGER])
      expect([
        (await goOn(me, id, { revision })).status,
        (await put(me, id, { revision, modules })).status,
      ]).toEqual([409, 409]);
    expect((await put(me, id, { revision: 1, ...titled('Loaded again') })).status).toBe(200);
    expect((await goOn(me, id, { revision: 2 })).status).toBe(202);
    const confirmed = await statusOf(me, id);
    expect([
      confirmed.waiting_for,
      confirmed.outline_revision,
      confirmed.learning_path?.modules[0]?.title,
    ]).toEqual([undefined, undefined, 'Loaded again']);
  });

  it(
    'is shown to administrators as what waits for its owner, and with the time that was worked on it, not with that of the wait',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 3 });
      const admin = await signedInUser(app, { isAdmin: true });
      const listed = async () =>
        adminGenerationPage.parse(
          (await admin.call('GET', `/admin/generations?user_id=${me.userId}`)).body,
        ).generations[0];
      const id = await waiting(me);
      expect(await listed()).toMatchObject({
        task_id: id,
        status: 'pending',
        waiting_for: 'outline',
      });
      // A day goes by before it is confirmed, as it did with all others.
      await app.database.query(
        `UPDATE generation_tasks SET started_at = started_at - interval '1 day'`,
      );
      await goOn(me, id);
      await deliver(id);
      const done = await listed();
      expect(done).toMatchObject({ task_id: id, status: 'completed', waiting_for: null });
      expect(done?.seconds_worked).toBeGreaterThan(0);
      expect(done?.seconds_worked).toBeLessThan(3600);
      const { generations } = adminStats.parse((await admin.call('GET', '/admin/stats')).body);
      expect(generations.median_seconds_30_days).toBeGreaterThan(0);
      expect(generations.median_seconds_30_days).toBeLessThan(3600);
    },
  );

  it(
    'goes one way when it is confirmed and stopped in the same moment',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 3 });
      for (let round = 0; round < 3; round++) {
        const id = await waiting(me);
        const replies = await behindLock(
          app,
          'SELECT 1 FROM generation_tasks WHERE id = $1 FOR UPDATE',
          [id],
          [
            () => goOn(me, id),
            () => me.call('DELETE', `/learning-path/${id}`),
            () => put(me, id, outlineOfAnything()),
            () => goOn(me, id),
          ],
        );
        const { status } = await statusOf(me, id);
        const amounts = await amountsOf(id);
        // Confirmed first, then it is an ordinary pending run that the stop ends as well; or stopped
        // first, and nothing is left to confirm.
        expect([status, amounts]).toEqual(['cancelled', [-1, 1]]);
        expect(replies.every(({ status: code }) => [200, 202, 409].includes(code))).toBe(true);
        await deliver(id);
        expect((await statusOf(me, id)).status).toBe('cancelled');
      }
      expect(await creditsOf(me)).toEqual({ credits: 3 });
    },
  );
  const outlineOfAnything = () => ({
    modules: [
      {
        title: 'Other',
        description: '',
        learning_objectives: [],
        submodules: [{ title: 'Other', description: '', objectives: [] }],
      },
    ],
  });

  it(
    'counts as one of the three that a learner may have, and ends by itself after a week with the credit returned',
    { tags: 'proof' },
    async () => {
      const me = await signedInUser(app, { credits: 4 });
      const ids = [
        await waiting(me, { notify_by_email: true }),
        await waiting(me),
        await waiting(me),
      ];
      const fourth = await me.call('POST', '/generate-learning-path', small);
      expect([fourth.status, errorOf(fourth).type]).toEqual([429, 'too_many_requests']);

      const housekeeping = app.nest.get(GenerationHousekeeping, { strict: false });
      const mails = await mailCount();
      clock.advance(lifetimes.learnerWait - 3600);
      await housekeeping.run();
      await me.refresh();
      expect((await statusOf(me, ids[0]!)).waiting_for).toBe('outline');
      clock.advance(7200);
      await housekeeping.run();
      await housekeeping.run();
      await me.refresh();
      for (const id of ids) {
        const view = await statusOf(me, id);
        expect(view).toMatchObject({
          status: 'cancelled',
          error: { message: expect.stringContaining('not confirmed within 7 days') },
        });
        expect(await amountsOf(id)).toEqual([-1, 1]);
        expectWholeLog(await streamOf(me, id), 'cancelled');
      }
      expect(await creditsOf(me)).toEqual({ credits: 4 });
      expect(await mailCount()).toBe(mails + 1);
      expect((await me.call('POST', `/learning-path/${ids[0]!}/retry`)).status).toBe(202);
    },
  );

  it('shows its owner what it used: each call once, those that failed too, and as much when its journal is gone', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const before = model.calls.length;
    model.setFaults([{ step: 'outline_modules', kind: 'wrong_schema' }]);
    const id = await ordered(me, { outline_first: false });
    await deliver(id);
    const failed = await spendOf(me, id);
    // Asked twice, answered twice, in vain both times.
    expect(failed.steps.find(({ step }) => step === 'outline_modules')).toMatchObject({
      calls: 2,
      input_tokens: expect.any(Number),
    });
    expect(failed.input_tokens).toBeGreaterThan(0);
    model.setFaults([]);
    await me.call('POST', `/learning-path/${id}/retry`);
    await deliver(id);
    expect((await statusOf(me, id)).status).toBe('completed');

    const spend = await spendOf(me, id);
    const made = model.calls.slice(before);
    expect(spend.calls).toBe(made.length);
    for (const { step, calls } of spend.steps)
      expect([step, calls]).toEqual([step, made.filter((call) => call.step === step).length]);
    // Both tries count towards the one budget of the course.
    expect([failed.calls > 0, spend.calls_in_run]).toEqual([true, spend.calls]);
    expect(spend.calls_in_run).toBeLessThanOrEqual(spend.call_budget);
    for (const key of ['calls', 'input_tokens', 'output_tokens'] as const)
      expect(spend.steps.reduce((sum, step) => sum + step[key], 0)).toBe(spend[key]);
    expect(spend.cost?.amount).toBeCloseTo(
      (spend.input_tokens * 0.5 + spend.output_tokens * 2) / 1e6,
      8,
    );
    const [row] = await app.database.query(
      z.object({ input_tokens: z.string(), model_calls: z.number() }),
      'SELECT input_tokens, model_calls FROM generation_tasks WHERE id = $1',
      [id],
    );
    expect([Number(row!.input_tokens), row!.model_calls]).toEqual([
      spend.input_tokens,
      spend.calls,
    ]);

    await app.database.query('DELETE FROM generation_journal WHERE task_id = $1', [id]);
    expect(await spendOf(me, id)).toEqual(spend);
    expect(
      generationSpend.parse(
        resultOf(
          await me.call(
            'GET',
            `/trpc/generation.spend?input=${encodeURIComponent(JSON.stringify({ id }))}`,
          ),
        ),
      ),
    ).toEqual(spend);

    const admin = await signedInUser(app, { isAdmin: true });
    const today = new Date().toISOString().slice(0, 10);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const [all] = await app.database.query(
      z.object({ calls: z.number(), tokens: z.string() }),
      'SELECT sum(calls)::int AS calls, sum(input_tokens + output_tokens) AS tokens FROM generation_spend',
    );
    const total = spendTotal.parse(
      (await admin.call('GET', `/admin/generation-spend?from=${today}&to=${tomorrow}`)).body,
    );
    expect([
      total.calls,
      total.input_tokens + total.output_tokens,
      total.days.reduce((sum, { calls }) => sum + calls, 0),
    ]).toEqual([all!.calls, Number(all!.tokens), all!.calls]);
    expect(
      (await me.call('GET', `/admin/generation-spend?from=${today}&to=${tomorrow}`)).status,
    ).toBe(403);
    expect(
      (await admin.call('GET', `/admin/generation-spend?from=${tomorrow}&to=${today}`)).status,
    ).toBe(422);

    // What was spent on a deleted account's courses stays in the sum.
    await app.database.query('UPDATE credit_transactions SET task_id = NULL WHERE task_id = $1', [
      id,
    ]);
    await app.database.query('DELETE FROM generation_tasks WHERE id = $1', [id]);
    expect(
      spendTotal.parse(
        (await admin.call('GET', `/admin/generation-spend?from=${today}&to=${tomorrow}`)).body,
      ),
    ).toEqual(total);
  });

  it('stops at what its credit pays for, returns that, and cannot be tried beyond it', async () => {
    const me = await signedInUser(app, { credits: 1 });
    model.setFaults([{ step: 'outline_modules', kind: 'error', status: 401 }]);
    const id = await ordered(me, { outline_first: false });
    await deliver(id);
    model.setFaults([]);
    const { call_budget: budget, calls } = await spendOf(me, id);
    expect(calls).toBeLessThan(budget);
    // Earlier tries have left two calls.
    await app.database.query(
      'UPDATE generation_budgets SET course_calls = course_budget - 2 WHERE task_id = $1',
      [id],
    );
    expect((await me.call('POST', `/learning-path/${id}/retry`)).status).toBe(202);
    const before = model.calls.length;
    await deliver(id);
    expect(model.calls.length - before).toBe(2);
    const failed = await statusOf(me, id);
    expect([failed.status, failed.error?.message]).toEqual([
      'failed',
      expect.stringContaining(`more than the ${budget} calls to the model that are paid for`),
    ]);
    expect(failed.error?.message).toContain('Your credit has been returned');
    expect((await me.call('GET', '/auth/credits')).body).toEqual({ credits: 1 });

    const again = await me.call('POST', `/learning-path/${id}/retry`);
    expect([again.status, errorOf(again).message]).toEqual([
      422,
      expect.stringContaining('Start a new course'),
    ]);
    expect((await me.call('GET', '/auth/credits')).body).toEqual({ credits: 1 });
    expect(model.calls.length - before).toBe(2);
  });

  it(
    'mails its end once, to whoever asked for that before or meanwhile',
    { tags: ['proof'] },
    async () => {
      const [me, stranger] = [await signedInUser(app, { credits: 2 }), await signedInUser(app)];
      const mails = await mailCount();
      const id = await ordered(me, { outline_first: false });
      expect(
        (await stranger.call('PATCH', `/learning-path/${id}`, { notify_by_email: true })).status,
      ).toBe(404);
      expect(
        viewOf(await me.call('PATCH', `/learning-path/${id}`, { notify_by_email: true }))
          .notify_by_email,
      ).toBe(true);
      expect(
        viewOf(await me.ask('generation.update', { id, notify_by_email: false })).notify_by_email,
      ).toBe(false);
      expect(
        viewOf(await me.call('PATCH', `/learning-path/${id}`, { notify_by_email: true }))
          .notify_by_email,
      ).toBe(true);
      model.setFaults([{ step: 'outline_modules', kind: 'error', status: 401 }]);
      await deliver(id);
      await deliver(id);
      await runner().giveUp({ taskId: id });
      expect(await mailCount()).toBe(mails + 1);
      const late = await me.call('PATCH', `/learning-path/${id}`, { notify_by_email: false });
      expect([late.status, errorOf(late).type]).toEqual([409, 'conflict']);
      model.setFaults([]);
      await me.call('POST', `/learning-path/${id}/retry`);
      await Promise.allSettled([deliver(id), deliver(id)]);
      expect((await statusOf(me, id)).status).toBe('completed');
      expect(await mailCount()).toBe(mails + 2);

      const silent = await ordered(me, { outline_first: false });
      await deliver(silent);
      expect([(await statusOf(me, silent)).status, await mailCount()]).toEqual([
        'completed',
        mails + 2,
      ]);
    },
  );

  it('is estimated by what earlier courses of the same author took', async () => {
    const me = await signedInUser(app, { credits: 2 });
    await app.database.query(
      `UPDATE generation_tasks SET seconds_worked = 120, lessons = 4 WHERE status = 'completed'`,
    );
    const id = await ordered(me, { submodule_parallel_count: 2 });
    const pending = await statusOf(me, id);
    expect(pending.estimate).toMatchObject({ seconds_left: 120 });
    expect(
      activeTasks.parse((await me.call('GET', '/v1/learning-paths/generations/active')).body)[0]
        ?.estimate,
    ).toEqual(pending.estimate);
    await deliver(id);
    expect((await statusOf(me, id)).estimate).toBeUndefined();
    await goOn(me, id);
    expect((await statusOf(me, id)).estimate!.seconds_left).toBeLessThan(120);
    await deliver(id);
    const done = await statusOf(me, id);
    expect([done.status, done.estimate]).toEqual(['completed', undefined]);
    const [row] = await app.database.query(
      z.object({ lessons: z.number(), seconds_worked: z.number() }),
      'SELECT lessons, seconds_worked FROM generation_tasks WHERE id = $1',
      [id],
    );
    expect(row!.lessons).toBe(4);
    expect(row!.seconds_worked).toBeGreaterThan(0);
  });
});

describe('the same with a worker, the built-in author and a mailbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app?.close());

  it.each([
    ['en', 'How rivers shape land', 'Your course is ready'],
    ['es', 'El sistema solar', 'Tu curso está listo'],
  ])(
    'writes a course in %s from an edited outline and mails that it is ready',
    { tags: ['proof'] },
    async (language, topic, subject) => {
      const me = await signedInUser(app);
      await app.database.query('UPDATE users SET language = $2 WHERE id = $1', [
        me.userId,
        language,
      ]);
      const id = idOf(
        await me.call('POST', '/generate-learning-path', {
          topic,
          language,
          outline_first: true,
          notify_by_email: true,
          desired_module_count: 3,
          desired_submodule_count: 2,
        }),
      );
      const url = `${app.url}/api/learning-path/${id}/progress-stream`;
      const until = new AbortController();
      const first = await readStream(url, {
        headers: { authorization: `Bearer ${me.token}` },
        signal: until.signal,
        onEvent: ({ preview_data }) =>
          preview_data?.type === 'outline' && setTimeout(() => until.abort(), 50),
      });
      const { modules } = outlineOf(await statusOf(me, id));
      expect(
        (await put(me, id, { modules: modules.slice(1).toReversed() })).body,
      ).not.toHaveProperty('error');
      expect((await me.call('POST', `/learning-path/${id}/continue`)).status).toBe(202);
      const { events } = await readStream(url, {
        headers: { authorization: `Bearer ${me.token}` },
        after: first.events.at(-1)!.id,
      });
      expect(events.at(-1)).toMatchObject({ action: 'stream_close', status: 'completed' });
      expectWholeLog([...first.events, ...events], 'completed');
      const { result } = await statusOf(me, id);
      expect(result?.modules.map((module) => module.id)).toEqual(
        modules
          .slice(1)
          .toReversed()
          .map((module) => module.id),
      );
      expect(
        lessonsOf(result).every(
          ({ status, citations }) => status === 'completed' && citations.length > 0,
        ),
      ).toBe(true);

      const items = [...first.events, ...events].flatMap(({ preview_data }) =>
        preview_data?.type === 'curiosities' ? preview_data.data.items : [],
      );
      expect(items.length).toBeGreaterThanOrEqual(6);
      expect(new Set(items.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
      // The built-in author quotes: what it says is in the passage, word for word.
      for (const item of items)
        if (item.kind === 'curiosity') expect(item.source.quote).toBe(item.text);
      expect((await me.call('GET', `/learning-path/${id}/spend`)).body).toMatchObject({
        calls: 0,
        input_tokens: 0,
        steps: [],
      });

      const mails = await mailsTo(app, me.email);
      expect(mails.map((mail) => mail.subject)).toEqual([subject]);
      expect(mails[0]!.text).toContain(topic);
      // Where a login in between leads back to.
      const { entries } = learningPathPreview.parse(
        (await me.call('GET', '/v1/learning-paths/preview')).body,
      );
      expect(entries).toHaveLength(1);
      const address = `/history/${entries[0]?.path_id}`;
      expect(mails[0]!.text).toContain(address);
      expect(mails[0]!.html).toContain(`${address}"`);
    },
  );
  /** A change of the outline as it was proposed, unless `body` names another revision. */
  const put = (visitor: Visitor, id: string, body: object) =>
    visitor.call('PUT', `/learning-path/${id}/outline`, { revision: 0, ...body });
});
