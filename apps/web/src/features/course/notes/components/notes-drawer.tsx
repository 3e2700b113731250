import { Drawer } from '../../../../shared/antd/drawer.tsx';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../../shared/language.ts';
import { saveAs } from '../../../../shared/save-as.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { DrawerBody, scrolledByContent } from '../../components/drawer-body.tsx';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { useNotesMessages } from '../messages/index.ts';
import { notesOfCourse } from '../model/course-notes.ts';
import { fileNameOf, notesAsMarkdown } from '../model/notes-markdown.ts';
import '../highlights.css';
import styles from '../notes.module.css';
import { LessonNotes } from './lesson-notes.tsx';

interface NotesDrawerProps {
  readonly lessons: readonly PlacedLesson[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All notes of a course, in the order of its text. */
export function NotesDrawer({ lessons, isOpen, onClose }: NotesDrawerProps) {
  const t = useNotesMessages();
  const { day } = useWords();
  const { course, evidence } = useReader();
  const noted = useMemo(
    () => notesOfCourse(evidence.learning, lessons),
    [evidence.learning, lessons],
  );
  // A toast would lie behind the drawer.
  const [undo, setUndo] = useState<() => void>();
  const removed = useRef<HTMLDivElement>(null);
  const onRemoved = (back: () => void) => {
    flushSync(() => setUndo(() => back));
    removed.current?.querySelector('button')?.focus();
  };
  const onUndo = () => {
    undo?.();
    setUndo(undefined);
    removed.current?.closest<HTMLElement>('[role="region"]')?.focus();
  };
  const download = () => {
    const title = t.export_title({ topic: course.topic });
    const text = notesAsMarkdown(noted, {
      title,
      lessonGone: t.lesson_gone,
      day,
    });
    saveAs(new Blob([text], { type: 'text/markdown;charset=utf-8' }), fileNameOf(title));
  };
  return (
    <Drawer title={t.notes} open={isOpen} onClose={onClose} size={480} styles={scrolledByContent}>
      <DrawerBody label={t.notes}>
        <div ref={removed} role="status">
          {undo && (
            <p className={styles['removed']}>
              {t.removed}
              <Button look="secondary" size="small" onClick={onUndo}>
                {t.undo}
              </Button>
            </p>
          )}
        </div>
        {noted.length === 0 ? (
          <div className={styles['empty']}>
            <p>{t.empty}</p>
            <p>{t.empty_how}</p>
          </div>
        ) : (
          <>
            <Button look="secondary" size="small" onClick={download}>
              {t.download}
            </Button>
            {noted.map((of) => (
              <LessonNotes
                key={of.placed?.lesson.id ?? 'gone'}
                of={of}
                onLeave={onClose}
                onRemoved={onRemoved}
              />
            ))}
          </>
        )}
      </DrawerBody>
    </Drawer>
  );
}
