import { buildPassages, type SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';

function sourceOf(
  sections: readonly (readonly [string, number, number])[],
  first = '',
): SourceText {
  const { contentHash, passages } = buildPassages(
    [
      ...(first === '' ? [] : [{ kind: 'prose' as const, text: first }]),
      ...sections.flatMap(([heading, level, paragraphs]) => [
        { kind: 'heading' as const, level, text: heading },
        ...Array.from({ length: paragraphs }, (_, n) => ({
          kind: 'prose' as const,
          text: `The keeper walks to the ${heading.toLowerCase()} number ${n + 1} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at the ${heading.toLowerCase()} ${n + 1} and compares it with what was written. What both of them found is told to the town by telephone.`,
        })),
      ]),
    ],
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

const outlineOf = (source: SourceText, modules: number, lessons: number) =>
  write({ sources: [source] }, brief('Dams', { moduleCount: modules, submoduleCount: lessons }))
    .outline;

describe('the description of a module', () => {
  it('names what its lessons are about, and not that one is an overview', () => {
    const { modules } = outlineOf(
      sourceOf([
        ['Gates', 1, 6],
        ['Opening by hand', 2, 6],
        ['Closing by night', 2, 6],
        ['Locks', 1, 18],
      ]),
      2,
      3,
    );
    expect(modules[0]!.title).toBe('Gates');
    expect(modules[0]!.description).toBe('Covers opening by hand and closing by night.');
  });

  it('does not leave a lesson out that has a comma in its name', () => {
    const { modules } = outlineOf(
      sourceOf([
        ['Gates', 1, 6],
        ['Opening, closing, oiling', 2, 6],
        ['Winches', 2, 6],
        ['Locks', 1, 18],
      ]),
      2,
      3,
    );
    expect(modules[0]!.description).toBe('Covers “Opening, closing, oiling” and winches.');
  });
});

describe('the description of a lesson', () => {
  it('takes no stressed word and no source of a quotation for what the lesson is on', () => {
    const said = (n: number) =>
      `The keeper of dam ${n} holds that a **real** dam needs **spill gates** and a keeper. “No dam is safe without a lamp.” [**The Lamps**, p. ${n}] Whoever sees the **spill gates** from the **hill road** at night knows how high the water stands behind wall ${n} in that hour.`;
    const { contentHash, passages } = buildPassages(
      [1, 2, 3, 4, 5, 6].map((n) => ({
        kind: 'prose' as const,
        text: said(n),
        terms: ['real', 'spill gates', 'hill road', 'The Lamps'],
      })),
      'en',
    );
    const source = {
      ...sourceOf([['Gates', 1, 1]]),
      contentHash,
      passages,
    };
    const { modules } = write(
      { sources: [source] },
      brief('Dams', { moduleCount: 1, submoduleCount: 1 }),
    );
    const [{ description } = { description: '' }] = modules[0] ?? [];
    expect(description).toContain('spill gates');
    expect(description).not.toMatch(/\breal\b|Lamps/);
  });
});

describe('the summary of a course', () => {
  it.each([
    'You cannot become a keeper of the dams in a day, for it takes years.',
    'Unless you need the old dams of the valley, leave the gates as they are.',
    'The dams of the valley are kept for three reasons.',
    'Clearly the dams of the valley are the oldest of these walls.',
    'The office of the dams welcomes feedback on this text and on the gates.',
    'Values of each meter reach the dams before the office opens its gates to the boats of the morning.',
  ])('does not begin with what is said to the reader: %s', (sentence) => {
    const sections = [
      ['Gates', 1, 6],
      ['Locks', 1, 6],
    ] as const;
    expect(outlineOf(sourceOf(sections, sentence), 1, 2).summary).toMatch(/^The course leads/);
  });

  it('begins with what the text says of its subject', () => {
    const first = 'The dams of the valley are seven walls of stone that hold the river back.';
    const sections = [
      ['Gates', 1, 6],
      ['Locks', 1, 6],
    ] as const;
    expect(outlineOf(sourceOf(sections, first), 1, 2).summary.startsWith(first)).toBe(true);
  });
});
