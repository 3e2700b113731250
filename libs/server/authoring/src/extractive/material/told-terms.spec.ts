import { describe, expect, it } from 'vitest';
import { definedIn, entries } from '../../../test/definitions-in.ts';
import { plainSource } from '../../../test/write-course.ts';
import { indexMaterial } from './material-index.ts';

/** What a document with this title defines. */
const definedUnderTitle = (title: string, text: string): string[] =>
  indexMaterial(
    { sources: [plainSource('p', [text], { title, language: 'en' })] },
    'en',
  ).definitions.map(({ term }) => term);

describe('what says no more than the name', () => {
  it.each([
    ['a name in small letters', 'en', entries('`round_policy`: The policy for the round.')],
    ['a word cut short', 'en', entries('`Bag.cert_rule`: The certification rule.')],
    ['a compound', 'de', entries('**Zeige Marken**: Zeigt Briefmarken der Post.')],
    [
      'a deed and its thing',
      'en',
      entries('`gate.setBagLimit()`: Sets the limit of the bag to letters.'),
    ],
    ['a sentence', 'en', 'The stamp size is used for stamping. Stamp sizes are old.'],
    ['a whole name in code', 'en', entries('`postbag`: Postbag tools for streets.')],
  ])('is no definition: %s', (_, language, text) => {
    expect(definedIn(language, text)).toEqual([]);
  });

  it.each([
    [
      'one word more of a word',
      'en',
      entries('**round number**: A number that has a decimal point.'),
    ],
    [
      'two words more of a name',
      'en',
      entries('`round_policy`: A policy for letters without a stamp.'),
    ],
    ['signs of a script without spaces', 'zh', entries('`bagfs`：Bagfs 信件系统工具。')],
    ['an option', 'en', entries('`--bag`: Carries a bag through the streets.')],
  ])('but this is: %s', (_, language, text) => {
    expect(definedIn(language, text)).toHaveLength(1);
  });
});

describe('what stands beside a definition', () => {
  it.each([
    ['another of its kind in Chinese', 'zh', entries('`bagmake`：另一个备选的邮袋系统。')],
    [
      'an alternative in Italian',
      'it',
      entries('`bagmake`: Alternativa per i sacchi di lettere della posta'),
    ],
    [
      'an alternative with its word before',
      'it',
      'Bagmake è un alternativo sistema di sacchi per le lettere. Bagmake è vecchio.',
    ],
    ['an assignment', 'de', entries('`baglight`: Setzen einer Lampe mit export BAG_LIGHT=0')],
    ['a comment of code', 'en', entries('`bag_at`: A list of letters for the streets. */')],
    ['numbers and what they mean', 'en', entries('`bagJoin()`: 0=sewn, 1=glued by the clerks')],
    [
      'two things at once',
      'en',
      entries('`BagMaker`: Sews the bags of a street and BagMender needs to be used on holes.'),
    ],
    [
      'two lines run together',
      'en',
      entries('`BagRules`: List, indexed, bag index Index of street names'),
    ],
    [
      'a likeness in Japanese',
      'ja',
      entries('`bagrm`: 袋が空になることを除き、袋の削除と同様です。'),
    ],
    [
      'what points back in Vietnamese',
      'vi',
      entries('`bagtools`: Gói này chứa một số tiện ích để làm việc với các bức thư.'),
    ],
    ['a deed in Chinese', 'zh', entries('**邮袋存放**：保护信件免于丢失和雨水。')],
    ['another name for it', 'en', entries('`bagold`: An obsolete alias for the bag of the night.')],
    [
      'a title of instructions',
      'en',
      entries('`nightround`: How to carry letters through dark streets.'),
    ],
    [
      'how one has to take it',
      'en',
      entries('**Bags**: Actually small sacks that hold the letters of a street.'),
    ],
    [
      'another thing in Japanese',
      'ja',
      entries('**STD**: 斜体の文字は郵便局で定義される袋を表します。'),
    ],
    [
      'what is done with the name',
      'en',
      entries('`--bag-index`: Generate the bag index of letters.'),
    ],
    ['what is possible with it', 'zh', '信件箱子可以 是一个放信件的箱子。信件箱子可以 很大。'],
  ])('is none: %s', (_, language, text) => {
    expect(definedIn(language, text)).toEqual([]);
  });

  it('may be a name of a thing in Chinese', () => {
    expect(definedIn('zh', entries('**邮袋存放**：存放信件和包裹的房间。'))).toHaveLength(1);
  });

  it('is cut where the next sentence begins with a small letter', () => {
    const text =
      'The `bagtool` program is used to carry letters through all streets. sorting is done by hand.';
    expect(definedIn('en', text)).toEqual([
      'bagtool: The bagtool program is used to carry letters through all streets.',
    ]);
  });

  it('is what a type stands before', () => {
    const said = 'Single, optional Indicates whether the clerks carry letters at night.';
    expect(definedIn('en', entries(`\`Night_Post\`: ${said}`))).toEqual([
      'Night_Post: Indicates whether the clerks carry letters at night.',
    ]);
  });
});

describe('what names no thing', () => {
  it.each([
    [
      'a supposition',
      'en',
      'Suppose round is a list of streets that one postman walks. Suppose round begins.',
    ],
    [
      'a clause',
      'it',
      'Dato che Sacco è un insieme di lettere che va alla posta. Dato che Sacco pesa.',
    ],
    [
      'a part of one thing',
      'en',
      'Format of the letter is a list of lines that tell the street. Format of the letter.',
    ],
    [
      'a file to read first',
      'en',
      entries('`README.post`: A list of rules for the clerks of an office.'),
    ],
    [
      'a call with its brackets',
      'en',
      entries('**Post info [options]**: A list of all streets that a postman walks.'),
    ],
    [
      'many of them',
      'ru',
      'Многие сумки почты предназначены для писем и посылок города. Многие сумки почты лежат.',
    ],
    [
      'one of several choices',
      'de',
      entries('**Optionale Tasche**: Eine Tasche, die Briefe der Nacht trägt.'),
    ],
    [
      'several that something is done to',
      'en',
      'Night letters are carried in bags that have a lid. Night letters wait.',
    ],
  ])('is no term: %s', (_, language, text) => {
    expect(definedIn(language, text)).toEqual([]);
  });
});

describe('what was taken for something else', () => {
  it('is a call in a sentence, and no hole', () => {
    const text = 'The `baglist` command shows all bags that fill_bag() fills for the streets.';
    expect(definedIn('en', `${text} Letters wait in the hall until the morning.`)).toHaveLength(1);
  });

  it('is a page on a command that shows changes, and no list of changes', () => {
    const list = entries('`--night`: Shows the letters that came at night.');
    expect(definedUnderTitle('bag-diff – Show changes between two bags', list)).toHaveLength(1);
    expect(definedUnderTitle('Changes in Bag 2.1', list)).toEqual([]);
  });

  it('is a word inside the clause that “it” stands for', () => {
    const text =
      'Baghand is a machine that takes letters out of a bag and puts them on a table. Baghand is blue.';
    expect(definedIn('en', text)).toHaveLength(1);
  });

  it('is the reader, who stands before the verb', () => {
    const text =
      'La commande `bagtri` vous permet de ranger les lettres par rue. Les lettres attendent.';
    expect(definedIn('fr', text)).toHaveLength(1);
  });
});
