import type { Placed } from '../../model/lessons.ts';

/** Where a lesson stands, as the server counts: from 0. Its number says it, counted from 1. */
export function placeOf({ number }: Pick<Placed<unknown>, 'number'>): {
  module_index: number;
  submodule_index: number;
} {
  const [module = 1, lesson = 1] = number.split('.').map(Number);
  return { module_index: module - 1, submodule_index: lesson - 1 };
}
