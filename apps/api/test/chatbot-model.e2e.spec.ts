import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import {
  chatAnswer,
  chatThread,
  learningPath,
  learningPathPreview,
  limits,
  spendTotal,
  type ChatText,
  type PathData,
} from '@coursewright/contract';
import { type ScriptedModel, startScriptedModel } from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { hearAnswer, type HearOptions } from './hear-answer.ts';
import { asksForAChoice, isChoice, lessonThat, sampleCourse } from './sample-course.ts';
import { signedInUser } from './visitor.ts';

const paths = '/v1/learning-paths';
const node = (id: string, label: string) => ({
  id,
  label,
  detail: `${label}.`,
  group: '',
  at: '',
  refs: [],
});
const river = {
  is_suitable: true,
  suggested_kinds: [],
  kind: 'flow',
  title: 'From rain to river',
  nodes: [node('a', 'Rain falls on the hills'), node('b', 'Water runs down to the river')],
  edges: [{ from: 'a', to: 'b', label: '' }],
};
const unsuitable = {
  is_suitable: false,
  suggested_kinds: ['concept_map'],
  kind: 'timeline',
  title: '',
  nodes: [],
  edges: [],
};

describe('the tutor that writes by a model', () => {
  let app: TestApp;
  let model: ScriptedModel;
  let course: PathData;
  /** What the model says, made of the passages it was given; undefined: sentences of them. */
  let says: ((user: string) => { answer: string; question: string }) | undefined;
  /** What it draws; undefined: what a lesson is about. */
  let draws: string | undefined;
  let pace = 0;
  beforeAll(async () => {
    model = await startScriptedModel({
      pace: (step) => (step === 'answer_question' ? pace : 0),
      says: ({ user }, step) =>
        step === 'draw_lesson'
          ? draws
          : step === 'answer_question' && says
            ? JSON.stringify(says(user[0] ?? ''))
            : undefined,
    });
    const builtin = await createTestApp({ env: { WORKERS: 'none' } });
    course = await sampleCourse(builtin);
    await builtin.close();
    app = await createTestApp({
      env: {
        ...model.environment('openai'),
        MODEL_INPUT_PRICE: '2',
        MODEL_OUTPUT_PRICE: '10',
        WORKERS: 'none',
      },
    });
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
  });
  beforeEach(() => {
    says = undefined;
    draws = undefined;
    pace = 0;
    model.setFaults([]);
  });

  async function learner(fits: typeof asksForAChoice = () => true) {
    const me = await signedInUser(app);
    await me.call('POST', paths, { topic: 'Rivers', path_data: course });
    const { entries } = learningPathPreview.parse((await me.call('GET', `${paths}/preview`)).body);
    const path_id = entries[0]?.path_id ?? '';
    const { path_data } = learningPath.parse((await me.call('GET', `${paths}/${path_id}`)).body);
    const { lesson, ...at } = lessonThat(fits, path_data);
    const place = { path_id, ...at };
    const ask = (message: string, more: object = {}, headers: Record<string, string> = {}) =>
      me.call('POST', '/chatbot/chat', { ...place, message, ...more }, headers);
    const hear = (body: object, options: HearOptions = {}) =>
      hearAnswer(`${app.url}/api`, me.token ?? '', { ...place, ...body }, options);
    const thread = async () =>
      chatThread.parse(
        (await me.call('GET', `${paths}/${path_id}/submodules/${lesson.id}/chat`)).body,
      );
    const tries = ({ id: question_id }: { id: string }, is_correct: boolean) =>
      me.call('POST', `${paths}/${path_id}/events`, {
        events: [
          {
            id: crypto.randomUUID(),
            submodule_id: lesson.id,
            device: 'spec',
            at: new Date().toISOString(),
            kind: 'answered',
            payload: { question_id, option_ids: [], is_correct },
          },
        ],
      });
    return { me, path_id, lesson, ask, hear, thread, tries };
  }

  const whole = (texts: readonly ChatText[]) =>
    texts.reduce((text, each) => text.slice(0, each.from) + each.text, '');
  /** The first sentences of the passages in a prompt, under their refs. */
  const given = (user: string) =>
    [...user.matchAll(/<passage ref="(S1\.\d+)"[^>]*>\n([^]*?)\n<\/passage>/g)].flatMap(
      ([, ref = '', text = '']) => {
        const [sentence] =
          /[A-Z][^.!?]{30,300}[.!?](?=\s|$)/.exec(text.replaceAll('\n', ' ')) ?? [];
        return sentence === undefined ? [] : [{ ref, sentence }];
      },
    );
  const cite = ({ ref, sentence }: { ref: string; sentence: string }) =>
    `${sentence.replace(/[.!?]$/, '')} [${ref}].`;

  it('shows as fact what its passages bear out, the rest as uncertain, and no deed it did not do', async () => {
    const { ask, thread } = await learner();
    says = (user) => ({
      answer: [
        ...given(user).slice(0, 2).map(cite),
        'The moon is made of green cheese and weighs nothing at all [S1.1].',
        'Penguins invented the steam engine in 1802.',
        'I have saved your progress and marked the lesson as done [S1.1].',
        'Your notes have been saved.',
      ].join(' '),
      question: 'Did you know that penguins like jazz?',
    });
    const answer = chatAnswer.parse((await ask('Why do rivers bend so much?')).body);
    expect(answer.kind).toBe('answered');
    expect(answer.citations.length).toBeGreaterThan(0);
    expect(answer.reply).not.toMatch(/cheese|[Pp]enguins|saved|marked/);
    const [, reply] = answer.messages;
    expect(reply?.uncertain).toMatch(/cheese[^]*Penguins/);
    expect(reply?.uncertain).not.toMatch(/saved|marked/);
    for (const paragraph of answer.reply.split('\n\n')) expect(paragraph).toMatch(/\[\^\d+\]\.?$/);
    expect((await thread()).messages).toEqual(answer.messages);
    // The model never gets to know a key: neither what is right nor why.
    const sent = JSON.stringify(model.calls.at(-1)?.body);
    expect(sent).not.toContain('is_correct');
  });

  it('is given the passage of another lesson that a misspelled word stands in', async () => {
    const { lesson, ask } = await learner();
    const own = new Set(lesson.citations.map(({ passage_id }) => passage_id));
    const passages = course.sources.flatMap((source) => source.passages);
    const others = course.modules
      .flatMap(({ submodules }) => submodules)
      .flatMap(({ citations }) => citations)
      .filter(({ passage_id }) => !own.has(passage_id));
    const said = JSON.stringify([lesson, passages]).toLowerCase();
    const rare = others
      .flatMap(({ passage_id }) => passages.filter(({ id }) => id === passage_id))
      .flatMap(({ text }) => text.match(/(?<![\w-])[a-z]{9,}(?![\w-])/g) ?? [])
      .find((word) => said.split(word.slice(0, 6)).length === 2);
    if (rare === undefined) throw new Error('No word stands in one passage only');
    says = (user) => ({ answer: given(user).slice(0, 1).map(cite).join(' '), question: '' });
    const misspelled = `${rare.slice(0, 5)}${rare.slice(6)}`;
    expect((await ask(`What about ${misspelled}?`)).status).toBe(200);
    const sent = JSON.stringify(model.calls.at(-1)?.body);
    expect(sent).toContain(misspelled);
    expect(sent).toContain(rare);
  });

  it('streams each sentence once it is checked, and asks no model again for a known key', async () => {
    const { hear } = await learner();
    pace = 5;
    says = (user) => ({ answer: given(user).slice(0, 6).map(cite).join(' '), question: '' });
    const before = model.count('answer_question');
    const heard = await hear({ message: 'Why do rivers bend?' }, { key: 'asked-1' });
    // That it has begun is told before its first sentence is whole.
    expect(heard.texts[0]).toEqual({ from: 0, text: '', citations: [] });
    expect(heard.texts.length).toBeGreaterThan(2);
    expect(whole(heard.texts)).toBe(heard.answer?.reply);
    const again = await hear({ message: 'Why do rivers bend?' }, { key: 'asked-1' });
    expect(again.answer).toEqual(heard.answer);
    expect(model.count('answer_question')).toBe(before + 1);
    const other = await hear({ message: 'And why?' }, { key: 'asked-1' });
    expect(other.failed).toMatchObject({ type: 'validation_error' });
  });

  it('asks the model once for requests with one key that meet', async () => {
    const { hear } = await learner();
    pace = 10;
    const before = model.count('answer_question');
    const same = { message: 'What carries sand?' };
    const answers = await Promise.all([1, 2, 3].map(() => hear(same, { key: 'met' })));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.answer?.messages).toHaveLength(2);
    expect(model.count('answer_question')).toBe(before + 1);
  });

  it('stops the model when its reader leaves, keeps what was told, and takes no message for it', async () => {
    const { hear, thread, me } = await learner();
    pace = 60;
    says = (user) => ({ answer: given(user).slice(0, 8).map(cite).join(' '), question: '' });
    const heard = await hear(
      { message: 'Why do rivers bend?' },
      { onText: (_text, leave) => leave() },
    );
    expect(heard.answer).toBeUndefined();
    await expect.poll(async () => (await thread()).messages.length, { timeout: 60_000 }).toBe(2);
    await expect.poll(() => model.inFlight(), { timeout: 60_000 }).toBe(0);
    expect(model.calls.at(-1)?.outcome).toBe('gone');
    const { messages, allowance } = await thread();
    expect(messages[1]).toMatchObject({ is_stopped: true, kind: 'answered' });
    expect(messages[1]?.text).toContain(whole(heard.texts).trim());
    expect(allowance.free_left).toBe(allowance.free_per_day);

    pace = 0;
    const again = await hear({ message: 'Why do rivers bend?', replaces: 1 });
    expect(again.answer?.messages.map(({ number }) => number)).toEqual([1, 2]);
    expect(await thread()).toMatchObject({
      messages: [{ number: 1 }, { number: 2, is_stopped: false }],
      allowance: { free_left: allowance.free_per_day - 1 },
    });
    expect((await hear({ message: 'Why?', replaces: 2 })).failed).toMatchObject({
      type: 'conflict',
    });
    expect((await thread()).messages).toHaveLength(2);
    expect(me.userId).not.toBe('');
  });

  it('costs nothing and leaves nothing where the model fails, before or within its answer', async () => {
    const { ask, hear, thread } = await learner();
    model.setFaults([{ step: '*', kind: 'error', status: 401 }]);
    expect((await ask('Why do rivers bend?')).status).toBe(502);
    const heard = await hear({ message: 'Why do rivers bend?' }, { key: 'failed' });
    expect(heard.failed).toMatchObject({ type: 'provider_error', error_id: expect.any(String) });
    expect(JSON.stringify(heard.failed)).not.toContain('secret');
    expect(await thread()).toMatchObject({
      thread_id: null,
      allowance: { free_left: 100 },
    });
    model.setFaults([]);
    expect((await hear({ message: 'Why do rivers bend?' }, { key: 'failed' })).answer).toBeTruthy();
  });

  it('is in the books with what it asks of the model, as diagrams are, and bounded by the day', async () => {
    const admin = await signedInUser(app, { isAdmin: true });
    const day = new Date().toISOString().slice(0, 10);
    const spent = async () =>
      spendTotal.parse(
        (await admin.call('GET', `/admin/generation-spend?from=${day}&to=${day}`)).body,
      );
    const { ask, me, path_id } = await learner();
    const booked = async () =>
      app.database.query(
        z.object({
          purpose: z.string(),
          calls: z.number(),
          paid_calls: z.number(),
          has_tokens: z.boolean(),
        }),
        'SELECT purpose, calls, paid_calls, input_tokens > 0 AND output_tokens > 0 AS has_tokens FROM provider_spend WHERE user_id = $1 ORDER BY purpose',
        [me.userId],
      );
    const [before, first] = [await spent(), model.calls.length];
    expect((await ask('Why do rivers bend?')).status).toBe(200);
    const drawing = `/v1/learning-paths/${path_id}/modules/0/submodules/0/visualization`;
    draws = JSON.stringify(river);
    expect((await me.call('POST', drawing, {})).body).toMatchObject({ credits_charged: 1 });
    const calls = model.calls.length - first;
    const after = await spent();
    const [input, output] = [
      after.input_tokens - before.input_tokens,
      after.output_tokens - before.output_tokens,
    ];
    expect([after.calls - before.calls, input > 0, output > 0]).toEqual([calls, true, true]);
    const cost = (input * 2 + output * 10) / 1e6;
    expect((after.cost?.amount ?? 0) - (before.cost?.amount ?? 0)).toBeCloseTo(cost, 9);
    const [diagram, tutor] = await booked();
    expect(diagram).toEqual({ purpose: 'diagram', calls: 1, paid_calls: 1, has_tokens: true });
    expect(tutor).toEqual({ purpose: 'tutor', calls: 1, paid_calls: 1, has_tokens: true });

    // What comes to nothing is counted, and not as paid for.
    draws = JSON.stringify(unsuitable);
    const refused = await me.call('POST', drawing, { kind: 'timeline' });
    expect(refused.body).toMatchObject({ visualization: null, credits_charged: 0 });
    model.setFaults([{ step: '*', kind: 'error', status: 401 }]);
    expect((await ask('And how deep are they?')).status).toBe(502);
    model.setFaults([]);
    expect((await booked()).map(({ calls: all, paid_calls }) => all - paid_calls)).toEqual([1, 1]);
    await app.database.query(
      "UPDATE provider_spend SET calls = $2 WHERE user_id = $1 AND purpose = 'diagram'",
      [me.userId, limits.unpaidCalls.all + diagram!.paid_calls],
    );
    const small = { desired_module_count: 1, desired_submodule_count: 1 };
    for (const late of [
      await ask('And how wide?'),
      await me.call('POST', drawing, { kind: 'timeline' }),
      await me.call('POST', '/generate-learning-path', { topic: 'Rivers', ...small }),
    ])
      expect([late.status, JSON.stringify(late.body)]).toEqual([
        429,
        expect.stringContaining('came to nothing'),
      ]);
  });

  it('keeps no place for readers who left before their question was understood', async () => {
    const { hear } = await learner();
    const gone: Promise<unknown>[] = [];
    const server: Server = app.nest.getHttpServer();
    const noteLeft = ({ url, socket }: IncomingMessage) => {
      if (url?.endsWith('/chat/stream')) gone.push(once(socket, 'close'));
    };
    server.on('request', noteLeft);
    const gate = new pg.Client({ connectionString: app.database.url });
    await gate.connect();
    try {
      await gate.query('BEGIN');
      await gate.query('LOCK TABLE chat_threads IN ACCESS EXCLUSIVE MODE');
      const leaving = new AbortController();
      const left = Array.from({ length: limits.chat.atOnce }, () =>
        hear({ message: 'Why do rivers bend?' }, { signal: leaving.signal }),
      );
      await expect.poll(() => gone.length, { timeout: 60_000 }).toBe(left.length);
      leaving.abort();
      expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(
        left.map(() => 'rejected'),
      );
      await Promise.all(gone);
      await gate.query('COMMIT');
    } finally {
      server.off('request', noteLeft);
      await gate.end();
    }
    // The first may overtake those that were held, which are understood while it is answered.
    const twoSaid = { status: 200, answer: { messages: [{}, {}] } };
    for (const message of ['Why?', 'Where?'])
      expect(await hear({ message })).toMatchObject(twoSaid);
  });

  it('gives one learner no more answers at once than promised, and says when to come back', async () => {
    const { hear } = await learner();
    pace = 60;
    const asked = () => hear({ message: 'Why do rivers bend?' });
    const heard = await Promise.all(Array.from({ length: limits.chat.atOnce + 1 }, asked));
    expect(heard.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
    pace = 0;
    expect((await asked()).answer?.messages).toHaveLength(2);
  });

  it('tells the model what its learner got wrong, until it was right', async () => {
    const { lesson, ask, tries } = await learner(asksForAChoice);
    const item = lesson.quiz.find(isChoice)!;
    const missed = async () => {
      await ask('What should I read again?');
      const { user } = model.calls.findLast(({ step }) => step === 'answer_question')!.asked;
      const found = (user[0] ?? '').matchAll(/<missed>\n([^]*?)\n<\/missed>/g);
      return Array.from(found, ([, question]) => question);
    };
    expect(await missed()).toEqual([]);
    await tries(item, false);
    expect(await missed()).toEqual([item.question]);
    await tries(item, true);
    expect(await missed()).toEqual([]);
  });

  it('gives hints of its own where the model answers a question that was not tried', async () => {
    const { lesson, hear, tries } = await learner(asksForAChoice);
    const item = lesson.quiz.find(isChoice)!;
    const key = item.options.find(({ is_correct }) => is_correct)!.text;
    says = (user) => ({
      answer: `${given(user).slice(0, 1).map(cite).join(' ')} The right answer is: ${key} [S1.1]. So it is.`,
      question: '',
    });
    const before = model.count('answer_question');
    const heard = await hear({ message: 'Which option of the quiz is the right one?' });
    expect(heard.answer?.kind).toMatch(/hint|example/);
    expect(whole(heard.texts)).not.toContain(key);
    expect(heard.answer?.messages[1]?.uncertain).toBe('');
    expect(model.count('answer_question')).toBe(before + 1);
    // Asked for by itself, it needs no model.
    const helped = await hear({ message: 'Help me.', question_id: item.id });
    expect(helped.answer?.kind).toMatch(/hint|example/);
    expect(model.count('answer_question')).toBe(before + 1);
    await tries(item, false);
    expect((await hear({ message: 'And now?', question_id: item.id })).answer?.kind).toBe('solved');
  });
});
