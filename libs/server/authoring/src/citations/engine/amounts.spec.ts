import { describe, expect, it } from 'vitest';
import { checkClaim } from './index.ts';

const stateOf = (language: string, sentence: string, passage: string): string =>
  checkClaim({ language, sentence, passages: [passage] }).state;
const refused = ['loose', 'contradicted'];
const borneOut = ['quoted', 'supported'];

describe('how much of a thing is told', () => {
  it.each([
    ['en', 'Few of the bells survived the fire.', 'Most of the bells survived the fire.'],
    ['en', 'The crane can lift any of the beams.', 'The crane cannot lift every beam.'],
    ['de', 'Kaum ein Boot hat einen Motor.', 'Fast alle Boote haben einen Motor.'],
    ['de', 'Das ist einer der Wege zum Gipfel.', 'Das ist der einzige Weg zum Gipfel.'],
    ['es', 'Pocos barcos llevan motor.', 'La mayoría de los barcos llevan motor.'],
    [
      'fr',
      'Certains bateaux n’ont pas de moteur, mais tous ont une voile.',
      'Aucun bateau n’a de moteur, mais tous ont une voile.',
    ],
    ['it', 'Anche il capitano può aprire la cassa.', 'Soltanto il capitano può aprire la cassa.'],
    ['ru', 'На любой вопрос капитан отвечает сам.', 'Почти на каждый вопрос капитан отвечает сам.'],
    ['zh', '少数船只装有发动机，港口在南边。', '大多数船只装有发动机，港口在南边。'],
  ])('is no more and no less than the passage tells (%s: %s)', (language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });

  it.each([
    ['en', 'The bell rings at least twelve times.', 'The bell rings at most twelve times.'],
    ['de', 'Mindestens zwölf Boote liegen dort.', 'Bis zu zwölf Boote liegen dort.'],
    ['ru', 'Там стоит не более двенадцати лодок.', 'Там стоит не менее двенадцати лодок.'],
    ['zh', '那里最多有十二条船。', '那里至少有十二条船。'],
  ])('has its bound on the side the passage has it (%s)', (language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });

  it.each([
    ['en', 'Nearly every boat has a motor.', 'Almost all boats have a motor.'],
    ['en', 'No repair at all was made to the boats.', 'No repair was made to the boats.'],
    ['de', 'Nicht weniger als zwölf Boote liegen dort.', 'Mindestens zwölf Boote liegen dort.'],
    ['it', 'Di solito la barca parte alle nove.', 'La barca di solito parte alle nove.'],
  ])('may be told in other words (%s: %s)', (language, sentence, passage) => {
    expect(borneOut).toContain(stateOf(language, sentence, passage));
  });
});

describe('two that are told apart', () => {
  const bells = 'The north bell weighs two tons, as opposed to the three tons of Old Tom.';
  const books = 'Anna Roth a écrit le guide en 1980 et Jean Morel l’a traduit.';
  it.each([
    ['fr', 'Le guide est de Jean Morel, et sa traduction d’Anna Roth.', books],
    ['en', 'Unlike rafts, canoes need a keel.', 'Unlike canoes, rafts need a keel.'],
    [
      'de',
      'Anna Roth übersetzte das Buch, das Jean Morel schrieb.',
      'Anna Roth schrieb das Buch, und Jean Morel übersetzte es.',
    ],
  ])('keep what is told of each (%s: %s)', (language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });

  it.each([
    ['fr', 'La traduction du guide est de Jean Morel.', books],
    ['en', 'Old Tom weighs three tons, the north bell two.', bells],
  ])('may change their order (%s)', (language, sentence, passage) => {
    expect(stateOf(language, sentence, passage)).not.toBe('contradicted');
  });
});

describe('what comes first, and why', () => {
  const storm = 'The real reason for the flood was the storm of the night.';
  it('may be told from either end', () => {
    const passage = 'The boats are painted after they have been dried in the yard.';
    const { reason } = checkClaim({
      language: 'en',
      sentence: 'Before the boats are painted, they have been dried in the yard.',
      passages: [passage],
    });
    expect(['opposite', 'order']).not.toContain(reason.code);
  });
  it.each([
    ['en', 'The real reason for the storm of the night was the flood.', storm],
    ['de', 'Der Grund für den Sturm war die Flut.', 'Der Grund für die Flut war der Sturm.'],
  ])('is not turned round (%s)', (language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });
});

describe('a word in Latin letters among others', () => {
  it.each([
    ['zh', 'sextant 是最早的工具，船员每天使用它。', 'astrolabe 是最早的工具，船员每天使用它。'],
    ['ru', 'Программа dhow проверяет груз.', 'Программа ketch проверяет груз.'],
  ])('names something (%s)', (language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });
});

describe('what is denied of another', () => {
  it('excuses no denial', () => {
    const passage = 'Roth rejected every form of tax, while Morel later defended a small one.';
    expect(refused).toContain(stateOf('en', 'Morel never defended a small tax.', passage));
  });
});

it('"above all" claims no whole', () => {
  const sentence =
    'La esclusa, construida por los molineros, permite sobre todo que el agua entre en el canal.';
  const passage =
    'La esclusa es una obra que construyeron los molineros. Su función principal es permitir que el agua del río entre en el canal, donde mueve las ruedas.';
  const { state, reason } = checkClaim({ language: 'es', sentence, passages: [passage] });
  expect([state === 'contradicted', reason?.code === 'quantifier']).toEqual([false, false]);
});
