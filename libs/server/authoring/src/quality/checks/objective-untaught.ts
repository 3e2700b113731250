import { contentStems } from '@coursewright/text/terms';
import type { Check } from '../check.ts';

/** Below this share of its words an objective is about something else than its lesson. */
const least = 0.4;
/** The same share where each word weighs as much as it tells one lesson from the others. */
const leastTelling = 0.7;

/** An objective whose subject the lesson does not speak of. */
export const objectiveUntaught: Check = {
  id: 'objective_untaught',
  severity: 'warning',
  examines: 'objective',
  *find({ lessons, language }) {
    const taught = lessons.map(
      ({ stems, lesson }) => new Set([...stems, ...contentStems(lesson.title, language)]),
    );
    // What every lesson speaks of tells none from another, nor does what none speaks of.
    const tells = (stem: string): number => {
      const by = taught.filter((own) => own.has(stem)).length;
      return by === 0 ? 0 : Math.log((lessons.length + 1) / by);
    };
    for (const [at, each] of lessons.entries())
      for (const objective of each.lesson.objectives) {
        const subject = [...new Set(contentStems(subjectOf(objective), language))];
        const own = subject.filter((stem) => taught[at]!.has(stem));
        if (
          own.length < subject.length * least ||
          sumOf(own, tells) < sumOf(subject, tells) * leastTelling
        )
          yield { place: each.place('objective'), said: objective };
      }
  },
};

const sumOf = (stems: readonly string[], tells: (stem: string) => number): number =>
  stems.reduce((sum, stem) => sum + tells(stem), 0);

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
