import {
  type FinalStatus,
  limits,
  type PathData,
  type RewriteView,
  type Said,
  say,
} from '@coursewright/contract';
import { hasFinishedLesson } from '@coursewright/learning-paths/document';
import type { EndingMove } from './states.ts';
import type { Reason } from './pipeline/failure.ts';
import type { RunRow } from './generation-runs.ts';

/**
 * Why a run ends: the move that does it, and the status it leads to, unless the run returns to what
 * the course was before.
 */
export const causes = {
  written: { move: 'settle', status: 'completed' },
  /** A rewrite has found no other text. */
  unchanged: { move: 'settle', status: 'completed' },
  /** Its learner has asked for that while a worker wrote. */
  stopped: { move: 'settle', status: 'cancelled' },
  /** Its learner has asked for that before a worker took it. */
  stopped_early: { move: 'stop', status: 'cancelled' },
  /** Its learner does not want it without sources. */
  declined: { move: 'stop', status: 'cancelled' },
  failed: { move: 'settle', status: 'failed' },
  /** Its deliveries died, or met a fault. */
  given_up: { move: 'give_up', status: 'failed' },
  /** Nobody came back to its outline. */
  not_confirmed: { move: 'expire', status: 'cancelled' },
  /** Nobody agreed to a course without sources. */
  not_agreed: { move: 'expire', status: 'cancelled' },
} as const satisfies Record<string, { move: EndingMove; status: FinalStatus }>;
export type Cause = keyof typeof causes;

/**
 * What is at stake when a run ends: a course of which no lesson can be read yet, one with lessons,
 * one that was delivered before, or one lesson of it.
 */
export type Stake = 'new_course' | 'begun_course' | 'delivered_course' | 'lesson';

/** What an ending's words may speak of. */
export interface EndFacts {
  /** The course as it stands when the run ends. */
  readonly course?: PathData;
  /** Whether a worker has ever taken it. */
  readonly hasBegun?: boolean;
  /** Why it failed, in one or more sentences for the learner. */
  readonly reason?: Reason;
  /** What the author says about a rewrite. */
  readonly note?: readonly Said[];
}
type Words = string | ((facts: EndFacts) => string);

export interface Ending {
  /**
   * The note of the ledger under which the credit comes back; absent: it is spent, or the run was
   * free.
   */
  readonly refund?: Words;
  /** What the last event says. */
  readonly message: Words;
  /** Of which sentences that consists, where its learner is told them in another language. */
  readonly sentences?: (facts: EndFacts) => readonly Reason[];
  /**
   * What it says instead where the credit stays, because its learner has stopped too much for
   * nothing; absent: it comes back in any case.
   */
  readonly otherwise?: Words;
  readonly mail?: 'ready' | 'failed';
  /**
   * What becomes of the course. written: the run brings it whole. kept: it stays as it was stored.
   * reopened: a lesson that was being written is a planned one. closed: what is missing has failed,
   * for that reason.
   */
  readonly course:
    | 'written'
    | 'kept'
    | 'reopened'
    | { readonly closed: Reason | ((facts: EndFacts) => Reason) };
  /** What became of a rewrite. */
  readonly outcome?: RewriteView['outcome'];
}

/** Sentences as one text. */
export const joined = (sentences: readonly Pick<Said, 'message'>[]): string =>
  sentences.map(({ message }) => message).join(' ');
const ofSentences = (sentences: NonNullable<Ending['sentences']>) => ({
  sentences,
  message: (facts: EndFacts) => joined(sentences(facts)),
});

const returned = 'Your credit has been returned';
const stays = 'Stopped. What was written stays.';
const notWritten = 'The course could not be written';
const whenStopped = ({ course, hasBegun }: EndFacts): string =>
  course || hasBegun ? 'Stopped before a lesson was written' : 'Stopped before it began';
const reasonOf = ({ reason }: EndFacts): string => reason?.message ?? notWritten;

/** What is missing is said, and who writes it. */
function readyWords(course: PathData | undefined): string {
  const lessons = course?.modules.flatMap(({ submodules }) => submodules) ?? [];
  const failed = lessons.filter(({ status }) => status === 'failed').length;
  if (failed === 0) return 'Your course is ready.';
  return `Your course is ready, but ${failed} of ${lessons.length} lessons could not be written. They can be written later at no cost.`;
}

const faultOnOurSide = `${say('our_fault').message} ${returned}; please try again.`;

