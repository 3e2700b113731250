import { describe, expect, it } from 'vitest';
import { checkClaim, findingsOf, groundOf, readSentence, tokensOf } from './index.ts';

const findingsIn = (sentence: string, passage: string, language = 'en') => {
  const ground = groundOf([passage], language);
  return findingsOf(readSentence(tokensOf(sentence, language), ground, language, sentence)!);
};
const replacedIn = (sentence: string, passage: string, language = 'en') =>
  findingsIn(sentence, passage, language)
    .filter(({ code, strength }) => code === 'rival' && strength === 0.95)
    .map(({ said, given }) => [said, given]);
const isSupported = (sentence: string, passage: string, language = 'en'): boolean =>
  ['quoted', 'supported'].includes(checkClaim({ sentence, passages: [passage], language }).state);

const abbey =
  'The church was founded in 910 by the count. The council of the town met in the abbey until 1420, and kept its seal in a chest there.';
const hive = 'A hive has two entrances. Bees store honey in wax cells and seal them with a lid.';

describe('a thing in the place of another that the passages name elsewhere', () => {
  it.each([
    ['of the same kind', 'The town council used to meet in the church.', abbey, 'church', 'abbey'],
    [
      'to the letter',
      'The council of the town met in the church until 1420.',
      abbey,
      'church',
      'abbey',
    ],
    ['behind the same preposition', 'Bees store honey in the hive.', hive, 'hive', 'wax'],
  ])('is found: %s', (_what, sentence, passage, said, given) => {
    expect(replacedIn(sentence, passage)).toEqual([[said, given]]);
    expect(isSupported(sentence, passage)).toBe(false);
  });

  it.each([
    [
      'where it stands there as well',
      'The council met in the church.',
      `${abbey} Later it met in the church.`,
    ],
    [
      'where it is named beside it',
      'The monks prayed in the church.',
      'The monks prayed in the abbey church of Cluny.',
    ],
    ['where the passages name it nowhere', 'The council of the town met in the monastery.', abbey],
    ['for the word itself', 'Until 1420 the town council met in the abbey.', abbey],
  ])('is none: %s', (_what, sentence, passage) => {
    expect(replacedIn(sentence, passage)).toEqual([]);
  });

  it('is found in other languages', () => {
    const passage =
      'Die Kirche steht seit 910 am Markt. Der Rat der Stadt tagte in der Abtei am Fluss.';
    const wrong = 'Der Rat der Stadt tagte in der Kirche.';
    expect(replacedIn(wrong, passage, 'de')).toEqual([['Kirche', 'Abtei']]);
    expect(isSupported(wrong, passage, 'de')).toBe(false);
  });
});

describe('a name at the beginning of a sentence in other words', () => {
  const passage =
    'Edward Jenner inoculated a boy with cowpox in 1796. Six weeks later he showed that smallpox could not harm him. Louis Pasteur developed a vaccine against rabies in 1885.';
  const said = (name: string): string => `${name} came up with the vaccine against rabies.`;

  it('speaks against it where the passages have another there', () => {
    const found = findingsIn(said('Jenner'), passage);
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'name_elsewhere', said: 'Jenner', given: 'Pasteur' }),
    );
    const right = findingsIn(said('Pasteur'), passage).map(({ code }) => code);
    expect(right).not.toContain('name_elsewhere');
    const probabilityOf = (name: string): number =>
      checkClaim({ sentence: said(name), passages: [passage], language: 'en' }).probability;
    expect(probabilityOf('Jenner')).toBeLessThan(probabilityOf('Pasteur') - 0.1);
  });
});

const splicedIn = (sentence: string, passage: string, language = 'en') =>
  findingsIn(sentence, passage, language).filter(({ code }) => code === 'spliced');
const mill =
  'The old mill grinds the wheat of three villages. Its owner repairs clocks in winter. Strong horses pulled the barges up the canal to the weir.';

describe('two halves of different sentences', () => {
  it('are none where what the second is about is left out', () => {
    const sentence = 'The old mill grinds the barges up the canal to the weir.';
    expect(splicedIn(sentence, mill)).not.toEqual([]);
    expect(isSupported(sentence, mill)).toBe(false);
  });

  it('are none with a word of their own between them either', () => {
    const sentence = 'The old mill grinds heavy barges up the canal to the weir.';
    expect(splicedIn(sentence, mill)).not.toEqual([]);
    expect(isSupported(sentence, mill)).toBe(false);
  });

  it('are found in other languages', () => {
    const passage =
      'Die alte Mühle mahlt den Weizen von drei Dörfern. Kräftige Pferde zogen die Lastkähne den Kanal hinauf.';
    const sentence = 'Die alte Mühle zogen die Lastkähne den Kanal hinauf.';
    expect(splicedIn(sentence, passage, 'de')).not.toEqual([]);
    expect(isSupported(sentence, passage, 'de')).toBe(false);
  });

  it.each([
    [
      'two whole statements joined by a word',
      'The old mill grinds wheat, and strong horses pulled barges up the canal.',
      mill,
    ],
    [
      'a second sentence that is about the same thing',
      'The old mill repairs its wheel in winter without any help.',
      'The old mill grinds the wheat of three villages. It repairs its wheel in winter without any help.',
    ],
    ['one sentence', 'The old mill grinds the wheat of the villages.', mill],
  ])('are not seen in %s', (_what, sentence, passage) => {
    expect(splicedIn(sentence, passage)).toEqual([]);
  });
});
