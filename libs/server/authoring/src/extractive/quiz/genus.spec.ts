import { describe, expect, it } from 'vitest';
import { kindOf } from './genus.ts';

describe('the kind of thing that a definition tells of', () => {
  it.each([
    ['The number of sheets that wait for a machine.', 'en', 'quantity'],
    ['The process by which a sheet is dried.', 'en', 'deed'],
    ['A small program that wakes other machines.', 'en', 'software'],
    ['A person who sorts letters.', 'en', 'person'],
    ['A wooden box in which sheets are kept.', 'en', 'thing'],
    ['Le nombre de feuilles qui attendent.', 'fr', 'quantity'],
    ['Un petit programme qui réveille les machines.', 'fr', 'software'],
    ['Das Verfahren, mit dem ein Bogen getrocknet wird.', 'de', 'deed'],
    ['Небольшая программа, которая будит другие машины.', 'ru', 'software'],
  ])('is by its head: %s', (said, language, kind) => expect(kindOf(said, language)).toBe(kind));
});
