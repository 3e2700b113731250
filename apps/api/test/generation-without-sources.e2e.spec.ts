// @module-tag proof
import { setTimeout as sleep } from 'node:timers/promises';
import {
  errorEnvelope,
  lifetimes,
  type PathData,
  type TaskView,
  taskStarted,
  taskView,
} from '@coursewright/contract';
import { GenerationHousekeeping, RunGeneration } from '@coursewright/generation';
import {
  type ScriptedModel,
  type ScriptedSearch,
  startScriptedModel,
  startScriptedSearch,
} from '@coursewright/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { readStream } from './event-stream.ts';
import { MovableClock } from './movable-clock.ts';
import { type Reply, signedInUser, type Visitor } from './visitor.ts';
import { expectWholeLog } from './whole-log.ts';
const viewOf = (reply: Reply): TaskView => taskView.parse(reply.body);
const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
const lessonsOf = (course: PathData | undefined) =>
  (course?.modules ?? []).flatMap(({ submodules }) => submodules);
const topic = 'Quantum basket weaving';
const small = { topic, desired_module_count: 1, desired_submodule_count: 2 };

/** A course says on each of its parts that nothing in it is cited. */
function expectUnsourced(course: PathData): void {
  const lessons = lessonsOf(course);
  expect(course.sources).toEqual([]);
  expect(lessons.flatMap(({ citations }) => citations)).toEqual([]);
  for (const { checks = [] } of lessons) {
    expect(checks.length).toBeGreaterThan(0);
    expect(new Set(checks.map(({ state, reason }) => `${state} ${reason.code}`))).toEqual(
      new Set(['unsourced no_source']),
    );
  }
  const { claims, notes, notes_said } = course.report!;
  expect(claims).toMatchObject({ quoted: 0, supported: 0, loose: 0, contradicted: 0 });
  expect(claims!.unsourced).toBe(lessons.flatMap(({ checks = [] }) => checks).length);
  expect(notes.join(' ')).toMatch(/from what the model knows; nothing in it is cited/);
  expect(notes_said).toHaveLength(notes.length);
  expect(notes_said).toContainEqual({ code: 'cites_nothing' });
}

function testKit(app: () => TestApp) {
  const runner = () => app().nest.get(RunGeneration, { strict: false });
  const statusOf = async (visitor: Visitor, id: string): Promise<TaskView> =>
    viewOf(await visitor.call('GET', `/learning-path/${id}`));
  const order = (visitor: Visitor, more: object = {}) =>
    visitor.call('POST', '/generate-learning-path', { ...small, ...more });
  const ordered = async (visitor: Visitor, more: object = {}) => {
    const reply = await order(visitor, more);
    if (reply.status !== 202) throw new Error(JSON.stringify(reply.body));
    return taskStarted.parse(reply.body).task_id;
  };
  const deliver = (taskId: string, signal = new AbortController().signal) =>
    runner().run({ data: { taskId }, signal });
  /** A course whose research has found nothing. */
  const asked = async (visitor: Visitor, more: object = {}): Promise<string> => {
    const id = await ordered(visitor, more);
    await deliver(id);
    expect(await statusOf(visitor, id)).toMatchObject({
      status: 'pending',
      waiting_for: 'sources',
    });
    return id;
  };
  return {
    runner,
    statusOf,
    order,
    ordered,
    deliver,
    asked,
    goOn: (visitor: Visitor, id: string, body?: object) =>
      visitor.call('POST', `/learning-path/${id}/continue`, body),
    creditsOf: async (visitor: Visitor) => (await visitor.call('GET', '/auth/credits')).body,
    ledgerOf: (id: string) =>
      app().database.query(
        z.object({ amount: z.number(), notes: z.string().nullable() }),
        'SELECT amount, notes FROM credit_transactions WHERE task_id = $1 ORDER BY seq',
        [id],
      ),
    streamOf: async (visitor: Visitor, id: string, after = 0) =>
      (
        await readStream(`${app().url}/api/learning-path/${id}/progress-stream`, {
          headers: { authorization: `Bearer ${visitor.token}` },
          after,
        })
      ).events,
  };
}

