import type { LearningState, TaskOutline } from '@coursewright/contract';
import { lazy, Suspense, useDeferredValue } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DownloadCourse } from '../../shared/exports/download-course.tsx';
import { useIsHydrated } from '../../shared/is-hydrated.ts';
import { lazyDialog } from '../../shared/lazy-dialog.tsx';
import { SaveOffline } from '../../shared/offline/save-offline.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { TaskProblem, TaskUnknown } from '../../shared/progress/task-problems.tsx';
import { RetryCourse } from '../../shared/progress/retry-course.tsx';
import { isFinal, useTask } from '../../shared/progress/use-task.ts';
import { useReason } from '../../shared/refusals/use-reason.ts';
import { ShareCourse } from '../../shared/sharing/share-course.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useOwnLessons } from './api/use-own-lessons.ts';
import { useEvidence, useMarksOf } from './api/use-evidence.ts';
import { isReadable, lessonsOf } from './model/lessons.ts';
import type { Evidence } from './model/reader.ts';
import { CourseMenu } from './components/course-menu.tsx';
import { CourseView, type CourseActions } from './components/course-view.tsx';
import { MissingLessons } from './components/missing-lessons.tsx';
import styles from './course.module.css';
import { useRewriteNews } from './editing/api/use-rewrite-news.ts';
import { LessonMenu } from './editing/components/lesson-menu.tsx';
import { RewriteStatus } from './editing/components/rewrite-status.tsx';
import { isRewriting, rewritesLeft } from './editing/model/can-edit.ts';
import type { Messages } from './messages/en.tsx';
import { useCourseMessages } from './messages/index.ts';

const FollowProgress = lazy(async () => ({
  default: (await import('./api/follow-progress.tsx')).FollowProgress,
}));
const RewriteDialog = lazyDialog(
  async () => (await import('./editing/components/rewrite-dialog.tsx')).RewriteDialog,
);

/** /result/:taskId: read a course, also while it is still being written. */
export default function CourseRoute() {
  const { taskId = '' } = useParams();
  return <CourseOfRun key={taskId} taskId={taskId} />;
}

interface CourseOfRunProps {
  readonly taskId: string;
  /** What was done in the course, where that was asked for by another of its ids. */
  readonly before?: LearningState | undefined;
}

/** The course of a run, with what its owner can do. To be mounted anew for another. */
export function CourseOfRun({ taskId, before }: CourseOfRunProps) {
  const t = useCourseMessages();
  const { task: latest, isUnknown, error, refetch } = useTask(taskId);
  // The course may be here sooner than the page is taken over, which was written without it. And it
  // is much to show at once: in slices, between which the browser hears its reader.
  const isHydrated = useIsHydrated();
  const task = useDeferredValue(isHydrated ? latest : undefined);
  // Not by the id in the address: /history names a course by another than /result does.
  const evidence = useEvidence(task?.task_id, before);
  const [search] = useSearchParams();
  if (!isHydrated) return <Skeleton label={t.loading_course} />;
  if (isUnknown) return <TaskUnknown />;
  if (error) return <TaskProblem error={error} onRetry={() => void refetch()} />;
  // A lesson that the address names is there at once; the overview knows where to go on.
  const isPlaced = search.has('lesson') || evidence.resumeAt !== undefined;
  if (!task || !isPlaced) return <Skeleton label={t.loading_course} />;
  return <CourseOfTask task={task} evidence={evidence} onNews={refetch} />;
}

