import { contentStems } from '@coursewright/text/terms';
import { shareIn } from '../alike.ts';
import type { Check } from '../check.ts';
import { keyOf } from '../read-course.ts';

const least = 0.3;

/** A question whose explanation speaks neither of its answer nor of what was asked. */
export const keyUnexplained: Check = {
  id: 'key_unexplained',
  severity: 'warning',
  examines: 'question',
  *find({ choices, language }) {
    for (const { of, item } of choices) {
      // Files of other software mostly have no explanations, and promise none.
      if (item.imported && !item.explanation) continue;
      const key = keyOf(item) ?? '';
      const about = item.kind === 'true_false' ? item.question : key;
      const explained = new Set(contentStems(item.explanation, language));
      const isThere =
        item.explanation.toLowerCase().includes(about.toLowerCase().replace(/[.。]$/u, '')) ||
        shareIn(contentStems(about, language), explained) >= least ||
        // The answer may be the term that the explanation's sentence is about.
        shareIn(contentStems(item.question, language), explained) >= 0.5;
      if (!isThere)
        yield { place: of.place('question', item.id), said: key, given: item.explanation };
    }
  },
};
