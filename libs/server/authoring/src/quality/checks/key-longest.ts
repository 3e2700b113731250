import type { Check } from '../check.ts';
import { guessed } from './guessing.ts';

/** Taking the longest option is right more often than chance allows. */
export const keyLongest: Check = {
  id: 'key_longest',
  severity: 'warning',
  examines: 'course',
  find: (course) =>
    guessed(course, ({ options }) => {
      const most = Math.max(...options.map(({ text }) => text.length));
      return options.filter(({ text }) => text.length === most);
    }),
};
