// @module-tag proof
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PathData, type TaskView, taskStarted, taskView } from '@coursewright/contract';
import {
  type ScriptedFault,
  type ScriptedModel,
  type ScriptedSearch,
  startScriptedModel,
  startScriptedSearch,
} from '@coursewright/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { readStream } from './event-stream.ts';
import { uploadText } from './upload-text.ts';
import { signedInUser } from './visitor.ts';

type Learner = Awaited<ReturnType<typeof signedInUser>>;
const samples = join(import.meta.dirname, '../../../libs/server/sources/sample-library/en');
const upload = async (app: TestApp, learner: Learner, name: string): Promise<string> =>
  uploadText(app, learner, name, await readFile(join(samples, name), 'utf8'));

async function start(learner: Learner, order: object): Promise<string> {
  const reply = await learner.call('POST', '/generate-learning-path', order);
  if (reply.status !== 202) throw new Error(JSON.stringify(reply.body));
  return taskStarted.parse(reply.body).task_id;
}

async function ended(learner: Learner, taskId: string, seconds = 40): Promise<TaskView> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(100)) {
    const task = taskView.parse((await learner.call('GET', `/learning-path/${taskId}`)).body);
    if (task.status !== 'pending' && task.status !== 'running') return task;
  }
  throw new Error(`The task did not end within ${seconds} s`);
}

async function balance(
  app: TestApp,
  learner: Learner,
): Promise<{ credits: number; refunds: number }> {
  const [user] = await app.database.query(
    z.object({ credits: z.number() }),
    'SELECT credits FROM users WHERE id = $1',
    [learner.userId],
  );
  const refunds = await app.database.query(
    `SELECT 1 FROM credit_transactions WHERE user_id = $1 AND action_type = 'refund'`,
    [learner.userId],
  );
  return { credits: user!.credits, refunds: refunds.length };
}

/**
 * Every marker in the text has its citation, every citation its passage, and every quiz item the
 * passages that answer it.
 */
function expectResolvedCitations(course: PathData): void {
  const passages = new Map(
    course.sources.map((source) => [source.id, new Set(source.passages.map(({ id }) => id))]),
  );
  const all = new Set(course.sources.flatMap((source) => source.passages.map(({ id }) => id)));
  for (const lesson of course.modules.flatMap(({ submodules }) => submodules)) {
    const markers = new Set(
      [...lesson.content.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)),
    );
    expect([...markers].toSorted()).toEqual(
      lesson.citations.map(({ marker }) => marker).toSorted(),
    );
    expect(
      lesson.citations.every(({ source_id, passage_id }) =>
        passages.get(source_id)?.has(passage_id),
      ),
    ).toBe(true);
    expect(lesson.quiz.flatMap(({ cites }) => cites).every((id) => all.has(id))).toBe(true);
    expect(lesson.content).not.toMatch(/\[S\d+\.\d+/);
  }
  for (const resource of [
    ...course.resources,
    ...course.modules.flatMap((module) => module.resources),
  ])
    expect(passages.has(resource.source_id ?? '')).toBe(true);
}

interface Fault {
  readonly name: string;
  readonly fault: ScriptedFault;
  /** The task's error type, or completed. */
  readonly end: string;
}
const everyProvider: Fault[] = [
  {
    name: 'a provider that limits requests',
    fault: { step: 'outline_modules', kind: 'rate_limited', retryAfterSeconds: 120 },
    end: 'too_many_requests',
  },
  {
    name: 'a provider that is down',
    fault: { step: 'outline_modules', kind: 'error', status: 503 },
    end: 'unavailable',
  },
  {
    name: 'a key that is refused',
    fault: { step: 'outline_modules', kind: 'error', status: 401 },
    end: 'provider_error',
  },
  {
    name: 'a model that never answers',
    fault: { step: 'outline_modules', kind: 'hang' },
    end: 'timeout',
  },
  {
    name: 'an outline that is cut off',
    fault: { step: 'outline_modules', kind: 'truncated_json' },
    end: 'provider_error',
  },
  { name: 'a refusal', fault: { step: 'outline_modules', kind: 'refusal' }, end: 'provider_error' },
  {
    name: 'an empty answer',
    fault: { step: 'outline_modules', kind: 'empty' },
    end: 'provider_error',
  },
  {
    name: 'a model that runs out of room',
    fault: { step: 'outline_modules', kind: 'length' },
    end: 'provider_error',
  },
  { name: 'leaked reasoning', fault: { step: '*', kind: 'leaked_reasoning' }, end: 'completed' },
];
const readingAnswers: Fault[] = [
  {
    name: 'an outline in the wrong form',
    fault: { step: 'outline_modules', kind: 'wrong_schema' },
    end: 'provider_error',
  },
  {
    name: 'an outline in the wrong language',
    fault: { step: 'outline_modules', kind: 'wrong_language' },
    end: 'provider_error',
  },
  {
    name: 'a dropped connection',
    fault: { step: 'outline_modules', kind: 'disconnect' },
    end: 'unavailable',
  },
  {
    name: 'self-talk in every lesson',
    fault: { step: 'write_lesson', kind: 'self_talk' },
    end: 'completed',
  },
  {
    name: 'lessons that cite nothing that was given',
    fault: { step: 'write_lesson', kind: 'unknown_refs' },
    end: 'provider_error',
  },
  {
    name: 'lessons that never come',
    fault: { step: 'write_lesson', kind: 'hang' },
    end: 'provider_error',
  },
  {
    name: 'a quiz that cannot be read',
    fault: { step: 'write_quiz', kind: 'truncated_json' },
    end: 'completed',
  },
  {
    name: 'module plans that cannot be read',
    fault: { step: 'outline_submodules', kind: 'wrong_schema' },
    end: 'provider_error',
  },
];

