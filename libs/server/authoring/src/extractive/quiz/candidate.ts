import type { QuizDraft } from '@coursewright/contract';
import { contentStems } from '@coursewright/text/terms';
import type { AnswerSpot } from './answers.ts';

export type QuizItem = QuizDraft['items'][number];

/** A sentence that a question can be made of. */
export interface AskedSentence {
  readonly number: number;
  readonly plain: string;
  readonly refs: readonly string[];
  readonly language: string;
  /** Of the source sentence it quotes; -1 if unknown. */
  readonly chunk: number;
  readonly spots: readonly AnswerSpot[];
}

/** What a question asks the learner to do; a quiz takes them in turn. */
export type QuestionType =
  | 'term'
  | 'meaning'
  | 'order'
  | 'match'
  | 'output'
  | 'entry'
  | 'entryName'
  | 'link'
  | 'recall';

/** What questions on a name are about: the name, in whichever form it stands. */
export const aboutName = (name: string, language: string): string[] => {
  const stems = contentStems(name, language).join(' ');
  return stems === '' ? [name] : [name, stems];
};

/**
 * What questions on names of programs, files and functions have in common: half of such names say
 * what they are for, so that a quiz has one of them.
 */
export const aboutCode = 'a name in code';

/** A question that could be asked, with more wrong answers than it needs. */
export interface Candidate {
  readonly type: QuestionType;
  readonly question: string;
  readonly key: string;
  /** Wrong answers, the most plausible first. */
  readonly wrong: readonly string[];
  /** Fewer wrong answers make no question; two if not said. */
  readonly fewestWrong?: number;
  /** Of a question for an order: all that is to be put in order, as it should be. */
  readonly ordered?: readonly string[];
  /** Of a question for what belongs together: the pairs. */
  readonly pairs?: readonly { readonly text: string; readonly match: string }[];
  /** What an option is by its grammar, where options may differ in it. */
  readonly formOf?: (option: string) => string;
  /** Its answers were looked at where they were made: they are no plain pieces of the lesson. */
  readonly isChecked?: boolean;
  /** Every question of its type has these answers: what they look like tells nothing. */
  readonly isClosed?: boolean;
  readonly explanation: string;
  readonly refs: readonly string[];
  /** Place in the lesson, in sentences. */
  readonly place: number;
  /** What it is about: no two questions of a quiz share one of these. */
  readonly about: readonly string[];
  /** How much asking it is worth, beside the others of its type. */
  readonly worth: number;
}
