import { buildPassages, type SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { partition } from './partition.ts';

/** A heading, its level and how many paragraphs stand below it. */
type Section = readonly [heading: string, level: number, paragraphs: number];

const paragraph = (n: number, about: string): string =>
  `The keeper walks to the ${about} number ${n} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at the ${about} ${n} and compares it with what was written. What both of them found is told to the town by telephone.`;

function sourceOf(sections: readonly Section[]): SourceText {
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

/** The lessons of a course, and the headings of what each of them is written from. */
function lessonsOf(
  sections: readonly Section[],
  asked: { readonly moduleCount?: number; readonly submoduleCount?: number } = {},
): { title: string; headings: string[] }[] {
  const source = sourceOf(sections);
  const { modules } = write({ sources: [source] }, brief('Dams', asked));
  return modules.flat().map(({ title, refs }) => {
    const taken = new Set(refs.map((ref) => Number(ref.split('.')[1])));
    const own = source.passages.filter(({ number }) => taken.has(number));
    return { title, headings: [...new Set(own.map(({ headings }) => headings.at(-1) ?? ''))] };
  });
}

describe('a section', () => {
  it('is one lesson, also where it is longer than others, if nobody asks for more', () => {
    expect(lessonsOf([['Gates', 1, 24]]).map(({ title }) => title)).toEqual(['Gates']);
    const titles = lessonsOf([
      ['Gates', 1, 24],
      ['Locks', 1, 6],
    ]).map(({ title }) => title);
    expect(titles.join()).not.toMatch(/:/);
    // What a lesson has no room for is cut all the same.
    expect(lessonsOf([['Gates', 1, 90]]).length).toBeGreaterThan(2);
  });
});

describe('the opening of a chapter', () => {
  it('is no lesson of its own where it says little', () => {
    const opening = 'The gates of the valley are kept by people who live beside them.';
    const { contentHash, passages } = buildPassages(
      [
        { kind: 'heading', level: 1, text: 'Gates' },
        { kind: 'prose', text: opening },
        { kind: 'heading', level: 2, text: 'Opening gates by hand' },
        ...Array.from({ length: 13 }, (_, n) => ({
          kind: 'prose' as const,
          text: paragraph(n, 'gate'),
        })),
      ],
      'en',
    );
    const { modules } = write(
      { sources: [{ ...sourceOf([]), contentHash, passages }] },
      brief('Gates'),
    );
    expect(modules.flat()).toHaveLength(1);
  });
});

describe('a lesson', () => {
  it('is written from the sections that its title names, where they fill it', () => {
    const [first] = lessonsOf(
      [
        ['Opening the gates by hand', 1, 8],
        ['Locks of stone in the valley', 1, 5],
        ['Weirs', 1, 12],
      ],
      { moduleCount: 1, submoduleCount: 2 },
    );
    expect(first).toEqual({
      title: 'Opening the gates by hand',
      headings: ['Opening the gates by hand'],
    });
  });

  it('is not called after what is done and what is spoken of at once', () => {
    const titleOf = (one: string, other: string): string | undefined =>
      lessonsOf(
        [
          [one, 1, 6],
          [other, 1, 5],
          ['Weirs', 1, 11],
        ],
        { moduleCount: 1, submoduleCount: 2 },
      )[0]?.title;
    expect(titleOf('Opening gates', 'Filling locks')).toBe('Opening gates and filling locks');
    expect(titleOf('Iron gates', 'Stone locks')).toBe('Iron gates and stone locks');
    expect(titleOf('Opening gates', 'Stone locks')).toBe('Opening gates');
    expect(titleOf('How gates move', 'Stone locks')).toBe('How gates move');
    expect(titleOf('Iron gates', 'A lock is stone')).toBe('Iron gates');
  });

  it.each([
    ['3.1 Gates', '3.2 Locks'],
    ['[1] Gates', '[2] Locks'],
    ['3) Gates', '4) Locks'],
    ['A.1 Gates', 'A.2 Locks'],
    ['3Gates', '4Locks'],
  ])('has no number of a section in its title: %s', (one, other) => {
    const titles = lessonsOf(
      [
        [one, 1, 8],
        [other, 1, 8],
      ],
      { moduleCount: 1, submoduleCount: 2 },
    ).map(({ title }) => title);
    expect(titles).toEqual(['Gates', 'Locks']);
  });
});

describe('the parts of a text', () => {
  it('have sections enough for the lessons they are to have', () => {
    // Sections of nine, four, four and four paragraphs.
    const chunks = [9, 4, 4, 4].flatMap((count) =>
      Array.from({ length: count }, (_, i) => ({ words: 100, cutCost: i === 0 ? 0.3 : 1 })),
    );
    expect(partition(chunks, 2, 1, 0)?.starts).toEqual([0, 9]);
    expect(partition(chunks, 2, 1, 0, 2)?.starts).toEqual([0, 13]);
    // Four paragraphs are no lesson where it has to have five hundred words.
    expect(partition(chunks, 2, 1, 900, 2)?.starts).toEqual([0, 9]);
  });
});
