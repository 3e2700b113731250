import type { PathData } from '@coursewright/contract';
import { ReadCourse, type Check, type Examined, type Found } from '@coursewright/authoring';
import type { Damage } from './damages/index.ts';

/** What a check complains of but once. */
const namesPlaceOnce: ReadonlySet<Examined> = new Set(['course', 'module', 'lesson', 'title']);
const nameOf = ({ place, said }: Found): string => JSON.stringify([place, said]);

/**
 * Whether a check finds a damage, in the place where it was done, besides what it finds without it.
 * Undefined where the course has nothing to damage so, or the check complained of that place before.
 */
export function isDetected(
  check: Check,
  damage: Damage,
  course: PathData,
  at: number,
): boolean | undefined {
  const damaged = damage.apply(course, at);
  if (!damaged) return undefined;
  const { places } = damaged;
  const isThere = ({ place }: Found): boolean =>
    places.length === 0 || places.includes(place.submodule_id ?? place.module_id ?? '');
  const before = [...check.find(new ReadCourse(course))];
  if (namesPlaceOnce.has(check.examines) && before.some(isThere)) return undefined;
  const known = new Set(before.map(nameOf));
  return [...check.find(new ReadCourse(damaged.course))].some(
    (found) => isThere(found) && !known.has(nameOf(found)),
  );
}

/** How many of what a check examines a course has: modules, lessons, questions … */
export function examinedIn(check: Check, course: PathData): number {
  const { lessons, questions } = new ReadCourse(course);
  const sum = (count: (lesson: (typeof lessons)[number]['lesson']) => number): number =>
    lessons.reduce((all, { lesson }) => all + count(lesson), 0);
  const counts: Readonly<Record<Check['examines'], number>> = {
    course: 1,
    module: course.modules.length,
    lesson: lessons.length,
    title: course.modules.length + lessons.length,
    objective: sum(({ objectives }) => objectives.length),
    claim: sum(({ checks = [] }) => checks.length),
    term: sum(({ key_terms }) => key_terms.length),
    question: questions.length,
  };
  return counts[check.examines];
}
