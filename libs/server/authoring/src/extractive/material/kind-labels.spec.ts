import { expect, it } from 'vitest';
import { plainSource } from '../../../test/write-course.ts';
import { isOfCall, withoutKind } from './kind-labels.ts';
import { indexMaterial } from './material-index.ts';

const bare = (term: string, code = false): string =>
  withoutKind({ term, stems: [], language: 'en', code }).term;

it('a term is the name alone, without what kind of thing it names', () => {
  for (const [term, name] of [
    ['class gates.Gate', 'gates.Gate'],
    ['constant called transparence', 'transparence'],
    ['term gate keeper', 'gate keeper'],
    ['QGate class', 'QGate'],
    ['gate-shut-all Werkzeug', 'gate-shut-all'],
  ])
    expect(bare(term!)).toBe(name);
  for (const term of [
    'function literal',
    'method name',
    'Round Function',
    'gate class',
    'term paper',
  ])
    expect(bare(term)).toBe(term);
});

it('what is put into a call or comes out of it is no term', () => {
  const of = (term: string, definition: string): boolean => isOfCall({ term, definition });
  expect(of('maxgates', 'A positive integer input variable.')).toBe(true);
  expect(of('gate', 'The optional argument of a walk.')).toBe(true);
  expect(of('gate', 'A door that holds water back.')).toBe(false);
  expect(of('Input vector', 'An input vector of a machine.')).toBe(false);
});

const definedUnder = (heading: string, text: string): string[] => {
  const source = plainSource('p', [text], { title: 'Post' });
  const passages = source.passages.map((one) => ({ ...one, headings: ['Post', heading] }));
  return indexMaterial({ sources: [{ ...source, passages }] }, 'en').definitions.map(
    ({ term }) => term,
  );
};

it('a statement on something else under the name of a setting does not define that', () => {
  const setting = 'BAG_NIGHT_WALK';
  expect(definedUnder(setting, 'Bag Manager uses carts for walks at night.')).toEqual([]);
  expect(
    definedUnder(setting, 'Using carts for walks at night can be useful in the winter.'),
  ).toEqual([]);
  expect(definedUnder(setting, 'Sets the number of carts that go out at night.')).toEqual([
    setting,
  ]);
});

it('a label of a docstring is no term', () => {
  const label = '- **Yields**: The letters of a street with all of their stamps.';
  expect(definedUnder('Walks', label)).toEqual([]);
  expect(definedUnder('Walks', label.replace('Yields', 'Street bag'))).toEqual(['street bag']);
});
