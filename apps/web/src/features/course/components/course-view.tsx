import { isRightToLeft, type PathData } from '@coursewright/contract';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../shared/page-title.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { citationFromHash, hashOf } from '../model/address.ts';
import { lessonsOf, openLesson, type Lesson } from '../model/lessons.ts';
import { ReaderContext, type Reader, type ReadingMarks } from '../model/reader.ts';
import styles from '../course.module.css';
import { CitationDrawer } from './citation-drawer.tsx';
import { CourseHeader } from './course-header.tsx';
import { CourseOutline, OutlineDrawer } from './course-outline.tsx';
import { LessonView } from './lesson-view.tsx';

interface CourseViewProps {
  readonly course: PathData;
  /** More lessons are on their way; the caller brings a fuller course as they arrive. */
  readonly isWriting?: boolean;
  /** Absent where nothing is remembered of the reader. */
  readonly marks?: ReadingMarks;
  /** What the course's owner can do, and what is happening to a lesson. */
  readonly actions?: CourseActions;
}

export interface CourseActions {
  readonly course: ReactNode;
  /** Beside the lesson's title. */
  readonly lesson: (lesson: Lesson) => ReactNode;
  /** Above the lesson's text. */
  readonly news: (lesson: Lesson) => ReactNode;
}

/**
 * A course to read: its outline, and one lesson with its tabs. Knows nothing of where the course is kept. Lesson, tab and opened source
 * stand in the address, so each can be linked to.
 */
export function CourseView({ course, isWriting = false, marks, actions }: CourseViewProps) {
  const [search] = useSearchParams();
  const { search: query, hash } = useLocation();
  const navigate = useNavigate();
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const lessons = useMemo(() => lessonsOf(course), [course]);
  const asked = search.get('lesson');
  const lesson = openLesson(lessons, asked);
  usePageTitle(lesson && asked ? `${lesson.submodule.title} · ${course.topic}` : course.topic);

  const openCitation = useCallback<Reader['openCitation']>(
    (target) =>
      void navigate({ search: query, hash: hashOf(target) }, { preventScrollReset: true }),
    [navigate, query],
  );
  const reader = useMemo<Reader>(
    () => ({
      course,
      text: { lang: course.language, dir: isRightToLeft(course.language) ? 'rtl' : 'ltr' },
      isWriting,
      openCitation,
      marks,
    }),
    [course, isWriting, openCitation, marks],
  );
  const opened = lesson && citationFromHash(course, lesson.submodule, hash);
  const heading = useFocusOnChange(lesson?.submodule.id);

  return (
    <ReaderContext value={reader}>
      <div className={styles['page']} dir={reader.text.dir}>
        <CourseHeader isArrival={asked === null} lessons={lessons} actions={actions?.course} />
        <Button
          look="secondary"
          className={styles['outlineButton']}
          onClick={() => setOutlineOpen(true)}
        >
          Outline
        </Button>
        <div className={styles['columns']}>
          <aside className={styles['sidebar']}>
            <CourseOutline lessons={lessons} current={lesson} />
          </aside>
          {lesson ? (
            <LessonView
              key={lesson.submodule.id}
              lesson={lesson}
              lessons={lessons}
              heading={heading}
              menu={actions?.lesson(lesson)}
              news={actions?.news(lesson)}
            />
          ) : (
            <p className={styles['empty']}>
              {isWriting
                ? 'The outline is being planned. The first lessons appear here by themselves.'
                : 'This course has no lessons.'}
            </p>
          )}
        </div>
        <OutlineDrawer
          isOpen={isOutlineOpen}
          onClose={() => setOutlineOpen(false)}
          lessons={lessons}
          current={lesson}
        />
        <CitationDrawer
          opened={opened}
          onClose={() =>
            void navigate({ search: query, hash: '' }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
    </ReaderContext>
  );
}

/** After a change of lesson the reader, and the screen reader, start at its heading. */
function useFocusOnChange(lessonId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(lessonId);
  useEffect(() => {
    if (shown.current === lessonId) return;
    const isFirst = shown.current === undefined;
    shown.current = lessonId;
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('article')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [lessonId]);
  return heading;
}
