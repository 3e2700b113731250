import type { LearningState, OutlinedLesson, QuizItem } from '@coursewright/contract';
import type { PlacedLesson } from '../../model/lessons.ts';

/** A lesson, whole or as the outline has it. */
type Asked = Pick<OutlinedLesson, 'id' | 'quiz'>;
type Answered = LearningState['lessons'][number]['questions'][number];

export interface QuizScore {
  /** Questions of which the last answer was right. */
  readonly latest: number;
  /** Questions that were ever answered right. */
  readonly best: number;
  /** Of so many that count. */
  readonly count: number;
  /** How many of them were answered. */
  readonly answered: number;
  /** The most often that one of them was answered. */
  readonly attempts: number;
}

/** What is known of a question: how it was answered, and whether the learner says it is wrong. */
export const answerTo = (
  { id }: Pick<OutlinedLesson, 'id'>,
  question: Pick<QuizItem, 'id'>,
  { lessons }: LearningState,
): Answered | undefined =>
  lessons
    .find(({ submodule_id }) => submodule_id === id)
    ?.questions.find(({ question_id }) => question_id === question.id);

/**
 * How lessons' questions went, those that are asked now: what was asked of an earlier text does not
 * count, nor does what the learner says is wrong.
 */
export function scoreOf(lessons: readonly Asked[], learning: LearningState): QuizScore {
  const counted = lessons
    .flatMap((lesson) => lesson.quiz.map((item) => answerTo(lesson, item, learning)))
    .filter((answer) => !answer?.is_disputed);
  const howMany = (holds: (answer: Answered) => boolean) =>
    counted.filter((answer) => answer && holds(answer)).length;
  return {
    latest: howMany(({ is_correct }) => is_correct === true),
    best: howMany(({ was_correct }) => was_correct),
    count: counted.length,
    answered: howMany(({ attempts }) => attempts > 0),
    attempts: Math.max(0, ...counted.map((answer) => answer?.attempts ?? 0)),
  };
}

const idsOf = (
  lesson: Asked,
  learning: LearningState,
  isWanted: (answer: Answered | undefined) => boolean,
): string[] =>
  lesson.quiz
    .filter((item) => {
      const answer = answerTo(lesson, item, learning);
      return !answer?.is_disputed && isWanted(answer);
    })
    .map(({ id }) => id);

/** Ids of the questions that count. */
export const countedIds = (lesson: Asked, learning: LearningState): string[] =>
  idsOf(lesson, learning, () => true);
/** Ids of those that have no answer yet. */
export const openIds = (lesson: Asked, learning: LearningState): string[] =>
  idsOf(lesson, learning, (answer) => !answer || answer.attempts === 0);
/** Ids of those whose last answer was wrong. */
export const wrongIds = (lesson: Asked, learning: LearningState): string[] =>
  idsOf(lesson, learning, (answer) => answer?.is_correct === false);

/** A question that the learner says is wrong. */
export interface Dispute {
  readonly placed: PlacedLesson;
  readonly questionId: string;
  readonly reason: string;
}

export const disputesOf = (
  lessons: readonly PlacedLesson[],
  learning: LearningState,
): readonly Dispute[] =>
  lessons.flatMap((placed) =>
    placed.lesson.quiz.flatMap((item) => {
      const answer = answerTo(placed.lesson, item, learning);
      return answer?.is_disputed
        ? [{ placed, questionId: item.id, reason: answer.dispute_reason }]
        : [];
    }),
  );
