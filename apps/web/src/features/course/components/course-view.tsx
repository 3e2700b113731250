import type { CourseLesson, CourseOutline } from '@coursewright/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { courseText } from '../../../shared/course-text.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useFocusOnChange } from '../api/use-focus-on-change.ts';
import { useLessonEvidence } from '../api/use-lesson-evidence.ts';
import { useLessonOf, useNextLesson } from '../api/use-lesson.ts';
import { useOpenedCitation } from '../api/use-opened-citation.ts';
import { useUncertainFilter } from '../api/use-uncertain-filter.ts';
import { useWideScreen } from '../api/use-wide-screen.ts';
import { AudioHost } from '../audio/components/audio-host.tsx';
import { useVisitEvidence } from '../learning/api/use-visit-evidence.ts';
import { FinishedView } from '../learning/components/finished-view.tsx';
import { finishedOf, finishedSearch } from '../learning/model/finishing.ts';
import { lessonSearch } from '../model/address.ts';
import type { LessonSource } from '../model/lesson-source.ts';
import { lessonsOf, openLesson, type PlacedLesson } from '../model/lessons.ts';
import {
  ReaderContext,
  type Evidence,
  type Reader,
  type ReadingMarks,
  type ReadingTool,
  type ReportQuestion,
} from '../model/reader.ts';
import type { RewriteRequest } from '../model/rewrite-request.ts';
import { ReadingDrawer } from '../reading/components/reading-drawer.tsx';
import styles from '../course.module.css';
import { CitationDrawer } from './citation-drawer.tsx';
import { CourseOverview } from './course-overview.tsx';
import { LessonView } from './lesson-view.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { SourcePane } from './source-pane.tsx';

interface CourseViewProps {
  readonly course: CourseOutline;
  /** Absent where it is not the reader's own. */
  readonly courseId?: string;
  /** Where the text of its lessons is read. */
  readonly source: LessonSource;
  /** More lessons are on their way; the caller brings a fuller course as they arrive. */
  readonly isWriting?: boolean;
  /** Absent where nothing is remembered of the reader. */
  readonly marks?: ReadingMarks | undefined;
  /** Absent where what the reader does is known until they leave, and no longer. */
  readonly evidence?: Evidence | undefined;
  /** Absent where the course is the reader's own. */
  readonly reportQuestion?: ReportQuestion | undefined;
  /** Above the overview: whose course it is, or what it is here for. */
  readonly note?: ReactNode;
  /** What the course's owner can do, and what is happening to a lesson. */
  readonly actions?: CourseActions;
}

export interface CourseActions {
  /** Among the course's facts: where it is kept. */
  readonly standing: ReactNode;
  /** Beside the way in. */
  readonly course: ReactNode;
  /** The dialog that writes a lesson again; absent while that cannot be. */
  readonly rewrite?: ((request: RewriteRequest, onClose: () => void) => ReactNode) | undefined;
  /** Beside the lesson's title. */
  readonly lesson: (placed: PlacedLesson) => ReactNode;
  /** Above the lesson's text. */
  readonly news: (placed: PlacedLesson) => ReactNode;
}

/**
 * A course in two places: its overview, and one lesson to read, with its tabs. Knows nothing of where
 * the course is kept. Lesson, tab and opened source stand in the address, so each can be linked to.
 */