function CourseOfTask({
  task,
  evidence,
  onNews,
}: {
  task: TaskOutline;
  evidence: Evidence;
  onNews: () => unknown;
}) {
  const t = useCourseMessages();
  const marks = useMarksOf(evidence);
  const isWriting = !isFinal(task.status);
  const isAgain = isRewriting(task);
  // A delivered course that is being written has gaps filled.
  const isPatching = isWriting && task.overall_progress === 1;
  const course = task.outline;
  const source = useOwnLessons(task.task_id);
  const missing =
    task.status === 'completed' && course
      ? lessonsOf(course).filter(({ lesson }) => lesson.status !== 'completed')
      : [];
  useRewriteNews(task);
  return (
    <>
      {isWriting && (
        <>
          <p className={styles['writing']} role={isAgain ? 'status' : undefined}>
            {isAgain
              ? t.being_rewritten
              : isPatching
                ? t.being_completed
                : t.being_written({ percent: Math.floor(task.overall_progress * 100) })}{' '}
            <Link to={paths.generating(task.task_id)}>{t.watch_progress}</Link>
          </p>
          <Suspense>
            <FollowProgress taskId={task.task_id} onNews={onNews} />
          </Suspense>
        </>
      )}
      {missing.length > 0 && <MissingLessons taskId={task.task_id} lessons={missing} />}
      {(task.status === 'failed' || task.status === 'cancelled') && course && (
        <div className={styles['notice']}>
          <p>
            <EndedEarly task={task} />
          </p>
          <TryAgain task={task} />
        </div>
      )}
      {course ? (
        <CourseView
          course={course}
          courseId={task.task_id}
          source={source}
          isWriting={isWriting && !isAgain}
          marks={marks}
          evidence={evidence}
          actions={actionsOf(task, t)}
        />
      ) : (
        <NothingYet task={task} isWriting={isWriting} />
      )}
    </>
  );
}

/** What its owner can do. */
const actionsOf = (task: TaskOutline, t: Messages): CourseActions => ({
  standing: isFinal(task.status) && isReadableAtAll(task) && (
    <>
      <Icon name="right" /> <Link to={paths.history}>{t.saved_to_history}</Link>
    </>
  ),
  course: isFinal(task.status) && (
    <>
      {isReadableAtAll(task) && (
        <>
          <ShareCourse courseId={task.task_id} topic={task.topic} />
          <DownloadCourse courseId={task.task_id} topic={task.topic} />
          <SaveOffline courseId={task.task_id} topic={task.topic} />
        </>
      )}
      <CourseMenu courseId={task.task_id} lessons={readableLessons(task)} />
    </>
  ),
  rewrite:
    isFinal(task.status) && rewritesLeft(task) !== 0
      ? ({ placed: { lesson }, parts }, onClose) => (
          <RewriteDialog
            key={lesson.id}
            task={task}
            lesson={lesson}
            parts={parts}
            onClose={onClose}
          />
        )
      : undefined,
  lesson: ({ lesson }) => <LessonMenu key={lesson.id} task={task} lesson={lesson} />,
  news: ({ lesson }) => <RewriteStatus task={task} lessonId={lesson.id} />,
});

/** Then it is in the history, without anybody having to save it there. */
const isReadableAtAll = ({ outline }: TaskOutline): boolean =>
  outline !== undefined && lessonsOf(outline).some(({ lesson }) => isReadable(lesson));

const readableLessons = ({ outline }: TaskOutline) =>
  (outline ? lessonsOf(outline) : [])
    .filter(({ lesson }) => isReadable(lesson))
    .map(({ lesson: { id, title }, number }) => ({ id, name: `${number} ${title}` }));

function TryAgain({ task }: { task: TaskOutline }) {
  const navigate = useNavigate();
  const isPaid =
    task.status === 'cancelled' &&
    (task.outline?.modules ?? []).some(({ submodules }) =>
      submodules.some(({ status }) => status === 'completed'),
    );
  return (
    <RetryCourse
      taskId={task.task_id}
      topic={task.topic}
      takesCredit={!isPaid}
      onStarted={() => void navigate(paths.generating(task.task_id))}
    />
  );
}

function EndedEarly({ task }: { task: TaskOutline }) {
  const t = useCourseMessages();
  const reason = useReason(task.error);
  if (task.status === 'cancelled') return t.cancelled;
  return t.stopped({ reason: task.error ? (reason ?? '') : t.failed });
}

function NothingYet({ task, isWriting }: { task: TaskOutline; isWriting: boolean }) {
  const t = useCourseMessages();
  const reason = useReason(task.error);
  usePageTitle(task.topic);
  return (
    <section className={styles['nothing']}>
      <h1>{task.topic}</h1>
      <p>
        {isWriting
          ? t.sources_being_read
          : task.status === 'cancelled'
            ? t.cancelled_empty
            : (reason ?? t.failed)}
      </p>
      {!isWriting && <TryAgain task={task} />}
    </section>
  );
}
