import { usePageTitle } from '../../../shared/page-title.ts';
import { paths } from '../../../shared/paths.ts';
import { CourseFrame, EditingScreen } from './components/editing-frame.tsx';
import { StructureEditor } from './components/structure-editor.tsx';
import styles from './editing.module.css';
import { useEditingMessages } from './messages/index.ts';

/** /result/:taskId/outline: add, rename, move and remove modules and lessons of a course. */
export default function OutlineRoute() {
  const t = useEditingMessages();
  return (
    <CourseFrame>
      {({ task, course, refetch }) => (
        <EditingScreen
          title={t.edit_outline}
          backTo={paths.result(task.task_id)}
          back={t.back_to_course}
        >
          <Intro topic={course.topic} />
          <StructureEditor key={task.task_id} task={task} course={course} refetch={refetch} />
        </EditingScreen>
      )}
    </CourseFrame>
  );
}

function Intro({ topic }: { topic: string }) {
  const t = useEditingMessages();
  usePageTitle(t.outline_page({ topic }));
  return <p className={styles['intro']}>{t.outline_intro({ topic: <bdi>{topic}</bdi> })}</p>;
}
