import { describe, expect, it } from 'vitest';
import { isOfSameKind, kindOf } from './genus.ts';

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
    ['The wearing down of carried stones.', 'en', 'deed'],
    ['A group of machines that work by night.', 'en', 'device'],
    ['Un vehículo que se desplaza solo.', 'es', 'device'],
    ['A statement of what is wanted.', 'en', 'thing'],
  ])('is by its head: %s', (said, language, kind) => expect(kindOf(said, language)).toBe(kind));

  it.each([
    ['A loaf that is baked twice.', 'A loaf without a crust.', true],
    ['A loaf that is baked twice.', 'A basket without a lid.', false],
    ['The theory that mud sinks.', 'The view that mud swims.', true],
    ['The theory that mud sinks.', 'The region where mud sinks.', false],
  ])('is shared where one could be said of the other: %s / %s', (one, other, isShared) =>
    expect(isOfSameKind(one, other, 'en')).toBe(isShared),
  );
});
