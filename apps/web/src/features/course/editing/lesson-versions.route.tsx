import { usePageTitle } from '../../../shared/page-title.ts';
import { EditingScreen, LessonFrame } from './components/editing-frame.tsx';
import { VersionsView } from './components/versions-view.tsx';
import styles from './editing.module.css';
import { lessonAddress } from './model/lesson-address.ts';

/** /result/:taskId/lessons/:lessonId/versions: what a lesson was, and what changed. */
export default function LessonVersionsRoute() {
  return (
    <LessonFrame>
      {({ task, course, lesson, refetch }) => (
        <EditingScreen
          title="Versions"
          backTo={lessonAddress(task.task_id, lesson.submodule.id)}
          back="Back to the lesson"
        >
          <Intro number={lesson.number} title={lesson.submodule.title} />
          <VersionsView
            key={lesson.submodule.id}
            task={task}
            course={course}
            lessonId={lesson.submodule.id}
            refetch={refetch}
          />
        </EditingScreen>
      )}
    </LessonFrame>
  );
}

function Intro({ number, title }: { number: string; title: string }) {
  usePageTitle(`Versions: ${title}`);
  return (
    <p className={styles['intro']}>
      Lesson {number}: <bdi>{title}</bdi>
    </p>
  );
}
