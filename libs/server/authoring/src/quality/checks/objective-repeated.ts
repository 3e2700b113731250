import { comparable } from '../alike.ts';
import type { Check } from '../check.ts';

/** An objective that an earlier lesson has in the same words. */
export const objectiveRepeated: Check = {
  id: 'objective_repeated',
  severity: 'warning',
  examines: 'objective',
  *find({ lessons }) {
    const first = new Map<string, string>();
    for (const each of lessons)
      for (const objective of each.lesson.objectives) {
        const key = comparable(objective);
        const earlier = first.get(key);
        if (earlier === undefined) first.set(key, each.lesson.title);
        else yield { place: each.place('objective'), said: objective, given: earlier };
      }
  },
};
