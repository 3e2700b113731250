import { buildPassages, type SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { indexMaterial } from '../material/material-index.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { TitlesInUse } from './titles-in-use.ts';

const languages = 'ar ca de en es fr hi it ja nl pl pt ro ru uk zh'.split(' ');

const paragraph = (n: number, about: string): string =>
  `The keeper walks to the ${about} number ${n} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at the ${about} ${n} and compares it with what was written. What both of them found is told to the town by telephone.`;

/** A heading, its level, how many paragraphs stand below it and what they speak of besides it. */
type Section = readonly [heading: string, level: number, paragraphs: number, of?: string];

function sourceOf(sections: readonly Section[]): SourceText {
  const { contentHash, passages } = buildPassages(
    sections.flatMap(([heading, level, paragraphs, of]) => [
      ...(heading === '' ? [] : [{ kind: 'heading' as const, level, text: heading }]),
      ...Array.from({ length: paragraphs }, (_, n) => ({
        kind: 'prose' as const,
        text: `${paragraph(n + 1, heading.toLowerCase())}${of ? ` ${of}` : ''}`,
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
  it('are never the same, also where two of them open their section', () => {
    const index = indexMaterial({ sources: [sourceOf([['Gates', 1, 3]])] }, 'en');
    const titles = new TitlesInUse(index, phrasesFor('en'));
    const take = (): string =>
      titles.take(['Gates'], index.chunks, { isShared: true, above: 'Gates' });
    const taken = [take(), take(), take()];
    expect(new Set(taken).size).toBe(3);
  });

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
    expect(first).toEqual({
      module: 'Gates',
      lessons: ['Introduction to gates', 'Opening by hand'],
    });
  });

  it('are never numbered, also where nothing tells the parts of one section apart', () => {
    const [first] = titlesOf(
      sourceOf([
        ['Gates', 1, 18],
        ['Locks', 1, 18],
      ]),
      2,
      3,
    );
    expect(first!.lessons.slice(0, 2)).toEqual(['Introduction to gates', 'More on gates']);
    expect(first!.lessons[2]).toMatch(/^Gates: \p{L}{3,}/u);
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

describe('the title of a module', () => {
  it('names its two main sections where none holds it together', () => {
    const modules = titlesOf(
      sourceOf([
        ['Gates', 1, 6],
        ['Locks', 1, 6],
        ['Weirs', 1, 6],
        ['Fish ladders', 1, 6],
      ]),
      2,
      2,
    );
    expect(modules).toEqual([
      { module: 'Gates and locks', lessons: ['Gates', 'Locks'] },
      { module: 'Weirs and fish ladders', lessons: ['Weirs', 'Fish ladders'] },
    ]);
  });

  it('says what the names of its two sections share once, and keeps the capitals of English titles', () => {
    const titles = (headings: readonly string[]): readonly string[] =>
      titlesOf(sourceOf(headings.map((heading) => [heading, 1, 6] as const)), 2, 2).map(
        ({ module }) => module,
      );
    expect(
      titles(['Options for printing', 'Options for plotting', 'Opening Gates', 'Closing Locks']),
    ).toEqual(['Options for printing and plotting', 'Opening Gates and Closing Locks']);
    expect(titles(['Weirs', 'Low-level gates', 'Ladders', 'The long dam'])).toEqual([
      'Weirs and low-level gates',
      'Ladders and the long dam',
    ]);
  });

  it('is not that of one of its lessons alone', () => {
    const [first] = titlesOf(
      sourceOf([
        ['Gates', 1, 9],
        ['Locks', 1, 5],
        ['Weirs', 1, 14],
      ]),
      2,
      2,
    );
    expect(first).toEqual({ module: 'Gates and locks', lessons: ['Gates', 'Locks'] });
  });

  it('is one section alone where the two would make a list of lists', () => {
    const [first] = titlesOf(
      sourceOf([
        ['Gates and sluices', 1, 6],
        ['Locks', 1, 6],
        ['Weirs', 1, 6],
        ['Fish ladders', 1, 6],
      ]),
      2,
      2,
    );
    expect(first!.module).toBe('Gates and sluices');
  });

  it('is one list where the second of the two is a list', () => {
    const [first] = titlesOf(
      sourceOf([
        ['Locks', 1, 6],
        ['Gates and sluices', 1, 6],
        ['Weirs', 1, 6],
        ['Fish ladders', 1, 6],
      ]),
      2,
      2,
    );
    expect(first!.module).toBe('Locks, gates and sluices');
  });

  it('is not that of a section which its first lesson stands before', () => {
    const [first] = titlesOf(
      sourceOf([
        ['Gates', 1, 5],
        ['Locks', 1, 10],
        ['Weirs', 1, 15],
      ]),
      2,
      3,
    );
    expect(first!.module).toBe('Gates and locks');
  });

  it('is one section alone where the names of two would be a sentence', () => {
    const [first] = titlesOf(
      sourceOf([
        ['What the keeper of the gates does by day', 1, 6],
        ['What the keeper of the locks does at night', 1, 6],
        ['Weirs', 1, 6],
        ['Fish ladders', 1, 6],
      ]),
      2,
      2,
    );
    expect(first!.module).toBe('What the keeper of the gates does by day');
  });

  it('is no anchor that was set as a heading', () => {
    const modules = titlesOf(
      sourceOf([
        ['sect.gates-of-the-dam', 1, 6],
        ['Locks', 1, 6],
      ]),
      1,
      2,
    );
    expect(JSON.stringify(modules)).not.toContain('sect.');
  });
});

describe('a lesson with a part of a section', () => {
  it('is called after the subsections it has, not after the section they end', () => {
    const [, second] = titlesOf(
      sourceOf([
        ['Gates', 1, 9],
        ['Opening by hand', 2, 9],
        ['Closing by night', 2, 6],
        ['Locks', 1, 3],
      ]),
      3,
      1,
    );
    expect(second!.lessons).toEqual(['Opening by hand']);
    const [, last] = titlesOf(
      sourceOf([
        ['Gates', 1, 6],
        ['Opening by hand', 2, 3],
        ['Closing by night', 2, 4],
        ['Oiling', 2, 3],
        ['Locks', 1, 2],
      ]),
      1,
      2,
    ).flatMap(({ lessons }) => lessons);
    expect(last).toBe('Closing by night and oiling');
  });

  it('is called after the one subsection that it teaches of a long section', () => {
    const [gates] = titlesOf(
      sourceOf([
        ['Gates', 1, 1],
        ['Opening by hand', 2, 30],
        ['Closing by night', 2, 14],
        ['Locks', 1, 45],
      ]),
      1,
      2,
    ).flatMap(({ lessons }) => lessons);
    expect(gates).toBe('Opening by hand');
  });

  it('is called after the chapter whose questions it answers', () => {
    const [gates] = titlesOf(
      sourceOf([
        ['Opening gates', 1, 1],
        ['How is a gate opened?', 2, 30],
        ['Who may close a gate?', 2, 14],
        ['Locks', 1, 45],
      ]),
      1,
      2,
    ).flatMap(({ lessons }) => lessons);
    expect(gates).toBe('Opening gates');
  });

  it('is one question, and never two behind each other', () => {
    const [gates] = titlesOf(
      sourceOf([
        ['Gates', 1, 0],
        ['How is a gate opened?', 2, 5],
        ['Who may close a gate?', 2, 5],
        ['When is a gate oiled?', 2, 10],
      ]),
      1,
      2,
    );
    expect(gates!.lessons).toEqual(['How is a gate opened?', 'When is a gate oiled?']);
  });

  it('is one lesson on a section that it can quote whole', () => {
    const { modules } = write(
      {
        sources: [
          sourceOf([
            ['Gates', 1, 11],
            ['Locks', 1, 6],
            ['Opening by hand', 2, 6],
            ['Weirs', 1, 6],
            ['Fish ladders', 2, 6],
          ]),
        ],
      },
      brief('Dams'),
    );
    expect(modules[0]!.map(({ title }) => title)).toEqual(['Gates']);
  });

  it('is called after the section that it opens, unless its module is', () => {
    const parts: Section[] = ['Opening by hand', 'Closing by night', 'Oiling', 'Painting'].map(
      (heading) => [heading, 2, 6],
    );
    const [first] = titlesOf(sourceOf([['Locks', 1, 12], ['Gates', 1, 1], ...parts]), 1, 3);
    expect(first!.lessons.slice(0, 2)).toEqual(['Locks', 'Gates']);
    const before: Section[] = [
      ['Locks', 1, 12],
      ['Weirs', 1, 13],
    ];
    const [, gates] = titlesOf(sourceOf([...before, ['Gates', 1, 1], ...parts]), 2, 2);
    expect(gates).toMatchObject({
      module: 'Gates',
      lessons: ['Opening by hand and closing by night', 'Oiling and painting'],
    });
  });

  it('is called after its section, and not after a small part of that, where most stands before', () => {
    const [module] = titlesOf(
      sourceOf([
        ['Gates', 1, 8],
        ['Oiling', 2, 1],
        ['Painting', 2, 8],
        ['Locks', 1, 12],
      ]),
      2,
      2,
    );
    expect(module).toEqual({ module: 'Gates', lessons: ['Introduction to gates', 'Painting'] });
  });

  it('is called after the larger of two sections, where one is most of it', () => {
    const lessons = titlesOf(
      sourceOf([
        ['Gates', 1, 2],
        ['Locks (of stone)', 1, 7],
        ['Weirs (of wood)', 1, 4],
        ['Fish ladders', 1, 4],
      ]),
      1,
      2,
    ).flatMap((one) => one.lessons);
    expect(lessons).toEqual(['Locks (of stone)', 'Weirs and fish ladders']);
  });

  it('is told apart by what only it speaks of', () => {
    const [module] = titlesOf(
      sourceOf([
        ['Gates', 1, 6, 'The winch is called `turn_winch` on the plan.'],
        ['', 1, 6, 'Here the oil tank is full, and `fill_tank` says so.'],
        ['', 1, 6, 'The lamp is lit by `light_lamp` at night.'],
      ]),
      1,
      3,
    );
    expect(module!.lessons).toEqual(['Gates', 'More on gates', 'Gates: light_lamp']);
  });

  it('is not told apart by what something is set to, nor by what a name stands for', () => {
    const [module] = titlesOf(
      sourceOf([
        ['Gates', 1, 6],
        ['', 1, 6],
        ['', 1, 6, 'Here `auto` is set for `gate_name` by the `oil_tank` and the `winch_arm`.'],
      ]),
      1,
      3,
    );
    expect(module!.lessons[2]).toBe('Gates: oil_tank and winch_arm');
  });

  it.each(languages)('is told by entries of it, and that there are others, in %s', (language) => {
    const { within, suchAs } = phrasesFor(language);
    expect(suchAs('--all', '--bare')).toMatch(/--all.+--bare.+/u);
    expect(within('Options', suchAs('--all', '--bare'))).toMatch(/^Options\u00A0?[:：]\s?\S/u);
  });

  it('has Latin letters apart from Chinese signs in a list', () => {
    expect(phrasesFor('zh').list(['rules', 'control', 'Debian'])).toBe('rules、control 和 Debian');
    expect(phrasesFor('zh').list(['规则', '控制'])).toBe('规则和控制');
  });

  it('has a no-break space before the colon in French', () => {
    expect(phrasesFor('fr').within('Options', 'couleurs')).toBe('Options\u00A0: couleurs');
  });
});
