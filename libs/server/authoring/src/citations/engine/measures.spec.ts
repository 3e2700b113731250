import { describe, expect, it } from 'vitest';
import { checkClaim } from './index.ts';

const stateOf = (language: string, sentence: string, passage: string): string =>
  checkClaim({ language, sentence, passages: [passage] }).state;

describe('an amount in another unit', () => {
  it.each([
    ['en', 'The ferry takes half an hour.', 'The ferry takes 30 minutes and runs all year.'],
    ['en', 'The trip took two weeks.', 'The trip took fourteen days in all.'],
    ['en', 'The path is 1.5 km long.', 'The path is 1,500 metres long and steep.'],
    ['de', 'Die Fähre braucht eine halbe Stunde.', 'Die Fähre braucht 30 Minuten.'],
    ['es', 'La pausa dura media hora.', 'La pausa dura 30 minutos.'],
  ])('is the same if so many of one are the other (%s: %s)', (language, sentence, passage) => {
    expect(stateOf(language, sentence, passage)).toBe('supported');
  });

  it('may stand there without a number', () => {
    const sentence = 'The reign of the old king lasted ten years.';
    const passage = 'The reign of the old king lasted a decade, and then he died.';
    expect(stateOf('en', sentence, passage)).toBe('supported');
    const other = passage.replace('decade', 'century');
    expect(stateOf('en', sentence, other)).toBe('loose');
  });

  it.each([
    ['en', 'The ferry takes half an hour.', 'The ferry takes 45 minutes and runs all year.'],
    ['en', 'The trip took three weeks.', 'The trip took fourteen days in all.'],
    ['en', 'The trip took fourteen weeks.', 'The trip took fourteen days in all.'],
    ['en', 'The path is 15 km long.', 'The path is 1,500 metres long and steep.'],
    ['de', 'Die Fähre braucht eine halbe Stunde.', 'Die Fähre braucht 45 Minuten.'],
  ])('and otherwise is another (%s: %s)', (language, sentence, passage) => {
    expect(['loose', 'contradicted']).toContain(stateOf(language, sentence, passage));
  });
});