let model: ScriptedModel;
beforeAll(async () => {
  model = await startScriptedModel({ seed: 3, latency: () => 5 });
});
afterAll(() => model.close());

describe.each(['openai', 'google'] as const)(
  'a course written by a model through %s',
  (provider) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp({
        env: { ...model.environment(provider), MODEL_TIMEOUT_MS: '2500' },
      });
    });
    afterAll(() => app.close());
    const [modules, lessonsEach] = provider === 'openai' ? [5, 4] : [2, 2];

    const tags = provider === 'google' ? ['main'] : [];
    it('has what was asked for, cites only uploads, and costs few calls', { tags }, async () => {
      const learner = await signedInUser(app);
      const sources = await Promise.all(
        ['how-rivers-shape-land.md', 'photosynthesis.md', 'the-human-immune-system.md'].map(
          (name) => upload(app, learner, name),
        ),
      );
      const topic = `Water and life through ${provider}`;
      const taskId = await start(learner, {
        topic,
        sources,
        source_policy: 'documents',
        desired_module_count: modules,
        desired_submodule_count: lessonsEach,
        parallel_count: 3,
        submodule_parallel_count: 5,
      });
      const { events } = await readStream(
        `${app.url}/api/learning-path/${taskId}/progress-stream`,
        { headers: { authorization: `Bearer ${learner.token}` } },
      );
      const task = await ended(learner, taskId);

      expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
      expect(
        events
          .filter(({ action }) => action === 'stream_close')
          .map(({ id, status }) => [id, status]),
      ).toEqual([[events.length, 'completed']]);
      const stages = events.flatMap(({ preview_data }) =>
        preview_data?.type === 'submodule' ? [preview_data.data.status] : [],
      );
      // The first lesson can be read while others have not even been begun (or, where all fit in at
      // once, are not finished).
      expect(stages.indexOf('readable')).toBeGreaterThan(0);
      expect(stages.indexOf('readable')).toBeLessThan(
        stages.lastIndexOf(modules * lessonsEach > 5 ? 'writing' : 'completed'),
      );

      expect(task.error).toBeUndefined();
      expect(task.status).toBe('completed');
      const course = task.result!;
      expect(course.author).toEqual({ kind: 'model', name: `${provider}:scripted-1` });
      expect(course.modules.map(({ submodules }) => submodules.length)).toEqual(
        Array(modules).fill(lessonsEach),
      );
      const lessons = course.modules.flatMap(({ submodules }) => submodules);
      expect(lessons.map(({ status, error }) => error ?? status)).toEqual(
        Array(modules * lessonsEach).fill('completed'),
      );
      const meagre = lessons.filter(
        ({ content, quiz, summary, citations }) =>
          content.length <= 400 || quiz.length < 4 || summary === '' || citations.length === 0,
      );
      expect(meagre).toEqual([]);
      expectResolvedCitations(course);
      expect(course.report!.citations_supported).toBeGreaterThan(
        10 * (course.report!.citations_unsupported + 1),
      );
      expect(model.calls.filter((call) => call.topic === topic).length).toBeLessThanOrEqual(
        2 + 2 * modules + 2 * modules * lessonsEach + 8,
      );
      expect(
        new Set(model.calls.filter((call) => call.topic === topic).map(({ dialect }) => dialect)),
      ).toEqual(new Set([provider]));
      expect(await balance(app, learner)).toEqual({ credits: 2, refunds: 0 });
    });

    const faults: readonly Fault[] =
      provider === 'openai' ? [...everyProvider, ...readingAnswers] : everyProvider;

    it(
      'ends every course that meets a fault: written, or failed with one refund and a sentence on what to do',
      { tags: 'proof' },
      async () => {
        const topicOf = (name: string) => `Rivers and ${name} (${provider})`;
        model.setFaults(faults.map(({ name, fault }) => ({ ...fault, topic: topicOf(name) })));
        const outcomes = await Promise.all(
          faults.map(async ({ name }) => {
            const learner = await signedInUser(app);
            const source = await upload(app, learner, 'how-rivers-shape-land.md');
            const task = await ended(
              learner,
              await start(learner, {
                topic: topicOf(name),
                sources: [source],
                source_policy: 'documents',
                desired_module_count: 1,
                desired_submodule_count: 1,
              }),
            );
            return {
              name,
              task,
              ...(await balance(app, learner)),
              calls: model.calls.filter((call) => call.topic === topicOf(name)).length,
            };
          }),
        );
        for (const { name, task, credits, refunds, calls } of outcomes) {
          const lessons = task.learning_path?.modules.flatMap(({ submodules }) => submodules) ?? [];
          expect({ name, calls: calls <= 16 }).toEqual({ name, calls: true });
          if (task.status === 'completed') {
            expect({ name, credits, refunds }).toEqual({ name, credits: 2, refunds: 0 });
            expect({ name, written: lessons.some(({ content }) => content.length > 200) }).toEqual({
              name,
              written: true,
            });
            expectResolvedCitations(task.result!);
            expect(JSON.stringify(task.result)).not.toMatch(/As an AI|<think>/);
          } else {
            expect({ name, status: task.status, credits, refunds }).toEqual({
              name,
              status: 'failed',
              credits: 3,
              refunds: 1,
            });
            expect(task.error?.message).toMatch(/\b(?:try|check|use)\b/i);
            expect(task.error?.message).not.toMatch(/secret|scripted-key/);
          }
        }
        expect(
          outcomes.map(({ name, task }) => [
            name,
            task.status === 'failed' ? task.error?.type : task.status,
          ]),
        ).toEqual(faults.map(({ name, end }) => [name, end]));
        model.setFaults([]);
      },
    );
  },
);

