import { expect, it } from 'vitest';
import { plainSource } from '../../../test/write-course.ts';
import { PreparedMaterial } from '../operations.ts';

const pageNamesOf = (text: string) =>
  new PreparedMaterial({
    sources: [
      plainSource('page', [text, 'Boats wait in a harbour until somebody calls them by name.']),
    ],
  })
    .index('en')
    .pageNames.map(({ term, definition }) => [term, definition]);

it('a manual page on several names says what the first one is', () => {
  expect(pageNamesOf('rowctl, rowd, rowlib - a program that calls waiting boats')).toEqual([
    ['rowctl', 'A program that calls waiting boats.'],
  ]);
});

it('a long row of names of which nothing is said is read to its end', () => {
  const names = Array.from({ length: 60 }, (_, at) => `row-${at}.target`);
  expect(pageNamesOf(names.join(', '))).toEqual([]);
});
