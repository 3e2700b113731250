import { countWords } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Check } from '../check.ts';

/** A key term whose definition says no more than the term. */
export const termUndefined: Check = {
  id: 'term_undefined',
  severity: 'warning',
  examines: 'term',
  *find({ lessons, language }) {
    for (const each of lessons)
      for (const { term, definition } of each.lesson.key_terms) {
        const own = new Set(contentStems(term, language));
        const added = contentStems(definition, language).filter((stem) => !own.has(stem));
        if (added.length === 0 || countWords(definition) < 2)
          yield { place: each.place('key_term'), said: term, given: definition };
      }
  },
};
