import { AppError } from '@coursewright/contract';
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
): string {
  runSignal()?.throwIfAborted();
  if (error instanceof JournalUnavailable) throw error;
  if (error instanceof AppError) return error.message;
  ports.logUnexpected(error, of);
  return 'Something unexpected went wrong while it was written.';
}
