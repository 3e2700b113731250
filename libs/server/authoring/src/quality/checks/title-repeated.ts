import { comparable } from '../alike.ts';
import type { Check } from '../check.ts';

/** A lesson or module with the title of an earlier one. */
export const titleRepeated: Check = {
  id: 'title_repeated',
  severity: 'warning',
  examines: 'title',
  *find({ course, lessons }) {
    const modules = new Set<string>();
    for (const { id, title } of course.modules) {
      if (modules.has(comparable(title)))
        yield { place: { part: 'module', module_id: id }, said: title };
      modules.add(comparable(title));
    }
    const known = new Set<string>();
    for (const each of lessons) {
      const { title } = each.lesson;
      if (known.has(comparable(title))) yield { place: each.place('title'), said: title };
      known.add(comparable(title));
    }
  },
};
