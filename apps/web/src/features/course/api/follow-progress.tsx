import type { ProgressEvent } from '@coursewright/contract';
import { useEffect } from 'react';
import { useProgress } from '../../../shared/progress/use-progress.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

/** Lessons often finish together; one request for the course serves them all. Milliseconds. */
const gatherMs = 500;

const bringsText = ({ action, preview_data: preview }: ProgressEvent): boolean =>
  action === 'stream_close' ||
  preview?.type === 'modules' ||
  preview?.type === 'submodules' ||
  (preview?.type === 'submodule' && preview.data.status !== 'planned');

/** Asks for the course again whenever its log says that there is more of it. */
export function FollowProgress({ taskId, onNews }: { taskId: string; onNews: () => unknown }) {
  const t = useCourseMessages();
  const { events, connection, warning } = useProgress(taskId);
  const latest = events.findLast(bringsText)?.id;
  useEffect(() => {
    if (latest === undefined) return;
    const timer = setTimeout(() => void onNews(), gatherMs);
    return () => clearTimeout(timer);
  }, [latest, onNews]);
  if (connection !== 'reconnecting' && !warning) return null;
  return (
    <p className={styles['notice']} role="status">
      {connection === 'reconnecting' ? t.reconnecting : warning}
    </p>
  );
}
