import { describe, expect, it } from 'vitest';
import { definedIn, entries } from '../../../test/definitions-in.ts';

describe('what nobody can look up', () => {
  it.each([
    [
      'de',
      'for what an earlier sentence says',
      'Briefträger haben viel zu tragen. Beispiele hierfür sind Taschen, die von zwei Leuten getragen werden. Beispiele hierfür kennt jeder.',
    ],
    [
      'de',
      'the second of two',
      'Letzteres ist ein Kasten, in dem die Briefe einer Straße bis zum Morgen liegen. Letzteres kennt jeder.',
    ],
    [
      'nl',
      'a word with which a sentence is turned round',
      'Wellicht is een kast met brieven de oorzaak van het lawaai in de straat. Wellicht weet iemand meer.',
    ],
    [
      'nl',
      'by what an earlier sentence says',
      'Daardoor is een kast nodig die alle brieven van de straat bevat. Daardoor wordt het druk.',
    ],
    [
      'en',
      'an example',
      'A night round example is a walk that one postman takes alone. The night round example is known.',
    ],
    ['en', 'an address for any', entries('`post.example.com`: The portal of the post office')],
    [
      'en',
      'one in a row',
      'A fourth bag is a sack that one postman carries alone. The fourth bag is heavy.',
    ],
    [
      'en',
      'one more',
      'Additional bags are sacks that one postman carries alone. Additional bags are heavy.',
    ],
    ['en', 'the one at hand', 'The class is used to carry letters by night. The class is small.'],
    [
      'es',
      'two things',
      'Los carteros y los clientes son personas que se encuentran cada día en la calle. Los carteros y los clientes hablan.',
    ],
    [
      'fr',
      'two names',
      'Les fichiers rues.txt ou noms.txt sont des listes qui gardent les rues de la ville. Les fichiers rues.txt ou noms.txt changent.',
    ],
  ])('%s: is %s', (language, _, text) => {
    expect(definedIn(language, text)).toEqual([]);
  });

  it.each([
    [
      'en',
      'An important difference is the way in which a letter is sealed at night. This important difference is known.',
    ],
    [
      'de',
      'Ein ziemliches Problem sind Briefe, die von Hand geschrieben wurden. Dieses ziemliche Problem kennt jeder.',
    ],
    [
      'nl',
      'Een belangrijk verschil is de wijze waarop de brieven van een straat bewaard worden. Dat belangrijk verschil is bekend.',
    ],
  ])('is one of many, told by which one it is: %s', (language, text) => {
    expect(definedIn(language, text)).toEqual([]);
  });

  it('is the one at hand, told by a number', () => {
    const text = (which: string): string =>
      `La bolsa es el saco de ${which} que se lleva por la calle. La bolsa pesa.`;
    expect(definedIn('es', text('3 correas'))).toEqual([]);
    expect(definedIn('es', text('cuero'))).toHaveLength(1);
  });
});

describe('a term', () => {
  it('stands without the section that it sends to', () => {
    const entry = '**unlock See section unlock**: Opens the gate of the night hall.';
    expect(definedIn('en', entries(entry, 'Gates are heavy.'))).toEqual([
      'unlock: Opens the gate of the night hall.',
    ]);
  });

  it('is no label behind which something else is said each time', () => {
    const discussion = (...said: string[]): string =>
      entries(...said.map((one) => `**Ramification**: ${one}`), 'Bags are carried by hand.');
    const said = [
      'A separate bag that the office keeps for each street.',
      'A second walk that a postman takes in winter.',
      'A closet that nobody opens before the morning.',
    ];
    expect(definedIn('en', discussion(...said))).toEqual([]);
    expect(definedIn('en', discussion(...said.slice(0, 2)))).toHaveLength(1);
  });
});
