import type { TaskView } from '@coursewright/contract';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../../shared/page-title.ts';
import { session, useSession } from '../../../shared/session/index.ts';
import { isFinal } from '../../../shared/progress/use-task.ts';
import { useLiveCourse } from '../api/use-live-course.ts';
import { newsOf, useReadyNotification } from '../api/use-ready-notification.ts';
import { CuriosityCarousel } from '../carousel/curiosity-carousel.tsx';
import { EditOutline } from '../outline/edit-outline.tsx';
import styles from '../generating.module.css';
import { ActivityLog } from './activity-log.tsx';
import { LiveOutline } from './live-outline.tsx';
import { Outcome } from './outcome.tsx';
import { ProgressHeader } from './progress-header.tsx';
import { SourcesFound } from './sources-found.tsx';
import { WhenReady } from './when-ready.tsx';

interface GeneratingScreenProps {
  readonly taskId: string;
  /** Absent while it is asked for. */
  readonly task: TaskView | undefined;
  /** When it was asked for, epoch milliseconds. */
  readonly askedAt: number;
  /** The task moved on: ask for it again. Stable between renders. */
  readonly onChanged: () => unknown;
  /** The course is being written once more, from a new point of its log. */
  readonly onAgain: () => void;
}

/** The course growing: where it stands, what was read for it, and its outline with what can be read already. */
export function GeneratingScreen({
  taskId,
  task,
  askedAt,
  onChanged,
  onAgain,
}: GeneratingScreenProps) {
  const { live, connection, warning } = useLiveCourse(taskId, task);
  const { user } = useSession();
  const stored = task && isFinal(task.status) ? task.status : undefined;
  const status = stored ?? live.closed ?? task?.status ?? 'pending';
  const hasEnded = isFinal(status);
  const isWaiting = !hasEnded && task?.waiting_for === 'outline';
  usePageTitle(
    task && !hasEnded
      ? `${isWaiting ? 'Outline' : `${Math.floor(live.progress * 100)} %`} of ${task.topic}`
      : task?.topic,
  );
  useReadyNotification(taskId, task?.topic, newsOf(status, live.waitsForOutline));

  // Whoever saw it run and stayed is led to the course; whoever comes back later decides for themselves.
  const [sawItRun, setSawItRun] = useState(false);
  if (!sawItRun && task && !isFinal(task.status)) setSawItRun(true);

  const needsAnswer =
    (live.closed !== undefined && stored === undefined) ||
    (live.waitsForOutline && !hasEnded && !isWaiting);
  useEffect(() => {
    if (needsAnswer) void onChanged();
  }, [needsAnswer, onChanged]);
  const begun =
    task?.status === 'pending' && !isWaiting && live.phase !== 'queued' ? live.phase : undefined;
  useEffect(() => {
    if (begun) void onChanged();
  }, [begun, onChanged]);
  useEffect(() => {
    if (hasEnded) void session.refreshCredits();
  }, [hasEnded]);

  return (
    <div className={styles['page']}>
      <ProgressHeader
        task={task}
        askedAt={askedAt}
        live={live}
        status={status}
        isWaiting={isWaiting}
      />
      {connection === 'reconnecting' && !hasEnded && (
        <p className={styles['notice']} role="status">
          <strong>Reconnecting…</strong>{' '}
          {isWaiting
            ? 'The outline can be edited meanwhile; it is saved as soon as the server answers.'
            : 'The course goes on being written meanwhile; nothing is lost.'}
        </p>
      )}
      {warning && (
        <p className={styles['notice']} role="alert">
          {warning}
        </p>
      )}
      {hasEnded && task && (
        <Outcome task={task} status={status} live={live} leadOn={sawItRun} onAgain={onAgain} />
      )}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {isWaiting && task.learning_path ? (
            <EditOutline task={task} course={task.learning_path} onChanged={onChanged} />
          ) : (
            <>
              <CuriosityCarousel
                items={live.curiosities}
                language={task?.learning_path?.language}
                isOver={hasEnded}
              />
              <LiveOutline taskId={taskId} live={live} hasEnded={hasEnded} />
            </>
          )}
        </div>
        <aside className={styles['aside']}>
          {!hasEnded && task && user && <WhenReady task={task} user={user} />}
          <SourcesFound live={live} />
          <ActivityLog lines={live.log} isOpen={connection === 'open'} />
        </aside>
      </div>
    </div>
  );
}
