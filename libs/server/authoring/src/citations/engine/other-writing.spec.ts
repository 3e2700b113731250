import { describe, expect, it } from 'vitest';
import { checkClaim, findingsOf, groundOf, readSentence, tokensOf } from './index.ts';

const findings = (sentence: string, passage: string, language = 'en'): string[] => {
  const ground = groundOf([passage], language);
  const reading = readSentence(tokensOf(sentence, language), ground, language, sentence)!;
  return findingsOf(reading).map(({ code }) => code);
};
const check = (sentence: string, passage: string, language = 'en') =>
  checkClaim({ sentence, passages: [passage], language });

describe('what is only written in another way', () => {
  it.each([
    [
      'a date in another order',
      'The bridge was opened on March 14, 1932.',
      'The bridge was opened on 14 March 1932.',
    ],
    ['an hour of the afternoon', 'The ferry leaves at 2:30 pm.', 'The ferry leaves at 14:30.'],
    ['the end of a range of years', 'She led the choir until 2008.', 'She led the choir 2003-08.'],
    [
      'a round number called so',
      'The harbour cost over 1.5 million dollars.',
      'The harbour cost 1,580,575 dollars.',
    ],
    ['nearly so many', 'Nearly 50 ships lay at anchor.', '47 ships lay at anchor.'],
    ['"despite" at the head', 'Despite the rain Ada won.', 'Ada won, though it rained.'],
    [
      'the two names of a thing',
      'The movie was shown in June.',
      'The film was shown in June. A second movie followed it in autumn and was a failure.',
    ],
    [
      'American spelling',
      'The neighboring harbor was closed.',
      'The neighbouring harbour was closed.',
    ],
    [
      'that something is little',
      'The lease has only three years left.',
      'The lease has just three years left.',
    ],
  ])('finds no fault in %s', (_what, sentence, passage) => {
    expect(findings(sentence, passage)).toEqual([]);
  });

  it.each([
    ['another side of a round number', 'Over 50 ships lay at anchor.', '47 ships lay at anchor.'],
    ['another round number', 'Nearly 70 ships lay at anchor.', '47 ships lay at anchor.'],
    ['another hour', 'The ferry leaves at 3:30 pm.', 'The ferry leaves at 14:30.'],
    ['another year of the range', 'She led the choir until 2009.', 'She led the choir 2003-08.'],
  ])('finds %s', (_what, sentence, passage) => {
    expect(findings(sentence, passage)).toContain('number_absent');
  });

  it('reads a sentence that says that the text says it as what it says', () => {
    const passage = 'The mill was built by monks in 1204 and ground rye for the whole valley.';
    expect(check(`The passage also states that ${passage}`, passage).state).toBe('quoted');
  });
});

describe('words of a passage that say nothing together', () => {
  const passage =
    'The queen lays up to two thousand eggs a day in early summer. Workers feed the larvae and close ' +
    'each cell with wax after nine days.';

  it.each([
    ['thrown together', 'a each lays summer wax two with larvae day close.'],
    ['two halves', 'The queen lays up to two thousand eggs each cell with wax after nine days.'],
  ])('are no statement: %s', (_what, sentence) => {
    expect(findings(sentence, passage)).toContain('spliced');
    expect(check(sentence, passage).probability).toBeLessThan(0.5);
  });

  it.each([
    'In early summer the queen lays up to two thousand eggs a day.',
    'After nine days workers close each cell with wax.',
    'The queen lays eggs, and workers feed the larvae.',
  ])('are one in another order: %s', (sentence) => {
    expect(findings(sentence, passage)).not.toContain('spliced');
  });
});

describe('how sure a verdict is', () => {
  it('is never surer of other words than of the very words', () => {
    const passage = 'The canal joins the two lakes and was dug between 1790 and 1801 by hand.';
    const quoted = check(passage, passage);
    const told = check('The canal was dug by hand between 1790 and 1801.', passage);
    expect(told.state).toBe('supported');
    expect(told.probability).toBeLessThan(quoted.probability);
  });
});

it('words that end where a time or a cause is named are read, as the lead of a list ends', () => {
  const passages = ['Works at the gate after\n\n- a flood,\n- a fire,\n\nneed leave.'];
  for (const sentence of ['Works after', 'Works because of'])
    expect(checkClaim({ sentence, passages, language: 'en' }).state).not.toBe('contradicted');
  const german = ['Eingriffe nach\n\n1. Absatz 1 Nummer 1,\n2. Absatz 2,\n\nsind erlaubt.'];
  expect(
    checkClaim({ sentence: 'Eingriffe nach', passages: german, language: 'de' }).state,
  ).not.toBe('contradicted');
});
