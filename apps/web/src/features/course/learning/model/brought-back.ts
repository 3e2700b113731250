import type { LearningState, OutlinedLesson } from '@coursewright/contract';
import { isReadable, type PlacedLesson } from '../../model/lessons.ts';
import { answerTo } from './questions.ts';

/** A question of an earlier lesson that a later one asks again. */
export interface BroughtBack {
  readonly placed: PlacedLesson;
  readonly questionId: string;
}
interface Answered extends BroughtBack {
  readonly isRight: boolean;
  /** Milliseconds. */
  readonly at: number;
}

/** So many questions of earlier lessons follow those of a lesson. */
const most = 2;

/**
 * What a lesson brings back from the lessons before it, once its own questions are answered: what
 * was answered wrong last, then what was answered longest ago. What was answered since its own
 * questions were begun counts as brought back, so the same events lead to the same questions, on
 * every device and after a reload.
 */
export function broughtBackBy(
  placed: PlacedLesson,
  lessons: readonly PlacedLesson[],
  learning: LearningState,
): readonly BroughtBack[] {
  const begun = Math.min(...answersOf(placed, learning).map(({ at }) => at));
  const earlier = lessons
    .filter(({ position, lesson }) => position < placed.position && isReadable(lesson))
    .flatMap((one) => answersOf(one, learning));
  const due = earlier
    .filter(({ at }) => at < begun)
    .toSorted((a, b) => Number(a.isRight) - Number(b.isRight) || a.at - b.at || byId(a, b));
  return due.slice(0, Math.max(0, most - (earlier.length - due.length)));
}

const byId = (a: BroughtBack, b: BroughtBack): number => (a.questionId < b.questionId ? -1 : 1);

/** The answers to a lesson's questions, to those that are asked now and count. */
const answersOf = (placed: PlacedLesson, learning: LearningState): Answered[] =>
  placed.lesson.quiz.flatMap((question: OutlinedLesson['quiz'][number]) => {
    const answer = answerTo(placed.lesson, question, learning);
    if (!answer || answer.is_disputed || answer.answered_at === null) return [];
    return [
      {
        placed,
        questionId: question.id,
        isRight: answer.is_correct === true,
        at: Date.parse(answer.answered_at),
      },
    ];
  });
