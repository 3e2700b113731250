import { usePageTitle } from '../../../shared/page-title.ts';
import { useSession } from '../../../shared/session/index.ts';
import { isReadable, type Lesson } from '../model/lessons.ts';
import { EditingScreen, LessonFrame } from './components/editing-frame.tsx';
import { LessonEditor } from './components/lesson-editor.tsx';
import styles from './editing.module.css';
import { lessonAddress } from './model/lesson-address.ts';

/** /result/:taskId/lessons/:lessonId/edit: change a lesson by hand. */
export default function EditLessonRoute() {
  const { user } = useSession();
  return (
    <LessonFrame>
      {({ task, course, lesson, refetch }) => (
        <EditingScreen
          title="Edit the lesson"
          backTo={lessonAddress(task.task_id, lesson.submodule.id)}
          back="Back to the lesson"
        >
          <EditorTitle lesson={lesson} />
          {isReadable(lesson.submodule) ? (
            user && (
              <LessonEditor
                key={lesson.submodule.id}
                userId={user.id}
                task={task}
                course={course}
                submodule={lesson.submodule}
                refetch={refetch}
              />
            )
          ) : (
            <p className={styles['intro']}>
              This lesson is not written yet. Have it written first; then it can be edited.
            </p>
          )}
        </EditingScreen>
      )}
    </LessonFrame>
  );
}

function EditorTitle({ lesson: { number, submodule } }: { lesson: Lesson }) {
  usePageTitle(`Edit: ${submodule.title}`);
  return (
    <p className={styles['intro']}>
      Lesson {number}: <bdi>{submodule.title}</bdi>. What you save becomes a new version; the
      earlier ones stay.
    </p>
  );
}
