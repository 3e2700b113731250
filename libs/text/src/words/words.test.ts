import { describe, expect, it } from 'vitest';
import { countWords, readingMinutes, wordsOf } from '../index.ts';

describe('words', () => {
  it('keep what is inside them', () => {
    expect(wordsOf('CO₂ is read-only, don’t call fs.open() in C++ or 3.14.')).toEqual([
      'CO₂',
      'is',
      'read-only',
      'don’t',
      'call',
      'fs.open',
      'in',
      'C++',
      'or',
      '3.14',
    ]);
  });

  it.each([
    ['one each where spaces set them apart', 'Der Zug ist voll – don’t wait.', 6],
    ['two characters each where nothing does', '月球的引力使海面升高。', 5],
    ['both in a text of both', 'Node.js 是平台', 3],
    ['one each also where marks stand between their letters', 'हर दफ़्तर में छँटाई होती है', 6],
    ['none in marks alone', '… — !', 0],
  ])('count %s', (_, text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it('take a minute at least, and one for every 220', () => {
    expect([readingMinutes(''), readingMinutes('word '.repeat(660))]).toEqual([1, 3]);
  });
});
