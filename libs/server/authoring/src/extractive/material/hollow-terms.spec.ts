import { describe, expect, it } from 'vitest';
import { definedIn, entries } from '../../../test/definitions-in.ts';
import { plainSource } from '../../../test/write-course.ts';
import { indexMaterial } from './material-index.ts';

/** What a paragraph defines below a heading. */
const definedUnder = (heading: string, language: string, text: string): string[] => {
  const source = plainSource('p', [text], { title: 'Post', language });
  const passages = source.passages.map((one) => ({ ...one, headings: [heading] }));
  const { definitions } = indexMaterial({ sources: [{ ...source, passages }] }, language);
  return definitions.map(({ term, definition }) => `${term}: ${definition}`);
};

describe('what stands behind a name and defines nothing', () => {
  const other = 'Bags are carried by hand.';

  it.each([
    ['for what it holds', '`night-sort`: Parcels and letters only (default)'],
    ['a clause without its head', '`BAG_NIGHT`: Which only does something on streets with lamps.'],
    ['words whose code is lost', '`BagLog`: Tag the letters of a street via (for example, a pen).'],
    ['a formula', '**bag sum**: A number of letters such that n = m for all bags of a street.'],
    ['a formula in TeX', '`set_lamp()`: Sets the lamp of the hall to $5~Hz$ for the whole night.'],
    [
      'how it may be given',
      '`bag_like`: Optional; the name of an already sewn bag, usually a sack.',
    ],
    [
      'no kind of thing',
      '**night clerks**: Complicated things which have to sort letters by hand.',
    ],
    ['what follows', '**bag class**: A number of letters, so it should be written in ink.'],
    ['what is thought of it', '**torn bag**: A violation of the rules of the post.'],
    ['what it was', '`-k`: No longer supported'],
    ['what is to be set', '`bag_lamp`: Set lamp.oil to light the bags of a street at night'],
    ['as if it were another', '`post-bag`: Carries the bags of a street as if called by a clerk'],
    [
      'what is run',
      '**bag test**: A known walk with letters taken from bags of a hall using carts is run for streets.',
    ],
    ['what happens', '`BAG_FAIL`: A loss of letters occurs, with the name of the clerk'],
    ['the only one', '**bag pattern**: The only mandatory part of a round of letters.'],
    [
      'of what is cut off',
      '**bag result**: A sorted list of all letters and bags of the original.',
    ],
    ['a question', '**night bag**: A sack for letters that nobody reads?!'],
    ['another half', '`-q`: Or shows the letters of a street where nothing else is asked for'],
  ])('in English: %s', (_, entry) => {
    expect(definedIn('en', entries(entry, other))).toEqual([]);
  });

  it('in Spanish: the one of several', () => {
    const text = (which: string): string => `Hay reglas. \`reglas\` es el archivo ${which}.`;
    expect(definedIn('es', text('más complejo'))).toEqual([]);
    expect(definedIn('es', text('que se lee al comenzar'))).toHaveLength(1);
  });

  it('in Spanish: where', () => {
    const text = (more: string): string =>
      `Postal es la distribución en la que se basa Sacos${more}. Postal es conocida.`;
    expect(definedIn('es', text(' y muchas de las bolsas se cosen allí'))).toEqual([]);
    expect(definedIn('es', text(''))).toHaveLength(1);
  });

  it.each([
    ['cs', 'another option', '`-b`: Stejné jako -dR --brief=all.', ''],
    ['cs', 'an option that is like it', '`-b`: Jako --brief, ale bez poštovní tašky.', ''],
    ['it', 'what somebody does', '**Posta Scritta**: Scrivere la lettera in forma di testo.', ''],
    ['zh', 'another thing', '**文本邮件**：Postal 是 基于文本 的邮件处理程序。', ''],
    ['ja', 'two things', '**手紙袋**: 町に依存しない袋の形式、郵便箱は 町に依存した箱の形式。', ''],
    ['nb', 'another option', '`-kveld`: Tilsvarer «-natt brev post».', ''],
    ['zh', 'one beside others', '**邮袋**：邮局里另一个最常用的装信的袋子。', ''],
    ['zh', 'what is put in', '**bag1 -nt bag2**：一个检查 bag1 是否比 bag2 重的条件。', ''],
  ])('in %s: %s', (language, _, entry) => {
    expect(definedIn(language, entries(entry, entry.replace(/[`*].*$/u, other)))).toEqual([]);
  });

  it('in pt: that it is used', () => {
    const text = 'As regras do correio são utilizadas em muitas agências da cidade.';
    expect(definedUnder('Regras do correio', 'pt', text)).toEqual([]);
  });

  it('may be a thing that many use', () => {
    const text = 'Bagger is a program for letters, used by many offices. Clerks like Bagger.';
    expect(definedIn('en', text)).toEqual(['Bagger: A program for letters, used by many offices.']);
  });

  it.each([
    ['postal 脚本能够被改进用来制作一个吸引人的送信程序。', 'what can be done with it'],
    ['post-bag 软件包提供的邮袋为邮局提供了很好的环境，然而许多人使用车。', 'another thing'],
  ])('in zh: %s', (text) => {
    expect(definedUnder('使用 postal 脚本的程序', 'zh', text)).toEqual([]);
  });
});

describe('what is cut from a sentence and is no term', () => {
  it.each([
    ['en', 'an argument', 'The bag argument is a sack that one postman carries alone.'],
    ['en', 'a mandatory one', 'The mandatory argument bag is a sack that one postman carries.'],
    ['en', 'a value', 'A special value 0xff represents a bag that nobody carries.'],
    ['en', 'a deed and how it is done', 'Properly sewing bags is a craft that few postmen know.'],
    ['fr', 'a clause', 'Le sac qu’affiche Postal est une image qui montre les lettres.'],
    ['ru', 'a clause', 'Поскольку Postal — программа для доставки писем, нам ничего не нужно.'],
    ['zh', 'a remark', '提示 gnome-post 是一个不可缺少的配置工具。'],
    ['zh', 'all of them', '所有邮袋是一种属于邮局的东西。所有邮袋都很重。'],
    ['zh', 'a pronoun', '现在看来这是一项耗时巨大的任务。现在看来这很难。'],
    ['zh', 'a new one', '邮局目录下有一个叫做 postal 的新的子目录。'],
  ])('in %s: %s', (language, _, text) => {
    expect(definedIn(language, `${text} ${text}`)).toEqual([]);
  });

  it('in zh: what is done with a mouse', () => {
    const clicks = entries(
      '**单击左键**：一个选择范围的开头。',
      '**双击左键**：一个选择范围的结尾。',
    );
    expect(definedIn('zh', clicks)).toEqual([]);
  });

  it.each([
    'The term strong bag is used to tell canvas bags from the others in a hall.',
    'The bag office consists of a lot of halls (currently around |number-of-halls| halls) and carts.',
  ])('in en: %s', (text) => {
    const heading = text.split(' ').slice(1, 4).join(' ');
    expect(definedUnder(heading, 'en', text)).toEqual([]);
  });

  it('is neither a constructor nor an error of one call', () => {
    const made = entries('`Gate::Gate()`: Constructs a gate of the office for the carts.');
    expect(definedIn('en', made)).toEqual([]);
    const errors = entries(
      '**EGATE**: A gate in the wall is held by another clerk.',
      '**EBUSY**: A cart in the yard that belongs to another street.',
    );
    expect(definedIn('en', errors)).toEqual([]);
    const plain = entries('**ESTATE**: A house in the park that belongs to another street.');
    expect(definedIn('en', `${plain}\n- **Gate**: A door in the wall of an estate.`)).not.toEqual(
      [],
    );
  });

  it('is no page whose first line repeats its name', () => {
    const page = (line: string): string[] => {
      const source = plainSource('p', [line, 'Carts stand in the yard.'], { language: 'en' });
      return indexMaterial({ sources: [source] }, 'en').pageNames.map(({ term }) => term);
    };
    expect(page('postbag - bag of the post')).toEqual([]);
    expect(page('postbag - carry letters of a street')).toEqual(['postbag']);
  });
});

describe('what a heading names in a program', () => {
  const told = 'Opens the door of the yard for the carts of a street.';

  it.each([
    ['int open_gate (gate_t *gate, int when)', 'open_gate()'],
    ['Void Yard::openGate(const Gate &gate) const', 'Yard::openGate()'],
    ['Interface GateKeeper', 'GateKeeper'],
    ['Interface bagger', 'Interface bagger'],
  ])('is told by the sentence below: %s', (heading, name) => {
    expect(definedUnder(heading, 'en', told)).toEqual([`${name}: ${told}`]);
  });

  it.each([
    ['in sight', 'Moves the carts of a street to place before the gate opens.'],
    ['written as one', 'Moves the carts of a street into the gate_no of the yard.'],
  ])('is not told by what the call takes, %s', (_, sentence) => {
    const heading = 'int move_carts (int place, int gate_no)';
    expect(definedUnder(heading, 'en', sentence)).toEqual([]);
  });

  it.each([
    ['fr', 'ouvrir_porte()', 'Les portes pour la cour peuvent être ouvertes depuis le matin.'],
    ['fr', 'cour.portes', 'L’ouverture de la cour n’est pas facile pour un nouveau facteur.'],
  ])('in %s is not told by a sentence on another thing: %s', (language, heading, sentence) => {
    expect(definedUnder(heading, language, sentence)).toEqual([]);
  });

  it.each([
    ['Method Summary', 'Adds the letters of a street to the bags in the hall.'],
    ['Public functions', 'Opens the letters of a street.'],
    ['Arguments', 'Returns the number of letters for a street.'],
    ['Release process', 'Releases (minor) the carts of a street when the office opens.'],
  ])('is not the name of a section: %s', (heading, sentence) => {
    expect(definedUnder(heading, 'en', sentence)).toEqual([]);
  });

  it('is told by an option that does only one thing', () => {
    expect(
      definedIn('en', entries('`--once`: Only opens the gate of the first yard')),
    ).toHaveLength(1);
  });

  it('is not judged in plain text', () => {
    const text = (how: string): string =>
      `The round walk is a walk of postmen that can grow ${how}long. The round walk is old.`;
    expect(definedUnder('Walks', 'en', text('quite '))).toEqual([]);
    expect(definedUnder('Walks', 'en', text(''))).toHaveLength(1);
  });

  it('is told once by one sentence', () => {
    const text = 'The `GateKeeper` class represents a door in the wall of the yard.';
    expect(definedUnder('The GateKeeper class', 'en', text)).toHaveLength(1);
  });
});

describe('a sentence that tells by the way what a thing is for', () => {
  it.each([
    ['Sorters', 1],
    ['Night sorters', 1],
    ['Torn letters of a sorter', 0],
  ])('defines the thing below “%s”: %d', (heading, count) => {
    const before = 'Halls are wide, and each of the sorters hums.';
    const source = plainSource(
      'p',
      [before, 'The sorter lets clerks read torn letters at night.'],
      {
        title: 'Post',
        language: 'en',
      },
    );
    const passages = source.passages.map((one, at) => ({
      ...one,
      headings: ['Post', at === 0 ? 'Halls' : heading],
    }));
    expect(indexMaterial({ sources: [{ ...source, passages }] }, 'en').definitions).toHaveLength(
      count,
    );
  });
});

describe('more that is told of things', () => {
  it('are options in a table, with what is put in', () => {
    const rows = [
      '| Setting | Brief description |',
      '| --- | --- |',
      '| --bags number | Carries so many letters in one bag. |',
      '| --night | Carries the letters of a street by night. |',
      '| -g, --gate key | Opens the gate of the yard with a key. |',
      '| - | Carries what is put in by hand |',
    ].join('\n');
    expect(
      definedIn('en', 'Carts stand in the yard.', rows).map((one) => one.split(':')[0]),
    ).toEqual(['--bags', '--night', '-g, --gate key']);
  });

  it('are plain words behind “just”', () => {
    const text = 'A handle is just a strip of cloth that is sewn to a bag. The handle tears.';
    expect(definedIn('en', text)).toEqual(['handle: A strip of cloth that is sewn to a bag.']);
  });

  it('are more kinds of things in Japanese', () => {
    const text = 'Postal は郵便局の機械の上で動作するサーバ群です。Postal は有名です。';
    expect(definedIn('ja', text)).toEqual(['postal: 郵便局の機械の上で動作するサーバ群。']);
  });
});
