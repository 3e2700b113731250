import type { TaskStatus, TaskView } from '@coursewright/contract';
import { useEffect, useState } from 'react';
import { isFinal } from '../../../shared/progress/use-task.ts';
import { session } from '../../../shared/session/index.ts';
import { useLiveCourse } from './use-live-course.ts';

interface CourseRunInput {
  readonly taskId: string;
  /** Absent while it is asked for. */
  readonly task: TaskView | undefined;
  /** Asks for the task again. Stable between renders. */
  readonly onChanged: () => unknown;
}

/**
 * Where the writing of a course stands, from its progress log and from the task, which is polled
 * and may lag behind. `wait`: what it waits for from its learner. `sawItRun`: it had not ended when this screen was opened.
 */
export function useCourseRun({ taskId, task, onChanged }: CourseRunInput) {
  const { live, texts, connection, warning } = useLiveCourse(taskId, task);
  const stored = task && isFinal(task.status) ? task.status : undefined;
  const status: TaskStatus = stored ?? live.closed ?? task?.status ?? 'pending';
  const hasEnded = isFinal(status);
  const wait = hasEnded ? undefined : task?.waiting_for;
  const [sawItRun, setSawItRun] = useState(false);
  if (!sawItRun && task && !isFinal(task.status)) setSawItRun(true);

  // What the log tells and the task does not yet; each cue asks for the task once.
  const cue = [
    live.closed !== undefined && stored === undefined && 'ended',
    !hasEnded && live.waitsFor !== wait && live.waitsFor,
    task?.status === 'pending' && !wait && live.phase !== 'queued' && live.phase,
  ]
    .filter(Boolean)
    .join(' ');
  useEffect(() => {
    if (cue) void onChanged();
  }, [cue, onChanged]);
  useEffect(() => {
    if (hasEnded) void session.refreshCredits();
  }, [hasEnded]);

  return { live, texts, connection, warning, status, hasEnded, wait, sawItRun };
}
