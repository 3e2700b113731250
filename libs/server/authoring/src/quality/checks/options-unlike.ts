import { countWords } from '@coursewright/text';
import type { QuizItem } from '@coursewright/contract';
import type { Check } from '../check.ts';

/** An option this many times as long as the longest other, in words, stands out. */
const times = 3;
const fewest = 8;

/** An option that is not of the others' kind: a number among words, an essay, an exclamation. */
export const optionsUnlike: Check = {
  id: 'options_unlike',
  severity: 'warning',
  examines: 'question',
  *find({ choices }) {
    for (const { of, item } of choices) {
      const odd = item.options.length < 3 ? undefined : oddOne(item.options);
      if (odd !== undefined) yield { place: of.place('question', item.id), said: odd };
    }
  },
};

function oddOne(options: QuizItem['options']): string | undefined {
  const only = (is: (text: string) => boolean): string | undefined => {
    const those = options.filter(({ text }) => is(text));
    return those.length === 1 ? those[0]?.text : undefined;
  };
  return (
    only((text) => /^[\d\s.,:%€$£+−-]*\d[\d\s.,:%€$£+−-]*$/u.test(text)) ??
    only((text) => /\p{L}[!！]$/u.test(text) || /\p{Extended_Pictographic}/u.test(text)) ??
    only((text) => {
      const others = options.filter((one) => one.text !== text).map((one) => countWords(one.text));
      return countWords(text) >= fewest && countWords(text) > times * Math.max(...others);
    })
  );
}
