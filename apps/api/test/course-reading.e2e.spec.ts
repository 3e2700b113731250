// @module-tag proof
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TaskView, taskStarted, taskView } from '@coursewright/contract';
import { type ScriptedModel, startScriptedModel } from '@coursewright/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { uploadText } from './upload-text.ts';
import { signedInUser } from './visitor.ts';

const sample = join(
  import.meta.dirname,
  '../../../libs/server/sources/sample-library/en/photosynthesis.md',
);

describe('the last reading of a course by a model', () => {
  let model: ScriptedModel;
  let app: TestApp;
  beforeAll(async () => {
    model = await startScriptedModel({ seed: 5, latency: () => 5 });
    app = await createTestApp({
      env: { ...model.environment('openai'), MODEL_TIMEOUT_MS: '5000' },
    });
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
  });

  /** Of a document so small that lessons say the same. */
  async function written(topic: string) {
    const learner = await signedInUser(app);
    const text = (await readFile(sample, 'utf8')).slice(0, 2_500);
    const source = await uploadText(app, learner, 'photosynthesis.md', text);
    const reply = await learner.call('POST', '/generate-learning-path', {
      topic,
      sources: [source],
      source_policy: 'documents',
      desired_module_count: 2,
      desired_submodule_count: 2,
    });
    const { task_id: taskId } = taskStarted.parse(reply.body);
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(100)) {
      const task = taskView.parse((await learner.call('GET', `/learning-path/${taskId}`)).body);
      if (task.status === 'completed' || task.status === 'failed') return { learner, task };
    }
    throw new Error('The course did not end within a minute');
  }

  const lessonsOf = ({ result }: TaskView) =>
    result!.modules.flatMap(({ submodules }) => submodules);
  const readingsOf = (topic: string) =>
    model.calls.filter((call) => call.topic === topic && call.step === 'read_course');

  it(
    'takes one call that sees every lesson, and its finds stand in the lesson they name',
    { tags: 'main' },
    async () => {
      model.setFaults([]);
      const { task } = await written('Read as a whole');
      expect(task.error).toBeUndefined();
      const [call, ...more] = readingsOf('Read as a whole');
      expect(more).toEqual([]);
      const asked = call!.asked.user[0]!;
      expect(asked.match(/<lesson number="\d\.\d"/g)).toHaveLength(4);
      const findings = task.result!.report!.reading!.findings;
      expect(findings.length).toBeGreaterThan(0);
      for (const { place, said, remark } of findings) {
        const lesson = lessonsOf(task).find(({ id }) => id === place.submodule_id);
        const text = `${lesson!.content} ${JSON.stringify(lesson!.key_terms)} ${lesson!.summary}`;
        expect(text.replace(/\s*\[\^\d+\]/g, '')).toContain(said.replace(/…$/, ''));
        expect(remark).toMatch(/^Lesson \d\.\d: /);
      }
    },
  );

  it('leaves a course complete whose reading fails, and says so', async () => {
    const topic = 'Never read as a whole';
    model.setFaults([{ step: 'read_course', kind: 'truncated_json', topic }]);
    const { task } = await written(topic);
    expect(task.status).toBe('completed');
    expect(task.result!.report).not.toHaveProperty('reading');
    expect(task.result!.report!.notes.join(' ')).toContain('The course was not read as a whole');
    model.setFaults([]);
  });
});
