import { type ScriptedModel, startScriptedModel } from '@coursewright/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CourseBrief, LessonPlace, Material, PickedPassage } from '../author.ts';
import { UnusableAnswer } from '../author.ts';
import { createModelAuthor } from './index.ts';

/** What models of a few hundred million parameters answer, which fits its form and says nothing. */
type Step = 'outline_modules' | 'outline_submodules' | 'write_lesson' | 'write_quiz';
const steps: readonly Step[] = [
  'outline_modules',
  'outline_submodules',
  'write_lesson',
  'write_quiz',
];

const topic = 'How tides move the sea';
const brief: CourseBrief = {
  topic,
  language: 'en',
  style: 'standard',
  moduleCount: 3,
  submoduleCount: 3,
};
const facts = [
  'The Moon pulls the water on the near side of the Earth more strongly than the Earth itself, so that the sea bulges towards it, and a second bulge forms on the far side.',
  'Most coasts meet both bulges in a day, and therefore have two high waters some twelve hours and twenty-five minutes apart.',
  'At new and full moon the Sun pulls in line with the Moon, and the range between high and low water is greatest: these are the spring tides.',
  'In a funnel-shaped bay such as the Bay of Fundy the rising water is squeezed, and the range reaches sixteen metres.',
];
const passages: PickedPassage[] = facts.map((text, index) => ({
  ref: `S1.${index + 1}`,
  sourceTitle: 'Tides',
  headings: ['Tides'],
  text,
  kind: 'prose',
}));
const material: Material = {
  sources: [
    {
      id: '00000000-0000-4000-9000-000000000001',
      kind: 'document',
      title: 'Tides',
      language: 'en',
      fetchedAt: '2026-01-01T00:00:00.000Z',
      contentHash: 'a'.repeat(64),
      passages: facts.map((text, index) => ({
        id: `00000000-0000-4000-8000-00000000000${index + 1}`,
        number: index + 1,
        headings: ['Tides'],
        text,
        kind: 'prose' as const,
      })),
    },
  ],
};
const module = {
  title: 'What pulls the water',
  description: 'How Moon and Sun raise the tides.',
  learning_objectives: ['Explain why most coasts have two high waters a day'],
};
const place: LessonPlace = {
  module,
  submodule: {
    title: 'Two bulges',
    description: 'Why the sea bulges on both sides of the Earth.',
    objectives: ['Explain the bulge on the far side'],
  },
  moduleTitles: [module.title, 'Coasts and bays'],
  submoduleTitles: ['Two bulges', 'Spring and neap'],
};
const lesson = {
  content: facts.map((text, index) => text.replace(/\.$/, ` [S1.${index + 1}].`)).join('\n\n'),
  summary: 'Why there are two high waters a day.',
  key_terms: [],
};

/** The form of a step with a text in each of its fields; `at` counts the fields from 0. */
function form(step: Step, text: (at: number) => string): string {
  let at = 0;
  const say = () => text(at++);
  const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  const answers = {
    outline_modules: () => ({
      summary: say(),
      modules: times(3, () => ({
        title: say(),
        description: say(),
        learning_objectives: [say(), say()],
        prerequisites: [],
        terms: [say()],
      })),
    }),
    outline_submodules: () => ({
      submodules: times(3, () => ({
        title: say(),
        description: say(),
        objectives: [say()],
        refs: ['S1.1'],
        terms: [say()],
      })),
    }),
    write_lesson: () => ({
      content: `${say()} [S1.1]`,
      summary: say(),
      key_terms: [{ term: say(), definition: say() }],
      evidence: [],
    }),
    write_quiz: () => ({
      items: times(5, () => ({
        kind: 'multiple_choice',
        question: say(),
        options: [true, false, false, false].map((is_correct) => ({ text: say(), is_correct })),
        explanation: say(),
        refs: ['S1.1'],
      })),
    }),
  };
  return JSON.stringify(answers[step]());
}
const always = (text: string) => (step: Step) => form(step, () => text);

const german =
  'Der Mond zieht das Wasser auf der ihm zugewandten Seite stärker an als die Erde selbst, sodass sich das Meer zu ihm hin wölbt, und auf der abgewandten Seite entsteht eine zweite Wölbung, die ebenso hoch ist wie die erste und mit ihr um die Erde wandert.';
const systemOf = (asked: { system: string }) => asked.system;

