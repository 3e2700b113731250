import type { Check } from '../check.ts';

/** Times the middle length of the other lessons of its module, and words from which that counts. */
const times = 2.5;
const fewest = 500;

/** A lesson far longer than the others of its module. */
export const lessonLong: Check = {
  id: 'lesson_long',
  severity: 'warning',
  examines: 'lesson',
  *find({ course, lessons }) {
    for (const { id } of course.modules) {
      const own = lessons.filter(({ module }) => module.id === id);
      for (const each of own) {
        const others = own.filter((one) => one !== each).map(({ words }) => words);
        const middle = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? 0;
        if (others.length > 0 && each.words >= fewest && each.words > middle * times)
          yield { place: each.place('content'), said: String(each.words), given: String(middle) };
      }
    }
  },
};
