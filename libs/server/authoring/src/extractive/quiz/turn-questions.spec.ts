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
    ['a reason that tells it', 'The old cellar is no longer a danger now that its air is dry.'],
    ['an order', 'Keep a copy of the letters at home as well as in the archive.'],
    [
      'a slower thing that is told',
      'Paper is cheap but it is still much heavier than thin parchment.',
    ],
    ['a new version', 'The new version needs less care than earlier versions of the archive.'],
  ])('is not made of %s', (_, sentence) => {
    expect(quizOn([sentence])).toEqual([]);
  });

  it('says in other words what holds only there', () => {
    const { key, wrong } = askedOf('Old volumes of the archive are used only in the reading room.');
    expect(key).toBe('… only in the reading room');
    expect(wrong.toSorted()).toEqual([
      '… except in the reading room',
      '… not only in the reading room',
    ]);
  });

  it('joins a statement to none before it', () => {
    const { question } = askedOf(
      'Moreover, damp air in the cellar tends to destroy the bindings of old volumes.',
    );
    expect(question).toContain('“Damp air in the cellar …”');
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

  it.each([
    [
      'a thing that is not named',
      'The first wall is dry because the old cellar is aired every day.',
    ],
    [
      'letters that stand for things',
      'N is drawn up again because the letters of the town refer to N.',
    ],
    ['an order', 'Note the doubling of walls that is needed because damp air is bad for leather.'],
  ])('is not made of %s', (_, sentence) => {
    expect(quizOn([sentence])).toEqual([]);
  });

  it('is not made of half a statement', () => {
    expect(quizOn(['The archive was moved because of the damp air in its old cellar.'])).toEqual(
      [],
    );
  });
});
