import { buildPassages } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { indexMaterial } from '../material/material-index.ts';
import { phrasesFor } from '../phrases/phrases.ts';

/** A heading, its level and how many paragraphs stand below it. */
type Section = readonly [heading: string, level: number, paragraphs: number];

const sourceOf = (sections: readonly Section[], title = 'Dams of the valley') => ({
  id: 'dams',
  kind: 'document' as const,
  title,
  language: 'en',
  fetchedAt: '2026-01-01T00:00:00.000Z',
  ...buildPassages(
    sections.flatMap(([heading, level, paragraphs]) => [
      { kind: 'heading' as const, level, text: heading },
      ...Array.from({ length: paragraphs }, (_, n) => ({
        kind: 'prose' as const,
        text: `The keeper walks to the ${heading.toLowerCase()} number ${n + 1} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at the ${heading.toLowerCase()} ${n + 1} and compares it with what was written. What both of them found is told to the town by telephone.`,
      })),
    ]),
    'en',
  ),
});

const lessonsOf = (sections: readonly Section[]): string[] =>
  write({ sources: [sourceOf(sections)] }, brief('Dams', { moduleCount: 1, submoduleCount: 2 }))
    .modules.flat()
    .map(({ title }) => title);

describe('the title of a lesson', () => {
  it('says the first word of two names once', () => {
    const [gates] = lessonsOf([
      ['Gate wheels', 1, 5],
      ['Gate chains', 1, 5],
      ['Locks', 1, 10],
    ]);
    expect(gates).toBe('Gate wheels and chains');
  });

  it.each(['Module contents', 'Returns'])('is not “%s” alone in a module', (heading) => {
    const { modules } = write(
      {
        sources: [
          sourceOf(
            [
              ['gate.locks module', 1, 1],
              [heading, 2, 8],
            ],
            'gate.locks module',
          ),
        ],
      },
      brief('Dams', { moduleCount: 1, submoduleCount: 1 }),
    );
    expect(modules.flat()[0]!.title).not.toBe(heading);
  });

  it('says of what it tells the properties', () => {
    const [, locks] = lessonsOf([
      ['Gates', 1, 10],
      ['Locks', 1, 0],
      ['Properties', 2, 10],
    ]);
    expect(locks).toBe('Locks: properties');
  });

  it.each([
    ['en', 'the gate', 'Introduction to the gate'],
    ['es', 'el río', 'Introducción al río'],
    ['es', 'las compuertas', 'Introducción a las compuertas'],
    ['fr', 'le filtre', 'Introduction au filtre'],
    ['fr', 'l’écluse', 'Introduction à l’écluse'],
    ['it', 'gli archivi', 'Introduzione agli archivi'],
    ['pt', 'a represa', 'Introdução à represa'],
    ['ca', 'els rius', 'Introducció als rius'],
    ['de', 'Die Schleuse', 'Die Schleuse im Überblick'],
    ['es', 'Debian', 'Debian: visión general'],
  ])('introduces in %s what has its article: %s', (language, said, title) => {
    expect(phrasesFor(language).overview(said, said)).toBe(title);
  });

  it('is what the code is of that a page shows, and no line of it', () => {
    const [gates, locks] = lessonsOf([
      ['Source code for gate.wheels', 1, 10],
      ['locks = [', 1, 0],
      ['Stone locks', 2, 10],
    ]);
    expect([gates, locks]).toEqual(['gate.wheels', 'Stone locks']);
  });
});

describe('the title of a document', () => {
  it.each([
    ['Gates | Dams v2.1 Documentation', 'Gates'],
    ['Gates (Dams API)', 'Gates'],
    ['Gates: dams Reference Manual', 'Gates'],
    ['Gates (of iron)', 'Gates (of iron)'],
    ['章 9. 水閘', '水閘'],
    ['Chương 9. Gates', 'Gates'],
    ['. Gates', 'Gates'],
    ['10장. 수문', '수문'],
  ])('of the page %s is %s', (title, name) => {
    expect(
      indexMaterial({ sources: [sourceOf([['Wheels', 1, 3]], title)] }, 'en').sources[0]!.title,
    ).toBe(name);
  });

  it.each([
    ['dam.service, damd – keeper of gates', 'Keeper of gates'],
    ['dam – keeper of gates, which is old', 'Keeper of gates'],
  ])('of the manual page %s is that of its one module: %s', (title, name) => {
    const { outline } = write(
      {
        sources: [
          sourceOf(
            [
              ['Gates', 1, 5],
              ['Locks', 1, 5],
            ],
            title,
          ),
        ],
      },
      brief('Dams', { moduleCount: 1, submoduleCount: 2 }),
    );
    expect(outline.modules[0]!.title).toBe(name);
  });
});
