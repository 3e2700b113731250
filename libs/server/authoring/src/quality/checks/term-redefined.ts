import { contentStems } from '@coursewright/text/terms';
import { comparable, overlapOf } from '../alike.ts';
import type { Check } from '../check.ts';

/** Two definitions that share less are not the same one in other words. */
const least = 0.25;

/** A key term that an earlier lesson defines in another way. */
export const termRedefined: Check = {
  id: 'term_redefined',
  severity: 'warning',
  examines: 'term',
  *find({ lessons, language }) {
    const first = new Map<string, ReadonlySet<string>>();
    for (const each of lessons)
      for (const { term, definition } of each.lesson.key_terms) {
        const stems = new Set(contentStems(definition, language));
        const earlier = first.get(comparable(term));
        if (!earlier) first.set(comparable(term), stems);
        else if (overlapOf(stems, earlier) < least)
          yield { place: each.place('key_term'), said: term, given: definition };
      }
  },
};
