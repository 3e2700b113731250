import { describe, expect, it } from 'vitest';
import { denied } from './denial.ts';

describe('a denied statement', () => {
  it.each([
    ['en', 'Each context can reach its parents.', 'Each context cannot reach its parents.'],
    ['en', 'Parent contexts cannot see their children.', 'Parent contexts can see their children.'],
    ['en', 'The port is not fixed.', 'The port is fixed.'],
    ['en', 'If the port is omitted, another one is chosen.', undefined],
    ['es', 'La Luna es un satélite.', 'La Luna no es un satélite.'],
    ['es', 'El agua se puede helar.', undefined],
    ['fr', 'La Lune est un satellite.', undefined],
  ])('in %s: %s', (language, plain, expected) => {
    expect(denied(plain, language)).toBe(expected);
  });
});
