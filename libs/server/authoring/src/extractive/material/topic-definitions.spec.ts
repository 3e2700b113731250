import { describe, expect, it } from 'vitest';
import { plainSource } from '../../../test/write-course.ts';
import { indexMaterial } from './material-index.ts';

/** What a section of these paragraphs defines, under its heading, in a text of this title. */
const definedUnder = (
  language: string,
  heading: string,
  paragraphs: readonly string[],
  title = 'Post',
): string[] => {
  const source = plainSource('p', [...paragraphs], { title, language });
  const passages = source.passages.map((passage) => ({ ...passage, headings: [heading] }));
  return indexMaterial({ sources: [{ ...source, passages }] }, language).definitions.map(
    ({ term, definition }) => `${term}: ${definition}`,
  );
};

describe('what a section says first of the thing that its heading names', () => {
  it.each([
    [
      'en',
      'The Sorter Plugin',
      'The Sorter plugin arranges all letters of a street into the order of the houses.',
      'Sorter plugin: The Sorter plugin arranges all letters of a street into the order of the houses.',
    ],
    [
      'en',
      'Sealed bags',
      'Sealed bags isolate the letters of one street (see rounds(7)) from all others.',
      'sealed bags: Sealed bags isolate the letters of one street from all others.',
    ],
    [
      'en',
      'Night-safe closet',
      'A night-safe closet is one that can be emptied while the office is closed.',
      'night-safe closet: A night-safe closet is one that can be emptied while the office is closed.',
    ],
    [
      'fr',
      'Tournées',
      'Les tournées vous permettent de porter les lettres de plusieurs rues en une fois.',
      'tournées: Les tournées vous permettent de porter les lettres de plusieurs rues en une fois.',
    ],
    [
      'fr',
      'Le tri de nuit',
      'La fonction « Tri de nuit » de Poste range les lettres par rue avant le matin.',
      'Tri de nuit: La fonction « Tri de nuit » de Poste range les lettres par rue avant le matin.',
    ],
    [
      'de',
      'Postfächer',
      'Postfächer isolieren den Briefwechsel einer Firma von dem der Nachbarn.',
      'Postfächer: Postfächer isolieren den Briefwechsel einer Firma von dem der Nachbarn.',
    ],
    [
      'ru',
      'Почтовый мешок',
      'Почтовый мешок — это ёмкость, в которой письма одной улицы лежат до утра.',
      'почтовый мешок: Ёмкость, в которой письма одной улицы лежат до утра.',
    ],
    [
      'ja',
      'パレット',
      'パレットは、切手を色ごとに並べて表示するための道具です。',
      'パレット: パレットは、切手を色ごとに並べて表示するための道具です。',
    ],
    [
      'zh',
      '文档统计插件',
      '文档统计 插件可以计算当前文件中的行数、单词数和字节数。',
      '文档统计: 文档统计 插件可以计算当前文件中的行数、单词数和字节数。',
    ],
  ])('defines it in %s: %s', (language, heading, sentence, expected) => {
    expect(definedUnder(language, heading, [sentence])).toContain(expected);
  });

  it.each([
    [
      'what anything does',
      'The sorter',
      'The sorter offers many options for the work of the night.',
    ],
    ['what it may do', 'The sorter', 'The sorter can help the clerks with the work of the night.'],
    [
      'what all of them have',
      'Round bags',
      'All round bags carry the number of the street on a tag.',
    ],
    [
      'a verb of its heading',
      'Where bags are kept',
      'Bags are kept inside the closet of the office.',
    ],
    ['a part of another name', 'Round bag', 'The bag carries the letters of one street.'],
    ['a list of words', 'Glossary', 'A closed case that holds the letters of one street.'],
    ['somebody', 'Users', 'The users open the letters of the day before noon.'],
    [
      'how it stands to another',
      'The weekly view',
      'The weekly view shows similar things as the daily view of the office.',
    ],
  ])('is not %s', (_, heading, sentence) => {
    expect(definedUnder('en', heading, [sentence])).toEqual([]);
  });

  it.each([
    ['The sorter', 'The sorter features a tray for the letters of a street and one for parcels.'],
  ])('does not define it by something of it: %s', (heading, sentence) => {
    expect(definedUnder('en', heading, [sentence])).toEqual([]);
  });

  it('is told by what the thing is rather than by what it does', () => {
    const does = 'Sorta arranges all letters of a street into the order of the houses.';
    const is = 'Sorta is an office program for the clerks of small towns.';
    const pages = ['The night', 'The program'].map((heading, at) => {
      const { passages, ...source } = plainSource(`p${at}`, [at === 0 ? does : is], {
        title: 'Sorta',
        language: 'en',
      });
      return { ...source, passages: passages.map((one) => ({ ...one, headings: [heading] })) };
    });
    const { definitions } = indexMaterial({ sources: pages }, 'en');
    expect(definitions.map(({ definition }) => definition)).toEqual([
      'An office program for the clerks of small towns.',
    ]);
  });
});

