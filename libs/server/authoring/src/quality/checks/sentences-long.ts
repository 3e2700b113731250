import { countWords } from '@coursewright/text';
import type { Check } from '../check.ts';

const most = 70;

/** Sentences that nobody follows to their end. */
export const sentencesLong: Check = {
  id: 'sentences_long',
  severity: 'warning',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons) {
      const long = each.sentences.find(({ plain }) => countWords(plain) > most);
      if (long) yield { place: each.place('content'), said: long.plain };
    }
  },
};
