import {
  editedQuizItem,
  fewestToOrder,
  type FoundQuestion,
  limits,
  makesPairs,
  type QuestionLoss,
  type QuestionProblem,
  type Said,
} from '@coursewright/contract';
import { askedOfCards, truthOf, truthWords } from './truths.ts';

/** Why a file is not read, in a sentence for whoever has chosen it. */
export class Refused extends Error {
  readonly said: Said;
  constructor(said: Said, options?: ErrorOptions) {
    super(said.message, options);
    this.said = said;
  }
}

/** What a file says of a question, before it is known whether it can be one here. */
export interface Draft {
  /** Category, section or tag; may be empty. */
  readonly where: string;
  readonly kind: 'choice' | 'true_false' | 'ordering' | 'matching' | 'recall';
  readonly question: string;
  readonly explanation: string;
  /** Of `ordering` in their right order, of `recall` the answer. */
  readonly options: readonly {
    readonly text: string;
    readonly isRight: boolean;
    readonly match?: string;
  }[];
  readonly lost?: readonly QuestionLoss[];
  /** Nothing is asked: fronts of cards are to be matched with their backs. */
  readonly isOfCards?: boolean;
}
/** What is no question, with how it begins. */
export interface Unread {
  readonly said: string;
  readonly reason: QuestionProblem;
}
export type Read = Draft | Unread;

export interface Settled {
  readonly question: FoundQuestion;
  readonly where: string;
  readonly lost: readonly QuestionLoss[];
}

const bounds = limits.editing.quiz;
const mostOptions = 6;
const gap = /_{2,}/;

/** The question as a lesson can ask it, or why not. */
export function settle(draft: Draft, language: string): Settled | Unread {
  const { where } = draft;
  const refuse = (reason: QuestionProblem): Unread => ({
    said: draft.question || (draft.options[0]?.text ?? ''),
    reason,
  });
  const lost = new Set(draft.lost);
  const asked = draft.isOfCards ? askedOfCards(draft.where, language) : draft.question;
  if (asked === '') return refuse('no_text');
  const options = optionsOf(draft, lost);
  if (typeof options === 'string') return refuse(options);
  if (
    asked.length > bounds.questionMax ||
    draft.explanation.length > bounds.explanationMax ||
    options.some(({ text, match = '' }) => Math.max(text.length, match.length) > bounds.optionMax)
  )
    return refuse('too_long');
  const question: FoundQuestion = {
    kind: kindOf(draft, options),
    question: asked,
    options: draft.kind === 'true_false' ? inWordsOf(language, options) : options,
    explanation: draft.explanation,
  };
  // The rules of the editor hold for what comes from outside too.
  if (!editedQuizItem.safeParse(question).success) return refuse('damaged');
  return { question, where, lost: [...lost] };
}

type Options = FoundQuestion['options'];

function optionsOf(draft: Draft, lost: Set<QuestionLoss>): Options | QuestionProblem {
  const given = draft.options.filter(({ text, isRight }) => text !== '' || isRight);
  if (given.length < draft.options.length) lost.add('options');
  if (given.some(({ text }) => text === '')) return 'no_text';
  if (draft.kind === 'recall')
    return given.length === 1 ? [{ text: given[0]!.text, is_correct: true }] : 'damaged';
  if (draft.kind === 'matching' || draft.kind === 'ordering') return listed(draft.kind, given);
  const right = given.filter(({ isRight }) => isRight);
  if (right.length === 0) return 'none_right';
  if (right.length > 1) return 'several_right';
  const key = letters(right[0]!.text);
  if (given.some(({ text, isRight }) => !isRight && letters(text) === key)) return 'options_alike';
  const seen = new Set<string>();
  const distinct = given.filter(({ text }) => {
    const isNew = !seen.has(letters(text));
    seen.add(letters(text));
    return isNew;
  });
  let wrong = 0;
  const kept = distinct.filter(({ isRight }) => isRight || ++wrong < mostOptions);
  if (kept.length < given.length) lost.add('options');
  if (kept.length < 2) return 'options_few';
  return kept.map(({ text, isRight }) => ({ text, is_correct: isRight }));
}

function listed(kind: 'matching' | 'ordering', given: Draft['options']): Options | QuestionProblem {
  const all = given.map(({ text, match }) => ({
    text,
    is_correct: true,
    ...(kind === 'matching' ? { match: match ?? '' } : {}),
  }));
  const areDistinct = new Set(all.map(({ text }) => letters(text))).size === all.length;
  const isWhole =
    kind === 'matching'
      ? makesPairs({ options: all })
      : all.length >= fewestToOrder && all.length <= mostOptions && areDistinct;
  return isWhole ? all : 'pairs_count';
}

/** Files say "true" in the language of their software. */
const inWordsOf = (language: string, options: Options): Options =>
  options.map((option) => {
    const isTrue = truthOf(option.text);
    return isTrue === undefined
      ? option
      : { ...option, text: truthWords(language)[isTrue ? 0 : 1] };
  });

const letters = (text: string): string => text.trim().toLowerCase();

function kindOf({ kind, question }: Draft, options: Options): FoundQuestion['kind'] {
  if (kind === 'recall') return 'free_recall';
  if (kind !== 'choice') return kind;
  if (gap.test(question)) return 'cloze';
  const areTruths =
    options.length === 2 && options.every(({ text }) => truthOf(text) !== undefined);
  return areTruths ? 'true_false' : 'multiple_choice';
}
