import { baseLanguage, isUnspaced } from '@coursewright/text';
import type { Check } from '../check.ts';

/** Fewer objectives say nothing of how a module is planned. */
const fewest = 4;

/** A module whose objectives all ask for the same: one verb, one level of thinking. */
export const objectivesFlat: Check = {
  id: 'objectives_flat',
  severity: 'warning',
  examines: 'module',
  *find({ course, lessons, language }) {
    if (isUnspaced(language)) return;
    const isVerbLast = baseLanguage(language) === 'de' || baseLanguage(language) === 'hi';
    for (const { id } of course.modules) {
      const verbs = lessons
        .filter(({ module }) => module.id === id)
        .flatMap(({ lesson }) => lesson.objectives)
        .map((objective) => objective.toLowerCase().replace(/[.।]$/u, '').trim().split(/\s+/u))
        .map((words) => (isVerbLast ? words.at(-1) : words[0]));
      if (verbs.length >= fewest && new Set(verbs).size === 1)
        yield { place: { part: 'module', module_id: id }, said: verbs[0] };
    }
  },
};
