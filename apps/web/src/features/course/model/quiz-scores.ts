import type { LearningState, Submodule } from '@coursewright/contract';

export interface QuizScores {
  /** Questions of which the last answer was right. */
  readonly latest: number;
  /** Questions that were ever answered right. */
  readonly best: number;
  /** Of so many that count. */
  readonly count: number;
}

/**
 * How a lesson's questions went, those that it asks now: what was asked of an earlier text does not
 * count, nor does what the learner disputes. Undefined before the first answer.
 */
export function scoresOf(
  { id, quiz }: Pick<Submodule, 'id' | 'quiz'>,
  { lessons }: LearningState,
): QuizScores | undefined {
  const known = lessons.find(({ submodule_id }) => submodule_id === id)?.questions ?? [];
  const states = quiz
    .map((item) => known.find(({ question_id }) => question_id === item.id))
    .filter((state) => !state?.is_disputed);
  if (!states.some((state) => state && state.attempts > 0)) return undefined;
  return {
    latest: states.filter((state) => state?.is_correct === true).length,
    best: states.filter((state) => state?.was_correct).length,
    count: states.length,
  };
}
