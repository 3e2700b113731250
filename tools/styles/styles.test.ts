import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../launch/run-step.ts';
import { checkStyles, withSteps } from './check.ts';
import { corners, durations, sizes, spaces } from './steps.ts';

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'coursewright-styles-'));
});
const sheet = 'apps/web/src/features/planted/planted.module.css';
const complaints = (declaration: string) => {
  mkdirSync(path.dirname(path.join(tree, sheet)), { recursive: true });
  writeFileSync(path.join(tree, sheet), `.planted {\n  ${declaration}\n}\n`);
  return checkStyles(tree).complaints;
};
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('a style sheet', () => {
  it.each([
    ['a size between two steps', 'font-size: 0.92rem;', 'font-size: var(--type-m);'],
    ['a size in pixels', 'font-size: 13px;', 'font-size: var(--type-xs);'],
    [
      'the size in the short form',
      'font: 600 1.3rem/1.25 var(--font-book);',
      'font: 600 var(--type-3xl)/1.25 var(--font-book);',
    ],
    ['a space that is a step', 'padding: 0.35rem 1rem;', 'padding: 0.35rem var(--space-4);'],
    ['a corner that is a step', 'border-radius: 1rem;', 'border-radius: var(--radius-large);'],
    [
      'durations over several lines',
      'transition:\n    color 120ms,\n    opacity 250ms 150ms;',
      'transition:\n    color var(--motion-quick),\n    opacity var(--motion) 150ms;',
    ],
  ])('that says %s itself is refused, and mended by --write', (_name, written, mended) => {
    expect(complaints(written)).toEqual([
      { file: sheet, line: 2, text: expect.stringContaining('should be') },
    ]);
    expect(withSteps(`.planted {\n  ${written}\n}`)).toBe(`.planted {\n  ${mended}\n}`);
  });

  it.each([
    ['a colour', 'color: #0e5a49;', /#0e5a49 should be a token/],
    ['a colour in both themes', 'color: light-dark(#0e5a49, #7fd3bc);', /should be a token/],
    ['a size beyond the scale', 'font-size: 5rem;', /no step of the type scale/],
    ['a fluid size', 'font-size: clamp(1rem, 2vw, 3rem);', /no step of the type scale/],
  ])('that says %s itself is refused', (_name, written, text) => {
    expect(complaints(written)).toEqual([
      { file: sheet, line: 2, text: expect.stringMatching(text) },
    ]);
  });

  it.each([
    'font-size: 0.9em;',
    'font-size: calc(1.125rem * var(--text-size, 1));',
    'padding: 0.35rem 0.7rem;',
    'margin: -1px;',
    'inset: -0.5rem;',
    'padding: calc(0.5rem + 1px);',
    'border-radius: 50%;',
    'animation: appear var(--motion) 150ms both;',
  ])('may say %s', (written) => {
    expect(complaints(written)).toEqual([]);
  });
});

it('knows every step by the value it has in the tokens', () => {
  const tokens = readFileSync(path.join(root, 'apps/web/src/styles/tokens.css'), 'utf8');
  const units = { rem: 16, px: 1, ms: 1, s: 1000 };
  const valueOf = (token: string) => {
    const [, amount, unit] = new RegExp(`${token}: ([\\d.]+)(rem|px|ms|s);`).exec(tokens) ?? [];
    return Number(amount) * units[(unit ?? 'px') as keyof typeof units];
  };
  for (const { token, value } of [...sizes, ...spaces, ...corners, ...durations])
    expect([token, valueOf(token)]).toEqual([token, value]);
});
