import type { QuizItem } from '@coursewright/contract';

/** A run through a quiz. Answers are final once checked, so going on cannot change the score. */
export interface QuizRun {
  /** Id of the chosen option per checked question, in order. */
  readonly answers: readonly string[];
  readonly chosen: string | undefined;
  readonly isChecked: boolean;
}
export type QuizMove =
  | { type: 'choose'; option: string }
  | { type: 'check' }
  | { type: 'next' }
  | { type: 'restart' };

export const newRun: QuizRun = { answers: [], chosen: undefined, isChecked: false };

/** Position of the question being asked; one past the last when the run is over. */
export const positionOf = ({ answers, isChecked }: QuizRun): number =>
  answers.length - (isChecked ? 1 : 0);

export function afterMove(run: QuizRun, move: QuizMove): QuizRun {
  switch (move.type) {
    case 'choose':
      return run.isChecked ? run : { ...run, chosen: move.option };
    case 'check':
      return run.isChecked || run.chosen === undefined
        ? run
        : { ...run, answers: [...run.answers, run.chosen], isChecked: true };
    case 'next':
      return run.isChecked ? { answers: run.answers, chosen: undefined, isChecked: false } : run;
    case 'restart':
      return newRun;
  }
}

const optionOf = (item: QuizItem, id: string | undefined) =>
  item.options.find((option) => option.id === id);
export const isRight = (item: QuizItem, optionId: string | undefined): boolean =>
  optionOf(item, optionId)?.is_correct ?? false;
export const rightAnswers = (item: QuizItem): string =>
  item.options
    .filter((option) => option.is_correct)
    .map((option) => option.text)
    .join(' / ');
export const scoreOf = (quiz: readonly QuizItem[], run: QuizRun): number =>
  quiz.filter((item, index) => isRight(item, run.answers[index])).length;
