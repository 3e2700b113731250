import type { Check } from '../check.ts';

/** What the reader takes out before it shows a lesson, and what no lesson needs. */
const unsafe =
  /<\s*(?:script|iframe|object|embed|form|style|link|meta|base)\b[^>]{0,200}>?|<[a-z][^>]{0,200}\son\w{2,20}\s*=|\]\(\s*(?:javascript|vbscript|data)\s*:/iu;

/** Code in the text that a page would run. */
export const markupUnsafe: Check = {
  id: 'markup_unsafe',
  severity: 'error',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons) {
      const found = unsafe.exec(each.withoutCode)?.[0];
      if (found !== undefined) yield { place: each.place('content'), said: found };
    }
  },
};
