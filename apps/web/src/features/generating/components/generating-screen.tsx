import type { TaskView } from '@coursewright/contract';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../../shared/page-title.ts';
import { session } from '../../../shared/session/index.ts';
import { isFinal } from '../../../shared/progress/use-task.ts';
import { useLiveCourse } from '../api/use-live-course.ts';
import styles from '../generating.module.css';
import { ActivityLog } from './activity-log.tsx';
import { CancelCourse } from './cancel-course.tsx';
import { LiveOutline } from './live-outline.tsx';
import { Outcome } from './outcome.tsx';
import { ProgressHeader } from './progress-header.tsx';
import { SourcesFound } from './sources-found.tsx';

interface GeneratingScreenProps {
  readonly taskId: string;
  /** Absent while it is asked for. */
  readonly task: TaskView | undefined;
  /** The task moved on: ask for it again. Stable between renders. */
  readonly onChanged: () => unknown;
  /** The course is being written once more, from a new point of its log. */
  readonly onAgain: () => void;
}

/** The course growing: where it stands, what was read for it, and its outline with what can be read already. */
export function GeneratingScreen({ taskId, task, onChanged, onAgain }: GeneratingScreenProps) {
  const { live, connection, warning } = useLiveCourse(taskId, task);
  const stored = task && isFinal(task.status) ? task.status : undefined;
  const status = stored ?? live.closed ?? task?.status ?? 'pending';
  const hasEnded = isFinal(status);
  usePageTitle(task && !hasEnded ? `${Math.floor(live.progress * 100)} % of ${task.topic}` : task?.topic);

  // Whoever saw it run and stayed is led to the course; whoever comes back later decides for themselves.
  const [sawItRun, setSawItRun] = useState(false);
  if (!sawItRun && task && !isFinal(task.status)) setSawItRun(true);

  const needsAnswer = live.closed !== undefined && stored === undefined;
  useEffect(() => {
    if (needsAnswer) void onChanged();
  }, [needsAnswer, onChanged]);
  useEffect(() => {
    if (hasEnded) void session.refreshCredits();
  }, [hasEnded]);

  return (
    <div className={styles['page']}>
      <ProgressHeader topic={task?.topic} live={live} status={status} />
      {connection === 'reconnecting' && !hasEnded && (
        <p className={styles['notice']} role="status">
          <strong>Reconnecting…</strong> The course goes on being written meanwhile; nothing is lost.
        </p>
      )}
      {warning && (
        <p className={styles['notice']} role="alert">
          {warning}
        </p>
      )}
      {hasEnded && task && <Outcome task={task} status={status} live={live} leadOn={sawItRun} onAgain={onAgain} />}
      <div className={styles['columns']}>
        <LiveOutline taskId={taskId} live={live} hasEnded={hasEnded} />
        <aside className={styles['aside']}>
          {!hasEnded && task && (
            <section className={styles['leave']}>
              <p>You may leave this page and come back: the course is written on the server.</p>
              <CancelCourse taskId={taskId} />
            </section>
          )}
          <SourcesFound live={live} />
          <ActivityLog lines={live.log} isOpen={connection === 'open'} />
        </aside>
      </div>
    </div>
  );
}
