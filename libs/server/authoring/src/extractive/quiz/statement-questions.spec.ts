import { describe, expect, it } from 'vitest';
import { keyOf, quizOn as askedOn } from '../../../test/quiz-on.ts';

/** What is chosen among answers; why something is so may be asked without. */
const quizOn = (...args: Parameters<typeof askedOn>) =>
  askedOn(...args).filter(({ kind }) => kind !== 'free_recall');

const askedOf = (sentence: string, language = 'en') => {
  const [item] = quizOn([sentence], { language });
  expect(item, sentence).toBeDefined();
  return {
    question: item!.question,
    key: keyOf(item!),
    wrong: item!.options.filter(({ is_correct }) => !is_correct).map(({ text }) => text),
  };
};

describe('a question on the link of two statements', () => {
  it.each([
    ['en', 'Old volumes are kept in dry rooms because damp air is bad for leather.', 'reason'],
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
    const first = question.indexOf(language === 'en' ? 'Damp air' : 'L’air humide');
    const second = question.indexOf(language === 'en' ? 'Old volumes' : 'Les vieux');
    expect(key?.startsWith(first < second ? '1' : '2')).toBe(true);
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
    [
      'an answer to what was asked before',
      'No, old volumes are kept in dry rooms because damp air is bad for leather.',
    ],
    [
      'a case that holds for both',
      'When rain falls old volumes are kept in rooms because damp air is bad for leather.',
    ],
    [
      'a statement without its subject',
      'Old volumes are sold in the town, so needs to be kept in a dry room.',
    ],
    [
      'one case of several',
      'For instance, old volumes are kept in dry rooms because damp air is bad for leather.',
    ],
    [
      'the reason for a clause inside',
      'Old volumes are kept in dry rooms, which are small because warm air is dear in winter.',
    ],
    [
      'a remark between the parts of one statement',
      'A warning is issued when source, although syntactically correct, possibly contains some coding mistakes or has a portability problem.',
    ],
    [
      'an aim',
      'Old volumes are kept in dry rooms, so you can read them in spite of damp winter air.',
    ],
    [
      'what is like something unnamed',
      'Damp air is bad for the leather of books, so old and new rooms are alike.',
    ],
    [
      'what is to be done',
      'Old volumes must be kept in dry rooms because damp air is bad for leather.',
    ],
    [
      'what names itself the result',
      'Old leather is kept in damp rooms, so torn backs and loose pages are the results of it.',
    ],
    [
      'what is possible',
      'Old volumes are kept apart from the others, so they can be opened and closed in any order.',
    ],
    [
      'two statements of the same words',
      'Old volumes with leather backs are kept in dry rooms because damp rooms make leather rot.',
    ],
    ['an order', 'Note the doubling of walls that is needed because damp air is bad for leather.'],
  ])('is not made of %s', (_, sentence) => {
    expect(quizOn([sentence])).toEqual([]);
  });

  it('is not made of a word that stands for what is named elsewhere', () => {
    expect(
      quizOn(
        [
          'La biblioteca guarda volúmenes antiguos, porque los lectores de la ciudad quieren usarlos.',
        ],
        { language: 'es' },
      ),
    ).toEqual([]);
  });

  it('may point back at what the other statement names', () => {
    const { question, key } = askedOf(
      'Old volumes are kept apart from the others, so they are opened and closed in any order.',
    );
    expect(question).toContain('(2) “They are opened and closed in any order”');
    expect(key).toBe('1 is a reason for 2');
  });

  it('says what holds as a rule no stronger than its sentence', () => {
    const { question } = askedOf(
      'Typically old volumes are kept in dry rooms because damp air is bad for leather.',
    );
    expect(question).toContain('ypically old volumes');
  });

  it('is not made of a statement that draws the conclusion itself', () => {
    expect(
      askedOn(
        ['Старые книги хранятся в сухих комнатах, так как отсюда дует тёплый и сухой ветер зимой.'],
        { language: 'ru' },
      ),
    ).toEqual([]);
  });

  it('is not made of half a statement', () => {
    expect(quizOn(['The archive was moved because of the damp air in its old cellar.'])).toEqual(
      [],
    );
  });
});
