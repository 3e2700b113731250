import { buildPassages, type SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { phrasesFor } from '../phrases/phrases.ts';

const paragraph = (n: number, about: string): string =>
  `The keeper walks to the ${about} number ${n} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at the ${about} ${n} and compares it with what was written. What both of them found is told to the town by telephone.`;

function sourceOf(sections: readonly (readonly [string, number, number])[]): SourceText {
  const { contentHash, passages } = buildPassages(
    sections.flatMap(([heading, level, paragraphs]) => [
      { kind: 'heading' as const, level, text: heading },
      ...Array.from({ length: paragraphs }, (_, n) => ({
        kind: 'prose' as const,
        text: paragraph(n + 1, heading.toLowerCase()),
      })),
    ]),
    'en',
  );
  return {
    id: 'dams',
    kind: 'document',
    title: 'Dams of the valley',
    language: 'en',
    fetchedAt: '2026-01-01T00:00:00.000Z',
    contentHash,
    passages,
  };
}
const titlesOf = (source: SourceText, modules: number, lessons: number) => {
  const { outline, modules: written } = write(
    { sources: [source] },
    brief('Dams', { moduleCount: modules, submoduleCount: lessons }),
  );
  return outline.modules.map(({ title }, at) => ({
    module: title,
    lessons: written[at]!.map((lesson) => lesson.title),
  }));
};

describe('the titles of the lessons of a module', () => {
  it('do not repeat its own: the lesson that opens it is its overview', () => {
    const [first] = titlesOf(
      sourceOf([
        ['Gates', 1, 6],
        ['Opening by hand', 2, 6],
        ['Locks', 1, 6],
        ['Closing by night', 2, 6],
      ]),
      2,
      2,
    );
    expect(first).toEqual({ module: 'Gates', lessons: ['Gates: overview', 'Opening by hand'] });
  });

  it('are numbered where one section fills the module, and have no stray words', () => {
    const [first] = titlesOf(
      sourceOf([
        ['Gates', 1, 18],
        ['Locks', 1, 18],
      ]),
      2,
      3,
    );
    expect(first).toEqual({
      module: 'Gates',
      lessons: ['Gates', 'Gates (2)', 'Gates (3)'],
    });
  });

  it('are not those of what stands above the module, nor an overview of an overview', () => {
    const [first, second] = titlesOf(
      sourceOf([
        ['Waterworks', 1, 0],
        ['Overview of gates', 2, 6],
        ['Opening by hand', 3, 6],
        ['Locks', 2, 12],
      ]),
      2,
      2,
    );
    expect(first!.lessons).toEqual(['Overview of gates', 'Opening by hand']);
    expect([...first!.lessons, ...second!.lessons]).not.toContain('Waterworks');
  });
});

describe('an objective about a section', () => {
  it.each([
    ['Where to Log', 'Summarise the main ideas of “Where to Log”'],
    ['Freshness Lifetime', 'Summarise the main ideas of “Freshness Lifetime”'],
    ['Moving and Copying Objects', 'Summarise the main ideas of “Moving and Copying Objects”'],
    ['the Calvin cycle', 'Explain the Calvin cycle'],
    ['moving objects', 'Practise moving objects'],
  ])('has the heading %s in quotation marks where it has capitals', (heading, objective) => {
    expect(phrasesFor('en').explain(heading)).toBe(objective);
  });
});
