import type { Check } from '../check.ts';
import { guessed } from './guessing.ts';

/** The answer stands in one place more often than chance allows. */
export const keyPosition: Check = {
  id: 'key_position',
  severity: 'warning',
  examines: 'course',
  *find(course) {
    for (const place of [0, 1, 2, 3]) {
      const [found] = guessed(course, ({ options }) => options.slice(place, place + 1));
      if (found) {
        yield found;
        return;
      }
    }
  },
};
