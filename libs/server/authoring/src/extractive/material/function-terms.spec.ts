import { describe, expect, it } from 'vitest';
import { definedIn, entries } from '../../../test/definitions-in.ts';
import { plainSource } from '../../../test/write-course.ts';
import { indexMaterial } from './material-index.ts';

/** What the paragraphs define under the headings; of a list only. */
const definedUnder = (headings: string[], language: string, ...paragraphs: string[]): string[] => {
  const source = plainSource('p', paragraphs, { title: 'Post', language });
  const passages = source.passages.map((passage) => ({ ...passage, headings }));
  return indexMaterial({ sources: [{ ...source, passages }] }, language).definitions.map(
    ({ term, definition }) => `${term}: ${definition}`,
  );
};
const opening = 'Letters of a whole street are carried in one bag from the office to the doors.';

describe('a name that means nothing without its function', () => {
  const gate = entries('`gate`: A door in the wall through which the bags are carried.');

  it.each([
    ['Parameters'],
    ['Return value'],
    ['Parámetros'],
    ['Valeur de retour'],
    ['Rückgabewert'],
    ['Argomenti'],
    ['Valor de retorno'],
    ['Параметры'],
    ['返回值'],
    ['戻り値'],
    ['المعاملات'],
    ['पैरामीटर'],
  ])('is no term below “%s”', (heading) => {
    expect(definedUnder(['Carrying', heading], 'en', opening, gate)).toEqual([]);
  });

  it.each([['Class Bag'], ['post.bags module'], ['BagRound'], ['carry_bags()'], ['Klasse Bag']])(
    'is no term inside “%s”',
    (heading) => {
      expect(definedUnder([heading, 'Usage'], 'en', opening, gate)).toEqual([]);
    },
  );

  it('is no term in a sentence there', () => {
    const sentence = '`round` is a list of streets that one postman walks.';
    expect(definedUnder(['carry_bags()'], 'en', sentence)).toEqual([]);
    expect(definedUnder(['Carrying (at night)'], 'en', sentence)).not.toEqual([]);
  });

  it('is one anywhere else', () => {
    expect(definedUnder(['Carrying', 'Statements'], 'en', opening, gate)).toEqual([
      'gate: A door in the wall through which the bags are carried.',
    ]);
  });

  it('is no term with its type in brackets', () => {
    const typed = entries('**streets** (list of strings): A set of names that letters go to.');
    expect(definedIn('en', opening, typed)).toEqual([]);
    const since = entries('**streets** (in towns): A set of names that letters go to.');
    expect(definedIn('en', opening, since)).not.toEqual([]);
  });

  it('is no term where it tells a part of something at hand', () => {
    const said = (text: string): string => entries(`\`weight\`: ${text}`);
    expect(definedIn('en', opening, said('The length of a round through the streets'))).toEqual([]);
    expect(
      definedIn('en', opening, said('The clerk who walks a round through the streets')),
    ).not.toEqual([]);
  });
});

describe('a value without its option', () => {
  const values = entries(
    '`early`: Carries all the letters before the clerks come.',
    '`late`: Keeps the letters of a street for the clerks of the night.',
  );

  it.each([
    ['en', 'The time of a round must be one of the following values:'],
    ['es', 'La hora de la ronda tiene uno de los siguientes valores:'],
    ['fr', 'L’heure de la tournée a l’une des valeurs suivantes :'],
    ['de', 'Die Zeit einer Runde hat einen der folgenden Werte:'],
    ['ru', 'Время обхода принимает одно из следующих значений:'],
    ['zh', '送信时间可以是以下值之一：'],
  ])('is no term behind “%s: %s”', (language, leadIn) => {
    const found = indexMaterial(
      {
        sources: [plainSource('p', [`${leadIn}\n\n${values}`], { title: 'Post', language })],
      },
      language,
    ).definitions;
    expect(found).toEqual([]);
  });

  it('is one behind any other sentence', () => {
    const led = definedIn('en', `These are the commands of the office:\n\n${values}`);
    expect(led).toHaveLength(2);
  });

  it('is no term in a list below an option', () => {
    const nested =
      '- `--round=time`: Chooses when the letters of a street are carried, and goes on:\n  - early: Carries all the letters before the clerks come.\n  - late: Keeps the letters of a street for the clerks of the night.\n- `--bag=size`: Chooses how many letters are carried at once.';
    expect(definedIn('en', opening, nested).join('\n')).not.toMatch(/early|late:/u);
  });
});

