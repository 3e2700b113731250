// @module-tag proof
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LessonText, type TaskView, taskStarted, taskView } from '@coursewright/contract';
import { type ScriptedModel, startScriptedModel } from '@coursewright/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { readStream } from './event-stream.ts';
import { uploadText } from './upload-text.ts';
import { signedInUser } from './visitor.ts';
import { expectWholeLog } from './whole-log.ts';

type Learner = Awaited<ReturnType<typeof signedInUser>>;

const document = join(
  import.meta.dirname,
  '../../../libs/server/sources/sample-library/en/how-rivers-shape-land.md',
);

let model: ScriptedModel;
let app: TestApp;
/** Takes no jobs: what it tells of a run comes from another process. */
let other: TestApp;
let learner: Learner;
/** Milliseconds between the pieces of a lesson. */
let pace = 40;

beforeAll(async () => {
  model = await startScriptedModel({
    seed: 5,
    pace: (step) => (step === 'write_lesson' ? pace : 0),
  });
  const env = { ...model.environment('openai'), MODEL_TIMEOUT_MS: '20000' };
  app = await createTestApp({ env });
  other = await createTestApp({ env: { ...env, WORKERS: 'none' }, beside: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
  await model.close();
});
beforeEach(async () => {
  pace = 25;
  model.setFaults([]);
  learner = await signedInUser(app);
});

/** A course of one lesson from an uploaded document. */
async function start(): Promise<string> {
  const reply = await learner.call('POST', '/generate-learning-path', {
    topic: 'How rivers shape land',
    sources: [await uploadText(app, learner, 'rivers.md', await readFile(document, 'utf8'))],
    source_policy: 'documents',
    desired_module_count: 1,
    desired_submodule_count: 1,
  });
  return taskStarted.parse(reply.body).task_id;
}
const follow = (
  taskId: string,
  options: { of?: TestApp; signal?: AbortSignal; onText?: (text: LessonText) => void } = {},
) => {
  const { of = app, ...rest } = options;
  return readStream(`${of.url}/api/learning-path/${taskId}/progress-stream`, {
    headers: { authorization: `Bearer ${learner.token}` },
    ...rest,
  });
};
const task = async (taskId: string): Promise<TaskView> =>
  taskView.parse((await learner.call('GET', `/learning-path/${taskId}`)).body);
const rows = (taskId: string) =>
  app.database.query(
    z.object({ text: z.string() }),
    'SELECT text FROM growing_lessons WHERE task_id = $1',
    [taskId],
  );
/** The text after each of the messages. */
function grown(texts: readonly LessonText[]): string[] {
  let text = '';
  return texts.map(({ from, text: more }) => {
    expect(from).toBeLessThanOrEqual(text.length);
    text = text.slice(0, from) + more;
    return text;
  });
}
const wordsOf = (markdown: string) => markdown.replace(/\s*\[\^\d+\]/g, '');

it(
  'a lesson is told as it grows, in any process, and is in the log and the journal only when it is whole',
  { tags: 'proof' },
  async () => {
    const taskId = await start();
    const [{ events, texts }, elsewhere] = await Promise.all([
      follow(taskId),
      follow(taskId, { of: other }),
    ]);
    expectWholeLog(events, 'completed');
    const course = (await task(taskId)).result!;
    const lesson = course.modules[0]!.submodules[0]!;
    for (const told of [texts, elsewhere.texts]) {
      expect(new Set(told.map(({ submodule_id }) => submodule_id))).toEqual(new Set([lesson.id]));
      const seen = grown(told).filter((text) => text !== '');
      // How often depends on the machine.
      expect(seen.length).toBeGreaterThan(1);
      for (const text of seen) expect(wordsOf(lesson.content).startsWith(text.trim())).toBe(true);
      expect(seen.join('')).not.toMatch(/\[S\d/);
      // Told once, not again with every message.
      expect(told.map(({ text }) => text).join('').length).toBeLessThanOrEqual(
        2 * lesson.content.length,
      );
    }
    expect(JSON.stringify(events)).not.toContain(grown(texts)[0]!.slice(0, 60));
    expect(await rows(taskId)).toEqual([]);
    const journaled = await app.database.query(
      z.object({ step: z.string() }),
      `SELECT step FROM generation_journal WHERE task_id = $1 AND step LIKE 'write_lesson%'`,
      [taskId],
    );
    expect(journaled).toHaveLength(1);
  },
);

it('who comes later is told what stands then, at once', async () => {
  const taskId = await start();
  const before = new AbortController();
  const { texts } = await follow(taskId, {
    signal: before.signal,
    onText: ({ from }) => from > 200 && before.abort(),
  });
  const seen = grown(texts).at(-1)!;
  const after = new AbortController();
  const late = await follow(taskId, { signal: after.signal, onText: () => after.abort() });
  expect(late.texts[0]!.from).toBe(0);
  expect(late.texts[0]!.text.startsWith(seen.slice(0, 200))).toBe(true);
  expectWholeLog((await follow(taskId)).events, 'completed');
});

it(
  'a lesson of 11,000 tokens makes a bounded number of messages and one row',
  { tags: 'proof' },
  async () => {
    pace = 8;
    model.setFaults([{ step: 'write_lesson', kind: 'long' }]);
    const taskId = await start();
    const sizes: number[] = [];
    const startedAt = Date.now();
    const { texts, events } = await follow(taskId, {
      onText: () => void rows(taskId).then((found) => sizes.push(found.length)),
    });
    const seconds = (Date.now() - startedAt) / 1000;
    expectWholeLog(events, 'completed');
    const most = Math.max(...grown(texts).map((text) => text.length));
    expect(most).toBeGreaterThan(20_000);
    expect(texts.length).toBeLessThanOrEqual(2 + seconds / 0.7);
    expect(texts.length).toBeLessThanOrEqual(2 + most / 120);
    expect(Math.max(...sizes)).toBe(1);
    expect(events.length).toBeLessThan(40);
  },
);

it(
  'an answer that is asked for again takes the place of the first',
  { tags: 'proof' },
  async () => {
    model.setFaults([
      { step: 'write_lesson', kind: 'wrong_language', calls: [model.count('write_lesson') + 1] },
    ]);
    const taskId = await start();
    const { texts, events } = await follow(taskId);
    expectWholeLog(events, 'completed');
    const seen = grown(texts);
    const { content } = (await task(taskId)).result!.modules[0]!.submodules[0]!;
    const last = seen.findLast((text) => text !== '')!;
    expect(wordsOf(content).startsWith(last.trim())).toBe(true);
    expect(seen.some((text) => text !== '' && !wordsOf(content).startsWith(text.trim()))).toBe(
      true,
    );
  },
);

it('a course that is stopped ends the request to the model, and nothing of its lesson stays', async () => {
  const taskId = await start();
  const { events, texts } = await follow(taskId, {
    onText: ({ from }) => {
      if (from > 0) void learner.call('DELETE', `/learning-path/${taskId}`);
    },
  });
  expect(events.at(-1)).toMatchObject({ action: 'stream_close', status: 'cancelled' });
  expect(texts.length).toBeGreaterThan(1);
  await expect.poll(() => model.inFlight()).toBe(0);
  expect(model.calls.findLast(({ step }) => step === 'write_lesson')!.outcome).toBe('gone');
  await expect.poll(() => rows(taskId)).toEqual([]);
});

it(
  'what a delivery that died has left is not told, and goes with the next one',
  { tags: 'proof' },
  async () => {
    pace = 60;
    const taskId = await start();
    const watching = new AbortController();
    await follow(taskId, { signal: watching.signal, onText: () => watching.abort() });
    // As if another delivery had the run, and this one were gone.
    await app.database.query(
      `UPDATE growing_lessons SET fencing_token = fencing_token - 1 WHERE task_id = $1`,
      [taskId],
    );
    const looking = new AbortController();
    const seen = follow(taskId, { of: other, signal: looking.signal });
    await sleep(300);
    looking.abort();
    expect((await seen).texts).toEqual([]);
    expectWholeLog((await follow(taskId)).events, 'completed');
    expect(await rows(taskId)).toEqual([]);
  },
);

it('of a stranger the texts are kept as the log is', async () => {
  pace = 0;
  const taskId = await start();
  const stranger = await signedInUser(app);
  const { status, texts } = await readStream(
    `${app.url}/api/learning-path/${taskId}/progress-stream`,
    { headers: { authorization: `Bearer ${stranger.token}` } },
  );
  expect([status, texts]).toEqual([404, []]);
  await follow(taskId);
});
