import type { Check } from '../check.ts';
import { distractorsOf, keyOf } from '../read-course.ts';

const absolute =
  /(?<!\p{L})(?:always|never|absolutely|under no circumstances|nunca|siempre|jamás|toujours|jamais|immer|niemals|sempre|всегда|никогда|总是|从不|永远|常に|決して|دائما|أبدا|हमेशा|कभी नहीं)(?!\p{L})/iu;

/** "Always" or "never" in one wrong option alone gives it away. */
export const optionAbsolute: Check = {
  id: 'option_absolute',
  severity: 'warning',
  examines: 'question',
  *find({ choices }) {
    for (const { of, item } of choices) {
      if (item.options.length < 3 || absolute.test(keyOf(item) ?? '')) continue;
      const those = distractorsOf(item).filter((text) => absolute.test(text));
      if (those.length === 1) yield { place: of.place('question', item.id), said: those[0] };
    }
  },
};
