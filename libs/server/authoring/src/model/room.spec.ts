import type { ModelConfig } from '@coursewright/platform';
import { expect, it } from 'vitest';
import { roomOf } from './room.ts';

const config = (contextTokens?: number): ModelConfig => ({
  provider: 'openai',
  name: 'scripted-1',
  timeoutMs: 1_000,
  ...(contextTokens === undefined ? {} : { contextTokens }),
});

it('keeps to what a lesson needs where nobody says how much a model takes', () => {
  expect(roomOf(config())).toEqual({ lesson: 32_000, digest: 32_000, reading: 72_000 });
});

it('gives a lesson more of the sources, the more tokens the operator names', () => {
  const rooms = [12_000, 24_000, 32_768, 64_000].map((tokens) => roomOf(config(tokens)).lesson);
  expect(rooms).toEqual([12_000, 48_000, 74_304, 96_000]);
  expect(roomOf(config(1_000_000))).toEqual({ lesson: 96_000, digest: 96_000, reading: 216_000 });
});

it('leaves some to a model that takes hardly any', () => {
  expect(roomOf(config(4_000)).lesson).toBe(6_000);
});
