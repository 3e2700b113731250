import type { TaskOutline } from '@coursewright/contract';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useSession } from '../../../shared/session/index.ts';
import { useCourseRun } from '../api/use-course-run.ts';
import { newsOf, useReadyNotification } from '../api/use-ready-notification.ts';
import { CuriosityCarousel } from '../carousel/curiosity-carousel.tsx';
import { EditOutline } from '../outline/edit-outline.tsx';
import styles from '../generating.module.css';
import { ActivityLog } from './activity-log.tsx';
import { LiveOutline } from './live-outline.tsx';
import { Outcome } from './outcome.tsx';
import { ProgressHeader } from './progress-header.tsx';
import { SourcesFound } from './sources-found.tsx';
import { SourcesQuestion } from './sources-question.tsx';
import { WhenReady } from './when-ready.tsx';
import type { Messages } from '../messages/en.tsx';
import { useGeneratingMessages } from '../messages/index.ts';

interface GeneratingScreenProps {
  readonly taskId: string;
  /** Absent while it is asked for. */
  readonly task: TaskOutline | undefined;
  /** When it was asked for, epoch milliseconds. */
  readonly askedAt: number;
  /** The task moved on: ask for it again. Stable between renders. */
  readonly onChanged: () => unknown;
  /** The course is being written once more, from a new point of its log. */
  readonly onAgain: () => void;
}

/**
 * The course growing: where it stands, what was read for it, and its outline with what can be read
 * already.
 */
export function GeneratingScreen(props: GeneratingScreenProps) {
  const t = useGeneratingMessages();
  const { taskId, task, askedAt, onAgain } = props;
  const run = useCourseRun(props);
  const { live, status, hasEnded, wait } = run;
  const { user } = useSession();
  usePageTitle(titleOf(task, run, t));
  useReadyNotification(taskId, task?.topic, newsOf(status, live.waitsFor));
  return (
    <div className={styles['page']}>
      <ProgressHeader task={task} askedAt={askedAt} live={live} status={status} wait={wait} />
      <Connection {...run} />
      {hasEnded && task && (
        <Outcome task={task} status={status} live={live} leadOn={run.sawItRun} onAgain={onAgain} />
      )}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <Main {...props} run={run} />
        </div>
        <aside className={styles['aside']}>
          {!hasEnded && task && user && <WhenReady task={task} user={user} />}
          <SourcesFound live={live} />
          <ActivityLog lines={live.log} isOpen={run.connection === 'open'} />
        </aside>
      </div>
    </div>
  );
}

type CourseRun = ReturnType<typeof useCourseRun>;

/** What the learner is asked for, else the course as it grows. */
function Main({ taskId, task, run }: GeneratingScreenProps & { run: CourseRun }) {
  const { live, texts, hasEnded, wait } = run;
  if (wait === 'sources') return <SourcesQuestion taskId={taskId} tried={live.triedInVain} />;
  if (wait === 'outline' && task?.outline) return <EditOutline task={task} course={task.outline} />;
  return (
    <>
      <CuriosityCarousel
        items={live.curiosities}
        language={task?.outline?.language}
        isOver={hasEnded}
      />
      <LiveOutline taskId={taskId} live={live} texts={texts} hasEnded={hasEnded} />
    </>
  );
}

function titleOf(
  task: TaskOutline | undefined,
  { live, hasEnded, wait }: CourseRun,
  t: Messages,
): string | undefined {
  if (!task || hasEnded) return task?.topic;
  return wait
    ? t.title_waiting[wait]({ topic: task.topic })
    : t.title_writing({ percent: Math.floor(live.progress * 100), topic: task.topic });
}

/** What is wrong with the way the screen hears of the course, if anything. */
function Connection({ connection, warning, hasEnded, wait }: CourseRun) {
  const t = useGeneratingMessages();
  return (
    <>
      {connection === 'reconnecting' && !hasEnded && (
        <p className={styles['notice']} role="status">
          <strong>{t.reconnecting}</strong>{' '}
          {wait ? t.reconnecting_waiting[wait] : t.reconnecting_writing}
        </p>
      )}
      {warning && (
        <p className={styles['notice']} role="alert">
          {warning}
        </p>
      )}
    </>
  );
}
