import { usePageTitle } from '../../../shared/page-title.ts';
import { EditingScreen, LessonFrame } from './components/editing-frame.tsx';
import { VersionsView } from './components/versions-view.tsx';
import styles from './editing.module.css';
import { lessonAddress } from './model/lesson-address.ts';
import { useEditingMessages } from './messages/index.ts';

/** /result/:taskId/lessons/:lessonId/versions: what a lesson was, and what changed. */
export default function LessonVersionsRoute() {
  const t = useEditingMessages();
  return (
    <LessonFrame>
      {({ task, course, placed, refetch }) => (
        <EditingScreen
          title={t.versions}
          backTo={lessonAddress(task.task_id, placed.lesson.id)}
          back={t.back_to_lesson}
        >
          <Intro number={placed.number} title={placed.lesson.title} />
          <VersionsView
            key={placed.lesson.id}
            task={task}
            course={course}
            lessonId={placed.lesson.id}
            refetch={refetch}
          />
        </EditingScreen>
      )}
    </LessonFrame>
  );
}

function Intro({ number, title }: { number: string; title: string }) {
  const t = useEditingMessages();
  usePageTitle(t.versions_page({ title }));
  return (
    <p className={styles['intro']}>
      {t.lesson_title({ lesson: number, title: <bdi>{title}</bdi> })}
    </p>
  );
}
