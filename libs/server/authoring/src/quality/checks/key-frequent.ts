import type { Check } from '../check.ts';
import { guessed } from './guessing.ts';

/** Taking the option that the lesson has most often is right more often than chance allows. */
export const keyFrequent: Check = {
  id: 'key_frequent',
  severity: 'warning',
  examines: 'course',
  find: (course) =>
    guessed(course, ({ options }, { lesson }) => {
      const text = lesson.content.toLowerCase();
      const counts = options.map((option) => ({
        option,
        count: option.text === '' ? 0 : text.split(option.text.toLowerCase()).length - 1,
      }));
      const most = Math.max(...counts.map(({ count }) => count));
      return counts.filter(({ count }) => count === most).map(({ option }) => option);
    }),
};
