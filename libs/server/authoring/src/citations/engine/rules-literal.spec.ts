import { describe, expect, it } from 'vitest';
import { checkClaim, findingsOf, groundOf, readSentence, tokensOf } from './index.ts';

const stateOf = (sentence: string, passage: string, language = 'en') =>
  checkClaim({ language, sentence, passages: [passage] }).state;

describe('a sentence that is to the letter but for one thing', () => {
  it.each([
    [
      'a negator left out where another stands nearby',
      'You will need to make a new key per phone, which cannot be shared with others.',
      'Staff sign in with a key. You will not need to make a new key per phone, which cannot be shared with others.',
    ],
    [
      'a negator put in where another stands nearby',
      'Des projets plus gros n’ont pas une branche qui intègre des branches qui ne sont pas encore prêtes.',
      'Des projets plus gros ont une branche qui intègre des branches qui ne sont pas encore prêtes.',
      'fr',
    ],
  ])('is contradicted by %s', (_, sentence, passage, language = 'en') => {
    expect(stateOf(sentence, passage, language)).toBe('contradicted');
  });

  it.each([
    ['to say "rather than" for "not"', 'The ferry lands at the old pier rather than the new one.'],
    ['to say it as it stands', 'The ferry lands at the old pier, not at the new one'],
  ])('may deny in other words: %s', (_, sentence) => {
    expect(
      stateOf(sentence, 'The ferry lands at the old pier, not at the new one. It runs hourly.'),
    ).not.toBe('contradicted');
  });

  it('is contradicted by two words far apart in the place of each other', () => {
    expect(
      stateOf(
        'It rules the office to merge and guard its tools, to order the steps of signing in, to open lockers, print badges and send letters, and to grant access by single needs or by allows.',
        'It allows the office to merge and guard its tools, to order the steps of signing in, to open lockers, print badges and send letters, and to grant access by single needs or by rules.',
      ),
    ).toBe('contradicted');
  });

  it.each([
    [
      'en',
      'The bakers light the ovens at four in the morning with the old master.',
      'The bakers light the ovens at four in the morning. They were taught by the old master.',
    ],
    [
      'fr',
      "Le premier champ donne le nom de l'auteur de la ligne avec le contenu.",
      "Le premier champ donne le nom de l'auteur de la ligne. Ensuite vient le contenu.",
    ],
  ])('is not supported with a phrase behind its end (%s)', (language, sentence, passage) => {
    expect(stateOf(sentence, passage, language)).toBe('loose');
  });

  it('may tell a phrase from its midst last', () => {
    expect(
      stateOf(
        'The bakers of the harbour light the ovens at four with the old master.',
        'With the old master the bakers of the harbour light the ovens at four. They sleep at noon.',
      ),
    ).toBe('supported');
  });

  it('is not supported with the head of another sentence', () => {
    expect(
      stateOf(
        'The years of 1788 had been ruined by hail and drought.',
        'Bread was cheap in good years. The harvest of 1788 had been ruined by hail and drought.',
      ),
    ).not.toBe('supported');
  });
});

describe('a reason', () => {
  it('is exchanged with what follows from it, whatever reasons stand before', () => {
    expect(
      stateOf(
        'Todo su contenido ya ha sido copiado a otras ramas porque las ramas que no llevan esa señal pueden ser eliminadas.',
        'Aparece la rama porque ya ha sido fusionada. Las ramas que no llevan esa señal pueden ser eliminadas, porque todo su contenido ya ha sido copiado a otras ramas.',
        'es',
      ),
    ).not.toBe('supported');
  });

  it('in a sentence of its own is no exchanged one', () => {
    expect(
      stateOf(
        'That is why dark roofs grow warmer.',
        'Soot takes in sunlight. Dark roofs therefore grow warmer. Snow slides off them.',
      ),
    ).toBe('supported');
  });
});

describe('what stands in the very place of another', () => {
  it.each([
    ['en', 'Guests from some towns may watch.', 'Guests from all towns may watch. It is free.'],
    [
      'en',
      'Kale is rich in vitamin C and iron.',
      'Kale is rich in vitamin K and iron. It grows late.',
    ],
    ['en', 'The gate opens unless the bell rings.', 'The gate opens if the bell rings. Dogs bark.'],
    [
      'es',
      'No cabe recurso, aunque se haya dañado el orden.',
      'No cabe recurso, salvo que se haya dañado el orden. El plazo es breve.',
    ],
    [
      'ru',
      'Если оплата задержана больше чем на два дня, хозяин вправе расторгнуть договор.',
      'Если оплата задержана больше чем на два месяца, хозяин вправе расторгнуть договор.',
    ],
    [
      'ar',
      'يعاد المال خلال ثلاثين شهرا من الطلب.',
      'يعاد المال خلال ثلاثين يوما من الطلب. الدفع نقدا.',
    ],
    ['zh', '租期少于一年的合同必须登记。', '租期超过一年的合同必须登记。登记免费。'],
  ])('keeps a sentence from being supported (%s): %s', (language, sentence, passage) => {
    expect(['loose', 'contradicted']).toContain(stateOf(sentence, passage, language));
  });

  it('is no future where the passage tells of something past elsewhere', () => {
    const ground = groundOf(
      ['The sale was announced in May by the mayor. It takes place on Saturday in the old hall.'],
      'en',
    );
    const said = 'The sale will take place on Saturday in the old hall.';
    const reading = readSentence(tokensOf(said, 'en'), ground, 'en', said)!;
    expect(findingsOf(reading).filter(({ code }) => code === 'opposite')).toEqual([]);
  });

  it.each([
    [
      'a place for its number',
      'Ask for a seat up to ten days before.',
      'Ask for a seat until the tenth day before.',
    ],
    [
      'half of the day',
      'The crash happened at about 2:00 PM.',
      'The crash happened at about 14:00 on the bridge.',
    ],
    [
      'a verb behind "que"',
      'O prejuízo é avaliado no local por um perito que a empresa envia.',
      'A empresa envia um perito, que avalia o prejuízo no local.',
      'pt',
    ],
    [
      'more than so many',
      'يجوز فسخ العقد عندما يتأخر الدفع أكثر من شهرين.',
      'إذا تأخر الدفع أكثر من شهرين جاز فسخ العقد عن طريق المحكمة في المدينة.',
      'ar',
    ],
  ])('is not contradicted by %s', (_, sentence, passage, language = 'en') => {
    expect(stateOf(sentence, passage, language)).not.toBe('contradicted');
  });
});

describe('a reason that joins two statements of the passages', () => {
  it('is not supported where they give none', () => {
    expect(
      stateOf(
        'The board resolved eighty cases because no appeal against the ruling is possible.',
        'No appeal against the ruling is possible. In 2021 the board resolved eighty cases.',
      ),
    ).toBe('loose');
  });
});