const replies: [
  what: string,
  reply: (step: Step, asked: { system: string; user: readonly string[] }) => string,
][] = [
  ['an ellipsis', always('…')],
  ['three dots', always('...')],
  ['the name of a type', always('string')],
  ['the name of a type in quotation marks', always('"string"')],
  ['a slot', always('<text>')],
  ['a slot in braces', always('{{content}}')],
  ['a slot in brackets', always('[insert text here]')],
  ['nothing in every field', always('')],
  ['blanks', always('   ')],
  ['the topic', always(topic)],
  ['the topic with numbers', (step) => form(step, (at) => `${topic} ${at + 1}`)],
  ['parts with numbers', (step) => form(step, (at) => `Module ${at + 1}`)],
  ['questions with numbers', (step) => form(step, (at) => `Question ${at + 1}`)],
  ['filler text', always('Lorem ipsum dolor sit amet, consectetur adipiscing elit.')],
  ['N/A', always('N/A')],
  ['TBD', always('TBD')],
  ['null', always('null')],
  ['undefined', always('undefined')],
  ['marks', always('!!! ??? ***')],
  ['pictures', always('🌊🌊🌊')],
  ['one word again and again', always('tides '.repeat(120).trim())],
  ['one sentence again and again', always('The sea moves with the tides. '.repeat(40).trim())],
  ['two words in turn', always('water moon '.repeat(120).trim())],
  ['the title of the module', always(module.title)],
  ['another language', always(german)],
  ['what a model says of itself', always('As an AI language model, I cannot write this.')],
  ['a remark on the task', always('Here is the lesson you asked for.')],
  [
    'a rule of the prompt',
    (step, asked) => form(step, () => /^- (.{60,})$/m.exec(systemOf(asked))?.[1] ?? ''),
  ],
  [
    'every rule of the prompt',
    (step, asked) => form(step, () => systemOf(asked).replace(/\n- /g, ' ')),
  ],
  [
    'the example of the prompt',
    (_step, asked) =>
      systemOf(asked)
        .split('\n')
        .findLast((line) => line.startsWith('{')) ?? '',
  ],
  ['the whole prompt', (_step, asked) => `${systemOf(asked)}\n${asked.user.join('\n')}`],
  [
    'a schema',
    () =>
      JSON.stringify({
        type: 'object',
        properties: { title: { type: 'string' }, content: { type: 'string' } },
        required: ['title', 'content'],
      }),
  ],
  ['an empty object', () => '{}'],
  ['an empty list', () => '[]'],
  ['empty lists', () => '{"summary": "", "modules": [], "submodules": [], "items": []}'],
  ['nothing', () => ''],
  ['prose', () => 'The tides are the rise and fall of the sea. They come from the Moon.'],
  ['a fence around nothing', () => '```json\n{}\n```'],
  ['a fence around placeholders', (step) => `\`\`\`json\n${form(step, () => 'string')}\n\`\`\``],
  ['what was cut off', (step) => form(step, () => facts[0]!).slice(0, 90)],
  ['an answer as a text', (step) => JSON.stringify(form(step, () => 'string'))],
];

describe.each(steps)('a model that small, asked to %s', (step) => {
  let model: ScriptedModel;
  let reply: (typeof replies)[number][1];
  beforeAll(async () => {
    model = await startScriptedModel({
      says: (asked, of) => (of === step ? reply(step, asked) : undefined),
    });
  });
  afterAll(() => model.close());

  const ask = () => {
    const author = createModelAuthor(
      {
        provider: 'openai',
        name: 'tiny-1',
        baseUrl: model.openaiUrl,
        apiKey: 'key',
        timeoutMs: 5_000,
      },
      { retryLimits: { retries: 0, maxWaitMs: 0, backoffMs: 1 } },
    );
    const outline = { summary: 'Tides.', modules: [{ ...module, prerequisites: [] }] };
    return {
      outline_modules: () => author.outlineModules({ brief, material }, {}),
      outline_submodules: () =>
        author.outlineLessons({ brief, material, outline, moduleIndex: 0 }, {}),
      write_lesson: () => author.writeLesson({ brief, place, passages, material }, {}),
      write_quiz: () =>
        author.writeQuiz({ brief, place, lesson, passages, material, wanted: 5 }, {}),
    }[step]();
  };

  it.each(replies)('is not believed where it answers with %s', async (_what, answers) => {
    reply = answers;
    const before = model.count(step);
    const outcome = await ask().then(
      ({ value }) => value,
      (error: unknown) => error,
    );
    expect(outcome).toBeInstanceOf(UnusableAnswer);
    expect(model.count(step) - before).toBe(2);
  });
});
