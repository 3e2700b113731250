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
        // Its verb speaks of the learner, not of the subject.
        const subject = contentStems(objective.replace(/^\S+\s+/u, ''), language);
        if (subject.length > 0 && shareIn(subject, each.stems) < least)
          yield { place: each.place('objective'), said: objective };
      }
  },
};
