import type { Check } from '../check.ts';

/** A heading two levels below the one before: whoever listens to the page loses the order. */
export const headingsSkip: Check = {
  id: 'headings_skip',
  severity: 'warning',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons) {
      let before: number | undefined;
      for (const { kind, text } of each.blocks) {
        if (kind !== 'heading') continue;
        const level = /^ {0,3}(#+)/.exec(text)?.[1]?.length ?? 1;
        if (before !== undefined && level > before + 1) {
          yield { place: each.place('content'), said: text };
          break;
        }
        before = level;
      }
    }
  },
};
