import { AppError, saidOf, say, type Said, type Submodule } from '@coursewright/contract';
import { getConfig } from '@langchain/langgraph';
import type { CoursePorts } from './ports.ts';

/**
 * The journal could not be written, or the task is no longer ours: the run must end, whatever it
 * was doing; another delivery goes on.
 */
export class JournalUnavailable extends Error {
  constructor(cause: unknown) {
    super('The journal of this course cannot be written', { cause });
    this.name = 'JournalUnavailable';
  }
}

/**
 * Aborts when the run is cancelled, loses its lease, or when another branch of it has failed.
 * LangGraph hands it to whatever runs inside a node.
 */
export function runSignal(): AbortSignal | undefined {
  return getConfig()?.signal;
}

/**
 * Why one part of the course failed, in words for the learner, so that the others go on. What ends the
 * whole run is thrown on instead: an abort and a journal that cannot be written.
 */
export function reasonFor(
  error: unknown,
  ports: Pick<CoursePorts, 'logUnexpected'>,
  of: string,
): Reason {
  runSignal()?.throwIfAborted();
  if (error instanceof JournalUnavailable) throw error;
  if (error instanceof AppError) return error;
  ports.logUnexpected(error, of);
  return say('lesson_fault');
}

/** A sentence for the learner, and, where it has a code, what it takes to say it in another language. */
export type Reason = Pick<Said, 'message'> & Partial<Said>;

/** As a lesson says it that was not written for that reason. */
export function failedFor(reason: Reason): Pick<Submodule, 'error' | 'error_said'> {
  const error_said = saidOf(reason);
  return { error: reason.message, ...(error_said ? { error_said } : {}) };
}

/** A sentence on lessons that failed, followed by why the first of them did. */
export function withReasonOf(failed: readonly Submodule[], said: Said): Said {
  const reason = failed.find(({ error }) => error !== undefined)?.error;
  return reason === undefined ? said : { ...said, message: `${said.message} ${reason}` };
}
