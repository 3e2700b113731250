import { contentStems } from '@coursewright/text/terms';
import { comparable } from '../alike.ts';
import type { Check } from '../check.ts';
import { keyOf } from '../read-course.ts';

/** A question whose answer stands, with what it asks for, in another question of the same quiz. */
export const answerGivenAway: Check = {
  id: 'answer_given_away',
  severity: 'warning',
  examines: 'question',
  *find({ lessons, language }) {
    for (const each of lessons)
      for (const item of each.lesson.quiz) {
        const key = comparable(keyOf(item) ?? '');
        if (item.kind === 'true_false' || contentStems(key, language).length < 2) continue;
        const asked = new Set(contentStems(item.question, language));
        const other = each.lesson.quiz.find(
          ({ id, question }) =>
            id !== item.id &&
            question.toLowerCase().includes(key) &&
            contentStems(question.toLowerCase().replace(key, ' '), language).some((stem) =>
              asked.has(stem),
            ),
        );
        if (other)
          yield { place: each.place('question', item.id), said: key, given: other.question };
      }
  },
};
