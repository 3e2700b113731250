import {
  errorEnvelope,
  type PathData,
  type QuizItem,
  quizKinds,
  savedLearningPath,
} from '@coursewright/contract';
import { buildCourseDocument, Renderer } from '@coursewright/exports';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { readQti } from './read-qti.ts';
import { optionsOf, sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** A question of each kind, with a text in every place. */
const questions = (text: string): QuizItem[] =>
  quizKinds.map((kind, index) => ({
    id: id(index + 1),
    kind,
    question: `What of ${kind}? ${text}`,
    options: ['first', 'second', 'third'].slice(0, optionsOf(kind)).map((name, at) => ({
      id: id(100 + index * 10 + at),
      text: `${name} ${text}`,
      is_correct: kind === 'ordering' || kind === 'matching' || at === 0,
      ...(kind === 'matching' ? { match: `match of the ${name} ${text}` } : {}),
    })),
    explanation: `Because of ${kind}. ${text}`,
    cites: [],
  }));

describe('the questions of a course as a QTI 3 package', () => {
  let app: TestApp;
  let me: Visitor;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  const download = async (topic: string, change: (course: PathData) => void = () => undefined) => {
    const path_data = structuredClone(course);
    change(path_data);
    const saved = await me.call('POST', '/v1/learning-paths', { topic, path_data });
    const { path_id } = savedLearningPath.parse(saved.body);
    return fetch(`${app.url}/api/v1/learning-paths/${path_id}/qti`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
  };
  const read = async (response: Response) => {
    expect(response.status).toBe(200);
    return readQti(unzipSync(new Uint8Array(await response.arrayBuffer())));
  };

  it('holds every question in the order of the lessons, with what is right and why', async () => {
    const { title, items } = await read(await download('Rivers'));
    expect(title).toBe('Rivers');
    const all = course.modules.flatMap(({ submodules }) => submodules.flatMap(({ quiz }) => quiz));
    expect(items).toHaveLength(all.length);
    for (const [index, item] of items.entries()) {
      expect([item.language, item.direction]).toEqual(['en', 'ltr']);
      const { kind, options, explanation } = all[index]!;
      const isRecall = kind === 'free_recall';
      expect(item.choices.size).toBeGreaterThanOrEqual(isRecall ? 0 : options.length);
      expect(item.feedback.length > 0).toBe(isRecall || explanation.length > 0);
    }
  });

  it('says of each kind what is right, and keeps hostile texts as text', async () => {
    const text = '"><qti-prompt> & ]]> <!-- شاي ☕';
    const { items } = await read(
      await download(text, (copy) => {
        copy.language = 'ar';
        for (const lesson of copy.modules.flatMap(({ submodules }) => submodules)) lesson.quiz = [];
        copy.modules[0]!.submodules[0]!.quiz = questions(text);
      }),
    );
    expect(items).toHaveLength(quizKinds.length);
    for (const [index, kind] of quizKinds.entries()) {
      const { interaction, choices, correct, prompt, feedback, direction } = items[index]!;
      expect(direction).toBe('rtl');
      for (const part of [prompt, feedback, ...choices.values()]) expect(part).toContain('شاي ☕');
      const texts = (choices.size > 0 ? correct : []).map((value) =>
        value.split(' ').map((one) => /^(?:match of the )?\w+/.exec(choices.get(one)!)![0]),
      );
      if (kind === 'matching') {
        expect(interaction).toBe('qti-match-interaction');
        expect(texts.toSorted()).toEqual(
          ['first', 'second', 'third'].map((name) => [name, `match of the ${name}`]),
        );
      } else if (kind === 'ordering') {
        expect(interaction).toBe('qti-order-interaction');
        expect(texts.flat()).toEqual(['first', 'second', 'third']);
      } else if (kind === 'free_recall') {
        // The answer stands in nothing that is seen before something was written.
        expect([interaction, choices.size]).toEqual(['qti-extended-text-interaction', 0]);
        expect(prompt).not.toContain('first');
        expect(feedback).toMatch(/^\s*first .*Because of free_recall/s);
      } else {
        expect([interaction, texts.flat()]).toEqual(['qti-choice-interaction', ['first']]);
      }
    }
  });

  it('has each choice in one piece, so that players which lay out what is within keep its spaces', async () => {
    const reply = await download('Pieces', (copy) => {
      copy.modules[0]!.submodules[0]!.quiz = questions('with `code` and $x^2$ within');
    });
    const items = Object.entries(unzipSync(new Uint8Array(await reply.arrayBuffer())))
      .filter(([name]) => name.startsWith('items/'))
      .map(([, bytes]) => strFromU8(bytes));
    const choices = items.flatMap((xml) =>
      [...xml.matchAll(/<qti-simple-choice [^>]*>(.*?)<\/qti-simple-choice>/g)].map(
        ([, one]) => one,
      ),
    );
    expect(choices.filter((one) => one!.includes('<code'))).toHaveLength(11);
    for (const one of choices) expect(one).toMatch(/^<span>.*<\/span>$/);
  });

  it(
    'is made of thousands of questions, time and again, in the memory that its thread has',
    { tags: 'proof', timeout: 60_000 },
    async () => {
      const path_data = structuredClone(course);
      for (const lesson of path_data.modules.flatMap(({ submodules }) => submodules))
        lesson.quiz = Array.from({ length: 100 }, () => questions('more'))
          .flat()
          .map((question) => ({ ...question, id: crypto.randomUUID() }));
      const when = '2026-01-02T03:04:05.000Z';
      const stored = {
        path_id: crypto.randomUUID(),
        topic: 'Many',
        path_data,
        created_at: when,
        last_modified_at: when,
        is_complete: true,
      } as Parameters<typeof buildCourseDocument>[0];
      const document = buildCourseDocument(stored, { quizzes: true, sources: true });
      const renderer = new Renderer();
      try {
        for (let time = 0; time < 4; time += 1) {
          const { bytes } = await renderer.render({ format: 'qti', course: document, query: {} });
          const items = Object.keys(unzipSync(bytes)).filter((name) => name.startsWith('items/'));
          expect(items.length).toBeGreaterThan(2000);
        }
      } finally {
        await renderer.onModuleDestroy();
      }
    },
  );

  it('is refused where there are no questions', async () => {
    const reply = await download('Empty', (copy) => {
      for (const lesson of copy.modules.flatMap(({ submodules }) => submodules)) lesson.quiz = [];
    });
    expect(reply.status).toBe(422);
    expect(errorEnvelope.parse(await reply.json()).error.message).toBe(
      'There are no questions in what was chosen.',
    );
  });
});
