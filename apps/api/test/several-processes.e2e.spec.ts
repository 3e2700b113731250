import { setTimeout as sleep } from 'node:timers/promises';
import { activeTasks, generateCourseInput, taskStarted, taskView } from '@coursewright/contract';
import { GenerationTasks, ProgressLog, RunQueue } from '@coursewright/generation';
import { Database } from '@coursewright/platform';
import { startScriptedModel, type ScriptedModel } from '@coursewright/testing';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { type Reply, signedInUser, type Visitor } from './visitor.ts';

const small = { topic: 'Rivers', desired_module_count: 1, desired_submodule_count: 1 };
const start = (visitor: Visitor, body: object = small) => visitor.call('POST', '/generate-learning-path', body);
const idOf = (reply: Reply) => taskStarted.parse(reply.body).task_id;
const viewOf = async (visitor: Visitor, id: string) => taskView.parse((await visitor.call('GET', `/learning-path/${id}`)).body);

describe('the line of waiting courses', () => {
  let house: TestApp;
  let model: ScriptedModel;
  beforeAll(async () => {
    model = await startScriptedModel();
    house = await createTestApp({ env: { ...model.environment('openai'), WORKERS: 'none' } });
  });
  afterAll(async () => {
    await house?.close();
    await model?.close();
  });
  afterEach(() => house.database.query(`DELETE FROM pgboss.job WHERE name = 'generation'`));

  /** Orders without asking how many a user may have. */
  async function lineUp(userId: string, count: number): Promise<string[]> {
    const [database, tasks, progress, queue] = [Database, GenerationTasks, ProgressLog, RunQueue].map((part) => house.app.get(part, { strict: false })) as [Database, GenerationTasks, ProgressLog, RunQueue];
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      await database.transaction(async () => {
        await tasks.lockStartsOf(userId);
        const id = await tasks.add({ userId, request: generateCourseInput.parse(small), requestHash: '', authorName: 'spec' }, count);
        ids.push(id!);
        await progress.open(id!);
        await queue.enter(id!);
      });
    }
    return ids;
  }
  const startedInOrder = async () => (await house.database.query<{ id: string }>('SELECT id FROM generation_tasks WHERE started_at IS NOT NULL ORDER BY started_at')).map(({ id }) => id);

  it('starts the only course of one user before the third of another who came first with fifty', async () => {
    const [many, one] = await Promise.all([signedInUser(house), signedInUser(house)]);
    const first = await lineUp(many.userId, 50);
    const only = idOf(await start(one));
    expect((await viewOf(one, only)).queue_position).toBe(2);
    expect((await viewOf(many, first[49]!)).queue_position).toBe(51);
    expect(activeTasks.parse((await one.call('GET', '/v1/learning-paths/generations/active')).body).map(({ queue_position }) => queue_position)).toEqual([2]);

    const worker = await createTestApp({ beside: house, env: { ...model.environment('openai'), COURSES_AT_ONCE: '1' } });
    while ((await startedInOrder()).length < 4) await sleep(20);
    await worker.close();
    expect((await startedInOrder()).slice(0, 4)).toEqual([first[0], only, first[1], first[2]]);
    expect((await viewOf(one, only)).queue_position).toBeUndefined();
  });

  it('keeps the place of a course whatever happens to it, and gives a new one to a new run', async () => {
    const me = await signedInUser(house, { credits: 10 });
    const [first, second, third] = [idOf(await start(me)), idOf(await start(me)), idOf(await start(me))];
    const rankOf = async (id: string) => (await house.database.query<{ queue_rank: number }>('SELECT queue_rank FROM generation_tasks WHERE id = $1', [id]))[0]!.queue_rank;
    const priorityOf = async (id: string) => (await house.database.query<{ priority: number }>(`SELECT priority FROM pgboss.job WHERE name = 'generation' AND data->>'taskId' = $1 ORDER BY created_on DESC LIMIT 1`, [id]))[0]!.priority;
    const [one, two, three] = [await rankOf(first), await rankOf(second), await rankOf(third)];
    expect([two - one, three - two].map((gap) => Math.floor(gap / 300))).toEqual([1, 1]);
    for (const id of [first, second, third]) expect(await priorityOf(id)).toBe(-(await rankOf(id)));

    // Taken and given back, as by a process that stops.
    const tasks = house.app.get(GenerationTasks, { strict: false });
    const taken = (await tasks.take(second))!;
    await house.app.get(Database, { strict: false }).transaction(async () => {
      expect(await tasks.release({ taskId: second, token: taken.fencing_token })).toBe(true);
      await house.app.get(RunQueue, { strict: false }).giveBack(second);
    });
    expect([await rankOf(second), await priorityOf(second)]).toEqual([two, -two]);

    // Stopped and tried again: behind the two that are unfinished.
    await me.call('DELETE', `/learning-path/${first}`);
    expect((await me.call('POST', `/learning-path/${first}/retry`)).status).toBe(202);
    expect(Math.floor(((await rankOf(first)) - one) / 300)).toBe(2);
    expect(await priorityOf(first)).toBe(-(await rankOf(first)));
  });

  it('lets no user into it with more than three courses, however many are ordered at once through two processes', async () => {
    const me = await signedInUser(house, { credits: 60 });
    const other = await createTestApp({ beside: house, env: { ...model.environment('openai'), WORKERS: 'none' } });
    try {
      const there = Object.assign(await signedInUser(other), { token: me.token });
      const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => start(n % 2 === 0 ? me : there)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, ...Array<number>(47).fill(429)]);
      expect((await me.call('GET', '/auth/credits')).body).toEqual({ credits: 57 });
      const positions = activeTasks.parse((await me.call('GET', '/v1/learning-paths/generations/active')).body).map(({ queue_position }) => queue_position!);
      expect(new Set(positions).size).toBe(3);
    } finally {
      await other.close();
    }
  });
});
