import { expect, it } from 'vitest';
import { isCodeName } from './code-names.ts';

it.each(['fs.open', 'max_depth', 'a.b_c.d', '__len__', 'findRoute()', 'maxDepth', '--verbose'])(
  'takes %s for a name in code',
  (name) => expect(isCodeName(name)).toBe(true),
);

it.each(['river', 'e.g.', 'a..b', '.profile', '_', 'north-east'])('takes %s for none', (name) =>
  expect(isCodeName(name)).toBe(false),
);

it('reads a long row of underscores to its end', () => {
  expect(isCodeName(`${'a_A_'.repeat(40)}-`)).toBe(false);
});
