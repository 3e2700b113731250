import type { TaskView } from '@coursewright/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../../shared/notify.tsx';
import { paths } from '../../../../shared/paths.ts';
import { trpc } from '../../../../shared/trpc.ts';
import { isRewriting } from '../model/can-edit.ts';

/** Says what became of a rewrite that was seen running. */
export function useRewriteNews(task: TaskView): void {
  const notify = useNotify();
  const navigate = useNavigate();
  const { editing } = trpc.useUtils();
  const isRunning = isRewriting(task);
  const wasRunning = useRef(isRunning);
  const { task_id: taskId, rewrite } = task;

  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    if (!hasEnded || !rewrite) return;
    void editing.submoduleVersions.invalidate({ id: taskId, submodule_id: rewrite.submodule_id });
    if (rewrite.outcome === 'rewritten')
      notify('The new version is in the course.', { severity: 'success', action: { label: 'Show what changed', run: () => void navigate(paths.lessonVersions(taskId, rewrite.submodule_id)) } });
    if (rewrite.outcome === 'cancelled') notify('Cancelled. The old version stays.');
    if (rewrite.outcome === 'failed') notify('Writing it again failed. The old version stays.', { severity: 'error' });
    if (rewrite.outcome === 'unchanged') notify('The lesson stays as it was.', { severity: 'warning' });
  }, [isRunning, rewrite, taskId, notify, navigate, editing]);
}
