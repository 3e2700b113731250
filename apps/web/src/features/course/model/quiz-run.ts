import {
  asksForAll,
  isFreeRecall,
  isMatching,
  isOrdering,
  type QuizItem,
} from '@coursewright/contract';

/** A run through questions of a quiz. Answers are final once checked. */
export interface QuizRun {
  /** Ids of the questions that are asked, in order. */
  readonly asked: readonly string[];
  /** How many of the quiz were answered before, and are counted along. */
  readonly before: number;
  /** Position of the question being asked; one past the last when the run is over. */
  readonly at: number;
  /** The id of an option, an order of ids, or the ids given to each option ("-" where none is). */
  readonly chosen: string | undefined;
  readonly isChecked: boolean;
  /** Whether the answer to recall is shown, which is not yet said to be known or not. */
  readonly isRevealed: boolean;
  /** Whether its questions are asked although they have an answer. */
  readonly isAgain: boolean;
}
export type QuizMove =
  | { type: 'choose'; option: string }
  | { type: 'check' }
  | { type: 'reveal' }
  /** Whether the answer was known: its id, or `notKnown`. */
  | { type: 'rate'; option: string }
  | { type: 'next' };

export const newRun = (asked: readonly string[], before = 0): QuizRun => ({
  asked,
  before,
  at: 0,
  chosen: undefined,
  isChecked: false,
  isRevealed: false,
  isAgain: false,
});
export const runAgain = (asked: readonly string[]): QuizRun => ({
  ...newRun(asked),
  isAgain: true,
});

/** How a question stands that was answered before: `optionIds` were chosen. */
export const answeredRun = (id: string, optionIds: readonly string[]): QuizRun => ({
  ...newRun([id]),
  chosen: optionIds.join(' '),
  isChecked: true,
});

/**
 * The run without the questions to come that were answered elsewhere meanwhile, such as in the text:
 * none is asked twice, unless it is to be asked again.
 */
export function withoutAnswered(run: QuizRun, isAnswered: (id: string) => boolean): QuizRun {
  if (run.isAgain) return run;
  const toCome = run.isChecked ? run.at + 1 : run.at;
  const asked = run.asked.filter((id, at) => at < toCome || !isAnswered(id));
  if (asked.length === run.asked.length) return run;
  return {
    ...run,
    asked,
    before: run.before + run.asked.length - asked.length,
    chosen: asked[run.at] === run.asked[run.at] ? run.chosen : undefined,
  };
}

export function afterMove(run: QuizRun, move: QuizMove): QuizRun {
  switch (move.type) {
    case 'choose':
      return run.isChecked ? run : { ...run, chosen: move.option };
    case 'check':
      return run.chosen === undefined ? run : { ...run, isChecked: true };
    case 'reveal':
      return { ...run, isRevealed: true };
    case 'rate':
      return run.isRevealed ? { ...run, chosen: move.option, isChecked: true } : run;
    case 'next':
      return run.isChecked
        ? { ...run, at: run.at + 1, chosen: undefined, isChecked: false, isRevealed: false }
        : run;
  }
}

/** The answer that a move has made final, if it has. */
export const answerMade = (before: QuizRun, after: QuizRun): string | undefined =>
  after.isChecked && !before.isChecked ? after.chosen : undefined;

type Option = QuizItem['options'][number];

/** An order as an answer: the ids of the options, first to last. */
export const orderOf = (options: readonly Option[]): string =>
  options.map(({ id }) => id).join(' ');

/**
 * The options of an ordering question as the learner has put them; at first mixed, the same on every
 * visit, and never right already.
 */
export function optionsInOrder(item: QuizItem, chosen: string | undefined): readonly Option[] {
  if (chosen === undefined) {
    const mixed = item.options.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    return orderOf(mixed) === orderOf(item.options)
      ? [...mixed.slice(1), ...mixed.slice(0, 1)]
      : mixed;
  }
  const places = chosen.split(' ');
  return item.options.toSorted((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
}

/** The order after one option has changed places with the next (1) or the one before (-1). */
export function afterStep(options: readonly Option[], at: number, by: 1 | -1): string {
  const one = options[at];
  const other = options[at + by];
  if (!one || !other) return orderOf(options);
  return orderOf(options.with(at, other).with(at + by, one));
}

/** Stands for what is not there: no match was given. */
const noMatch = '-';
/** The answer that was to be recalled was not known. */
export const notKnown = noMatch;
/** The ids of the options that an answer names. */
export const optionIdsOf = (answer: string): string[] =>
  answer.split(' ').filter((id) => id !== noMatch);

/** For each option of a matching question the id of the option whose match was given to it. */
export const matchesGiven = (
  item: QuizItem,
  chosen: string | undefined,
): (string | undefined)[] => {
  const given = chosen?.split(' ') ?? [];
  return item.options.map((_, at) => (given[at] === noMatch ? undefined : given[at]));
};

/** The answer after the option at a place was given a match, or none. What has it loses it. */
export function afterMatch(
  item: QuizItem,
  chosen: string | undefined,
  at: number,
  id: string | undefined,
): string {
  return matchesGiven(item, chosen)
    .map((given, place) => (place === at ? id : given === id ? undefined : given) ?? noMatch)
    .join(' ');
}

/** The matches as they are offered: mixed, the same on every visit, and never in their places. */
export const matchesOffered = (item: QuizItem): readonly Option[] =>
  optionsInOrder(item, undefined);

/** Is there an answer that can be checked? */
export const isAnswered = (item: QuizItem, chosen: string | undefined): boolean =>
  isMatching(item)
    ? matchesGiven(item, chosen).every((given) => given !== undefined)
    : chosen !== undefined;

const optionOf = (item: QuizItem, id: string | undefined) =>
  item.options.find((option) => option.id === id);
/** Is there nothing to choose from, but an answer to see? */
export const isToRecall = (item: QuizItem, { isChecked }: QuizRun): boolean =>
  isFreeRecall(item) && !isChecked;

export const isRight = (item: QuizItem, answer: string | undefined): boolean =>
  asksForAll(item)
    ? answer === orderOf(item.options)
    : (optionOf(item, answer)?.is_correct ?? false);

/** A pair in words: "Mitosis = division of the nucleus". */
const pairOf = (text: string, match: string | undefined): string => `${text} = ${match ?? '–'}`;

export const rightAnswers = (item: QuizItem): string =>
  isMatching(item)
    ? item.options.map(({ text, match }) => pairOf(text, match)).join('; ')
    : item.options
        .filter((option) => option.is_correct)
        .map((option) => option.text)
        .join(isOrdering(item) ? ' → ' : ' / ');

/** What was chosen, in words. */
export const answerInWords = (item: QuizItem, optionIds: readonly string[]): string =>
  isMatching(item)
    ? item.options
        .map(({ text }, at) => pairOf(text, optionOf(item, optionIds[at])?.match))
        .join('; ')
    : optionIds
        .flatMap((id) => optionOf(item, id)?.text ?? [])
        .join(isOrdering(item) ? ' → ' : ' / ');
