import type { Check } from '../check.ts';

/**
 * A lesson without a question. The built-in author rather asks none than a bad one, so this says
 * nothing of the lesson; a learner may still want to know.
 */
export const quizMissing: Check = {
  id: 'quiz_missing',
  severity: 'info',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons)
      // Of a lesson that is only readable the quiz is on its way.
      if (each.lesson.quiz.length === 0 && each.lesson.status === 'completed')
        yield { place: each.place('question') };
  },
};
