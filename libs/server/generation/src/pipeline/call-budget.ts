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
 * write_lesson, write_quiz and at most one revise_sentences per submodule · write_curiosities 1 · read_course 2. A
 * second_reading per module takes the place of a revision that was not needed, or is not asked for.
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
  const research = usesWeb ? 1 + limits.researchRefinements : 0;
  return research + 5 + modules + 2 * submodules + revisions;
}

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
