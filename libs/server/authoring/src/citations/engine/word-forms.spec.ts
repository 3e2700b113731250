import { expect, it } from 'vitest';
import { tokensOf } from './index.ts';
import { likeness } from './likeness.ts';

/** The last word of each. */
const alike = (language: string, one: string, other: string): number =>
  likeness(tokensOf(one, language).at(-1)!, tokensOf(other, language).at(-1)!, language);

it.each([
  ['de', 'entnimmt', 'entnommen'],
  ['de', 'zunimmt', 'zugenommen'],
  ['de', 'verschließt', 'geschlossen verschlossen'],
  ['fr', 'obtient', 'obtenu'],
  ['fr', 'aperçu', 'apercevoir'],
  ['es', 'contiene', 'contuvo contener'],
  ['es', 'muestran', 'mostrar'],
  ['it', 'richiede', 'richiesto'],
  ['pt', 'produz', 'produzido'],
])('knows the irregular forms of a verb (%s: %s, %s)', (language, one, other) => {
  expect(alike(language, one, other)).toBeGreaterThanOrEqual(0.95);
});

it.each([
  ['es', 'usan', 'emplean'],
  ['it', 'cominciare', 'iniziano'],
  ['it', 'veloce', 'rapida'],
  ['pt', 'começou', 'iniciar'],
  ['pt', 'carro', 'automóvel'],
  ['de', 'die Mauern', 'die Wände'],
  ['fr', 'la maison', 'la demeure'],
  ['es', 'el barco', 'la nave'],
  ['en', 'chiefly', 'mostly'],
])('knows words that stand for each other (%s: %s, %s)', (language, one, other) => {
  expect(alike(language, one, other)).toBeGreaterThan(0);
});

it('takes no hedge for the whole', () => {
  expect(alike('en', 'mostly', 'entirely')).toBe(0);
});

it.each([
  ['en', 'the glaciers of the Alpine', 'many of the Alps'],
  ['en', 'it was Polish', 'it was Poland'],
])('knows a quality made of a name (%s: %s, %s)', (language, one, other) => {
  expect(alike(language, one, other)).toBeGreaterThan(0);
});

it('takes no listed German noun for a name', () => {
  const [, , time] = tokensOf('brauchen mehr Zeit', 'de');
  const [, , name] = tokensOf('fragten auch Zacharias', 'de');
  expect([time!.isName, name!.isName]).toEqual([false, true]);
});