describe('a course written by a model from web search', () => {
  let app: TestApp;
  let search: ScriptedSearch;
  beforeAll(async () => {
    const pages = await Promise.all(
      ['how-rivers-shape-land.md', 'photosynthesis.md'].map(async (name) => {
        const [title = '', ...text] = (await readFile(join(samples, name), 'utf8')).split('\n');
        return { title: title.replace(/^#+ /, ''), text: text.join('\n') };
      }),
    );
    search = await startScriptedSearch({
      pages: [{ title: 'Gone', text: 'This page is gone.', status: 500 }, ...pages],
    });
    app = await createTestApp({
      env: {
        ...model.environment('openai'),
        ...search.environment('tavily'),
        MODEL_TIMEOUT_MS: '5000',
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await search.close();
  });

  it(
    'searches, reads the pages found, cites them under their addresses and says which could not be read',
    { tags: 'proof' },
    async () => {
      const learner = await signedInUser(app);
      const task = await ended(
        learner,
        await start(learner, {
          topic: 'Rivers on the web',
          desired_module_count: 1,
          desired_submodule_count: 2,
        }),
      );
      expect(task.error).toBeUndefined();
      expect(task.status).toBe('completed');
      const course = task.result!;
      expect(course.sources.length).toBeGreaterThan(0);
      expect(
        course.sources.every(({ kind, url }) => kind === 'web' && url?.startsWith(search.url)),
      ).toBe(true);
      expectResolvedCitations(course);
      expect(course.report!.notes.join(' ')).toContain('Gone was left out');
      expect(search.queries).toHaveLength(3);
    },
  );

  it('a learner who stops a course waits for no model, and gets the credit back', async () => {
    model.setFaults([{ step: 'write_lesson', kind: 'hang', topic: 'Stopped rivers' }]);
    const learner = await signedInUser(app);
    const taskId = await start(learner, {
      topic: 'Stopped rivers',
      desired_module_count: 1,
      desired_submodule_count: 2,
      submodule_parallel_count: 1,
    });
    const ofTopic = () =>
      model.calls.filter(({ topic, step }) => topic === 'Stopped rivers' && step === 'write_lesson')
        .length;
    for (const deadline = Date.now() + 20_000; ofTopic() === 0 && Date.now() < deadline;)
      await sleep(50);
    expect((await learner.call('DELETE', `/learning-path/${taskId}`)).status).toBe(200);
    // The call would hang for the two minutes that a model may take.
    expect((await ended(learner, taskId)).status).toBe('cancelled');
    expect(await balance(app, learner)).toEqual({ credits: 3, refunds: 1 });
    await sleep(300);
    expect(ofTopic()).toBe(1);
    model.setFaults([]);
  });
});
