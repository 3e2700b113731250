import { usePageTitle } from '../../../shared/page-title.ts';
import { paths } from '../../../shared/paths.ts';
import { CourseFrame, EditingScreen } from './components/editing-frame.tsx';
import { StructureEditor } from './components/structure-editor.tsx';
import styles from './editing.module.css';

/** /result/:taskId/outline: add, rename, move and remove modules and lessons of a course. */
export default function OutlineRoute() {
  return (
    <CourseFrame>
      {({ task, course, refetch }) => (
        <EditingScreen
          title="Change the outline"
          backTo={paths.result(task.task_id)}
          back="Back to the course"
        >
          <Intro topic={course.topic} />
          <StructureEditor key={task.task_id} task={task} course={course} refetch={refetch} />
        </EditingScreen>
      )}
    </CourseFrame>
  );
}

function Intro({ topic }: { topic: string }) {
  usePageTitle(`Outline: ${topic}`);
  return (
    <p className={styles['intro']}>
      <bdi>{topic}</bdi>. Lessons keep their texts, versions and reading marks wherever they go. New
      lessons are written when you ask for it, free.
    </p>
  );
}