describe('a course for which the search finds nothing', () => {
  const clock = new MovableClock();
  let app: TestApp;
  let model: ScriptedModel;
  let search: ScriptedSearch;
  beforeAll(async () => {
    model = await startScriptedModel({ latency: () => 0 });
    search = await startScriptedSearch({
      pages: [
        { title: 'Gone', text: 'This page is gone.', status: 500, keywords: ['quantum'] },
        {
          title: 'Fjords',
          text: 'A fjord is a valley that the sea has flooded. Glaciers carve it out over thousands of years, and it is often deeper than the sea outside.\n\n## Depth\n\nThe deepest fjords reach more than a kilometre below the level of the sea.',
          keywords: ['fjords'],
        },
        {
          title: 'The deep of a valley',
          text: 'A sill of rock and gravel lies at the mouth of the valley, where the glacier ended. Behind it the water is deep and still, and holds little oxygen.\n\n## Sill\n\nThe sill keeps the salt water of the sea from flowing in.',
          keywords: ['fjords part'],
        },
      ],
    });
    // Nothing takes jobs here: each spec delivers its tasks itself.
    app = await createTestApp({
      clock,
      env: {
        ...model.environment('openai'),
        ...search.environment('tavily'),
        WORKERS: 'none',
        DATABASE_POOL: '30',
      },
    });
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
    await search?.close();
  });
  const kit = testKit(() => app);
  const { asked, creditsOf, deliver, goOn, ledgerOf, order, ordered, runner, statusOf, streamOf } =
    kit;
  const searched = () => search.queries.length + search.fetched.length + model.calls.length;

  it('says what was tried, and goes on when its learner agrees', { tags: 'main' }, async () => {
    const me = await signedInUser(app, { credits: 1 });
    const stranger = await signedInUser(app);
    const id = await asked(me);
    expect((await me.call('GET', '/v1/learning-paths/generations/active')).body).toEqual([
      expect.objectContaining({ task_id: id, status: 'pending', waiting_for: 'sources' }),
    ]);
    expect(await creditsOf(me)).toEqual({ credits: 0 });
    expect((await goOn(stranger, id)).status).toBe(404);
    const misread = await goOn(me, id, { revision: 0 });
    expect([misread.status, errorOf(misread).type]).toEqual([409, 'conflict']);
    expect((await goOn(me, id, { waiting_for: 'outline' })).status).toBe(409);

    const before = searched();
    for (const body of [{ waiting_for: 'sources' }, undefined, { waiting_for: 'sources' }])
      expect(await goOn(me, id, body)).toMatchObject({
        status: 202,
        body: { task_id: id, status: 'pending' },
      });
    await deliver(id);
    const { status, result } = await statusOf(me, id);
    expect(status).toBe('completed');
    expectUnsourced(result!);
    expect(search.queries.length + search.fetched.length).toBeLessThan(before);
    expect(await ledgerOf(id)).toMatchObject([{ amount: -1 }]);

    const events = await streamOf(me, id);
    expectWholeLog(events, 'completed');
    const question = events.filter(({ preview_data }) => preview_data?.type === 'no_sources');
    expect(question).toMatchObject([
      {
        action: 'ready',
        phase: 'research',
        preview_data: {
          data: {
            notes: [expect.stringContaining('Gone was left out')],
            notes_said: [
              {
                code: 'page_left_out',
                values: { page: 'Gone' },
                because: { code: expect.stringMatching(/^page_/) },
              },
            ],
          },
        },
      },
    ]);
    expect((await goOn(me, id, { waiting_for: 'sources' })).status).toBe(409);
  });

  it('gives the credit back once when its learner stops it, and asks again when it is tried again', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const id = await asked(me);
    const stopped = viewOf(await me.call('DELETE', `/learning-path/${id}`));
    expect([stopped.status, stopped.waiting_for]).toEqual(['cancelled', undefined]);
    await me.call('DELETE', `/learning-path/${id}`);
    expect(await creditsOf(me)).toEqual({ credits: 1 });
    const said = 'Stopped before a lesson was written';
    expect(await ledgerOf(id)).toMatchObject([{ amount: -1 }, { amount: 1, notes: said }]);
    const events = await streamOf(me, id);
    expectWholeLog(events, 'cancelled');
    expect(events.at(-1)?.message).toBe(`${said}; your credit has been returned.`);
    expect((await goOn(me, id, { waiting_for: 'sources' })).status).toBe(409);

    expect((await me.call('POST', `/learning-path/${id}/retry`)).status).toBe(202);
    const before = searched();
    await deliver(id);
    expect(searched()).toBe(before);
    expect((await statusOf(me, id)).waiting_for).toBe('sources');
  });

  it('pays for nothing twice when its worker dies before or after it asks', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const id = await ordered(me);
    const before = model.calls.length;
    const searchedBefore = search.queries.length;
    model.setFaults([{ step: 'judge_research', kind: 'hang' }]);
    const end = new AbortController();
    const first = deliver(id, end.signal);
    while (model.inFlight() === 0 || model.calls.at(-1)?.step !== 'judge_research') await sleep(5);
    end.abort(new Error('The process dies'));
    await expect(first).rejects.toThrow();
    model.setFaults([]);
    await deliver(id);
    const view = await statusOf(me, id);
    expect(view.waiting_for).toBe('sources');

    // What is left of its job, delivered or given up, does nothing while it waits; neither does the
    // sweeper.
    const calls = searched();
    await expect(deliver(id)).resolves.toBeUndefined();
    await expect(runner().giveUp({ taskId: id, run: 1 })).resolves.toBeUndefined();
    await expect(runner().giveUp({ taskId: id })).resolves.toBeUndefined();
    await app.nest.get(GenerationHousekeeping, { strict: false }).run();
    expect([searched(), await statusOf(me, id)]).toEqual([calls, view]);

    await goOn(me, id);
    await runner().giveUp({ taskId: id, run: 1 });
    await deliver(id);
    expect((await statusOf(me, id)).status).toBe('completed');
    const answered = model.calls.slice(before).filter(({ outcome }) => outcome === 'answered');
    expect(new Set(answered.map(({ input }) => input)).size).toBe(answered.length);
    const queries = search.queries.slice(searchedBefore);
    expect(new Set(queries).size).toBe(queries.length);
    expect(await ledgerOf(id)).toMatchObject([{ amount: -1 }]);
  });

  it('is written at once where its learner agreed beforehand, and refused where they refused', async () => {
    const me = await signedInUser(app, { credits: 2 });
    const agreed = await ordered(me, { without_sources: 'allow' });
    await deliver(agreed);
    const { status, result } = await statusOf(me, agreed);
    expect(status).toBe('completed');
    expectUnsourced(result!);

    const refused = await ordered(me, { without_sources: 'refuse' });
    await deliver(refused);
    expect(await statusOf(me, refused)).toMatchObject({
      status: 'failed',
      error: { type: 'unavailable', message: expect.stringContaining('No source was found') },
    });
    expect(await ledgerOf(refused)).toMatchObject([{ amount: -1 }, { amount: 1 }]);
    expect((await order(me, { without_sources: 'perhaps' })).status).toBe(422);
  });

  it('asks about its sources before its outline, and a click on the one never confirms the other', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const id = await asked(me, { outline_first: true });
    expect((await goOn(me, id, { waiting_for: 'sources' })).status).toBe(202);
    await deliver(id);
    expect((await statusOf(me, id)).waiting_for).toBe('outline');
    expect((await goOn(me, id, { waiting_for: 'sources' })).status).toBe(202);
    expect((await statusOf(me, id)).waiting_for).toBe('outline');
    expect((await goOn(me, id, { waiting_for: 'outline', revision: 0 })).status).toBe(202);
    await deliver(id);
    const { status, result } = await statusOf(me, id);
    expect(status).toBe('completed');
    expectUnsourced(result!);
  });

  it('ends by itself after a week without an answer, with the credit returned', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const id = await asked(me);
    const housekeeping = app.nest.get(GenerationHousekeeping, { strict: false });
    clock.advance(lifetimes.learnerWait - 3600);
    await housekeeping.run();
    await me.refresh();
    expect((await statusOf(me, id)).waiting_for).toBe('sources');
    clock.advance(7200);
    await housekeeping.run();
    await housekeeping.run();
    await me.refresh();
    expect(await statusOf(me, id)).toMatchObject({
      status: 'cancelled',
      error: { type: 'timeout', message: expect.stringContaining('nobody agreed') },
    });
    expect(await ledgerOf(id)).toMatchObject([
      { amount: -1 },
      { amount: 1, notes: expect.stringContaining('nobody agreed') },
    ]);
    expect(await creditsOf(me)).toEqual({ credits: 1 });
    expectWholeLog(await streamOf(me, id), 'cancelled');
  });

  it('is not asked about where something is found', { tags: 'proof' }, async () => {
    const me = await signedInUser(app, { credits: 1 });
    const id = await ordered(me, { topic: 'Fjords' });
    await deliver(id);
    const { status, result } = await statusOf(me, id);
    expect([status, result?.report?.claims?.unsourced]).toEqual(['completed', undefined]);
    expect(result!.sources.length).toBeGreaterThan(0);
    expect(search.fetched.filter((path) => path === '/pages/1')).toHaveLength(1);

    // One page says little of what the module is to teach, so it is searched for by its name.
    expect(search.queries).toContain(`Fjords ${result!.modules[0]!.title}`);
    const events = (await streamOf(me, id))
      .flatMap(({ preview_data }) => preview_data ?? [])
      .filter(({ type }) => type === 'searches' || type === 'source');
    const at = events.findIndex(({ type, data }) => type === 'searches' && 'module_id' in data);
    expect(events.slice(at, at + 2)).toMatchObject([
      { data: { module_id: result!.modules[0]!.id } },
      { type: 'source', data: { title: 'The deep of a valley' } },
    ]);
    expect(result!.sources.map(({ title }) => title)).toContain('The deep of a valley');
  });

  it(
    'is written in one delivery although several searches find the same page',
    { tags: ['proof'] },
    async () => {
      const me = await signedInUser(app, { credits: 1 });
      const id = await ordered(me, { topic: 'Fjords and fjords' });
      await deliver(id);
      const events = await streamOf(me, id);
      expectWholeLog(events, 'completed');
      const read = events.filter(({ preview_data }) => preview_data?.type === 'source');
      expect(read).toHaveLength(new Set(search.fetched.slice(-read.length)).size);
      expect(read).toHaveLength(2);
    },
  );
});

