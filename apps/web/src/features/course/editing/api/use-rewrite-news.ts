import type { TaskView } from '@coursewright/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../../shared/notify.tsx';
import { paths } from '../../../../shared/paths.ts';
import { trpc } from '../../../../shared/trpc.ts';
import { isRewriting } from '../model/can-edit.ts';

/** Says what became of a rewrite that ended while the course was on screen, however quickly. */
export function useRewriteNews(task: TaskView): void {
  const notify = useNotify();
  const navigate = useNavigate();
  const { editing } = trpc.useUtils();
  const { task_id: taskId, rewrite, rewrites_left: left } = task;
  const isRunning = isRewriting(task);
  // The same instruction twice is two rewrites.
  const ended = isRunning || !rewrite?.outcome ? '' : JSON.stringify([rewrite, left]);
  const known = useRef(ended);

  useEffect(() => {
    const isNews = ended !== known.current;
    known.current = ended;
    if (!isNews || !ended || !rewrite) return;
    void editing.submoduleVersions.invalidate({ id: taskId, submodule_id: rewrite.submodule_id });
    if (rewrite.outcome === 'rewritten')
      notify('The new version is in the course.', {
        severity: 'success',
        action: {
          label: 'Show what changed',
          run: () => void navigate(paths.lessonVersions(taskId, rewrite.submodule_id)),
        },
      });
    if (rewrite.outcome === 'cancelled') notify('Cancelled. The old version stays.');
    if (rewrite.outcome === 'failed')
      notify('Writing it again failed. The old version stays.', { severity: 'error' });
    if (rewrite.outcome === 'unchanged')
      notify('The lesson stays as it was.', { severity: 'warning' });
  }, [ended, rewrite, taskId, notify, navigate, editing]);
}
