import type { Check } from '../check.ts';

/** A question without exactly one right answer. */
export const keyInvalid: Check = {
  id: 'key_invalid',
  severity: 'error',
  examines: 'question',
  *find({ choices }) {
    for (const { of, item } of choices) {
      const right = item.options.filter(({ is_correct }) => is_correct);
      if (right.length !== 1 || right.some(({ text }) => text.trim() === ''))
        yield { place: of.place('question', item.id), said: item.question };
    }
  },
};
