import {
  curiosity,
  pathData,
  progressEvent,
  type Curiosity,
  type PathData,
  type ProgressEvent,
  type Submodule,
} from '@coursewright/contract';
import { outlineOfWhole } from '../features/course/model/outline-of-whole.ts';

/**
 * A small course as the server would send it, and the log of its making. Ids are readable:
 * `ids.lesson(1, 2)`.
 */

const uuid = (kind: number, number: number) =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const ids = {
  module: (module: number) => uuid(1, module),
  lesson: (module: number, lesson: number) => uuid(2, module * 100 + lesson),
  source: (source: number) => uuid(3, source),
  passage: (source: number, passage: number) => uuid(4, source * 100 + passage),
  question: (question: number) => uuid(5, question),
  option: (question: number, option: number) => uuid(6, question * 100 + option),
};
const someTime = '2026-11-20T10:00:00.000Z';

const content = `## Water on the move

A river carries water downhill under the pull of gravity.[^1] The steeper the bed, the faster the flow.[^2] On most days it moves far less sediment than in a flood.[^3]

- The **channel** is the trough in which the water flows.[^1]
- The **floodplain** is the flat land that it covers in a flood.[^2]

### How fast?

The mean speed follows from Manning's formula, $v = \\frac{1}{n} R^{2/3} S^{1/2}$, where

$$R = \\frac{A}{P}$$

| Bed | Roughness *n* | Speed |
|---|---|---|
| Smooth concrete | 0.012 | 2.1 m/s |
| Gravel | 0.030 | 0.9 m/s |

\`\`\`python
def speed(n, radius, slope):
    """Metres per second."""
    return radius ** (2 / 3) * slope ** 0.5 / n
\`\`\`

> The stream is always the same, and never the same water.
`;

/** A question whose answer is an order: of three stretches of a river. */
export const anOrderingQuestion = (): Submodule['quiz'][number] => ({
  id: ids.question(3),
  kind: 'ordering',
  question: 'In which order does the water pass these?',
  explanation: 'It runs from the spring to the sea.',
  cites: [ids.passage(1, 1)],
  options: ['Spring', 'Gorge', 'Mouth'].map((text, index) => ({
    id: ids.option(3, index),
    text,
    is_correct: true,
  })),
});

/** A question whose answer is pairs: stretches of a river and what the water does there. */
export const aMatchingQuestion = (): Submodule['quiz'][number] => ({
  id: ids.question(4),
  kind: 'matching',
  question: 'What does the water do where?',
  explanation: 'It gathers speed, and loses it again.',
  cites: [ids.passage(1, 1)],
  options: [
    ['Spring', 'It comes to light'],
    ['Gorge', 'It cuts into the rock'],
    ['Mouth', 'It drops what it carried'],
  ].map(([text = '', match = ''], index) => ({
    id: ids.option(4, index),
    text,
    match,
    is_correct: true,
  })),
});

/** A question to answer from memory. */
export const aRecallQuestion = (): Submodule['quiz'][number] => ({
  id: ids.question(5),
  kind: 'free_recall',
  question: 'What does “gorge” mean?',
  explanation: 'The river cuts faster than its banks wear away.',
  cites: [ids.passage(1, 1)],
  options: [{ id: ids.option(5, 0), text: 'A narrow valley with steep walls', is_correct: true }],
});

const lesson = (module: number, number: number, change: Partial<Submodule> = {}): Submodule => ({
  id: ids.lesson(module, number),
  title:
    [
      ['Why rivers flow', 'Meanders and their migration', 'Reading a floodplain'],
      ['Floods and their rhythm', 'Living beside a river'],
    ][module - 1]?.[number - 1] ?? `Lesson ${module}.${number}`,
  description: 'What sets water in motion, and what decides how fast it goes.',
  objectives: ['Explain what drives a river', 'Estimate the speed of a stream'],
  status: 'completed',
  content,
  summary: 'Gravity drives the river; slope and bed decide its speed.',
  key_terms: [
    { term: 'Channel', definition: 'The trough in which a river flows.' },
    { term: 'Floodplain', definition: 'Flat land beside a river that floods cover.' },
  ],
  quiz: [
    {
      id: ids.question(1),
      kind: 'multiple_choice',
      question: 'What pulls the water of a river downhill?',
      explanation: 'Gravity acts on the water along the slope of the bed.',
      cites: [ids.passage(1, 1)],
      options: ['Wind', 'Gravity', 'The tide', 'Evaporation'].map((text, index) => ({
        id: ids.option(1, index),
        text,
        is_correct: text === 'Gravity',
      })),
    },
    {
      id: ids.question(2),
      kind: 'true_false',
      question: 'A steeper bed makes the water flow faster.',
      explanation: 'The speed grows with the square root of the slope.',
      cites: [],
      options: ['True', 'False'].map((text, index) => ({
        id: ids.option(2, index),
        text,
        is_correct: text === 'True',
      })),
    },
  ],
  resources: [
    {
      title: 'River mechanics',
      description: 'A short introduction with photographs.',
      url: 'https://rivers.example.org/mechanics',
      type: 'article',
      source_id: ids.source(1),
    },
  ],
  citations: [
    { marker: 1, source_id: ids.source(1), passage_id: ids.passage(1, 1), status: 'supported' },
    { marker: 2, source_id: ids.source(1), passage_id: ids.passage(1, 2), status: 'supported' },
    { marker: 3, source_id: ids.source(2), passage_id: ids.passage(2, 1), status: 'unsupported' },
  ],
  ...change,
});

