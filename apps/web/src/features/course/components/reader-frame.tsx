import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useNarrowScreen } from '../../../shared/ui/use-narrow-screen.ts';
import type { PlacedLesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import { NotesButton } from '../notes/components/notes-button.tsx';
import type { RewriteRequest } from '../model/rewrite-request.ts';
import {
  LazyGoToPlace,
  LazyReadingKeys,
  LazySwipeLessons,
} from '../reading/components/lazy-parts.tsx';
import { wordsOfState } from '../reading/model/goal.ts';
import styles from '../course.module.css';
import { CourseOutline, OutlineDrawer } from './course-outline.tsx';
import { DetailsButton } from './details-button.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { ReaderLine } from './reader-line.tsx';
import { useCourseMessages } from '../messages/index.ts';

interface ReaderFrameProps {
  readonly lessons: PlacedLesson[];
  /** The lesson that is open; absent where something is finished. */
  readonly placed: PlacedLesson | undefined;
  /** Whether its text is on screen. */
  readonly isThere: boolean;
  /** What can be done with the lesson. */
  readonly tools: ReactNode;
  readonly onRewrite: ((request: RewriteRequest) => void) | undefined;
  /** What is open beside the text. */
  readonly pane: ReactNode;
  readonly children: ReactNode;
}

/** What stands around a lesson: the one bar, the outline and, on a narrow screen, the lower bar. */
export function ReaderFrame({
  lessons,
  placed,
  isThere,
  tools,
  onRewrite,
  pane,
  children,
}: ReaderFrameProps) {
  const t = useCourseMessages();
  const { course, text } = useReader();
  const isNarrow = useNarrowScreen();
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const sidebar = useRef<HTMLElement>(null);
  const { state, key } = useLocation();
  const words = wordsOfState(state);
  const showOutline = () => {
    if (isNarrow) setOutlineOpen(true);
    else {
      const { current } = sidebar;
      const place = current?.querySelector<HTMLElement>('[aria-current]');
      (place ?? current?.querySelector('a'))?.focus();
    }
  };
  const details = { isOpen: areDetailsOpen, onOpenChange: setDetailsOpen, onRewrite };
  return (
    <div className={styles['page']} data-reading="true" dir={text.dir}>
      <ReaderLine placed={placed}>
        {!isNarrow && <DetailsButton {...details} />}
        <NotesButton lessons={lessons} />
        {tools}
      </ReaderLine>
      <div className={styles['columns']} data-pane={pane ? 'true' : undefined}>
        <aside className={styles['sidebar']} ref={sidebar}>
          <CourseOutline lessons={lessons} current={placed} />
        </aside>
        {children}
        {pane}
      </div>
      {isNarrow && (
        <ReaderBar
          placed={placed}
          lessons={lessons}
          onOutline={() => setOutlineOpen(true)}
          details={
            <DetailsButton {...details}>
              <Icon name="book" />
              {course.sources.length > 0 ? t.sources_short : t.details}
            </DetailsButton>
          }
        />
      )}
      <OutlineDrawer
        lessons={lessons}
        current={placed}
        isOpen={isOutlineOpen}
        onClose={() => setOutlineOpen(false)}
      />
      <LazyReadingKeys
        lessons={lessons}
        placed={placed}
        onOutline={showOutline}
        onSources={() => setDetailsOpen(true)}
      />
      {placed && <LazySwipeLessons placed={placed} lessons={lessons} />}
      {isThere && words && <LazyGoToPlace key={key} words={words} />}
    </div>
  );
}
