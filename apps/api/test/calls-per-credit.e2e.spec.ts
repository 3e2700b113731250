// @module-tag proof
import { setTimeout as sleep } from 'node:timers/promises';
import {
  adminGenerationPage,
  errorEnvelope,
  generationSpend,
  limits,
  recentTasks,
  statusAnswer,
  taskStarted,
  taskView,
  type TaskView,
} from '@coursewright/contract';
import {
  answersPerLesson,
  BudgetUsedUp,
  GenerationBudgets,
  providerCallsPerAnswer,
  RunGeneration,
} from '@coursewright/generation';
import { startScriptedModel, type ScriptedModel } from '@coursewright/testing';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { type Reply, signedInUser, type Visitor } from './visitor.ts';

const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
function idOf(reply: Reply): string {
  if (reply.status !== 202) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  return taskStarted.parse(reply.body).task_id;
}
const stopsForNothing = limits.unpaidCalls.stopped;

describe('what a credit pays for', () => {
  let app: TestApp;
  let model: ScriptedModel;
  let wait = 0;
  beforeAll(async () => {
    model = await startScriptedModel({ latency: () => wait });
    // Nothing takes jobs here: each spec delivers its tasks itself.
    app = await createTestApp({
      env: { ...model.environment('openai'), WORKERS: 'none', DATABASE_POOL: '30' },
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

  const course = { desired_module_count: 10, desired_submodule_count: 1 };
  const order = (me: Visitor, body: object = {}) =>
    me.call('POST', '/generate-learning-path', { topic: 'Photosynthesis', ...course, ...body });
  const deliver = (taskId: string) =>
    app.nest
      .get(RunGeneration, { strict: false })
      .run({ data: { taskId }, signal: new AbortController().signal });
  const statusOf = async (me: Visitor, id: string): Promise<TaskView> =>
    taskView.parse((await me.call('GET', `/learning-path/${id}`)).body);
  const stop = (me: Visitor, id: string) => me.call('DELETE', `/learning-path/${id}`);
  const retry = (me: Visitor, id: string) => me.call('POST', `/learning-path/${id}/retry`);
  const creditsOf = async (me: Visitor) =>
    z.object({ credits: z.number() }).parse((await me.call('GET', '/auth/credits')).body).credits;
  const userIdOf = async (me: Visitor) =>
    statusAnswer.parse((await me.call('GET', '/auth/status')).body).user.id;

  /** A course that waits for its outline, which has called the model. */
  async function outlined(me: Visitor, body: object = {}): Promise<string> {
    const id = idOf(await order(me, { outline_first: true, ...body }));
    await deliver(id);
    expect((await statusOf(me, id)).waiting_for).toBe('outline');
    return id;
  }

  /** What a user has cost and paid, as the database says. */
  async function booksOf(userId: string) {
    const tasks = await app.database.query(
      z.object({
        status: z.string(),
        calls: z.number(),
        is_paid: z.boolean(),
        course_calls: z.number(),
        course_budget: z.number(),
        rewrites: z.number(),
      }),
      `SELECT task.status, task.rewrites, budget.course_calls, budget.course_budget,
         (SELECT coalesce(sum(calls), 0)::int FROM generation_spend WHERE task_id = task.id) AS calls,
         (SELECT coalesce(sum(amount), 0) FROM credit_transactions WHERE task_id = task.id) < 0 AS is_paid
       FROM generation_tasks task JOIN generation_budgets budget ON budget.task_id = task.id
       WHERE task.user_id = $1`,
      [userId],
    );
    const sum = (some: typeof tasks) => some.reduce((total, { calls }) => total + calls, 0);
    return {
      tasks,
      calls: sum(tasks),
      unpaid: sum(tasks.filter(({ is_paid }) => !is_paid)),
      paidFor: tasks
        .filter(({ is_paid }) => is_paid)
        .reduce(
          (total, { course_budget, rewrites }) =>
            total + course_budget + rewrites * answersPerLesson * providerCallsPerAnswer,
          0,
        ),
    };
  }

  it.each([1, 2, 3, 4])(
    'bounds the calls to the model, whatever is started, stopped, tried again and rewritten (seed %i)',
    async (seed) => {
      let state = seed * 2_654_435_761;
      const random = (below: number) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const topic = `Photosynthesis, seed ${seed}`;
      const me = await signedInUser(app, { credits: 6 });
      const userId = await userIdOf(me);
      const ids: string[] = [];
      const seen = () => model.calls.filter((call) => call.topic === topic).length;
      wait = 2;

      /** Delivers a run, perhaps stopped after some more calls. */
      async function run(id: string): Promise<void> {
        const delivery = deliver(id);
        if (random(3) === 0) {
          const until = seen() + random(12);
          let isOver = false;
          void delivery.finally(() => (isOver = true));
          while (seen() < until && !isOver) await sleep(2);
          await stop(me, id);
        }
        await delivery;
      }

      const begin = async () => {
        const body = { topic, outline_first: random(3) > 0, without_sources: 'allow' };
        const counts = { desired_module_count: 1 + random(4), desired_submodule_count: 1 };
        const reply = await order(me, { ...body, ...counts });
        if (reply.status === 202) ids.push(idOf(reply));
        else expect([402, 429]).toContain(reply.status);
      };
      const moves: (() => Promise<unknown>)[] = [
        begin,
        begin,
        ...(['stop', 'retry', 'continue', 'rewrite', 'finish'] as const).map((move) => async () => {
          const id = ids[random(ids.length)];
          if (!id) return;
          if (move === 'stop') return stop(me, id);
          if (move === 'retry') return retry(me, id);
          if (move !== 'rewrite') return me.call('POST', `/learning-path/${id}/${move}`);
          const { learning_path } = await statusOf(me, id);
          const lesson = learning_path?.modules[0]?.submodules[0];
          const path = `/learning-path/${id}/submodules/${lesson?.id}/rewrite`;
          return lesson && me.call('POST', path, { parts: 'both' });
        }),
        async () => {
          for (const id of ids) if ((await statusOf(me, id)).status === 'pending') await run(id);
        },
      ];
      await begin();
      for (let turn = 0; turn < 40; turn += 1) {
        // Every other move is one that works.
        await moves[turn % 2 === 0 ? moves.length - 1 : random(moves.length - 1)]!();
        const books = await booksOf(userId);
        // One that is stopped between its count and its making was counted.
        expect(seen()).toBeLessThanOrEqual(books.calls);
        expect(books.unpaid).toBeLessThanOrEqual(stopsForNothing);
        expect(books.calls).toBeLessThanOrEqual(books.paidFor + stopsForNothing);
        for (const { course_calls, course_budget } of books.tasks)
          expect(course_calls).toBeLessThanOrEqual(course_budget);
      }
      expect(seen()).toBeGreaterThan(10);
    },
  );

  it('returns the credit of outlines that are stopped as far as that is free, then it stays and pays for going on', async () => {
    const me = await signedInUser(app, { credits: 2 });
    const userId = await userIdOf(me);
    let id = await outlined(me);
    const each = (await booksOf(userId)).calls;
    const free = Math.floor(stopsForNothing / each);
    expect(free).toBeGreaterThan(1);
    for (let turn = 1; turn <= free; turn += 1) {
      expect((await statusOf(me, id)).stop_returns_credit).toBe(true);
      const stopped = taskView.parse((await stop(me, id)).body);
      expect([stopped.status, stopped.credit]).toEqual(['cancelled', 'returned']);
      expect(await creditsOf(me)).toBe(2);
      id = await outlined(me);
    }
    const waiting = await statusOf(me, id);
    expect(waiting.stop_returns_credit).toBe(false);
    const stopped = taskView.parse((await stop(me, id)).body);
    expect([stopped.status, stopped.credit]).toEqual(['cancelled', 'spent']);
    expect(await creditsOf(me)).toBe(1);
    const [said] = await app.database.query(
      z.object({ message: z.string() }),
      `SELECT event->>'message' AS message FROM progress_events WHERE task_id = $1 AND event->>'action' = 'stream_close'`,
      [id],
    );
    expect(said?.message).toMatch(/credit stays with this course.*60 answers a day.*Try it again/);
    const { generations } = recentTasks.parse(
      (await me.call('GET', '/v1/learning-paths/generations?per_page=2')).body,
    );
    expect(generations.map(({ credit }) => credit)).toEqual(['spent', 'returned']);

    const before = (await booksOf(userId)).calls;
    expect((await retry(me, id)).status).toBe(202);
    await deliver(id);
    expect((await statusOf(me, id)).waiting_for).toBe('outline');
    expect([await creditsOf(me), (await booksOf(userId)).calls]).toEqual([1, before]);
    await me.call('POST', `/learning-path/${id}/continue`);
    await deliver(id);
    expect([(await statusOf(me, id)).status, await creditsOf(me)]).toEqual(['completed', 1]);

    const admin = await signedInUser(app, { isAdmin: true });
    const { generations: listed } = adminGenerationPage.parse(
      (await admin.call('GET', `/admin/generations?user_id=${userId}`)).body,
    );
    const spend = generationSpend.parse((await me.call('GET', `/learning-path/${id}/spend`)).body);
    expect(listed[0]).toMatchObject({
      task_id: id,
      calls: spend.calls,
      call_budget: spend.call_budget,
    });
  });

  it('returns no more than is free to stops that meet', async () => {
    const me = await signedInUser(app, { credits: 9 });
    const userId = await userIdOf(me);
    const first = await outlined(me);
    const each = (await booksOf(userId)).calls;
    const free = Math.floor(stopsForNothing / each);
    await stop(me, first);
    for (let turn = 2; turn < free; turn += 1) await stop(me, await outlined(me));
    const ids = [await outlined(me), await outlined(me), await outlined(me)];
    const replies = await behindLock(
      app,
      'SELECT 1 FROM users WHERE id = $1 FOR UPDATE',
      [userId],
      ids.map((id) => () => stop(me, id)),
    );
    expect(replies.map(({ body }) => taskView.parse(body).credit).toSorted()).toEqual([
      'returned',
      'spent',
      'spent',
    ]);
    expect((await booksOf(userId)).unpaid).toBeLessThanOrEqual(stopsForNothing);
  });

  it('does not count what the learner’s own key pays for', async () => {
    const me = await signedInUser(app, { credits: 1 });
    for (let turn = 0; turn < 7; turn += 1) {
      const id = await outlined(me);
      await app.database.query(
        `UPDATE generation_tasks SET request = (request::jsonb || '{"google_key_token":"own"}')::json WHERE id = $1`,
        [id],
      );
      await stop(me, id);
      expect(await creditsOf(me)).toBe(1);
    }
  });

  it('begins no further course on a day on which too many calls came to nothing', async () => {
    const me = await signedInUser(app, { credits: 2 });
    model.setFaults([{ step: 'outline_modules', kind: 'error', status: 401 }]);
    const id = idOf(await order(me));
    await deliver(id);
    model.setFaults([]);
    expect((await statusOf(me, id)).credit).toBe('returned');
    await app.database.query('UPDATE generation_spend SET calls = $2 WHERE task_id = $1', [
      id,
      limits.unpaidCalls.all,
    ]);
    const refused = await order(me);
    expect([refused.status, errorOf(refused).message]).toEqual([
      429,
      expect.stringMatching(/came to nothing.*Nothing was charged.*tomorrow/),
    ]);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect(await creditsOf(me)).toBe(2);
    // What is tried again is paid for once more.
    expect((await retry(me, id)).status).toBe(202);
    expect((await order(me)).status).toBe(202);
  });

  it('admits as many calls as are left to those that begin at once', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const id = await outlined(me);
    await me.call('POST', `/learning-path/${id}/continue`);
    const [task] = await app.database.query(
      z.object({ token: z.number(), run: z.number() }),
      `UPDATE generation_tasks SET status = 'running' WHERE id = $1 RETURNING fencing_token AS token, run`,
      [id],
    );
    await app.database.query(
      'UPDATE generation_budgets SET course_calls = course_budget - 5 WHERE task_id = $1',
      [id],
    );
    const budgets = app.nest.get(GenerationBudgets, { strict: false });
    const lease = { taskId: id, token: task!.token };
    const admitted = await behindLock(
      app,
      'SELECT 1 FROM generation_budgets WHERE task_id = $1 FOR UPDATE',
      [id],
      Array.from(
        { length: 20 },
        () => () =>
          budgets.admit(lease, task!.run, 'write_lesson:1.1').then(
            () => 'made',
            (error: unknown) => (error instanceof BudgetUsedUp ? 'refused' : String(error)),
          ),
      ),
    );
    expect(admitted.toSorted()).toEqual([
      ...Array<string>(5).fill('made'),
      ...Array<string>(15).fill('refused'),
    ]);
    await expect(
      budgets.admit({ ...lease, token: lease.token - 1 }, task!.run, 'write_lesson:1.1'),
    ).rejects.toThrow('no longer held');
  });

  it('limits what a user begins and stops within an hour, and counts no repetition', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const key = { 'idempotency-key': 'the-first' };
    const body = { topic: 'Photosynthesis', ...course, outline_first: true };
    const begin = () => me.call('POST', '/generate-learning-path', body, key);
    const first = idOf(await begin());
    await stop(me, first);
    for (let turn = 1; turn < limits.runs.outlines.perHour; turn += 1) {
      expect((await begin()).status).toBe(202);
      await stop(me, idOf(await order(me, { outline_first: true })));
    }
    const refused = await order(me, { outline_first: true });
    expect([refused.status, errorOf(refused).message]).toEqual([
      429,
      expect.stringMatching(/^You have asked for a lot of outlines within an hour\. Please try/),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(idOf(await begin())).toBe(first);
    expect((await order(me)).status).toBe(202);
  });
});
