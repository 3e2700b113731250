import { createHash } from 'node:crypto';
import type { CourseModule, PathData, QuizItem, Submodule } from '@coursewright/contract';

export interface InventedCourse {
  readonly modules: number;
  readonly lessons: number;
  /** Sections of each lesson, of some 150 words. */
  readonly sections: number;
  /** Formulas of each section. */
  readonly formulas: number;
  /** Questions of each lesson. */
  readonly questions: number;
}

const words =
  'rivers carve valleys because water carries grains that wear down rock while slower currents let the same grains sink and build new land far below the mountains where snow melts every spring'.split(
    ' ',
  );

/** Text that is different everywhere, and the same each time. */
const phrase = (seed: number, length: number): string => {
  const step = 1 + (seed % 5);
  const at = (index: number): string => words[(seed * 7 + index * step) % words.length]!;
  return Array.from({ length }, (_, index) => at(index))
    .join(' ')
    .replace(/^./, (first) => first.toUpperCase());
};
const sentence = (seed: number, length: number): string => `${phrase(seed, length)}.`;

const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex');
const idOf = (name: string): string => {
  const hex = hashOf(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const passages = many(40, (index) => ({
  id: idOf(`passage ${index}`),
  number: index + 1,
  heading: `Rivers › Chapter ${1 + Math.floor(index / 10)}`,
  text: many(4, (at) => sentence(index * 4 + at, 24)).join(' '),
}));
const source = {
  id: idOf('source'),
  kind: 'web' as const,
  title: 'How rivers shape the land',
  url: 'https://example.org/rivers',
  fetched_at: '2026-01-02T03:04:05.000Z',
  content_hash: hashOf('source'),
  passages,
};

const extras = [
  '| River | Length |\n|---|---:|\n| Nile | 6650 |\n| Danube | 2850 |',
  '```python\ndef flow(area, speed):\n    return area * speed\n```',
  '- sand\n- silt\n  - fine silt\n- clay',
];

/** Formulas that are different everywhere, within a line and on lines of their own. */
const formulaOf = (seed: number, at: number): string =>
  at % 2 === 0
    ? `With $v_{${seed}} = \\frac{${at + 1}}{n} R^{2/3} S^{1/2}$ the speed follows.`
    : `$$\n\\sum_{i=1}^{${seed}} \\int_0^{${at}} \\frac{\\partial h_i}{\\partial t}\\,dt = \\sqrt{x^2 + ${seed}}\n$$`;

const sectionOf = (seed: number, formulas: number): string =>
  [
    `## ${phrase(seed, 4)}`,
    ...many(
      3,
      (at) => `${sentence(seed * 3 + at, 42)} **${phrase(seed, 3)}.**[^${1 + ((seed + at) % 8)}]`,
    ),
    ...many(formulas, (at) => formulaOf(seed, at)),
    extras[seed % extras.length]!,
  ].join('\n\n');

const questionOf = (name: string, at: number): QuizItem => ({
  id: idOf(`${name} question ${at}`),
  kind: 'multiple_choice',
  question: `${phrase(at + name.length, 9)}?`,
  options: many(4, (option) => ({
    id: idOf(`${name} option ${at} ${option}`),
    text: sentence(at * 4 + option, 6),
    is_correct: option === at % 4,
  })),
  explanation: sentence(at, 14),
  cites: [],
});

const lessonOf = (
  name: string,
  seed: number,
  { sections, formulas, questions }: InventedCourse,
): Submodule => ({
  id: idOf(name),
  title: `${phrase(seed, 3)} ${name}`,
  description: sentence(seed, 12),
  objectives: [sentence(seed, 7), sentence(seed + 1, 7)],
  status: 'completed',
  content: many(sections, (at) => sectionOf(seed * sections + at, formulas)).join('\n\n'),
  summary: sentence(seed, 30),
  key_terms: [seed, seed + 3].map((at) => ({
    term: words[at % words.length]!,
    definition: sentence(at, 10),
  })),
  quiz: many(questions, (at) => questionOf(name, at)),
  resources: [],
  citations: many(8, (at) => ({
    marker: at + 1,
    source_id: source.id,
    passage_id: passages[(seed + at) % passages.length]!.id,
    status: at === 7 ? 'unsupported' : 'supported',
  })),
});

/** A course of a size, with all that a lesson can have: tables, code, lists, formulas, citations. */
export function inventedCourse(shape: InventedCourse): PathData {
  const moduleOf = (number: number): CourseModule => ({
    id: idOf(`module ${number}`),
    title: `${phrase(number, 5)} ${number}`,
    description: sentence(number, 25),
    learning_objectives: [sentence(number, 8), sentence(number + 1, 8)],
    prerequisites: [],
    resources: [],
    submodules: many(shape.lessons, (at) =>
      lessonOf(`${number}-${at + 1}`, number * shape.lessons + at, shape),
    ),
  });
  return {
    topic: 'How rivers shape the land',
    language: 'en',
    explanation_style: 'standard',
    summary: sentence(5, 40),
    author: { kind: 'builtin', name: 'Built-in author' },
    sources: [source],
    resources: [],
    modules: many(shape.modules, (at) => moduleOf(at + 1)),
  };
}
