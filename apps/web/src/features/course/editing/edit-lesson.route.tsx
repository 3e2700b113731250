import { usePageTitle } from '../../../shared/page-title.ts';
import { useSession } from '../../../shared/session/index.ts';
import { isReadable, type Lesson } from '../model/lessons.ts';
import { EditingScreen, LessonFrame } from './components/editing-frame.tsx';
import { LessonEditor } from './components/lesson-editor.tsx';
import styles from './editing.module.css';
import { lessonAddress } from './model/lesson-address.ts';
import { useEditingMessages } from './messages/index.ts';

/** /result/:taskId/lessons/:lessonId/edit: change a lesson by hand. */
export default function EditLessonRoute() {
  const t = useEditingMessages();
  const { user } = useSession();
  return (
    <LessonFrame>
      {({ task, course, lesson, refetch }) => (
        <EditingScreen
          title={t.edit_lesson}
          backTo={lessonAddress(task.task_id, lesson.submodule.id)}
          back={t.back_to_lesson}
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
            <p className={styles['intro']}>{t.not_written}</p>
          )}
        </EditingScreen>
      )}
    </LessonFrame>
  );
}

function EditorTitle({ lesson: { number, submodule } }: { lesson: Lesson }) {
  const t = useEditingMessages();
  usePageTitle(t.edit_page({ title: submodule.title }));
  return (
    <p className={styles['intro']}>
      {t.edit_intro({ lesson: number, title: <bdi>{submodule.title}</bdi> })}
    </p>
  );
}
