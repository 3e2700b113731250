import { describe, expect, it } from 'vitest';
import { soundCandidate } from './sound-candidate.ts';
import { quizOn, textOf } from '../../../test/quiz-on.ts';

describe('a question on a rule', () => {
  it.each<[string, string, RegExp]>([
    ['en', 'The function must return a negative number on failure.', /negative number/],
    ['de', 'Die Software darf nicht in übersetzter Form verteilt werden.', /übersetzter Form/],
    ['es', 'Tus carpetas compartidas deben estar visibles en la página.', /visibles/],
    ['it', 'La funzione deve restituire un numero negativo in caso di errore.', /numero negativo/],
  ])('names what it binds (%s)', (language, said, rule) => {
    expect(textOf(quizOn([said], { language }))).not.toMatch(rule);
  });

  it('is made of a rule for what has a name', () => {
    const said = 'The return value of a runner must be a negative number on failure.';
    expect(textOf(quizOn([said]))).toMatch(/negative number/);
  });

  it('takes for advice what is said to somebody, and no design', () => {
    const said = (who: string): string => `${who} should close every spool of paper at night.`;
    expect(textOf(quizOn([said('Printer administrators')]))).toMatch(/Recommended/);
    expect(textOf(quizOn([said('Printer drivers')]))).toEqual('');
  });

  it('is none where the rule itself tells how binding it is', () => {
    const said = 'Printer drivers must hold a spool of paper and optionally one of cloth.';
    expect(textOf(quizOn([said]))).toEqual('');
    expect(textOf(quizOn([said.replace('optionally ', 'also ')]))).not.toEqual('');
  });

  it.each<[string, string, RegExp]>([
    ['en', 'Social work must be considered a giant step away from the norm.', /giant step/],
    ['de', 'Nächtliche Arbeit muss als großer Schritt von der Norm angesehen werden.', /Schritt/],
    ['es', 'El trabajo nocturno debe considerarse un gran paso fuera de la norma.', /gran paso/],
  ])('is not on how something is to be seen (%s)', (language, said, view) => {
    expect(textOf(quizOn([said], { language }))).not.toMatch(view);
  });
});

describe('what stands in its text only', () => {
  const sound = (question: string, key: string) =>
    soundCandidate(
      {
        type: 'entryName',
        question,
        key,
        wrong: ['alpha', 'beta'],
        explanation: '',
        refs: [],
        place: 0,
        about: [],
        worth: 1,
      },
      'en',
    );

  it('is no name of a place', () => {
    expect(sound('Which is “the name of the printer”?', 'spool')).toHaveLength(1);
    expect(sound('Which is “the name of the printer”?', '$1')).toEqual([]);
  });

  it('is not seen in its picture', () => {
    expect(sound('What are “unnumbered names inside shaded areas”?', 'queues')).toEqual([]);
  });
});
