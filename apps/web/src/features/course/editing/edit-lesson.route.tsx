import type { Submodule } from '@coursewright/contract';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useSession } from '../../../shared/session/index.ts';
import { isReadable, type Placed } from '../model/lessons.ts';
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
      {({ task, course, placed, refetch }) => (
        <EditingScreen
          title={t.edit_lesson}
          backTo={lessonAddress(task.task_id, placed.lesson.id)}
          back={t.back_to_lesson}
        >
          <EditorTitle placed={placed} />
          {isReadable(placed.lesson) ? (
            user && (
              <LessonEditor
                key={placed.lesson.id}
                userId={user.id}
                task={task}
                course={course}
                lesson={placed.lesson}
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

function EditorTitle({
  placed: { number, lesson },
}: {
  placed: Pick<Placed<Pick<Submodule, 'title'>>, 'number' | 'lesson'>;
}) {
  const t = useEditingMessages();
  usePageTitle(t.edit_page({ title: lesson.title }));
  return (
    <p className={styles['intro']}>
      {t.edit_intro({ lesson: number, title: <bdi>{lesson.title}</bdi> })}
    </p>
  );
}