/** A lesson of which only the plan exists. */
export const aPlannedLesson = (module: number, number: number, change: Partial<Submodule> = {}) =>
  lesson(module, number, {
    status: 'planned',
    content: '',
    summary: '',
    key_terms: [],
    quiz: [],
    resources: [],
    citations: [],
    ...change,
  });
export const aLesson = lesson;

const modules: [title: string, lessons: number][] = [
  ['Water, slope and speed', 3],
  ['Rivers and people', 2],
];

const courseSources: PathData['sources'] = [
  {
    id: ids.source(1),
    kind: 'web',
    title: 'The work of rivers',
    url: 'https://rivers.example.org/work',
    language: 'en',
    fetched_at: someTime,
    content_hash: 'a'.repeat(64),
    passages: [
      {
        id: ids.passage(1, 1),
        number: 1,
        heading: 'Rivers › Flow',
        text: 'All flow begins with height. A river carries water downhill under the pull of gravity. What it loses in height it gains in motion.',
      },
      {
        id: ids.passage(1, 2),
        number: 2,
        heading: 'Rivers › Flow',
        text: 'The steeper the bed, the faster the flow. Roughness works against it.',
      },
    ],
  },
  {
    id: ids.source(2),
    kind: 'document',
    title: 'Field notes',
    file_name: 'field-notes.pdf',
    language: 'en',
    fetched_at: someTime,
    content_hash: 'b'.repeat(64),
    passages: [
      {
        id: ids.passage(2, 1),
        number: 1,
        heading: '',
        text: 'The flood of spring moved gravel for three days.',
      },
    ],
  },
];

/** Two modules with three and two lessons; `lessons` may replace some of them. */
export const aCourse = (change: Partial<PathData> = {}, lessons: Submodule[] = []): PathData =>
  pathData.parse({
    topic: 'How rivers shape land',
    language: 'en',
    explanation_style: 'standard',
    summary:
      'Why rivers flow, bend and flood, and what the land beside them tells of it. For curious walkers.',
    author: { kind: 'builtin', name: 'Built-in author' },
    sources: courseSources,
    resources: [
      {
        title: 'Field notes',
        description: 'Your own document.',
        type: 'document',
        source_id: ids.source(2),
      },
    ],
    modules: modules.map(([title, count], index) => ({
      id: ids.module(index + 1),
      title,
      description: 'From the first drop to the wide valley.',
      learning_objectives: ['Describe how a river moves'],
      prerequisites: [],
      resources: [],
      submodules: Array.from(
        { length: count },
        (_, at) =>
          lessons.find(({ id }) => id === ids.lesson(index + 1, at + 1)) ??
          lesson(index + 1, at + 1),
      ),
    })),
    report: {
      sentences_cited: 46,
      sentences_uncited: 2,
      citations_supported: 45,
      citations_unsupported: 5,
      submodules_failed: 0,
      notes: ['field-notes.pdf: two scanned pages without text were left out.'],
    },
    ...change,
  });

/** The outline of a course, as the server makes it. */
export const anOutlineOf = (course: PathData) => outlineOfWhole(course);

const curiositySource = {
  source_id: ids.source(1),
  title: 'The work of rivers',
  url: 'https://rivers.example.org/work',
  passage_id: ids.passage(1, 1),
  quote: 'A river carries water downhill under the pull of gravity.',
};

/** A small finding from the sources. */
export const aFact = (
  number: number,
  category: Extract<Curiosity, { kind: 'curiosity' }>['category'] = 'fun_fact',
): Curiosity =>
  curiosity.parse({
    id: uuid(7, number),
    kind: 'curiosity',
    category,
    text: `Fact number ${number}.`,
    source: curiositySource,
  });

/**
 * A question about the sources, of which the first option is right; an opinion poll has no right
 * one.
 */
export const aQuestion = (
  number: number,
  category: Extract<Curiosity, { kind: 'question' }>['category'] = 'quick_quiz',
  options = ['Gravity', 'Wind', 'The tide'],
): Curiosity =>
  curiosity.parse({
    id: uuid(8, number),
    kind: 'question',
    category,
    question: `Question number ${number}?`,
    explanation: 'Water always seeks the lowest place.',
    source: curiositySource,
    options: options.map((text, index) => ({
      id: uuid(9, number * 100 + index),
      text,
      ...(category === 'opinion_poll' ? {} : { is_correct: index === 0 }),
    })),
  });

/** One row of the progress log. */
export const anEvent = (id: number, change: Partial<ProgressEvent> = {}): ProgressEvent =>
  progressEvent.parse({
    id,
    action: 'processing',
    phase: 'research',
    message: 'Reading',
    timestamp: someTime,
    phase_progress: 0.5,
    overall_progress: 0.1,
    ...change,
  });

/** Events as the body of a progress stream. */
export const asStream = (events: readonly ProgressEvent[]): string =>
  events.map((event) => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`).join('');
