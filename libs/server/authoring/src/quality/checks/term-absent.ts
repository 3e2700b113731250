import { contentStems } from '@coursewright/text/terms';
import { shareIn } from '../alike.ts';
import type { Check } from '../check.ts';

/** A key term that its lesson's text does not use. */
export const termAbsent: Check = {
  id: 'term_absent',
  severity: 'warning',
  examines: 'term',
  *find({ lessons, language }) {
    for (const each of lessons) {
      const text = each.lesson.content.toLowerCase();
      for (const { term } of each.lesson.key_terms) {
        const isThere =
          text.includes(term.toLowerCase()) ||
          shareIn(contentStems(term, language), each.stems) >= 0.5;
        if (!isThere) yield { place: each.place('key_term'), said: term };
      }
    }
  },
};
