import type { TaskView } from '@coursewright/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../../shared/notify.tsx';
import { paths } from '../../../../shared/paths.ts';
import { trpc } from '../../../../shared/trpc.ts';
import { isRewriting } from '../model/can-edit.ts';
import { useEditingMessages } from '../messages/index.ts';

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
    const t = useEditingMessages.current();
    void editing.submoduleVersions.invalidate({ id: taskId, submodule_id: rewrite.submodule_id });
    if (rewrite.outcome === 'rewritten')
      notify(t.rewrite_done, {
        severity: 'success',
        action: {
          label: t.show_changes,
          run: () => void navigate(paths.lessonVersions(taskId, rewrite.submodule_id)),
        },
      });
    if (rewrite.outcome === 'cancelled') notify(t.rewrite_cancelled);
    if (rewrite.outcome === 'failed') notify(t.rewrite_failed, { severity: 'error' });
    if (rewrite.outcome === 'unchanged') notify(t.rewrite_unchanged, { severity: 'warning' });
  }, [ended, rewrite, taskId, notify, navigate, editing]);
}
