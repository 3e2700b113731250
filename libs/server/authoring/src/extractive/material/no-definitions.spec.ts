import { describe, expect, it } from 'vitest';
import { entries } from '../../../test/definitions-in.ts';
import { plainSource } from '../../../test/write-course.ts';
import { indexMaterial } from './material-index.ts';
import { tellsAside } from './no-definitions.ts';

const definedIn = (text: string, language: string, title = 'Post'): string[] =>
  indexMaterial({ sources: [plainSource('p', [text], { title, language })] }, language)
    .definitions.filter(({ isAbbreviation }) => !isAbbreviation)
    .map(({ term, definition }) => `${term}: ${definition}`);

describe('what an entry tells beside what its thing is', () => {
  it.each([
    [
      'titles of other places',
      '`$round_name`: Sorting rooms [Rounds], Night work [Rounds of the night]',
    ],
    ['of what is put in', '`+NORING`: <ring> specifies the bell that is rung at a door.'],
    ['of a quoted argument', "`ringbell()`: `bell' specifies the bell that is rung at a door."],
    ['one of what came before', '**night bag**: An older one that is usually carried by two.'],
    ['how many there are', '`bag`: The bag consists of two parts'],
    ['what is to be put in', '`bagSize`: Takes a number between one and nine'],
    ['which values it has', '`isFull`: True if the test of the other bag fails'],
    ['how it stands with it', '`oldBag`: Deprecated name for the bag of a round'],
    ['what is to be done with it', '`bagName`: Must be the name of the bag to be carried'],
    ['another entry', '`-r`: A more general form of the -q option'],
    ['what all of them have', '**letter bag**: Every bag consists of a strap and some pockets.'],
    ['words with a hole', '`bagFile`: The name of the and the file that is carried'],
    ['its type alone', '`bagNames`: A list of strings'],
    ['how much it matters', '**bag weight**: A critical factor in the choice of a round'],
    ['what else there is of it', '**bag hall**: The bag hall provides several options for letters'],
    ['what was mended', '`bagLoader`: Fixed a hole through which letters fell'],
    ['another thing that it is like', '`bag-hash`: Produces similar results as the old bag'],
    ['where it is left out', '**night stamp**: Omitted on letters that no train carries'],
    ['where it is written', '`bag_at`: Definition at line 87 of file bags.c'],
    ['what is thought of it', '**letter art**: A question of taste and of the right paper'],
    ['what is to be set', '`bag_cache`: Set bag.cache = on to keep the letters warm at night'],
    ['two things at once', '`bag_step`: The step in letters, bag_names the names of all bags'],
    ['words that are cut off', '**big bag**: A bag for many letters that is equivalent to'],
    ['a parameter with its type', '**str bag**: The name of the bag that is carried at noon'],
    ['its own name', '`bag.frameRate`: Set the frame rate'],
    ['values and no words', '`dark_bag`: Hollow = false, movable = true, closed = false'],
    ['a type and its value', '`bag_list`: Optional[List[str]] = [the bags of the office]'],
    ['an address', '`bag_map`: en.example.org/wiki/Bag_map Keeps the distance from the office'],
    ['its class alone', '`Street.bags`: A ReverseManyToOneBagDescriptor instance.'],
    ['its class alone, in words', '`Street.mail`: An instance of MailBag'],
    [
      'a formula that stands elsewhere',
      '**bag sum**: A way of dividing the problem (15.1) by bags.',
    ],
    ['marks of another format', '`bag_node`: The parent :class:Bag object'],
    ['a number of the net', '`bag_host()`: 10.0.2.2 and any other office with a name'],
    ['which there are', '`bag_set`: Sacks, boxes, satchels and bag_surfaces'],
    ['the value that it has', '`bag_sep`: A dot, by default'],
    ['the third of some', '**bag hall**: The third hall behind the gate of an office.'],
    ['where it is found', '`bagtool`: A tool from the package postbags'],
    ['how well one does it so', '**bag lists**: A common way to tell which bags are full.'],
    ['how it is beside another thing', '**bag oven**: A similar tool that dries letters faster.'],
    ['what follows from it', '**night train**: The cause of the delay of most letters.'],
    ['its own name again', '`Bag.id`: The definition of the field id of records'],
  ])('is no definition: %s', (_, entry) => {
    expect(definedIn(entries(entry, 'Bags are carried by hand.'), 'en')).toEqual([]);
  });

  it.each([
    [
      'en',
      'The `bagset` module defines some bags, parts of which will be carried by its postmen.',
      'several things that it defines',
      'bagset',
    ],
    [
      'en',
      'The interpreter is designed to run in offices with very little light.',
      'how it was meant to work',
      'The interpreter',
    ],
    ['de', '`nachtwerk`: Das dafür empfohlene Werkzeug der Post.', 'for what it is recommended'],
    ['de', 'Der Befehl `sortiere` braucht den Namen der Straße als Argument.', 'what it needs'],
    [
      'de',
      'Falls Sie es bevorzugen, in SGML anstatt Text zu schreiben, können Sie die Vorlage brief.sgml.ex benutzen.',
      'when it is used',
      'brief.sgml.ex',
    ],
    [
      'it',
      '`perlo`: Uno dei linguaggi di lettere interpretate più utilizzati sugli odierni carri e derivati.',
      'how it is ranked',
    ],
    [
      'fr',
      '`/etc/sac.d`: Définir la configuration de la poste pour le « sac », consultez poste(7) et sac.d(5).',
      'where to read on',
    ],
    ['es', 'PXE son las siglas de Postal eXchange Envelope. PXE es conocido.', 'its letters'],
    [
      'it',
      "La pipa è un'innovazione di Posta di grandissimo impatto. La pipa piace a tutti.",
      'praise',
    ],
    [
      'ru',
      'Почтовый мешок является ёмкостью для писем, которая описана в Раздел 8. Почтовый мешок тяжёл.',
      'a chapter to read',
      'Почтовый мешок',
    ],
    [
      'it',
      'Il tipo di sacco è uno tra chiuso, aperto, vuoto e pieno, e definisce il carico della posta. Il tipo di sacco conta.',
      'one of some',
    ],
  ])('%s: %s tells %s', (language, text, _, heading = 'PXE') => {
    const source = plainSource('p', [text], { title: 'Post', language });
    const passages = source.passages.map((one) => ({ ...one, headings: [heading] }));
    const { definitions } = indexMaterial({ sources: [{ ...source, passages }] }, language);
    expect(definitions).toEqual([]);
  });

  it('is no definition where it tells what a call takes', () => {
    const called = entries(
      '`sheet_key`: The way in which a letter is marked',
      '`gate_key`: The way in which the door is opened',
    );
    const signature = '```\nint carry (key *sheet_key, key *gate_key)\n```';
    expect(definedIn(`${signature}\n\nCarries it.\n\n${called}`, 'en')).toEqual([]);
    const typed = 'It is called as carry(sheet_key: str, gate_key: int = 5).';
    expect(definedIn(`${typed}\n\n${called}`, 'en')).toEqual([]);
    expect(definedIn(`The office knows two things.\n\n${called}`, 'en')).toHaveLength(2);
  });

  it('goes no further than what its thing is', () => {
    expect(
      definedIn(
        '**Franking** is the payment of a letter by a stamp, and its price has risen twice since spring.',
        'en',
      ),
    ).toEqual(['franking: The payment of a letter by a stamp.']);
    expect(
      definedIn('**Franking** is the payment of a letter, a card, and a parcel by a stamp.', 'en'),
    ).toEqual(['franking: The payment of a letter, a card, and a parcel by a stamp.']);
  });

  it('is no definition where a text lists what changed', () => {
    const text = entries(
      'sorter: Reduce the noise of the belt at night',
      'loader: Prevent a jam of parcels in the hall',
      'stamper: Ink of all colours dries sooner',
    );
    expect(definedIn(text, 'en', 'Post office release notes')).toEqual([]);
    expect(definedIn(text, 'en', 'The machines')).toHaveLength(3);
  });
});

it('reads what a long row of capitals stands for to its end', () => {
  expect(tellsAside(`PQX stands for ${'AA '.repeat(50)}and is a row of bags`)).toBe(false);
  expect(tellsAside('PQX stands for Post of Queer eXchanges')).toBe(false);
  expect(tellsAside('PQX stands for Post Quick eXchange')).toBe(true);
});
