import type { PathData, Submodule } from '@coursewright/contract';
import { bread } from './good-lessons.ts';

const uuid = (kind: number, number: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export interface GoodLesson {
  readonly title: string;
  readonly objectives: readonly string[];
  /** Paragraphs; each sentence that claims something carries the marker of its passage. */
  readonly content: string;
  readonly summary: string;
  readonly terms: Readonly<Record<string, string>>;
  /** Question, options with the answer under `key`, explanation. */
  readonly quiz: readonly {
    readonly ask: string;
    readonly options: readonly [string, string, string, string];
    readonly key: number;
    readonly why: string;
  }[];
  readonly passages: readonly string[];
}

/**
 * A course as a careful person would write it, about bread: what no check may find fault with. Each
 * lesson rests on passages of its own, of three sources in turn.
 */
export function goodCourse(change: Partial<PathData> = {}): PathData {
  const sources = [1, 2, 3].map((source) => ({
    id: uuid(3, source),
    kind: 'web' as const,
    title: ['The Baker’s Notes', 'Grain and Flour', 'Ovens at Home'][source - 1]!,
    url: `https://bread${source}.example.org/notes`,
    language: 'en',
    fetched_at: '2026-11-20T10:00:00.000Z',
    content_hash: String(source).repeat(64),
    passages: bread
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ passages }, lesson) =>
        passages
          .map((text, at) => ({ lesson, at, text }))
          .filter(({ at }) => (lesson + at) % 3 === source - 1),
      )
      .map(({ lesson, at, text }, number) => ({
        id: uuid(4, lesson * 10 + at + 1),
        number: number + 1,
        heading: 'Bread',
        text,
      })),
  }));
  let lessons = 0;
  return {
    topic: 'Baking bread at home',
    language: 'en',
    explanation_style: 'standard',
    summary: 'From flour and water to a loaf: what happens in dough, and how to steer it.',
    author: { kind: 'model', name: 'scripted:bread' },
    sources,
    resources: [],
    modules: bread.map(({ title, lessons: own }, module) => ({
      id: uuid(1, module + 1),
      title,
      description: `${title}.`,
      learning_objectives: [`Describe how bread is made: ${title.toLowerCase()}`],
      prerequisites: [],
      resources: [],
      submodules: own.map((lesson) => submoduleOf(lesson, lessons++)),
    })),
    report: {
      sentences_cited: 40,
      sentences_uncited: 6,
      citations_supported: 18,
      citations_unsupported: 0,
      submodules_failed: 0,
      notes: [],
    },
    ...change,
  };
}

function submoduleOf(lesson: GoodLesson, index: number): Submodule {
  const passageId = (at: number): string => uuid(4, index * 10 + at + 1);
  return {
    id: uuid(2, index + 1),
    title: lesson.title,
    description: lesson.summary,
    objectives: [...lesson.objectives],
    status: 'completed',
    content: lesson.content,
    summary: lesson.summary,
    key_terms: Object.entries(lesson.terms).map(([term, definition]) => ({ term, definition })),
    quiz: lesson.quiz.map(({ ask, options, key, why }, number) => ({
      id: uuid(5, index * 10 + number + 1),
      kind: 'multiple_choice',
      question: ask,
      options: options.map((text, at) => ({
        id: uuid(6, index * 100 + number * 10 + at + 1),
        text,
        is_correct: at === key,
      })),
      explanation: why,
      cites: [passageId(number % lesson.passages.length)],
    })),
    resources: [],
    citations: lesson.passages.map((_, at) => ({
      marker: at + 1,
      source_id: uuid(3, ((index + at) % 3) + 1),
      passage_id: passageId(at),
      status: 'supported',
    })),
  };
}