describe('a course for which there can be no source', () => {
  let app: TestApp;
  let model: ScriptedModel;
  beforeAll(async () => {
    model = await startScriptedModel({ latency: () => 0 });
    app = await createTestApp({
      env: { ...model.environment('openai'), WORKERS: 'none', DATABASE_POOL: '30' },
    });
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
  });
  const { creditsOf, deliver, order, ordered, statusOf } = testKit(() => app);

  it('is refused before anything is charged, unless its learner agrees or the sample library has it', async () => {
    const me = await signedInUser(app, { credits: 2 });
    for (const more of [{}, { without_sources: 'ask' }, { without_sources: 'refuse' }]) {
      const refused = await order(me, more);
      expect([refused.status, errorOf(refused).details?.map(({ path }) => path)]).toEqual([
        422,
        ['without_sources'],
      ]);
    }
    expect(await creditsOf(me)).toEqual({ credits: 2 });
    expect(model.calls).toEqual([]);

    const agreed = await ordered(me, { without_sources: 'allow' });
    await deliver(agreed);
    const { status, result } = await statusOf(me, agreed);
    expect(status).toBe('completed');
    expectUnsourced(result!);

    const sampled = await ordered(me, { topic: 'Photosynthesis', without_sources: 'refuse' });
    await deliver(sampled);
    expect((await statusOf(me, sampled)).result?.sources).not.toEqual([]);
  });

  it('keeps saying so of each sentence when its learner edits it', async () => {
    const me = await signedInUser(app, { credits: 1 });
    const id = await ordered(me, { without_sources: 'allow' });
    await deliver(id);
    const task = await statusOf(me, id);
    const [lesson] = lessonsOf(task.result);
    const edited = await me.call('PUT', `/learning-path/${id}/submodules/${lesson!.id}`, {
      revision: task.course_revision,
      title: lesson!.title,
      content: `${lesson!.content}\n\nBaskets were first woven from qubits in 1984.`,
      summary: lesson!.summary,
      key_terms: lesson!.key_terms,
      quiz: lesson!.quiz,
    });
    expect(edited.status).toBe(200);
    expectUnsourced((await statusOf(me, id)).result!);
  });
});
