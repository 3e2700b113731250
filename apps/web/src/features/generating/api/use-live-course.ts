import type { TaskOutline } from '@coursewright/contract';
import { useMemo, useState } from 'react';
import { useProgressWithTexts } from '../../../shared/progress/use-progress.ts';
import { afterEvent, afterPoll, notStarted } from '../model/live-course.ts';

/**
 * The course while it is written, from its log and from what is stored; `task` may lag behind, or
 * be absent at first.
 */
export function useLiveCourse(taskId: string, task: TaskOutline | undefined) {
  const { events, connection, warning, texts } = useProgressWithTexts(taskId);
  const [seen, setSeen] = useState({ count: 0, live: notStarted });
  // Only the new events: a long log is not gone through again for each of them.
  if (events.length > seen.count)
    setSeen({ count: events.length, live: events.slice(seen.count).reduce(afterEvent, seen.live) });
  const live = useMemo(
    () => (task?.outline ? afterPoll(seen.live, task.outline, task.overall_progress) : seen.live),
    [seen.live, task],
  );
  return { live, texts, connection, warning };
}
