import { contentStems } from '@coursewright/text/terms';
import { shareIn } from '../alike.ts';
import type { Check } from '../check.ts';
import { keyOf } from '../read-course.ts';

const least = 0.6;

/** A question that neither its lesson nor the passages of that lesson answer. */
export const questionElsewhere: Check = {
  id: 'question_elsewhere',
  severity: 'warning',
  examines: 'question',
  *find({ lessons, language, passages }) {
    for (const each of lessons) {
      if (each.lesson.quiz.length === 0) continue;
      const known = new Set(each.stems);
      for (const { passage_id } of each.lesson.citations)
        for (const stem of contentStems(passages.get(passage_id) ?? '', language)) known.add(stem);
      for (const item of each.lesson.quiz) {
        // Quotation marks hold what was taken from the lesson; the words around ask.
        const quoted = item.question.match(/[“«„「"]([^”»“」"]+)[”»“」"]/gu)?.join(' ');
        const key = contentStems(keyOf(item) ?? '', language);
        const asked = [...contentStems(quoted ?? item.question, language), ...key];
        // A lesson that has the answer may be asked in words of the question's own.
        const hasKey = item.kind !== 'true_false' && key.length > 1 && shareIn(key, known) >= least;
        if (asked.length >= 3 && !hasKey && shareIn(asked, known) < least)
          yield { place: each.place('question', item.id), said: item.question };
      }
    }
  },
};
