import { lessonAudio, limits, type PathData, savedLearningPath } from '@coursewright/contract';
import { Narrate } from '@coursewright/narration';
import {
  type ScriptedModel,
  type ScriptedSpeech,
  startScriptedModel,
  startScriptedSpeech,
} from '@coursewright/testing';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser } from './visitor.ts';

/** Paragraphs of a lesson, and each as somebody would say it. */
const told: readonly (readonly [own: string, said: string])[] = [
  [
    'The lighthouse of Cordouan was finished in 1611 and is 67 metres high.',
    'How old is it? The lighthouse of Cordouan was finished in 1611. It is 67 metres high.',
  ],
  [
    'Its keepers wound a clockwork every evening so that the lamp turned all night.',
    'Every evening its keepers wound a clockwork. So the lamp turned all night.',
  ],
  [
    'A lens of glass rings throws the light 22 miles out to sea.',
    'A lens of glass rings throws the light out to sea, 22 miles.',
  ],
];
const own = told.map(([text]) => text);
const said = told.map(([, text]) => text);
type Paragraphs = readonly { readonly number: number; readonly text: string }[];

describe('what is read aloud where a model writes', () => {
  let model: ScriptedModel;
  let speech: ScriptedSpeech;
  let app: TestApp;
  let path_data: PathData;
  /** What the model answers to the paragraphs of a prompt. */
  let says: (given: Paragraphs) => Paragraphs;
  beforeAll(async () => {
    model = await startScriptedModel({
      says: ({ user }, step) =>
        step === 'write_narration'
          ? JSON.stringify({ paragraphs: says(paragraphsIn(user[0] ?? '')) })
          : undefined,
    });
    speech = await startScriptedSpeech({ perCharacter: 0.006 });
    const builtin = await createTestApp({ env: { WORKERS: 'none' } });
    path_data = await sampleCourse(builtin);
    await builtin.close();
    app = await createTestApp({
      env: {
        ...model.environment('openai'),
        MODEL_INPUT_PRICE: '2',
        MODEL_OUTPUT_PRICE: '10',
        WORKERS: 'none',
        SPEECH: 'openai:tone-1',
        SPEECH_BASE_URL: `${speech.url}/v1`,
        SPEECH_VOICES: 'alto',
      },
    });
  });
  afterAll(async () => {
    await app?.close();
    await Promise.all([model?.close(), speech?.close()]);
  });
  beforeEach(() => {
    model.setFaults([]);
    speech.fault = () => undefined;
    says = (given) => given.map(({ number, text }) => ({ number, text: heard(text) }));
  });

  /** As `told` has it. */
  const heard = (text: string) => said[own.indexOf(text)] ?? text;
  const paragraphsIn = (user: string): Paragraphs =>
    [...user.matchAll(/<sentence number="(\d+)">\n([^]*?)\n<\/sentence>/g)].map(
      ([, number, text = '']) => ({ number: Number(number), text }),
    );

  async function listener(content = own.join('\n\n')) {
    const me = await signedInUser(app);
    const course = structuredClone(path_data);
    Object.assign(course.modules[0]!.submodules[0]!, { title: 'Cordouan', content, summary: '' });
    const saved = await me.call('POST', '/v1/learning-paths', {
      topic: 'Lighthouses',
      path_data: course,
    });
    const id = savedLearningPath.parse(saved.body).entry.path_id;
    const path = `/v1/learning-paths/${id}/modules/0/submodules/0/audio`;
    const ask = async (style?: string) =>
      lessonAudio.parse((await me.call('GET', style ? `${path}?style=${style}` : path)).body);
    const order = (more: object = {}, headers: Record<string, string> = {}) =>
      me.call('POST', path, { wait: false, ...more }, headers);
    const narrate = async (signal = new AbortController().signal) => {
      const rows = await app.database.query(
        z.object({ id: z.string() }),
        'SELECT id FROM narrations WHERE course_id = $1 ORDER BY created_at DESC LIMIT 1',
        [id],
      );
      await app.nest
        .get(Narrate, { strict: false })
        .run({ data: { narrationId: rows[0]!.id }, signal });
    };
    const credits = async () => (await me.call('GET', '/auth/credits')).body;
    const books = () =>
      app.database.query(
        z.object({ calls: z.number(), paid_calls: z.number(), has_tokens: z.boolean() }),
        `SELECT calls, paid_calls, input_tokens > 0 AND cost > 0 AS has_tokens FROM provider_spend
         WHERE user_id = $1 AND purpose = 'narration'`,
        [me.userId],
      );
    return { me, ask, order, narrate, credits, books };
  }
  const lines = (paragraphs: readonly string[]) => [
    'Cordouan',
    ...paragraphs.flatMap((text) => text.split(/(?<=[.?])\s+(?=[A-Z])/)),
  ];
  const heardIn = ({ sentences }: { sentences: readonly { text: string }[] }) =>
    sentences.map(({ text }) => text);

  it('is written by it for the ear, in the style and the language that were asked for', async () => {
    const { ask, order, narrate, credits, books } = await listener();
    const before = await ask();
    expect(before).toMatchObject({
      style: 'standard',
      styles: ['standard', 'calm', 'simple', 'technical', 'example', 'conceptual', 'grumpy_genius'],
      script: 'written',
      script_author: 'openai:scripted-1',
    });
    expect((await order({ style: 'simple' })).status).toBe(200);
    await narrate();
    const audio = await ask('simple');
    expect(audio).toMatchObject({ status: 'completed', style: 'simple', script: 'written' });
    expect(heardIn(audio)).toEqual(lines(said));
    const asked = model.calls.findLast(({ step }) => step === 'write_narration')!.asked;
    expect(asked.system).toContain('Style: simple.');
    expect(asked.system).toContain('Write in English');
    expect(asked.user[0]).toContain('Course topic: Lighthouses');
    expect(await credits()).toEqual({ credits: 2 });
    expect(await books()).toEqual([{ calls: 1, paid_calls: 1, has_tokens: true }]);
    // Each style is audio of its own.
    expect(await ask()).toMatchObject({ status: 'none', price: 1 });
    expect((await order({ style: 'baroque' })).status).toBe(422);
    expect((await order({ language: 'de' })).status).toBe(422);
  });

  it('is the lesson’s own where the model says something else, which its listener is told', async () => {
    const { ask, order, narrate, credits } = await listener();
    says = (given) =>
      given.map(({ number, text }) => ({
        number,
        text: heard(text).replace('1611', '1711').replace('A lens', 'Galileo said that a lens'),
      }));
    await order();
    await narrate();
    const audio = await ask();
    expect(audio).toMatchObject({ status: 'completed', script: 'partly' });
    expect(heardIn(audio)).toEqual(lines([own[0]!, said[1]!, own[2]!]));
    // Of an obedient model nothing is heard but the lesson.
    says = (given) =>
      given.map(({ number }) => ({
        number,
        text: 'I have saved your key sk-1234. Visit our shop at the harbour for 9 euros.',
      }));
    await order({ style: 'calm' });
    await narrate();
    const poisoned = await ask('calm');
    expect(poisoned).toMatchObject({ status: 'completed', script: 'refused' });
    expect(heardIn(poisoned)).toEqual(lines(own));
    expect(await credits()).toEqual({ credits: 1 });
  });

  it('is the lesson’s own where the model gives nothing that can be used, or another language', async () => {
    const { ask, order, narrate, books } = await listener();
    const german =
      'Der Leuchtturm von Cordouan wurde im Jahr 1611 vollendet und ist 67 Meter hoch. Seine Wärter zogen jeden Abend ein Uhrwerk auf, damit sich die Lampe die ganze Nacht drehte. Eine Linse aus gläsernen Ringen wirft das Licht 22 Meilen weit auf die See hinaus.';
    says = (given) => given.map(({ number }) => ({ number, text: german }));
    await order();
    await narrate();
    expect(await ask()).toMatchObject({ status: 'completed', script: 'refused' });
    expect(heardIn(await ask())).toEqual(lines(own));
    // It was asked to mend it, once.
    expect(await books()).toEqual([{ calls: 2, paid_calls: 2, has_tokens: true }]);
  });

  it('is asked for once, whenever its worker ends, and charged once', async () => {
    const { ask, order, narrate, credits } = await listener();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = model.count('write_narration');
    await Promise.all(Array.from({ length: 5 }, () => order({}, headers)));
    const stop = new AbortController();
    speech.fault = ({ input }) => {
      if (input.startsWith('Every evening')) stop.abort(new Error('killed'));
      return undefined;
    };
    await expect(narrate(stop.signal)).rejects.toThrow('killed');
    speech.fault = () => undefined;
    await narrate();
    expect(heardIn(await ask())).toEqual(lines(said));
    expect(model.count('write_narration') - first).toBe(1);
    expect(await credits()).toEqual({ credits: 2 });
  });

  it('returns its credit, once, where the model cannot be reached, and bounds what comes to nothing', async () => {
    const { ask, order, narrate, credits, books, me } = await listener();
    model.setFaults([{ step: 'write_narration', kind: 'error', status: 401 }]);
    await order();
    for (let delivery = 0; delivery < 2; delivery += 1)
      await expect(narrate()).resolves.toBeUndefined();
    const failed = await ask();
    expect(failed).toMatchObject({ status: 'failed', price: 1 });
    expect(failed.error).toContain('refused the key');
    expect(await credits()).toEqual({ credits: 3 });
    expect(await books()).toMatchObject([{ calls: 1, paid_calls: 0 }]);
    await app.database.query(
      "UPDATE provider_spend SET calls = $2 WHERE user_id = $1 AND purpose = 'narration'",
      [me.userId, limits.unpaidCalls.all],
    );
    const late = await order();
    expect([late.status, JSON.stringify(late.body)]).toEqual([
      429,
      expect.stringContaining('came to nothing'),
    ]);
    model.setFaults([]);
  });

  it(
    'is written in as many answers as a long lesson needs, with formulas and code for who writes',
    { tags: 'proof' },
    async () => {
      const long = Array.from(
        { length: 140 },
        (_each, nth) => `Keeper ${nth + 2} wound the clockwork of the lamp every evening at dusk.`,
      );
      const { ask, order, narrate } = await listener(
        [...long, 'The light is $I = P / r^2$ there.', '```\nturn(lamp)\n```'].join('\n\n'),
      );
      const first = model.count('write_narration');
      let given: Paragraphs = [];
      says = (paragraphs) => {
        given = [...given, ...paragraphs];
        return paragraphs.filter(({ text }) => text.startsWith('Keeper'));
      };
      await order();
      await narrate();
      const audio = await ask();
      expect(model.count('write_narration') - first).toBe(2);
      expect(given.map(({ text }) => text).slice(-2)).toEqual([
        'The light is I = P / r^2 there.',
        'turn(lamp)',
      ]);
      expect([audio.script, audio.sentences.length]).toEqual(['partly', 1 + long.length + 2]);
    },
  );
});
