import { countWords } from '@coursewright/text';
import { plainText } from '../../markdown/index.ts';
import type { Check } from '../check.ts';

const most = 220;

/** A paragraph that is a wall of text. */
export const paragraphLong: Check = {
  id: 'paragraph_long',
  severity: 'warning',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons) {
      const long = each.blocks
        .filter(({ kind }) => kind === 'paragraph')
        .map(({ text }) => plainText(text))
        .find((text) => countWords(text) > most);
      if (long !== undefined) yield { place: each.place('content'), said: long };
    }
  },
};
