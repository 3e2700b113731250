import type { Check } from '../check.ts';

const fewWords = 150;

/** A lesson of so few words that it is a note. */
export const lessonShort: Check = {
  id: 'lesson_short',
  severity: 'warning',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons)
      if (each.lesson.content.trim() !== '' && each.words < fewWords)
        yield { place: each.place('content'), said: String(each.words) };
  },
};
