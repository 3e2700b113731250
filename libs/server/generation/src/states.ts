import { finalStatuses, type TaskStatus } from '@coursewright/contract';

/** A named move: from which statuses it may set out, and where it may lead. */
export interface Move {
  readonly from: readonly TaskStatus[];
  readonly to: readonly TaskStatus[];
}

/**
 * Every way in which a run changes its status; `RunStates` is the only writer. A run that changes a
 * course which has been delivered ends with the status that the course had before, so an end may
 * lead to any final status.
 */
export const moves = {
  /** A worker begins to write, or goes on where the delivery before it died. */
  take: { from: ['pending', 'running'], to: ['running'] },
  /** Its outline waits for the learner, in no queue and in nobody's hands. */
  propose: { from: ['running'], to: ['pending'] },
  /** No source was found, and its learner decides; in no queue and in nobody's hands. */
  ask_about_sources: { from: ['running'], to: ['pending'] },
  /** The delivery that holds it has brought it to an end. */
  settle: { from: ['running'], to: finalStatuses },
  /** Its learner stops it before a worker has taken it. */
  stop: { from: ['pending'], to: finalStatuses },
  /** No delivery can finish it any more. */
  give_up: { from: ['pending', 'running'], to: finalStatuses },
  /** Its learner has not answered in time what it waits for. */
  expire: { from: ['pending'], to: finalStatuses },
  /** Its learner has a course that was not delivered tried again. */
  retry: { from: ['failed', 'cancelled'], to: ['pending'] },
  /** Its learner has the missing lessons of a delivered course written. */
  finish: { from: ['completed'], to: ['pending'] },
  /** Its learner has one lesson written again. */
  rewrite: { from: finalStatuses, to: ['pending'] },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof moves;
/** The moves that end a run. */
export type EndingMove = 'settle' | 'stop' | 'give_up' | 'expire';
