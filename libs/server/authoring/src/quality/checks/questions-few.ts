import type { Check } from '../check.ts';

/** Words after which a reader should have been asked something (retrieval practice). */
const wordsPerQuestion = 600;

/** A long lesson with hardly a question. */
export const questionsFew: Check = {
  id: 'questions_few',
  severity: 'warning',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons) {
      const asked = each.lesson.quiz.length;
      if (asked > 0 && asked < Math.floor(each.words / wordsPerQuestion))
        yield { place: each.place('question'), said: String(asked), given: String(each.words) };
    }
  },
};
