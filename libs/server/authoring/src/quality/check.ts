import type { CourseCheck, CourseDefect, DefectSeverity } from '@coursewright/contract';
import type { ReadCourse } from './read-course.ts';

/** What a check looks at, one by one; its rates are shares of these. */
export type Examined =
  | 'course'
  | 'module'
  | 'lesson'
  | 'title'
  | 'objective'
  | 'claim'
  | 'term'
  | 'question';

/** Something a check found: where, and the words it is about. */
export type Found = Omit<CourseDefect, 'check' | 'severity'>;

/**
 * One check of a course: a pure function of what the course says, without a model or a network. The
 * same course always gives the same finds, in reading order.
 */
export interface Check {
  /** Also the key of its explanation in the interface. Kept with courses, so never renamed. */
  readonly id: CourseCheck;
  /** `info` below 80 % detection or above 5 % false alarms: `npm run bench quality` holds it to that. */
  readonly severity: DefectSeverity;
  readonly examines: Examined;
  readonly find: (course: ReadCourse) => Iterable<Found>;
}
