import { useState, type ReactNode } from 'react';
import type { PlacedLesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { CourseOutline, OutlineDrawer } from './course-outline.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { ReaderLine } from './reader-line.tsx';

interface ReaderFrameProps {
  readonly lessons: PlacedLesson[];
  /** The lesson that is open; absent where something is finished. */
  readonly placed: PlacedLesson | undefined;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** What stands around a lesson: the one bar, the outline and, on a narrow screen, the lower bar. */
export function ReaderFrame({ lessons, placed, tools, children }: ReaderFrameProps) {
  const { text } = useReader();
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  return (
    <div className={styles['page']} data-reading="true" dir={text.dir}>
      <ReaderLine placed={placed}>{tools}</ReaderLine>
      <div className={styles['columns']}>
        <aside className={styles['sidebar']}>
          <CourseOutline lessons={lessons} current={placed} />
        </aside>
        {children}
      </div>
      <ReaderBar placed={placed} lessons={lessons} onOutline={() => setOutlineOpen(true)} />
      <OutlineDrawer
        lessons={lessons}
        current={placed}
        isOpen={isOutlineOpen}
        onClose={() => setOutlineOpen(false)}
      />
    </div>
  );
}
