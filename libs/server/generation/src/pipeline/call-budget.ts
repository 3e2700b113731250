import { Failure, limits, say } from '@coursewright/contract';

/**
 * An answer that does not fit its schema is asked for once more; the rest of the allowance covers
 * retries of a short outage.
 */
export const providerCallsPerAnswer = 2;

/**
 * Answers one course of `modules` × `submodules` asks of its author, at most: plan_searches 1 +
 * judge_research 1 per round, both only with web search (the last refinement is not judged again) ·
 * outline_modules 1 · topic_resources 1 · outline_submodules 1 per module ·
 * write_lesson, write_quiz and at most one revise_sentences per submodule · write_curiosities 1 · read_course 2 ·
 * a second_reading per module, for which as many modules as research took calls wait for a lesson that needs no
 * revision: the reading then takes its place.
 */
export function answersPerCourse({
  modules,
  submodules,
  usesWeb,
  revisions = submodules,
}: {
  modules: number;
  submodules: number;
  usesWeb: boolean;
  revisions?: number;
}): number {
  const research = researchAnswers(usesWeb);
  const readings = Math.max(0, modules - research);
  return research + 5 + modules + 2 * submodules + revisions + readings;
}

const researchAnswers = (usesWeb: boolean): number =>
  usesWeb ? 1 + limits.researchRefinements : 0;

/** Whether a module's second reading is paid for by the course, however many lessons were revised. */
export const hasOwnReading = (moduleIndex: number, usesWeb: boolean): boolean =>
  moduleIndex >= researchAnswers(usesWeb);

/** write_lesson, write_quiz and at most one revise_sentences. */
export const answersPerLesson = 3;

/**
 * A run has made all the calls to the model that were paid for. Each call is counted before it is
 * made, and every try of a course counts towards the same budget: a course costs no more however
 * often it is tried.
 */
export class BudgetUsedUp extends Failure {
  constructor(budget: number) {
    super('provider_error', say('calls_spent', { count: budget }));
  }
}
