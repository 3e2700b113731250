import { expect, it } from 'vitest';
import { inOrderOfValue } from './option-values.ts';

it.each([
  [
    ['32', '4', '3,5'],
    ['3,5', '4', '32'],
  ],
  [
    ['`32`', '`4`', '`5`'],
    ['`4`', '`5`', '`32`'],
  ],
  [
    ['20 %', '1,000', '3'],
    ['3', '20 %', '1,000'],
  ],
  [['`x`', '4'], undefined],
])('numbers are put in their order, also those set as code: %s', (options, ordered) => {
  expect(inOrderOfValue(options, (text) => text)).toEqual(ordered);
});