describe('what a section says of a thing that its heading names beside others', () => {
  const heading = 'Why dogs hate Lettera';
  const after = 'Most offices trust Lettera, and so does the town.';
  const told = 'Lettera guards walks against all dogs of a street.';
  const provided = 'Lettera provides a bag for every walk of a postman.';
  it('is told of it where that is what it is there for', () => {
    expect(definedUnder('en', 'Lettera', [told, after])).toHaveLength(1);
    expect(definedUnder('en', heading, [provided, after])).toHaveLength(1);
    expect(definedUnder('en', heading, [told, after])).toEqual([]);
  });

  it('is one thing more where the whole text is on it', () => {
    const title = 'The handbook of Lettera';
    expect(definedUnder('en', heading, [provided, after], title)).toEqual([]);
  });

  it('is not what is told of something else', () => {
    const other = 'As PAR describes the weight of a bag, the number HCP describes your strength.';
    expect(definedUnder('en', 'PAR', [other])).toEqual([]);
  });

  it('is not by whom it is used', () => {
    const used =
      'I sacchi sono usati moltissimo da tutte le poste, da banche e dal sistema ferroviario stesso.';
    expect(definedUnder('it', 'Sacchi', [used])).toEqual([]);
  });

  it('is not what somebody does with it', () => {
    const done = 'Vider la boîte permet de porter les lettres de la nuit avant le matin.';
    expect(definedUnder('fr', 'Vider la boîte', [done])).toEqual([]);
  });
});

describe('the terms of a text', () => {
  it('are no opinions, and none of what is named once', () => {
    const text = [
      'Une boîte jaune est un objet fort utile pour les lettres de la nuit. La boîte jaune brille.',
      'Una grande alternativa is nothing here. A back closet is a room that holds the bags of a street.',
    ];
    expect(definedUnder('fr', 'Divers', [text[0]!])).toEqual([]);
    expect(definedUnder('en', 'Rooms', [text[1]!])).toEqual([]);
  });

  it('are read from the last column of a table of names that says something in words', () => {
    const table =
      '| Name | Default | Values |\n| --- | --- | --- |\n| bagsize | 14 | number of letters in a bag |\n| streetcolor | black | color of the signs at a gate |\n| nightlamp | | lamp over the sorting table |';
    expect(definedUnder('en', 'Settings', [table])).toEqual([
      'bagsize: Number of letters in a bag.',
      'streetcolor: Color of the signs at a gate.',
      'nightlamp: Lamp over the sorting table.',
    ]);
  });

  it('have no people, and no keys to press', () => {
    const made =
      '- Anna Berg: The sorting of letters by street and number.\n- Otto Lind: The weighing of parcels before they are sent.';
    const keys =
      '- **右箭头**: 将光标向右移动一个网格位置。\n- **左箭头**: 将光标向左移动一个网格位置。';
    expect(definedUnder('en', 'Credits and licence', [made])).toEqual([]);
    expect(definedUnder('zh', '快捷键', [keys])).toEqual([]);
  });

  it('are no statements of several things under a heading', () => {
    const statement = 'Die Randzitate benötigen zum Setzen alle Wörter zweimal in der Akte.';
    expect(definedUnder('de', 'Blockzitate', [statement])).toEqual([]);
  });

  it('are not what somebody else uses', () => {
    const statement = 'Posta uses walking types to sort its letters. Walking types are many.';
    expect(definedUnder('en', 'Walking types', [statement], 'The language Posta')).toEqual([]);
  });

  it('are read in the language that most pages are in', () => {
    const sentence =
      'Brasa es una aplicación para grabar discos que fue diseñada para ser fácil de usar.';
    const page = (id: string, text: string, language: string) =>
      plainSource(id, [text], { title: id, language });
    const sources = [
      page('Introducción', sentence, 'pl'),
      page('Grabar', 'Los discos que se graban con Brasa quedan en la carpeta de la casa.', 'es'),
      page('Copiar', 'Las copias que se hacen con Brasa quedan en la carpeta de la casa.', 'es'),
    ];
    const { definitions } = indexMaterial({ sources }, 'es');
    expect(definitions.map(({ term }) => term)).toEqual(['Brasa']);
  });
});
