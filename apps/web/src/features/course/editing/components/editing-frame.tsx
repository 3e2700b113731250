import type { PathData, Submodule, TaskView } from '@coursewright/contract';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { usePageTitle } from '../../../../shared/page-title.ts';
import { paths } from '../../../../shared/paths.ts';
import { TaskProblem, TaskUnknown } from '../../../../shared/progress/task-problems.tsx';
import { useWholeTask } from '../../../../shared/progress/use-task.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { lessonsOf, type Placed } from '../../model/lessons.ts';
import styles from '../editing.module.css';
import { useEditingMessages } from '../messages/index.ts';

interface CourseToEdit {
  readonly task: TaskView;
  readonly course: PathData;
  /** Asks for the course again; resolves to its newest state. */
  readonly refetch: () => Promise<TaskView | undefined>;
}

/** The course at this address, once it is there; until then what is in the way. */
export function CourseFrame({ children }: { children: (course: CourseToEdit) => ReactNode }) {
  const t = useEditingMessages();
  const { taskId = '' } = useParams();
  const { task, isUnknown, error, refetch } = useWholeTask(taskId);
  if (isUnknown) return <TaskUnknown />;
  if (error) return <TaskProblem error={error} onRetry={() => void refetch()} />;
  if (!task) return <Skeleton label={t.loading_course} />;
  const course = task.result ?? task.learning_path;
  return course ? (
    children({ task, course, refetch: async () => (await refetch()).data })
  ) : (
    <TaskUnknown />
  );
}

/** The same for one lesson of the course. */
export function LessonFrame({
  children,
}: {
  children: (course: CourseToEdit & { readonly placed: Placed<Submodule> }) => ReactNode;
}) {
  const { lessonId = '' } = useParams();
  return (
    <CourseFrame>
      {(found) => {
        const placed = lessonsOf(found.course).find(({ lesson }) => lesson.id === lessonId);
        return placed ? children({ ...found, placed }) : <LessonGone taskId={found.task.task_id} />;
      }}
    </CourseFrame>
  );
}

function LessonGone({ taskId }: { taskId: string }) {
  const t = useEditingMessages();
  usePageTitle(t.gone_title);
  return (
    <section className={styles['screen']}>
      <h1>{t.gone}</h1>
      <p>{t.gone_why}</p>
      <ButtonLink to={paths.result(taskId)}>{t.back_to_course}</ButtonLink>
    </section>
  );
}

/** A screen's name and the way back. */
export function EditingScreen({
  title,
  backTo,
  back,
  children,
}: {
  title: string;
  backTo: string;
  back: string;
  children: ReactNode;
}) {
  return (
    <section className={styles['screen']}>
      <Link to={backTo} className={styles['back']}>
        <Icon name="back" /> {back}
      </Link>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
