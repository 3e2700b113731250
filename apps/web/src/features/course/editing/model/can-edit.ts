import type { TaskView } from '@coursewright/contract';
import { isFinal } from '../../../../shared/progress/use-task.ts';

/** Whether one lesson of this course is being written again right now. */
export const isRewriting = (task: TaskView): boolean =>
  task.run_kind === 'rewrite' && !isFinal(task.status);

/** Why the course cannot be changed now; undefined when it can. */
export function whyNotEditable(task: TaskView, isOnline: boolean): string | undefined {
  if (!isOnline)
    return 'You are offline. The course can be read; changing it needs the connection.';
  if (isRewriting(task))
    return 'A lesson of this course is being written again. Wait until it is ready, or cancel it.';
  if (!isFinal(task.status))
    return 'The course is still being written. It can be changed once it is ready.';
  return undefined;
}

/** How often lessons of this course can still be written again; undefined if the server does not say. */
export const rewritesLeft = (task: TaskView): number | undefined => task.rewrites_left;
