import type { PathData, Submodule } from '@coursewright/contract';
import { describe, expect, it } from 'vitest';
import { partsToRead, readingOf, standingReading, withReportCard } from './index.ts';

const lesson = (content: string, change: Partial<Submodule> = {}): Submodule => ({
  id: crypto.randomUUID(),
  title: 'A lesson',
  description: '',
  objectives: [],
  status: 'completed',
  content,
  summary: '',
  key_terms: [{ term: 'Levee', definition: 'A ridge built by floods beside the channel.' }],
  quiz: [],
  resources: [],
  citations: [],
  ...change,
});

const courseOf = (...modules: Submodule[][]): PathData => ({
  topic: 'Rivers',
  language: 'en',
  explanation_style: 'standard',
  summary: '',
  author: { kind: 'model', name: 'a-model' },
  sources: [],
  resources: [],
  modules: modules.map((submodules) => ({
    id: crypto.randomUUID(),
    title: 'A module',
    description: '',
    learning_objectives: [],
    prerequisites: [],
    resources: [],
    submodules,
  })),
  report: {
    sentences_cited: 0,
    sentences_uncited: 0,
    citations_supported: 0,
    citations_unsupported: 0,
    submodules_failed: 0,
    notes: [],
  },
});

const found = (number: string, said: string) => ({
  findings: [{ aspect: 'repetition' as const, lesson: number, said, remark: 'As in 1.1.' }],
});

describe('the last reading of a course', () => {
  it('is of its written lessons under their numbers, without markers', () => {
    const course = courseOf(
      [lesson('Rivers carry sand [^1].'), lesson('', { status: 'failed' })],
      [lesson('Deltas grow.')],
    );
    expect(partsToRead(course, 10_000)).toEqual([
      {
        lessons: [
          expect.objectContaining({ number: '1.1', text: 'Rivers carry sand.' }),
          expect.objectContaining({ number: '2.1', text: 'Deltas grow.' }),
        ],
        others: [],
      },
    ]);
  });

  it('takes two parts where the course has no room, which know of each other and fit', () => {
    const long = Array.from({ length: 20 }, (_, n) => lesson(`${n} ${'words of it '.repeat(600)}`));
    const room = 40_000;
    const parts = partsToRead(courseOf(long.slice(0, 10), long.slice(10)), room);
    expect(parts.map(({ lessons, others }) => [lessons.length, others.length])).toEqual([
      [10, 10],
      [10, 10],
    ]);
    for (const { lessons, others } of parts) {
      expect(others.every(({ text, terms }) => text === '' && terms.length > 0)).toBe(true);
      expect(lessons.every(({ text }) => text.length > 2_000)).toBe(true);
      expect(JSON.stringify({ lessons, others }).length).toBeLessThan(room * 1.1);
    }
  });

  it('is not asked for where there is one lesson', () => {
    expect(partsToRead(courseOf([lesson('Rivers carry sand.')]), 10_000)).toEqual([]);
  });

  it('keeps what stands in the lesson it names, and nothing else', () => {
    const course = courseOf([lesson('First.'), lesson('Rivers *carry* sand [^1] to the sea.')]);
    const [module] = course.modules;
    const { findings } = readingOf(course, [
      found('1.2', '“Rivers carry sand to the sea”'),
      found('1.2', 'a ridge built by floods'),
      found('1.1', 'Rivers carry sand to the sea'),
      found('7.9', 'Rivers carry sand to the sea'),
      found('constructor', 'Rivers carry sand to the sea'),
      found('1.2', 'sea'),
    ]);
    expect(findings.map(({ place }) => place)).toEqual(
      ['content', 'key_term'].map((part) => ({
        part,
        module_id: module!.id,
        submodule_id: module!.submodules[1]!.id,
      })),
    );
  });

  it('is settled where the lesson no longer says it, or is gone', () => {
    const course = courseOf([lesson('First.'), lesson('Rivers carry sand to the sea.')]);
    const reading = readingOf(course, [found('1.2', 'Rivers carry sand')]);
    const read = { ...course, report: { ...course.report!, reading } };
    expect(standingReading(read)).toEqual({ reading });
    expect(withReportCard(read).report).toHaveProperty('reading');
    const [module] = read.modules;
    const changedTo = (submodules: Submodule[]): PathData => ({
      ...read,
      modules: [{ ...module!, submodules }],
    });
    const [first, second] = module!.submodules;
    const rewritten = changedTo([first!, { ...second!, content: 'Deltas grow.' }]);
    expect(withReportCard(rewritten).report).not.toHaveProperty('reading');
    expect(withReportCard(changedTo([first!])).report).not.toHaveProperty('reading');
  });
});
