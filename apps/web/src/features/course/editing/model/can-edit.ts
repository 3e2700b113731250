import type { TaskView } from '@coursewright/contract';
import { isFinal } from '../../../../shared/progress/use-task.ts';
import type { Messages } from '../messages/en.tsx';

/** Whether one lesson of this course is being rewritten right now. */
export const isRewriting = (task: TaskView): boolean =>
  task.run_kind === 'rewrite' && !isFinal(task.status);

/** Why the course cannot be changed now; undefined when it can. */
export function whyNotEditable(
  task: TaskView,
  isOnline: boolean,
  t: Pick<Messages, 'offline' | 'rewriting' | 'still_writing'>,
): string | undefined {
  if (!isOnline) return t.offline;
  if (isRewriting(task)) return t.rewriting;
  if (!isFinal(task.status)) return t.still_writing;
  return undefined;
}

/**
 * How often lessons of this course can still be rewritten; undefined if the server does not say.
 */
export const rewritesLeft = (task: TaskView): number | undefined => task.rewrites_left;
