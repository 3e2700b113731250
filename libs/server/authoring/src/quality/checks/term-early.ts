import { comparable } from '../alike.ts';
import type { Check } from '../check.ts';

/** Uses before its definition that make a term a tool, not a mention. */
const uses = 3;

/** A term that an earlier lesson leans on before it is defined. */
export const termEarly: Check = {
  id: 'term_early',
  severity: 'warning',
  examines: 'term',
  *find({ lessons }) {
    const texts = lessons.map(({ withoutCode }) => withoutCode.toLowerCase());
    const defined = new Set<string>();
    for (const each of lessons)
      for (const { term } of each.lesson.key_terms) {
        const name = comparable(term);
        if (name.length < 4 || defined.has(name)) continue;
        defined.add(name);
        const early = lessons.find(
          ({ position }) => position < each.position && texts[position]!.split(name).length > uses,
        );
        if (early) yield { place: early.place('content'), said: term, given: each.lesson.title };
      }
  },
};
