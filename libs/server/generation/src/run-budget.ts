import { limits } from '@coursewright/contract';
import type { Run } from './generation-runs.ts';
import {
  answersPerCourse,
  answersPerLesson,
  providerCallsPerAnswer,
} from './pipeline/call-budget.ts';
import { missingLessons } from './pipeline/course-repair.ts';
import type { CourseOrder } from './pipeline/ports.ts';

/**
 * The most provider calls that one run may make: those of the whole course, over every try of it,
 * until it is delivered. A run that changes a course which is there may make those of the lessons it
 * writes.
 */
export function capOfRun(
  { run_kind, returns_to, course }: Pick<Run, 'run_kind' | 'returns_to' | 'course'>,
  order: CourseOrder,
): number {
  if (returns_to === null || !course) return answersOfCourse(order) * providerCallsPerAnswer;
  const lessons = run_kind === 'rewrite' ? 1 : Math.max(1, missingLessons(course).length);
  return answersPerLesson * lessons * providerCallsPerAnswer;
}

/**
 * For the counts asked for, or the most an author chooses by itself, and for what the learner has
 * confirmed.
 */
function answersOfCourse({ brief, usesWeb, outline }: CourseOrder): number {
  const asked = brief.moduleCount ?? limits.modules.authorMax;
  const modules = Math.max(asked, outline?.modules.length ?? 0);
  const submodules = Math.max(
    asked * (brief.submoduleCount ?? limits.submodules.authorMax),
    outline?.modules.flatMap((module) => module.submodules).length ?? 0,
  );
  return answersPerCourse({ modules, submodules, usesWeb });
}
