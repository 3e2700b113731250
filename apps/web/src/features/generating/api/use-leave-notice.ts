import type { TaskView } from '@coursewright/contract';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { paths } from '../../../shared/paths.ts';
import { isFinal } from '../../../shared/progress/use-task.ts';
import { session } from '../../../shared/session/index.ts';
import { useGeneratingMessages } from '../messages/index.ts';

/**
 * Tells whoever leaves the screen while the course is written that it goes on, and where to find
 * it. Early readers stay with the course.
 */
export function useLeaveNotice(task: TaskView | undefined): void {
  const notify = useNotify();
  const onLeave = useEffectEvent(() => {
    if (
      !task ||
      isFinal(task.status) ||
      !session.getSnapshot().user ||
      window.location.pathname === paths.result(task.task_id)
    )
      return;
    const t = useGeneratingMessages.current();
    const { topic } = task;
    const { waiting_for: wait } = task;
    notify(wait ? t.left_waiting[wait]({ topic }) : t.left_writing({ topic }));
  });
  useEffect(() => () => onLeave(), []);
}
