import { comparable } from '../alike.ts';
import type { Check } from '../check.ts';

/** Two options that are the same: whoever takes the other one is told that it is wrong. */
export const optionsAlike: Check = {
  id: 'options_alike',
  severity: 'error',
  examines: 'question',
  *find({ questions }) {
    for (const { of, item } of questions) {
      const seen = new Set<string>();
      const twice = item.options.find(({ text }) => {
        // Code keeps its case: "A" and "a" are two names.
        const key = /[`=(){}<>$]|^\S$/.test(text) ? text.trim() : comparable(text);
        return seen.has(key) || !seen.add(key);
      });
      if (twice) yield { place: of.place('question', item.id), said: twice.text };
    }
  },
};
