import type { Check } from '../check.ts';

/** A quiz from before the lesson was changed, which rests on what the lesson no longer cites. */
export const quizOutdated: Check = {
  id: 'quiz_outdated',
  severity: 'warning',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons)
      if (each.lesson.quiz_outdated) yield { place: each.place('question') };
  },
};
