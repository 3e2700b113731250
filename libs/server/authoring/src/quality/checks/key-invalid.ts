import type { QuizItem } from '@coursewright/contract';
import type { Check } from '../check.ts';

/** A question without exactly one right answer, or one for pairs that lacks some. */
export const keyInvalid: Check = {
  id: 'key_invalid',
  severity: 'error',
  examines: 'question',
  *find({ choices, questions }) {
    for (const { of, item } of questions)
      if (item.kind === 'matching' && lacksMatches(item))
        yield { place: of.place('question', item.id), said: item.question };
    for (const { of, item } of choices) {
      const right = item.options.filter(({ is_correct }) => is_correct);
      if (right.length !== 1 || right.some(({ text }) => text.trim() === ''))
        yield { place: of.place('question', item.id), said: item.question };
    }
  },
};

/** A thing without a match, or a match that belongs to two of them. */
function lacksMatches({ options }: QuizItem): boolean {
  const matches = options.flatMap(({ match }) => match?.trim().toLowerCase() || []);
  return new Set(matches).size < options.length;
}
