import { describe, expect, it } from 'vitest';
import { keyOf, quizOn } from '../../../test/quiz-on.ts';

const askedOf = (sentence: string, language = 'en') => {
  const [item] = quizOn([sentence], { language });
  expect(item, sentence).toBeDefined();
  return {
    question: item!.question,
    key: keyOf(item!),
    wrong: item!.options.filter(({ is_correct }) => !is_correct).map(({ text }) => text),
  };
};

describe('a question on how a statement goes on', () => {
  it.each([
    [
      'en',
      'Damp air in the cellar of the archive tends to destroy the bindings of old volumes.',
      '“Damp air in the cellar of the archive …”',
      '… tends to destroy the bindings of old volumes',
      2,
    ],
    [
      'en',
      'A copy on parchment needs less care than a copy on paper.',
      '“A copy on parchment needs …”',
      '… less care than a copy on paper',
      2,
    ],
    [
      'es',
      'Una copia en pergamino es más duradera que una copia en papel.',
      '«Una copia en pergamino es …»',
      '… más duradera que una copia en papel',
      2,
    ],
    [
      'de',
      'Eine Abschrift auf Pergament ist größer als eine Abschrift auf Papier.',
      '„Eine Abschrift auf Pergament ist …“',
      '… größer als eine Abschrift auf Papier',
      2,
    ],
  ])('turns it over at its deciding place (%s: %s)', (language, sentence, opening, key, count) => {
    const asked = askedOf(sentence, language);
    expect(asked.question).toContain(opening);
    expect(asked.key).toBe(key);
    expect(new Set(asked.wrong).size).toBe(count);
    const end = key.split(' ').slice(-2).join(' ');
    for (const wrong of asked.wrong) expect(wrong.endsWith(end)).toBe(true);
  });

  it.each([
    ['a denial', 'No damp air in the cellar tends to destroy the bindings of old volumes.'],
    [
      'a clause inside its subject',
      'Air that tends to destroy the bindings of old volumes is in cellars.',
    ],
    ['something said before', 'This kind of air tends to destroy the bindings of all old volumes.'],
    ['a new version', 'The new version needs less care than earlier versions of the archive.'],
  ])('is not made of %s', (_, sentence) => {
    expect(quizOn([sentence])).toEqual([]);
  });

  it('joins a statement to none before it', () => {
    const { question } = askedOf(
      'Moreover, damp air in the cellar tends to destroy the bindings of old volumes.',
    );
    expect(question).toContain('“Damp air in the cellar …”');
  });
});

describe('a question on a measure', () => {
  it('asks of how many of a kind and in how many cases something is so', () => {
    const amount = askedOf('All volumes of the archive are copies of older ones.');
    expect(amount.question).toContain('“… volumes of the archive are copies of older ones”');
    expect(amount.key).toBe('Of all of them');
    const often = askedOf('Volumes of the archive are rarely lent to other libraries.');
    expect(often.question).toContain('“volumes of the archive are … lent to other libraries”');
    expect(often.key).toBe('In few cases');
    expect(often.wrong).not.toContain('In many cases');
  });

  it('is not made of a measure that the number of the noun tells', () => {
    expect(quizOn(['Each volume of the archive is a copy of an older one.'])).toEqual([]);
  });
});

describe('a question on the link of two statements', () => {
  it.each([
    ['en', 'Old volumes are kept in dry rooms because damp air is bad for leather.', 'reason'],
    ['en', 'Although damp air is bad for leather, old volumes are kept in cellars.', 'Both'],
    [
      'fr',
      'Les vieux volumes sont gardés au sec, car l’air humide est mauvais pour le cuir.',
      'raison',
    ],
  ])('tells the reason from what follows (%s: %s)', (language, sentence, word) => {
    const { question, key, wrong } = askedOf(sentence, language);
    expect(question).toMatch(/\(1\).*\(2\)/u);
    expect(key).toContain(word);
    expect(wrong.length).toBe(3);
    if (word !== 'Both') {
      const first = question.indexOf(language === 'en' ? 'Damp air' : 'L’air humide');
      const second = question.indexOf(language === 'en' ? 'Old volumes' : 'Les vieux');
      expect(key?.startsWith(first < second ? '1' : '2')).toBe(true);
    }
  });

  it('is not made of half a statement', () => {
    expect(quizOn(['The archive was moved because of the damp air in its old cellar.'])).toEqual(
      [],
    );
  });
});
