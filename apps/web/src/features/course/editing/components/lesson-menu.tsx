import type { OutlinedLesson, TaskView } from '@coursewright/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LazyDownloadDialog } from '../../../../shared/exports/download-course.tsx';
import { lazyDialog } from '../../../../shared/lazy-dialog.tsx';
import { paths } from '../../../../shared/paths.ts';
import { isFinal } from '../../../../shared/progress/use-task.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { MenuList } from '../../../../shared/ui/menu-list.tsx';
import { Popover } from '../../../../shared/ui/popover.tsx';
import { useNarrowScreen } from '../../../../shared/ui/use-narrow-screen.ts';
import { useOnline } from '../../../../shared/use-online.ts';
import { isReadable } from '../../model/lessons.ts';
import styles from '../editing.module.css';
import { whyNotEditable } from '../model/can-edit.ts';
import { useEditingMessages } from '../messages/index.ts';

const RewriteDialog = lazyDialog(async () => (await import('./rewrite-dialog.tsx')).RewriteDialog);

/** What can be done to a lesson by the course's owner. What cannot be done now says why. */
export function LessonMenu({ task, lesson }: { task: TaskView; lesson: OutlinedLesson }) {
  const t = useEditingMessages();
  const [open, setOpen] = useState<'rewrite' | 'download'>();
  const shut = () => setOpen(undefined);
  const isNarrow = useNarrowScreen();
  const obstacle = whyNotEditable(task, useOnline(), t);
  if (!isReadable(lesson)) return null;
  return (
    <>
      <Popover
        triggerClassName={styles['menuButton']}
        trigger={
          isNarrow ? (
            <>
              <Icon name="more" />
              <span className="visually-hidden">{t.change_lesson}</span>
            </>
          ) : (
            t.change_lesson
          )
        }
      >
        {(close) => (
          <MenuList>
            {obstacle ? (
              <li>
                <p>{obstacle}</p>
              </li>
            ) : (
              <>
                <li>
                  <button
                    type="button"
                    onClick={() => {
                      close();
                      setOpen('rewrite');
                    }}
                  >
                    {t.menu_rewrite}
                  </button>
                </li>
                <li>
                  <Link to={paths.editLesson(task.task_id, lesson.id)}>{t.menu_edit}</Link>
                </li>
              </>
            )}
            <li>
              <Link to={paths.lessonVersions(task.task_id, lesson.id)}>{t.menu_versions}</Link>
            </li>
            {isFinal(task.status) && (
              <li>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    setOpen('download');
                  }}
                >
                  {t.menu_download}
                </button>
              </li>
            )}
          </MenuList>
        )}
      </Popover>
      {open === 'rewrite' && <RewriteDialog task={task} lesson={lesson} onClose={shut} />}
      {open === 'download' && (
        <LazyDownloadDialog
          courseId={task.task_id}
          topic={task.topic}
          lessonId={lesson.id}
          onClose={shut}
        />
      )}
    </>
  );
}
