import { AppError, limits } from '@coursewright/contract';

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
 * The hard cap on provider calls of one course: what it may cost at worst. `made` are those of
 * earlier deliveries of the same run; a call counts when it begins, so calls in flight cannot
 * overshoot together. A retry has a budget of its own: what the journal answers costs nothing, so
 * each try comes further than the one before.
 */
export class CallBudget {
  private made: number;
  private readonly cap: number;

  constructor(cap: number, made = 0) {
    this.cap = cap;
    this.made = made;
  }

  /** Takes one call from the budget, or refuses. */
  begin(): void {
    if (this.made >= this.cap)
      throw new AppError(
        'provider_error',
        `Writing this course needed more than ${this.cap} calls to the model, so it was stopped at its budget. Try again: what is written is kept, and the rest gets a budget of its own.`,
      );
    this.made += 1;
  }

  /** Settles a call that has begun at what it really took, less the one it began with. */
  count(calls: number): void {
    this.made += calls;
  }
}
