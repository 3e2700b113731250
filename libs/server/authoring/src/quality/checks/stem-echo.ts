import { contentStems } from '@coursewright/text/terms';
import type { Check } from '../check.ts';

/** The answer alone repeats words of the question: it is found without the lesson. */
export const stemEcho: Check = {
  id: 'stem_echo',
  severity: 'warning',
  examines: 'question',
  *find({ choices, language }) {
    for (const { of, item } of choices) {
      if (item.options.length < 3) continue;
      const stem = new Set(contentStems(item.question, language));
      const echoes = item.options.map(({ text, is_correct }) => ({
        is_correct,
        count: new Set(contentStems(text, language).filter((one) => stem.has(one))).size,
      }));
      const key = echoes.find(({ is_correct }) => is_correct);
      if (key && key.count >= 2 && echoes.every((one) => one === key || one.count === 0))
        yield { place: of.place('question', item.id), said: item.question };
    }
  },
};