describe('a function', () => {
  it.each([
    [
      'en',
      'The open_gate() system call opens the gate of the office for the carts.',
      'open_gate(): The open_gate() system call opens the gate of the office for the carts.',
    ],
    [
      'de',
      'Die Funktion open_gate() erstellt eine Liste aller Wagen auf dem Hof.',
      'open_gate(): Die Funktion open_gate() erstellt eine Liste aller Wagen auf dem Hof.',
    ],
    [
      'fr',
      'La fonction open_gate() renvoie la liste des voitures de la cour.',
      'open_gate(): La fonction open_gate() renvoie la liste des voitures de la cour.',
    ],
    [
      'en',
      'The `gate.open()` method opens the gate of the office for the carts.',
      'gate.open(): The gate.open() method opens the gate of the office for the carts.',
    ],
  ])('is told in %s by what it does: %s', (language, sentence, expected) => {
    expect(definedUnder(['gate.open()'], language, sentence)).toContain(expected);
  });

  it('is not told by how it ends', () => {
    const ends = 'The open_gate() function returns the number of carts on success, and zero.';
    expect(definedIn('en', ends)).toEqual([]);
  });

  it.each([
    [
      'GATE open_gate(long key) opens the doors of the office for the carts of a street.',
      'open_gate(): Opens the doors of the office for the carts of a street.',
    ],
    [
      'int open_gate(int key, long time); Create and return a list of all carts.',
      'open_gate(): Create and return a list of all carts.',
    ],
    [
      'post.gates.open(key, time): Open the doors of the office for the carts.',
      'post.gates.open(): Open the doors of the office for the carts.',
    ],
  ])('is told behind its call: %s', (sentence, expected) => {
    expect(definedIn('en', `${sentence} ${opening}`)).toContain(expected);
  });

  it.each([
    ['what it takes', 'int add_bags(int x, int y); Returns the sum of x and y in letters.'],
    ['a supposition', 'int add_bags(int x, int y); Let the bags be full of letters for a street.'],
    ['a sentence on words', 'Letters(of a street) carries the bags of the night into the hall.'],
  ])('is not told by %s', (_, sentence) => {
    expect(definedIn('en', sentence)).toEqual([]);
  });

  it.each([
    [
      'en',
      'Round Function [POST]',
      'Rounds the weight of a letter to the next whole stamp.',
      'Round Function: Rounds the weight of a letter to the next whole stamp.',
    ],
    [
      'de',
      'Funktion Weigh',
      'Gibt einen Wert für die Marken eines Briefes zurück.',
      'Funktion Weigh: Gibt einen Wert für die Marken eines Briefes zurück.',
    ],
    [
      'en',
      'Night lamp',
      'Shows or hides the light over the table of the clerks.',
      'Night lamp: Shows or hides the light over the table of the clerks.',
    ],
  ])('is told in %s below its name as a heading: %s', (language, heading, sentence, expected) => {
    expect(definedUnder([heading], language, sentence)).toContain(expected);
  });

  it.each([
    ['Carrying of letters', 'Shows or hides the light over the table of the clerks.'],
    ['Night lamp', 'Executables written for the clerks must use a lamp in the first line.'],
  ])('is not told below “%s” by “%s”', (heading, sentence) => {
    expect(definedUnder([heading], 'en', sentence)).toEqual([]);
  });

  it('is no verb with which the sentence below its heading begins', () => {
    const sentence = 'Prints letters of a street to the wall of the office.';
    expect(definedUnder(['print()'], 'en', sentence)).toEqual([`print(): ${sentence}`]);
  });
});

describe('what a section is on', () => {
  it.each([
    ['how much it matters', 'zh', '信件分拣', '信件分拣是邮局工作里很重要的一部分。'],
    ['by what it can be done', 'zh', '信件分拣', '信件分拣能够使用特殊的机器完成和检查。'],
    ['how one comes by it', 'ja', '手紙袋', '手紙袋は郵便局で申込書を書くことで入手できます。'],
    [
      'what another thing is',
      'ja',
      '手紙袋',
      '手紙袋は町全体を速く回ることを目指しているため、車は必要です。',
    ],
  ])('is not told by %s', (_, language, heading, sentence) => {
    expect(definedUnder([heading], language, sentence)).toEqual([]);
  });
});

describe('the rows of a table', () => {
  const table = (...rows: string[]): string =>
    ['| Command | Description |', '| --- | --- |', ...rows].join('\n');

  it('are commands with what they are to do', () => {
    const rows = table(
      '| `post send` | carries the letters of a street to the doors |',
      '| `post -a` | shows all streets of the town with their clerks |',
      '| `post anna` | carries a letter to the door of anna |',
      '| `post sort` | parts the letters by street and by house |',
    );
    expect(definedIn('en', opening, rows).map((one) => one.split(':')[0])).toEqual([
      'post send',
      'post -a',
      'post sort',
    ]);
  });

  it('are things without an article', () => {
    const rows = table(
      '| Strap | Line representing the way of a round through town |',
      '| Stamp | Paper containing the price of a letter |',
      '| Sack | The cloth that letters of a street are carried in |',
    );
    expect(definedIn('en', opening, rows).map((one) => one.split(':')[0])).toEqual([
      'strap',
      'stamp',
      'sack',
    ]);
  });
});