export function CourseView({
  course,
  courseId,
  source,
  isWriting = false,
  marks,
  evidence: kept,
  reportQuestion,
  note,
  actions,
}: CourseViewProps) {
  const [search] = useSearchParams();
  const lessons = useMemo(() => lessonsOf(course), [course]);
  const asked = search.get('lesson');
  const visit = useVisitEvidence();
  const evidence = kept ?? visit;
  const finished = marks && finishedOf(search, { lessons, read: marks.read, isWriting });
  const { hash } = useLocation();
  // A tab or a source that is named is one of a lesson.
  const isReading = !finished && (asked !== null || search.has('tab') || hash !== '');
  const placed = isReading ? openLesson(lessons, asked ?? evidence.resumeAt ?? null) : undefined;
  const open = useOpenLesson(source, lessons, placed, evidence);
  usePageTitle(placed ? `${placed.lesson.title} · ${course.topic}` : course.topic);
  const { sources, sourcesOpenIn, openCitation } = useSources(open.data);
  const [tool, openTool] = useState<ReadingTool>();
  const around = { course, courseId, lessons: source, isWriting, marks, evidence, reportQuestion };
  const reader = useReaderOf({ ...around, openCitation, sourcesOpenIn, openTool });
  const heading = useFocusOnChange(
    finished ? finishedSearch(finished) : (placed?.lesson.id ?? 'overview'),
  );
  const { onRewrite, dialog } = useRewriteDialog(actions?.rewrite);
  return (
    <ReaderContext value={reader}>
      {finished || placed ? (
        <ReaderFrame
          lessons={lessons}
          placed={placed}
          isThere={open.data !== undefined}
          tools={placed && actions?.lesson(placed)}
          onRewrite={onRewrite}
          pane={sources.pane}
        >
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
              open={open}
              heading={heading}
              news={actions?.news(placed)}
            />
          ) : undefined}
        </ReaderFrame>
      ) : (
        <div className={styles['page']} dir={reader.text.dir}>
          {note && <div className={styles['note']}>{note}</div>}
          <CourseOverview
            lessons={lessons}
            heading={heading}
            onRewrite={onRewrite}
            standing={actions?.standing}
            actions={actions?.course}
          />
        </div>
      )}
      {sources.drawer}
      <AudioHost lessons={lessons} placed={placed} />
      <ReadingDrawer tool={tool} onClose={() => openTool(undefined)} />
      {dialog}
    </ReaderContext>
  );
}

/** The lesson that is open, whole; once it is there, the next one is read ahead. */
function useOpenLesson(
  source: LessonSource,
  lessons: readonly PlacedLesson[],
  placed: PlacedLesson | undefined,
  evidence: Evidence,
) {
  const open = useLessonOf(source, placed);
  const read = open.data && placed;
  useLessonEvidence(read, evidence);
  useNextLesson(source, read && lessons[read.position + 1]);
  return open;
}

/** The source that is open: beside the text where there is room, else over it. */
function useSources(lesson: CourseLesson | undefined) {
  const { opened, from, openCitation, closeCitation } = useOpenedCitation(lesson);
  const isWide = useWideScreen();
  const pane = isWide && opened && (
    <SourcePane opened={opened} from={from} onClose={closeCitation} />
  );
  const drawer = <CitationDrawer opened={isWide ? undefined : opened} onClose={closeCitation} />;
  const sourcesOpenIn: Reader['sourcesOpenIn'] = isWide ? 'pane' : 'drawer';
  return { sources: { pane, drawer }, sourcesOpenIn, openCitation };
}

/** What every part needs to know of the course around it. */
function useReaderOf(known: Omit<Reader, 'text' | 'uncertain'>): Reader {
  const { course, courseId, lessons, isWriting, openCitation, sourcesOpenIn } = known;
  const { marks, evidence, openTool, reportQuestion } = known;
  const uncertain = useUncertainFilter();
  return useMemo(
    () => ({
      course,
      courseId,
      lessons,
      text: courseText(course.language),
      isWriting,
      openCitation,
      sourcesOpenIn,
      marks,
      evidence,
      uncertain,
      openTool,
      reportQuestion,
    }),
    [
      course,
      courseId,
      lessons,
      isWriting,
      openCitation,
      sourcesOpenIn,
      marks,
      evidence,
      uncertain,
      openTool,
      reportQuestion,
    ],
  );
}

/** The dialog that writes a lesson again, before the lesson that it is about. */
function useRewriteDialog(rewrite: CourseActions['rewrite']) {
  const [asked, setAsked] = useState<RewriteRequest>();
  const navigate = useNavigate();
  const onRewrite = (request: RewriteRequest) => {
    setAsked(request);
    const { placed, parts } = request;
    const tab = parts === 'quiz' ? 'quiz' : 'content';
    void navigate({ search: lessonSearch(placed.lesson.id, tab) });
  };
  return {
    onRewrite: rewrite && onRewrite,
    dialog: asked && rewrite?.(asked, () => setAsked(undefined)),
  };
}
