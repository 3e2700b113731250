import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestMatch } from './nearest-match.ts';
import { findPassage, lettersIn, passageAt } from './passage.ts';

const text =
  'Rain falls on the hills. Water flows downhill and takes mud with it, grain by grain. ' +
  'Where the river is slow, the mud settles. Water flows on, past the town, to the sea.';
const passageOf = (quote: string, of = text) => {
  const start = of.indexOf(quote);
  return passageAt(of, start, start + quote.length);
};
const foundIn = (later: string, passage: ReturnType<typeof passageOf>) => {
  const found = findPassage(lettersIn(later), passage);
  return found && later.slice(found.start, found.end);
};

describe('a passage', () => {
  it('keeps its words and what stands around them, without halves of characters', () => {
    expect(passageAt('ab🌊cd', 3, 5)).toEqual({ quote: 'c', prefix: 'ab', suffix: 'd', start: 3 });
    expect(passageOf('Water flows downhill')).toMatchObject({
      prefix: 'Rain falls on the hills. ',
      start: 25,
    });
  });

  it('is found where it stood, however often its words occur', () => {
    const start = text.lastIndexOf('Water flows');
    const second = passageAt(text, start, start + 'Water flows'.length);
    const later = `Water flows in the pipes, too. ${text}`;
    const found = findPassage(lettersIn(later), second);
    expect(found?.start).toBe(later.lastIndexOf('Water flows'));
  });

  it.each([
    ['other marks and white space', text.replace('downhill and', '**downhill**\n and')],
    ['text before it', `Much comes first. ${'More and more. '.repeat(40)}${text}`],
    ['other words in it', text.replace('takes mud with it', 'carries mud with it')],
    ['a word more in it', text.replace('takes mud', 'slowly takes mud')],
  ])('is found again after %s', (_change, later) => {
    const passage = passageOf('Water flows downhill and takes mud with it, grain by grain.');
    expect(foundIn(later, passage)).toMatch(/^Water flows[\s\S]*grain by grain\.$/);
  });

  it.each([
    ['its words are gone', 'Bread rises by yeast, which turns sugar into gas in warm dough.'],
    ['there is no text', ''],
  ])('is no longer in the text where %s', (_why, later) => {
    expect(foundIn(later, passageOf('Water flows downhill and takes mud with it'))).toBeUndefined();
  });

  it('of one word is not found in other surroundings', () => {
    const passage = passageOf('mud');
    expect(foundIn(text, passage)).toBe('mud');
    expect(foundIn('Bricks are made of mud and straw.', passage)).toBeUndefined();
  });
});

/** The least edits between the pattern and any part of the text, by the whole table. */
function leastErrors(searched: string, pattern: string): number {
  let column = Array.from({ length: pattern.length + 1 }, (_none, row) => row);
  let least = column[pattern.length] ?? 0;
  for (const character of searched) {
    const next = [0];
    for (let row = 1; row <= pattern.length; row += 1)
      next.push(
        Math.min(
          (column[row - 1] ?? 0) + (pattern[row - 1] === character ? 0 : 1),
          (column[row] ?? 0) + 1,
          (next[row - 1] ?? 0) + 1,
        ),
      );
    column = next;
    least = Math.min(least, column[pattern.length] ?? 0);
  }
  return least;
}

describe('the nearest match', () => {
  it('has as few errors as the whole table says, and is none where that is too many', () => {
    const letters = (minLength: number, maxLength: number) =>
      fc.array(fc.constantFrom('a', 'b', 'c'), { minLength, maxLength }).map((all) => all.join(''));
    fc.assert(
      fc.property(letters(0, 40), letters(1, 12), fc.nat(11), (searched, pattern, most) => {
        const allowed = Math.min(most, pattern.length - 1);
        const found = nearestMatch(searched, pattern, allowed);
        const least = leastErrors(searched, pattern);
        if (least > allowed) return found === undefined;
        if (found?.errors !== least) return false;
        // What is said to match does, with so many errors from its first character to its last.
        const part = searched.slice(found.at, found.end);
        return leastErrors(part, pattern) === least && part.length >= pattern.length - least;
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
