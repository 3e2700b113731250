import { buildPassages, type SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { indexMaterial } from '../material/material-index.ts';
import { withoutSharedName } from '../material/shared-titles.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { inOwnCase } from './title-case.ts';
import { TitlesInUse } from './titles-in-use.ts';

const paragraph = (n: number, about: string): string =>
  `The keeper walks to the ${about} number ${n} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at the ${about} ${n} and compares it with what was written. What both of them found is told to the town by telephone.`;

const japanese = (of: string): string[] =>
  Array.from(
    { length: 14 },
    (_, n) =>
      `番人は毎朝${n}番目の${of}まで歩き、水の高さを帳面に書き留める。夕方には二人目の番人が同じ印を読み、書かれた数字と比べて町に知らせる。`,
  );

/** A heading, its level, and how many paragraphs stand below it, or these themselves. */
type Section = readonly [heading: string, level: number, text: number | readonly string[]];

function page(title: string, sections: readonly Section[], language = 'en'): SourceText {
  const { contentHash, passages } = buildPassages(
    sections.flatMap(([heading, level, text]) => [
      ...(heading === '' ? [] : [{ kind: 'heading' as const, level, text: heading }]),
      ...(typeof text === 'number'
        ? Array.from({ length: text }, (_, n) => paragraph(n + 1, heading.toLowerCase()))
        : text
      ).map((one) => ({ kind: 'prose' as const, text: one })),
    ]),
    language,
  );
  return {
    id: title,
    kind: 'document',
    title,
    language,
    fetchedAt: '2026-01-01T00:00:00.000Z',
    contentHash,
    passages,
  };
}

function titlesOf(sources: readonly SourceText[], modules: number, lessons: number) {
  const { outline, modules: written } = write(
    { sources: [...sources] },
    brief('Dams', {
      moduleCount: modules,
      submoduleCount: lessons,
      language: sources[0]?.language ?? 'en',
    }),
  );
  return outline.modules.map(({ title }, at) => ({
    module: title,
    lessons: written[at]!.map((lesson) => lesson.title),
  }));
}

const about = (thing: string): string[] =>
  Array.from(
    { length: 6 },
    (_, n) =>
      `${paragraph(n, thing)} Then they look at the ${thing}, and the ${thing} is oiled again.`,
  );

describe('the names of modules and lessons', () => {
  it.each([true, false])('promise an overview only where a module begins (%s)', (isFirst) => {
    const index = indexMaterial({ sources: [page('Dams', [['Gates', 1, 6]])] }, 'en');
    const titles = new TitlesInUse(index, phrasesFor('en'));
    const title = titles.take(['Gates'], index.chunks, { above: 'Gates', isFirst });
    expect(title.startsWith('Introduction')).toBe(isFirst);
  });

  it('call a module after the page that it opens, and "Description" after its page', () => {
    const pages = ['pump', 'sluice', 'weir'].map((name) =>
      page(name, [
        ['Description', 1, about(`valve of the ${name}`)],
        ['Parameters', 1, about(`lever of the ${name}`)],
      ]),
    );
    const [first, second] = titlesOf(pages, 3, 2);
    expect(first).toEqual({ module: 'pump', lessons: ['pump: description', 'pump: parameters'] });
    expect(second!.module).toBe('sluice');
  });

  it('keep to their documents: a lesson does not end one and begin the next', () => {
    const [first, second, third] = titlesOf(
      [
        page('Pumps', [
          ['Valves of a pump', 1, 5],
          ['Levers of a pump', 1, 5],
          ['Belts of a pump', 1, 4],
        ]),
        page('Sluices', [
          ['Boards of a sluice', 1, 7],
          ['Chains of a sluice', 1, 6],
        ]),
        page('Weirs', [
          ['Crest of a weir', 1, 7],
          ['Foot of a weir', 1, 6],
        ]),
      ],
      3,
      2,
    );
    expect([first, second, third].map((one) => one!.module)).toEqual(['Pumps', 'Sluices', 'Weirs']);
    expect(second!.lessons).toEqual(['Boards of a sluice', 'Chains of a sluice']);
  });

  it('are those of whole sections where the author chooses how many lessons there are', () => {
    const { modules } = write(
      {
        sources: [
          page('Dams', [
            ['Gates', 1, 11],
            ['Locks', 1, 12],
            ['Weirs', 1, 11],
            ['Fish ladders', 1, 12],
            ['Pumps', 1, 11],
            ['Boats', 1, 12],
          ]),
        ],
      },
      brief('Dams'),
    );
    const titles = modules.flat().map(({ title }) => title);
    expect(titles.toSorted()).toEqual([
      'Boats',
      'Fish ladders',
      'Gates',
      'Locks',
      'Pumps',
      'Weirs',
    ]);
  });

  it('are of several lessons in every module, and "more on" it behind the beginning', () => {
    const { modules } = write(
      {
        sources: [
          page('Dams', [
            ['Gates', 1, 10],
            ['Locks', 1, 9],
            ['Weirs', 1, 10],
          ]),
        ],
      },
      brief('Dams'),
    );
    for (const lessons of modules) {
      expect(lessons.length).toBeGreaterThan(1);
      expect(lessons[0]!.title).not.toContain('More on');
    }
  });

  it('begin a module with its overview, also where a remark stands behind its name', () => {
    const index = indexMaterial({ sources: [page('Dams', [['Gates (of iron)', 1, 6]])] }, 'en');
    const titles = new TitlesInUse(index, phrasesFor('en'));
    const title = titles.take(['Gates (of iron)'], index.chunks, { above: 'Gates (of iron)' });
    expect(title).toBe('Introduction to gates (of iron)');
  });

  it('call a module of several documents after these', () => {
    const [first] = titlesOf(
      [
        page('Keys', [
          ['Iron keys', 1, 5],
          ['Copper keys', 1, 5],
        ]),
        page('Doors', [
          ['Oak doors', 1, 5],
          ['Steel doors', 1, 5],
        ]),
        page('Pumps', [
          ['Hand pumps', 1, 10],
          ['Wind pumps', 1, 10],
        ]),
      ],
      2,
      2,
    );
    expect(first).toEqual({ module: 'Keys and doors', lessons: ['Keys', 'Doors'] });
  });

  it('name the first things of a list of several, and say that a manual of calls has others', () => {
    const entries = (names: readonly string[]): string[] =>
      names.map(
        (name) =>
          `- **${name}:** The keeper is asked for it every evening, and writes down in his book what he has seen of it.`,
      );
    const titleOf = (names: readonly string[]): string => {
      const { contentHash, passages } = buildPassages(
        [
          { kind: 'heading', level: 1, text: 'Duties' },
          { kind: 'list', items: entries(names) },
        ],
        'en',
      );
      const index = indexMaterial(
        { sources: [{ ...page('Dams', []), contentHash, passages }] },
        'en',
      );
      const titles = new TitlesInUse(index, phrasesFor('en'));
      return titles.take(['Duties'], index.chunks, { above: 'Duties', isFirst: false });
    };
    expect(titleOf(['Marks of gates', 'Oil', 'Red lamps', 'Telephone'])).toBe(
      'Duties: Marks of gates and Oil',
    );
    expect(titleOf(['Oil', 'Type', 'Lamps', 'Rope'])).toBe('Duties: Oil and Lamps');
    expect(titleOf(['dam.open(gate, turns)', 'dam.oil(gate) → int', 'dam.shut()'])).toBe(
      'Duties: open(), oil() and others',
    );
  });

  it('leave out the letters that appendices are counted by', () => {
    const index = indexMaterial(
      {
        sources: [
          page('Dams', [
            ['A Keeper of Gates', 1, 2],
            ['B Table of Marks', 1, 2],
            ['C Colours of Lamps', 1, 2],
          ]),
        ],
      },
      'en',
    );
    expect(index.chunks.map(({ headings }) => headings[0])).toContain('Colours of Lamps');
    const alone = indexMaterial({ sources: [page('Dams', [['A Keeper of Gates', 1, 2]])] }, 'en');
    expect(alone.chunks[0]!.headings).toEqual(['A Keeper of Gates']);
  });

  it('leave out what all pages have in brackets behind their names', () => {
    const names = ['Pumps', 'Sluices (of iron)', 'Weirs'];
    expect(withoutSharedName(names.map((name) => `${name} (Waterworks (version 7.3.0))`))).toEqual(
      names,
    );
  });

  it('prefer another heading of a module to a question', () => {
    const [first] = titlesOf(
      [
        page('Dams', [
          ['What can a gate do?', 1, 7],
          ['Locks', 1, 5],
          ['Where do weirs stand?', 1, 12],
        ]),
      ],
      2,
      2,
    );
    expect(first!.module).not.toMatch(/\?$/);
  });

  it('have whole questions, and the chapter over several of them', () => {
    const question = (what: string): string =>
      `How does a keeper who has never seen the valley before find out in winter whether ${what} was left open?`;
    const [first] = titlesOf(
      [
        page('Dams', [
          ['Questions of keepers', 1, 0],
          [question('a gate'), 2, about('handle')],
          [question('a lock'), 2, about('chain')],
          ['Weirs', 1, 12],
        ]),
      ],
      2,
      2,
    );
    expect(first).toEqual({
      module: 'Questions of keepers',
      lessons: [question('a gate'), question('a lock')],
    });
  });

  it('are not those of modules before their own', () => {
    const index = indexMaterial({ sources: [page('Dams', [['Gates', 1, 6]])] }, 'en');
    const titles = new TitlesInUse(index, phrasesFor('en'));
    const title = titles.take(['Gates'], index.chunks, {
      above: 'Locks',
      modules: ['Gates', 'Locks'],
    });
    expect(title).not.toBe('Gates');
  });

  it('are of as few chapters as fill a lesson, where it may choose', () => {
    const [module] = titlesOf(
      [
        page('Dams', [
          ['Gates', 1, 24],
          ['Locks', 1, 6],
          ['Weirs', 1, 7],
          ['Pumps', 1, 40],
        ]),
      ],
      1,
      2,
    );
    expect(module!.lessons).toEqual(['Gates', 'Pumps']);
  });

  it('have the capitals of a sentence where the language has no others in titles', () => {
    const text = (of: string): string[] =>
      Array.from(
        { length: 8 },
        (_, n) =>
          `El guarda mira las órdenes y el historial de ${of} número ${n} cada mañana y apunta en un cuaderno grande la altura del agua. Por la tarde el segundo guarda vuelve a leer las órdenes de ${of} ${n} y compara el historial con lo que está escrito en el cuaderno.`,
      );
    const [module] = titlesOf(
      [
        page(
          'Presas',
          [
            ['Órdenes para el Historial', 1, text('la compuerta')],
            ['Historial de las Órdenes', 1, text('la esclusa')],
          ],
          'es',
        ),
      ],
      1,
      2,
    );
    expect(module!.lessons).toEqual(['Órdenes para el historial', 'Historial de las órdenes']);
  });

  it('say once what two sections end with', () => {
    const [first] = titlesOf(
      [
        page('Dams', [
          ['Height of the reservoir', 1, 6],
          ['Purpose of the reservoir', 1, 6],
          ['Weirs', 1, 6],
          ['Fish ladders', 1, 6],
        ]),
      ],
      2,
      2,
    );
    expect(first!.module).toBe('Height and purpose of the reservoir');
  });

  it('are not called by a heading that many sections have', () => {
    const modules = titlesOf(
      [
        page(
          'Dams',
          ['Pumps', 'Sluices', 'Weirs'].flatMap((name): Section[] => [
            [name, 1, 0],
            ['Losses of water', 2, about(`valve of the ${name}`)],
          ]),
        ),
      ],
      3,
      1,
    );
    expect(modules.map(({ module }) => module)).toEqual(
      ['Pumps', 'Sluices', 'Weirs'].map((name) => `${name}: losses of water`),
    );
  });

  it('are two of many settings of which none is most', () => {
    const sections = 'valve lever gate weir lock pump pipe bank mill silt'
      .split(' ')
      .map((name): Section => [`${name}_size`, 1, about(name).slice(0, 2)]);
    const [dams] = titlesOf([page('Dams', sections)], 1, 2);
    expect(dams!.lessons[0]).toBe('valve_size, lever_size and others');
  });

  it('keep the capital of a name that the document is called after', () => {
    const source = page('Основы Git', [['Ветви', 1, ['Пока git ждёт, git молчит.']]], 'ru');
    const index = indexMaterial({ sources: [source] }, 'ru');
    expect(inOwnCase('Ветвление в Git', index)).toBe('Ветвление в Git');
  });

  it('are no sentence', () => {
    const modules = titlesOf(
      [
        page(
          '堤防',
          [
            ['すべての門は同じ鍵を使います', 1, japanese('門')],
            ['水門', 1, japanese('水門')],
          ],
          'ja',
        ),
      ],
      1,
      2,
    );
    expect(JSON.stringify(modules)).not.toContain('使います');
  });
});