/** How the first writing of a course ends, wherever a lesson more or less makes no difference. */
const firstWriting = {
  written: {
    message: ({ course }) => readyWords(course),
    mail: 'ready',
    course: 'written',
  },
  failed: {
    refund: notWritten,
    message: (facts) => `${reasonOf(facts)} ${returned}.`,
    mail: 'failed',
    course: 'reopened',
  },
  given_up: {
    refund: notWritten,
    message: faultOnOurSide,
    mail: 'failed',
    course: 'reopened',
  },
  not_confirmed: {
    refund: 'The outline was not confirmed in time',
    message: (facts) => `${reasonOf(facts)} ${returned}; you can try it again.`,
    mail: 'failed',
    course: 'kept',
  },
  not_agreed: {
    refund: 'No source was found, and nobody agreed to go without',
    message: (facts) => `${reasonOf(facts)} ${returned}; you can try it again.`,
    mail: 'failed',
    course: 'kept',
  },
} as const satisfies Partial<Record<Cause, Ending>>;

/** Says what becomes of a credit that has paid for more than can be stopped for nothing. */
const creditStays = `Stopped. Your credit stays with this course: courses that you stop may ask the model for ${limits.unpaidCalls.stopped} answers a day without a credit. Try it again when you like; it goes on where it stopped, for the same credit.`;

/** Every way in which a run can end; a cause that is absent cannot meet that kind of run. */
export const endings: Record<Stake, Partial<Record<Cause, Ending>>> = {
  new_course: {
    ...firstWriting,
    stopped: {
      refund: 'Stopped before a lesson was complete',
      message: 'Stopped before a lesson was complete; your credit has been returned.',
      otherwise: creditStays,
      course: 'reopened',
    },
    stopped_early: {
      refund: whenStopped,
      message: (facts) => `${whenStopped(facts)}; your credit has been returned.`,
      otherwise: creditStays,
      course: 'kept',
    },
    declined: {
      refund: whenStopped,
      message: (facts) => `${whenStopped(facts)}; your credit has been returned.`,
      course: 'kept',
    },
  },
  begun_course: {
    ...firstWriting,
    stopped: { message: stays, course: 'reopened' },
    stopped_early: { message: stays, course: 'kept' },
    declined: { message: stays, course: 'kept' },
  },
  delivered_course: {
    written: firstWriting.written,
    stopped: {
      message: stays,
      mail: 'ready',
      course: { closed: say('lesson_stopped') },
    },
    stopped_early: {
      message: 'Stopped; the course stays as it was.',
      course: { closed: say('lesson_stopped') },
    },
    failed: {
      message: reasonOf,
      mail: 'ready',
      course: { closed: ({ reason }) => reason ?? { message: notWritten } },
    },
    given_up: {
      message: 'The missing lessons could not be written because of a fault on our side.',
      mail: 'ready',
      course: { closed: say('lesson_our_fault') },
    },
  },
  lesson: {
    written: {
      course: 'written',
      message: ({ note }) => (note ? joined(note) : 'The new text is ready.'),
      outcome: 'rewritten',
    },
    unchanged: {
      course: 'kept',
      ...ofSentences(() => [say('rewrite_unchanged')]),
      outcome: 'unchanged',
    },
    stopped: {
      course: 'kept',
      ...ofSentences(() => [say('rewrite_stopped')]),
      outcome: 'cancelled',
    },
    stopped_early: {
      course: 'kept',
      ...ofSentences(() => [say('rewrite_stopped')]),
      outcome: 'cancelled',
    },
    failed: {
      course: 'kept',
      ...ofSentences(({ reason }) => [reason ?? { message: notWritten }, say('lesson_stays')]),
      outcome: 'failed',
    },
    given_up: {
      course: 'kept',
      ...ofSentences(() => [say('rewrite_our_fault')]),
      outcome: 'failed',
    },
  },
};

export function stakeOf(
  { run_kind, returns_to }: Pick<RunRow, 'run_kind' | 'returns_to'>,
  course: PathData | undefined,
): Stake {
  if (run_kind === 'rewrite') return 'lesson';
  if (returns_to && course) return 'delivered_course';
  return hasFinishedLesson(course) ? 'begun_course' : 'new_course';
}

export const inWords = (words: Words, facts: EndFacts): string =>
  typeof words === 'string' ? words : words(facts);
