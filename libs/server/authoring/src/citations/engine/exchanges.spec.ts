import { describe, expect, it } from 'vitest';
import { checkClaim } from './index.ts';

const check = (language: string, sentence: string, passage: string) =>
  checkClaim({ language, sentence, passages: [passage] });

it('several sentences at once are judged, too, with what none of them has', () => {
  const passage =
    '一些帆船的自由码头有港口泊位可用，既可以提供 JDK，也可以提供 JRE。您可以使用港口停靠、修理及出售帆船。\n\n修理帆船需要一个能够识别并抬起它的起重机。港口收录的几个起重机，例如 Mozilla 和 Konqueror，支持帆船绳索，可以用来抬起帆船。\n\n请阅读港口手册以了解更多信息。';
  const { state } = check(
    'zh',
    '港口是否支持帆船？支持情况如何 一些帆船的自由码头有港口泊位可用，既可以提供 JDK，也可以提供 JRE。 您可以使用港口停靠、修理及出售帆船。 修理帆船需要一个能够识别并抬起它的起重机。',
    passage,
  );
  expect(state).not.toBe('quoted');
});

describe('two that changed places', () => {
  it.each([
    ['fr', 'L’âne porte moins de sel que la mule.', 'La mule porte moins de sel que l’âne.'],
    [
      'de',
      'Die Donau ist länger als der Rhein.',
      'Der Rhein ist länger als die Donau. Beide sind Wasserstraßen.',
    ],
    [
      'it',
      'Lo stagno è più profondo della fontana.',
      'La fontana è più profonda dello stagno. Entrambi sono antichi.',
    ],
    [
      'pt',
      'O cobre conduz melhor do que a prata.',
      'A prata conduz melhor do que o cobre. Os dois são metais.',
    ],
    [
      'en',
      'An oak lives longer than the ash.',
      'The ash lives longer than an oak. Both are felled for timber.',
    ],
  ])('are found though each took its article along (%s)', (language, sentence, passage) => {
    const { state } = check(language, sentence, passage);
    expect(['loose', 'contradicted']).toContain(state);
  });

  it.each([
    [
      'de',
      'Der Rhein ist länger als die Donau.',
      'Der Rhein ist länger als die Donau. Beide sind Wasserstraßen.',
    ],
    [
      'de',
      'Als die Donau ist der Rhein länger.',
      'Der Rhein ist länger als die Donau. Beide sind Wasserstraßen.',
    ],
  ])('are not where they stayed (%s: %s)', (language, sentence, passage) => {
    expect(check(language, sentence, passage).state).not.toBe('contradicted');
  });
});

const valve =
  'When the valve closes completely, the pressure is stored in the upper tank. After an incomplete closing the pump stops within seconds.';

describe('a contrary that the passage has beside the word', () => {
  it('is found where the word stands elsewhere in the passage', () => {
    const { state } = check('en', 'After a complete closing the pump stops within seconds.', valve);
    expect(['loose', 'contradicted']).toContain(state);
  });

  it('does not speak against the word in its own place', () => {
    const said = 'When the valve closes completely, the pressure is kept in the upper tank.';
    expect(check('en', said, valve).state).toBe('supported');
  });

  it.each([
    ['zh', '这种竹子原产于四川北部。', '这种竹子原产于四川南部。它长得很快。'],
    ['zh', '该药只在室内使用。', '该药只在室外使用。说明书里有写。'],
    ['ja', 'この竹は四川の東部に生える。', 'この竹は四川の西部に生える。とても速く伸びる。'],
  ])('is found within a word of signs (%s)', (language, sentence, passage) => {
    expect(check(language, sentence, passage)).toMatchObject({
      state: 'contradicted',
      reason: { code: 'opposite' },
    });
  });
});

describe('a part of a whole', () => {
  it.each([
    [
      'de',
      'Der Verbrauch an Kohle sank dadurch um 75 Prozent.',
      'Dadurch sank der Verbrauch an Kohle um drei Viertel.',
    ],
    ['en', 'About 25 % of the farms were sold.', 'About a quarter of the farms were sold.'],
    ['en', 'Two thirds of the farms were sold.', 'About 67 % of the farms were sold.'],
    [
      'fr',
      'Environ 50 % des fermes furent vendues.',
      'Environ la moitié des fermes furent vendues.',
    ],
    ['es', 'Se vendió el 20 % de las granjas.', 'Se vendió un quinto de las granjas.'],
  ])('is the same in percent (%s: %s)', (language, sentence, passage) => {
    expect(check(language, sentence, passage).state).toBe('supported');
  });

  it.each([
    ['de', 'Der Verbrauch sank um 65 Prozent.', 'Der Verbrauch sank um drei Viertel.'],
    ['en', 'About 75 farms were sold.', 'About three quarters of the farms were sold.'],
    ['en', 'About 35 % of the farms were sold.', 'About a quarter of the farms were sold.'],
  ])('is not the same as another (%s: %s)', (language, sentence, passage) => {
    expect(['loose', 'contradicted']).toContain(check(language, sentence, passage).state);
  });
});

describe('what is said of the other side of a contrast', () => {
  it.each([
    [
      'en',
      'Tin melts at 327 degrees.',
      'Tin melts at 232 degrees, while lead melts at 327 degrees. Both are soft.',
    ],
    [
      'en',
      'A goose is kept for its milk.',
      'A goose is kept for its feathers, but the goat is kept for its milk. Both graze.',
    ],
    [
      'de',
      'Der Ahorn verliert sein Laub im März.',
      'Der Ahorn verliert sein Laub im Oktober, während die Buche ihr Laub im März verliert. Beide werden alt.',
    ],
    [
      'fr',
      'Le bouleau perd ses feuilles en mars.',
      'Le bouleau perd ses feuilles en octobre, tandis que le chêne les perd en mars. Les deux sont hauts.',
    ],
    [
      'es',
      'La cabra se cría por su lana.',
      'La cabra se cría por su leche, mientras que la oveja se cría por su lana. Ambas pastan.',
    ],
    ['zh', '竹笛需要簧片。', '竹笛不用簧片，而唢呐需要簧片。两者都很古老。'],
  ])('is not borne out (%s: %s)', (language, sentence, passage) => {
    expect(['loose', 'contradicted']).toContain(check(language, sentence, passage).state);
  });

  it.each([
    [
      'en',
      'Lead melts at 327 degrees.',
      'Tin melts at 232 degrees, while lead melts at 327 degrees. Both are soft.',
    ],
    [
      'en',
      'The mill pumps water into the canal.',
      'The mill grinds grain, but it also pumps water into the canal. It is old.',
    ],
    [
      'en',
      'Tin melts at 232 degrees and lead at 327 degrees.',
      'Tin melts at 232 degrees, while lead melts at 327 degrees. Both are soft.',
    ],
    [
      'de',
      'Die Buche verliert ihr Laub im März.',
      'Der Ahorn verliert sein Laub im Oktober, während die Buche ihr Laub im März verliert. Beide werden alt.',
    ],
  ])('is where it is said of that side (%s: %s)', (language, sentence, passage) => {
    expect(['quoted', 'supported']).toContain(check(language, sentence, passage).state);
  });
});
