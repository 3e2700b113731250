import { setTimeout as sleep } from 'node:timers/promises';
import { type ScriptedModel, startScriptedModel } from '@coursewright/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CourseBrief, LessonPlace, PickedPassage } from '../author.ts';
import { GrowingField } from './growing-field.ts';
import { growingLesson } from './growing-lesson.ts';
import { createModelAuthor } from './index.ts';
import { readJson } from './read-json.ts';

type FaultOfLessons =
  | 'cut_stream'
  | 'ended_stream'
  | 'garbled_stream'
  | 'stalled_stream'
  | 'split_stream'
  | 'unstreamed'
  | 'truncated_json'
  | 'refusal';
const providers = ['openai', 'google', 'anthropic', 'ollama'] as const;
const passages: PickedPassage[] = [
  'Rivers erode their banks by hydraulic action and by abrasion with the sediment they carry. Faster water lifts larger grains, and a flood can move boulders that rest for decades.',
  'El río lleva arena, «grava» y limo — 世界の川は海へ流れる。 Its colour 🌊 changes with the load that it carries down to the sea.',
  'A delta forms where a river meets standing water and drops its load. The Nile delta covers about 24,000 square kilometres and holds most of the farmland of Egypt.',
].map((text, index) => ({
  ref: `S1.${index + 1}`,
  sourceTitle: 'Rivers',
  headings: ['Rivers'],
  text,
  kind: 'prose',
}));
const brief: CourseBrief = { topic: 'Rivers', language: 'en', style: 'standard' };
const place: LessonPlace = {
  module: { title: 'Rivers at work', description: 'Erosion.', learning_objectives: ['Explain it'] },
  submodule: { title: 'Erosion', description: 'How water cuts rock.', objectives: ['Explain it'] },
  moduleTitles: ['Rivers at work'],
  submoduleTitles: ['Erosion'],
};

let model: ScriptedModel;
beforeAll(async () => {
  model = await startScriptedModel({
    seed: 7,
    refuses: (body) =>
      JSON.stringify(body).includes('no-streams') &&
      JSON.stringify(body).includes('"stream":true') &&
      'stream is not supported by this model',
  });
});
afterAll(() => model.close());
beforeEach(() => model.setFaults([]));

/** A lesson, and every text that it was seen with while it was written. */
async function written(
  provider: (typeof providers)[number],
  options: {
    signal?: AbortSignal;
    name?: string;
    timeoutMs?: number;
    listens?: boolean;
    onSeen?: (text: string) => void;
  } = {},
) {
  const { signal, name = 'scripted-1', timeoutMs = 5_000, listens = true, onSeen } = options;
  const author = createModelAuthor(
    {
      provider,
      name,
      baseUrl: provider === 'openai' ? model.openaiUrl : model.url,
      apiKey: 'key',
      timeoutMs,
    },
    { retryLimits: { retries: 2, maxWaitMs: 3_000, backoffMs: 5 } },
  );
  const seen: string[] = [];
  const onGrowth = (text: () => string) => {
    seen.push(text());
    onSeen?.(text());
  };
  const answer = await author.writeLesson(
    { brief, place, passages, material: { sources: [] } },
    { signal, ...(listens ? { onGrowth } : {}) },
  );
  return { ...answer, seen };
}
/** A fault in every lesson, or in these calls, counted from the next one on. */
function fault(kind: FaultOfLessons, calls?: number[]): void {
  const before = model.count('write_lesson');
  const numbers = calls?.map((call) => call + before);
  model.setFaults([{ step: 'write_lesson', kind, ...(numbers ? { calls: numbers } : {}) }]);
}
const bare = (content: string) => content.replace(/\s*\[S[^\]]*\]/g, '');
const lastAsked = () => model.calls.at(-1)!.asked;

