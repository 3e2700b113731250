import { contentStems } from '@coursewright/text/terms';
import { shareIn } from '../alike.ts';
import type { Check } from '../check.ts';

/** Below this share of its words an objective is about something else than its lesson. */
const least = 0.4;

/** An objective whose subject the lesson does not speak of. */
export const objectiveUntaught: Check = {
  id: 'objective_untaught',
  severity: 'info',
  examines: 'objective',
  *find({ lessons, language }) {
    for (const each of lessons)
      for (const objective of each.lesson.objectives) {
        const subject = contentStems(subjectOf(objective), language);
        const taught = new Set([...each.stems, ...contentStems(each.lesson.title, language)]);
        if (subject.length > 0 && shareIn(subject, taught) < least)
          yield { place: each.place('objective'), said: objective };
      }
  },
};

/**
 * What an objective is about: the names it has in quotation marks or as code, since the words
 * around them say what the learner does; else all but its verb, which in some languages stands last.
 */
function subjectOf(objective: string): string {
  const named = [...objective.matchAll(/[“«„「]([^“”«»„「」]{2,})[”»“」]|`([^`]+)`/gu)];
  return named.length > 0
    ? named.map(([, quoted, code]) => quoted ?? code).join(' ')
    : objective.replace(/^\S+\s+/u, '');
}
