import { expect, it } from 'vitest';
import { looksLikeCode } from './text-lines.ts';

it('reads a long row of dots and slashes to its end', () => {
  expect(looksLikeCode([`The row ..${'/0..'.repeat(60)}$ is long and says nothing to us.`])).toBe(
    false,
  );
  expect(looksLikeCode(['../bin/pump --level 3', '/usr/bin/pump'])).toBe(true);
});
