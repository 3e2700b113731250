import type { RewriteView, TaskView } from '@coursewright/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useNotify } from '../../../../shared/notify.tsx';
import { paths } from '../../../../shared/paths.ts';
import { useTaskNews } from '../../../../shared/progress/use-task.ts';
import { Sentences } from '../../../../shared/refusals/sentences.tsx';
import { errorText, trpc } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import styles from '../editing.module.css';
import { isSeen, markSeen } from '../model/seen-outcome.ts';
import { isRewriting } from '../model/can-edit.ts';
import { useEditingMessages } from '../messages/index.ts';

/**
 * In a lesson: that it is being rewritten, or what became of it. The old text stands below all the
 * while.
 */
export function RewriteStatus({ task, lessonId }: { task: TaskView; lessonId: string }) {
  const { rewrite } = task;
  if (rewrite?.submodule_id !== lessonId) return null;
  if (isRewriting(task)) return <BeingWritten taskId={task.task_id} rewrite={rewrite} />;
  return <Outcome key={JSON.stringify(rewrite)} taskId={task.task_id} rewrite={rewrite} />;
}

function BeingWritten({ taskId, rewrite }: { taskId: string; rewrite: RewriteView }) {
  const t = useEditingMessages();
  const notify = useNotify();
  const { renew } = useTaskNews();
  const cancel = trpc.generation.cancel.useMutation({
    onError: (error) => notify(errorText(error), { severity: 'error' }),
    onSettled: renew,
  });
  return (
    <div className={styles['status']}>
      <Notice title={t.being_rewritten[rewrite.parts]}>
        <div className={styles['notice']}>
          <p>
            {rewrite.instruction && (
              <>{t.asked_for({ instruction: <q>{rewrite.instruction}</q> })}. </>
            )}
            {t.until_complete}
          </p>
          <Button
            look="secondary"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ id: taskId })}
          >
            {t.cancel}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/**
 * What is worth saying where the reader looks: a failure and why, or what the author says of the
 * new version.
 */
function Outcome({ taskId, rewrite }: { taskId: string; rewrite: RewriteView }) {
  const t = useEditingMessages();
  const [isGone, setGone] = useState(() => isSeen(taskId, rewrite));
  const { outcome, message, message_said: said } = rewrite;
  const title =
    outcome === 'failed'
      ? t.rewrite_failed
      : outcome === 'unchanged'
        ? t.rewrite_unchanged
        : undefined;
  if (isGone || (!title && !message)) return null;
  return (
    <div className={styles['status']}>
      <Notice
        severity={outcome === 'failed' ? 'error' : outcome === 'unchanged' ? 'warning' : 'info'}
        {...(title ? { title } : {})}
      >
        <div className={styles['notice']}>
          {message && <Sentences text={message} said={said} />}
          <div className={styles['buttons']}>
            {outcome === 'rewritten' && (
              <Link to={paths.lessonVersions(taskId, rewrite.submodule_id)}>{t.show_changes}</Link>
            )}
            <Button
              look="secondary"
              onClick={() => {
                markSeen(taskId, rewrite);
                setGone(true);
              }}
            >
              {t.dismiss}
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}
