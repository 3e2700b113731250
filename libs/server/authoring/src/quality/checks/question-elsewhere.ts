import { asksForAll, type QuizItem } from '@coursewright/contract';
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
      for (const { term, definition } of each.lesson.key_terms)
        for (const stem of contentStems(`${term} ${definition}`, language)) known.add(stem);
      const isKnown = (stems: readonly string[]): boolean => shareIn(stems, known) >= least;
      for (const item of each.lesson.quiz) {
        const key = contentStems(answerOf(item), language);
        const asked = contentStems(subjectOf(item), language);
        if (asked.length + key.length < 3) continue;
        // A lesson that has the answer may be asked in words of the question's own.
        const hasKey = item.kind !== 'true_false' && key.length > 1 && isKnown(key);
        // What asks for pairs or an order says little itself, and much with its options.
        const isAsked = isKnown(asksForAll(item) ? asked : [...asked, ...key]);
        if (!hasKey && !isAsked)
          yield { place: each.place('question', item.id), said: item.question };
      }
    }
  },
};

/** Of steps and pairs, every option is part of the answer. */
const answerOf = (item: QuizItem): string =>
  asksForAll(item)
    ? item.options.map(({ text, match = '' }) => `${text} ${match}`).join(' ')
    : (keyOf(item) ?? '');

/** What it asks for. Quotation marks hold what was taken from the lesson; the words around ask. */
const subjectOf = ({ question }: QuizItem): string =>
  question.match(/[“«„「"]([^”»“」"]+)[”»“」"]/gu)?.join(' ') ?? question;
