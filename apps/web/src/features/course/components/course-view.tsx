import type { PathData } from '@coursewright/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { courseText } from '../../../shared/course-text.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useFocusOnChange } from '../api/use-focus-on-change.ts';
import { useLessonEvidence } from '../api/use-lesson-evidence.ts';
import { useOpenedCitation } from '../api/use-opened-citation.ts';
import { useUncertainFilter } from '../api/use-uncertain-filter.ts';
import { useVisitEvidence } from '../learning/api/use-visit-evidence.ts';
import { FinishedView } from '../learning/components/finished-view.tsx';
import { finishedOf, finishedSearch } from '../learning/model/finishing.ts';
import { lessonsOf, openLesson, type PlacedLesson } from '../model/lessons.ts';
import { ReaderContext, type Evidence, type Reader, type ReadingMarks } from '../model/reader.ts';
import type { RewriteRequest } from '../model/rewrite-request.ts';
import styles from '../course.module.css';
import { CitationDrawer } from './citation-drawer.tsx';
import { CourseHeader } from './course-header.tsx';
import { CourseOutline, OutlineDrawer } from './course-outline.tsx';
import { LessonView } from './lesson-view.tsx';
import { useCourseMessages } from '../messages/index.ts';

interface CourseViewProps {
  readonly course: PathData;
  /** More lessons are on their way; the caller brings a fuller course as they arrive. */
  readonly isWriting?: boolean;
  /** Absent where nothing is remembered of the reader. */
  readonly marks?: ReadingMarks | undefined;
  /** Absent where what the reader does is known until they leave, and no longer. */
  readonly evidence?: Evidence | undefined;
  /** What the course's owner can do, and what is happening to a lesson. */
  readonly actions?: CourseActions;
}

export interface CourseActions {
  readonly course: ReactNode;
  /** The dialog that writes a lesson again; absent while that cannot be. */
  readonly rewrite?: ((request: RewriteRequest, onClose: () => void) => ReactNode) | undefined;
  /** Beside the lesson's title. */
  readonly lesson: (placed: PlacedLesson) => ReactNode;
  /** Above the lesson's text. */
  readonly news: (placed: PlacedLesson) => ReactNode;
}

/**
 * A course to read: its outline, and one lesson with its tabs. Knows nothing of where the course is
 * kept. Lesson, tab and opened source stand in the address, so each can be linked to.
 */
export function CourseView({
  course,
  isWriting = false,
  marks,
  evidence: kept,
  actions,
}: CourseViewProps) {
  const t = useCourseMessages();
  const [search] = useSearchParams();
  const lessons = useMemo(() => lessonsOf(course), [course]);
  const asked = search.get('lesson');
  const visit = useVisitEvidence();
  const evidence = kept ?? visit;
  const finished = marks && finishedOf(search, { lessons, read: marks.read, isWriting });
  const placed = finished ? undefined : openLesson(lessons, asked ?? evidence.resumeAt ?? null);
  useLessonEvidence(placed, evidence);
  usePageTitle(placed && asked ? `${placed.lesson.title} · ${course.topic}` : course.topic);
  const { opened, openCitation, closeCitation } = useOpenedCitation(course, placed);
  const uncertain = useUncertainFilter();
  const reader = useMemo<Reader>(
    () => ({
      course,
      text: courseText(course.language),
      isWriting,
      openCitation,
      marks,
      evidence,
      uncertain,
    }),
    [course, isWriting, openCitation, marks, evidence, uncertain],
  );
  const heading = useFocusOnChange(finished ? finishedSearch(finished) : placed?.lesson.id);
  return (
    <ReaderContext value={reader}>
      <div className={styles['page']} dir={reader.text.dir}>
        <CourseHeader
          isArrival={asked === null && !finished}
          lessons={lessons}
          actions={actions?.course}
          rewrite={actions?.rewrite}
        />
        <OutlineButton lessons={lessons} current={placed} />
        <div className={styles['columns']}>
          <aside className={styles['sidebar']}>
            <CourseOutline lessons={lessons} current={placed} />
          </aside>
          {finished ? (
            <FinishedView
              key={finishedSearch(finished)}
              finished={finished}
              lessons={lessons}
              heading={heading}
            />
          ) : placed ? (
            <LessonView
              key={placed.lesson.id}
              placed={placed}
              lessons={lessons}
              heading={heading}
              menu={actions?.lesson(placed)}
              news={actions?.news(placed)}
            />
          ) : (
            <p className={styles['empty']}>{isWriting ? t.being_planned : t.no_lessons}</p>
          )}
        </div>
        <CitationDrawer opened={opened} onClose={closeCitation} />
      </div>
    </ReaderContext>
  );
}

/** On a narrow screen the outline slides in. */
function OutlineButton(outline: { lessons: PlacedLesson[]; current: PlacedLesson | undefined }) {
  const t = useCourseMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" className={styles['outlineButton']} onClick={() => setOpen(true)}>
        {t.outline}
      </Button>
      <OutlineDrawer {...outline} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