describe.each(providers)('a lesson through %s', (provider) => {
  it('is seen growing, and is the lesson that comes of a whole answer', async () => {
    const whole = await written(provider, { listens: false });
    const { seen, ...streamed } = await written(provider);
    expect(streamed).toEqual({ value: whole.value, calls: 1, usage: whole.usage });
    const distinct = [...new Set(seen)];
    expect(distinct.length).toBeGreaterThan(5);
    const lengths = distinct.map((text) => text.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(distinct.at(-1)).toBe(bare(whole.value.content));
    for (const text of distinct) expect(text).not.toMatch(/\[S\d|\uFFFD/);
  });

  it(
    'keeps every character that arrives in two packets',
    { tags: provider === 'openai' ? [] : ['proof'] },
    async () => {
      const whole = await written(provider, { listens: false });
      fault('split_stream');
      // So many packets take their time on a machine that has other work.
      const { value, calls, seen } = await written(provider, { timeoutMs: 60_000 });
      expect([value, calls]).toEqual([whole.value, 1]);
      expect(seen.join('')).not.toContain('\uFFFD');
      expect(seen.at(-1)).toBe(bare(value.content));
    },
  );

  it('begins anew where an answer is repaired', async () => {
    fault('truncated_json', [1]);
    const { seen, value, calls } = await written(provider);
    expect(calls).toBe(2);
    const anew = seen.findIndex((text, at) => text === '' && (seen[at - 1] ?? '') !== '');
    expect(seen[anew - 1]!.length).toBeGreaterThan(100);
    expect(seen.at(-1)).toBe(bare(value.content));
  });

  it.each(['cut_stream', 'ended_stream'] as const)(
    'is asked for once more after a %s, and what was seen of it is void',
    async (kind) => {
      fault(kind, [1]);
      const { value, calls, seen } = await written(provider);
      expect(calls).toBe(2);
      expect(value.content.length).toBeGreaterThan(100);
      const last = seen.lastIndexOf('');
      expect(seen[last - 1]!.length).toBeGreaterThan(20);
    },
  );

  it('is not told of after it was stopped, and its request ends', async () => {
    fault('stalled_stream');
    const stop = new AbortController();
    const seen: string[] = [];
    const work = written(provider, {
      signal: stop.signal,
      onSeen: (text) => {
        seen.push(text);
        if (text.length > 100) stop.abort(new Error('Stopped'));
      },
    });
    await expect(work).rejects.toThrow('Stopped');
    const told = seen.length;
    await expect.poll(() => model.inFlight()).toBe(0);
    expect([seen.length, model.calls.at(-1)!.outcome]).toEqual([told, 'gone']);
  });

  it('is asked for once more where its stream stalls', async () => {
    fault('stalled_stream', [1]);
    const { calls, value } = await written(provider, { timeoutMs: 400 });
    expect(calls).toBe(2);
    expect(value.content.length).toBeGreaterThan(100);
    await expect.poll(() => model.inFlight()).toBe(0);
  });
});

describe('an OpenAI-compatible server', () => {
  it.each(['cut_stream', 'ended_stream', 'garbled_stream'] as const)(
    'that answers every stream with a %s writes lessons as before',
    async (kind) => {
      fault(kind);
      const { value, calls } = await written('openai');
      expect([calls, lastAsked().stream]).toEqual([2, false]);
      expect(value.content.length).toBeGreaterThan(100);
    },
  );

  it('that answers with the whole though asked for a stream is paid once', async () => {
    fault('unstreamed');
    const { value, calls, usage } = await written('openai');
    expect([calls, lastAsked().stream]).toEqual([1, true]);
    expect(usage!.outputTokens).toBeGreaterThan(0);
    expect(value.content.length).toBeGreaterThan(100);
  });

  it('that refuses to stream is asked for the whole', async () => {
    const { value, calls } = await written('openai', { name: 'no-streams' });
    expect([calls, lastAsked().stream]).toEqual([2, false]);
    expect(value.content.length).toBeGreaterThan(100);
  });

  it('that refuses for another reason is not asked again', async () => {
    const before = model.count();
    model.setFaults([{ step: 'write_lesson', kind: 'error', status: 400 }]);
    // Its message speaks of something upstream.
    await expect(written('openai')).rejects.toThrow('did not accept the request');
    expect(model.count() - before).toBe(1);
  });

  it('is asked for a stream only where somebody listens', async () => {
    await written('openai', { listens: false });
    expect(lastAsked().stream).toBe(false);
  });

  it('streams a refusal, which is no answer', async () => {
    fault('refusal');
    await expect(written('openai')).rejects.toThrow('refused to write about this topic');
  });
});

it.each(['cut_stream', 'ended_stream', 'garbled_stream'] as const)(
  'survives that google answers every stream with a %s, and writes lessons as before',
  async (kind) => {
    // The client reads a stream twice; what became of the second reading shows a turn later.
    const lost: unknown[] = [];
    const onLost = (reason: unknown) => void lost.push(reason);
    process.on('unhandledRejection', onLost);
    fault(kind);
    const { value, calls } = await written('google');
    await sleep(20);
    process.off('unhandledRejection', onLost);
    expect([calls, lastAsked().stream, lost]).toEqual([2, false, []]);
    expect(value.content.length).toBeGreaterThan(100);
  },
);

describe('the field of an object that is arriving', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('é', '世', '🌊', ...Array.from('ab{}[]",:\\/\n\t \r')),
  });
  const cut = (text: string, sizes: readonly number[]): string[] => {
    const pieces: string[] = [];
    for (let at = 0, turn = 0; at < text.length; turn++) {
      const size = sizes[turn % sizes.length] ?? 1;
      pieces.push(text.slice(at, at + size));
      at += size;
    }
    return pieces;
  };
  const read = (pieces: readonly string[]) => {
    const field = new GrowingField('content', 64_000);
    const seen = pieces.map((piece) => {
      field.push(piece);
      return field.text;
    });
    return { seen, text: field.text };
  };

  it('is a beginning of the value at any time, and the value at last', () => {
    const answers = fc.record({
      content: anyText,
      before: fc.option(fc.record({ content: anyText, list: fc.array(anyText) })),
      summary: anyText,
      isFirst: fc.boolean(),
    });
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
    fc.assert(
      fc.property(answers, sizes, fc.constantFrom(0, 2), (answer, steps, indent) => {
        const { content, before, summary, isFirst } = answer;
        const object = isFirst ? { content, before, summary } : { before, summary, content };
        const json = JSON.stringify(object, undefined, indent);
        const { seen, text } = read(cut(json, steps));
        expect(text).toBe(content);
        for (const part of seen) expect(content.startsWith(part)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('never fails, whatever arrives', { tags: 'proof' }, () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (pieces) => {
        expect(read(pieces).text.length).toBeLessThanOrEqual(pieces.join('').length);
      }),
    );
  });

  it.each([
    ['reasoning before it', '<think>I start with {"content": "no</think>{"content": "Yes"}'],
    ['a fence around it', '```json\n{"content": "Yes"}\n```'],
    ['an object of reasoning before it', '{"plan": {"content": "no"}} {"content": "Yes"}'],
    ['a key like it', '{"contents": "no", "content": "Yes", "x": {"content": "no"}}'],
  ])('is found with %s', (_name, reply) => {
    expect(read([...reply]).text).toBe('Yes');
  });

  it.each([
    'A \\(formula\\) and \\frac',
    'A raw\nline',
    'An escape \\u00e9 and \\ud83c\\udf0a',
    'Half \\u12 of one',
  ])('reads %j as the finished answer is read', (raw) => {
    const reply = `{"content": "${raw}"}`;
    const whole = readJson(reply);
    expect(growingLesson(read([...reply]).text, '')).toBe(
      growingLesson(String(Object.entries(whole ?? {})[0]?.[1]), ''),
    );
  });

  it('is kept up to a bound', () => {
    const field = new GrowingField('content', 100);
    field.push(`{"content": "${'x'.repeat(10_000)}`);
    expect(field.text.length).toBe(100);
  });
});

it.each([
  ['a marker', 'Rivers flow [S1.', 'Rivers flow'],
  ['a link', 'See [this page](https://evil.exa', 'See'],
  ['an image', 'See ![x](https://evil.example/pixel', 'See'],
  ['a marker in parentheses', 'Rivers flow (S1', 'Rivers flow'],
  ['a heading', 'Rivers flow.\n\n###', 'Rivers flow.'],
])('leaves out %s that has only begun', (_name, markdown, shown) => {
  expect(growingLesson(markdown, 'Title')).toBe(shown);
});

it('shows neither links nor images nor refs of a lesson that is being written', () => {
  const markdown =
    '# Title\n\nA [page](https://evil.example) and ![one](https://evil.example/p.png) [S1.1]. More';
  expect(growingLesson(markdown, 'Title')).toBe('A page and . More');
});
