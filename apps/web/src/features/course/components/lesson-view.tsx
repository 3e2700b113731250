import type { CourseLesson } from '@coursewright/contract';
import { lazy, Suspense, useEffect, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { useIntent, type OnDemand } from '../api/use-lesson.ts';
import { LessonEnd } from '../learning/components/lesson-end.tsx';
import { lessonSearch } from '../model/address.ts';
import { isReadable, type PlacedLesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { LessonLoading } from './lesson-loading.tsx';
import { LessonPending } from './lesson-pending.tsx';
import { NotLoaded } from '../reading/components/not-loaded.tsx';
import { useCourseMessages } from '../messages/index.ts';

// What only a lesson needs, and the overview does not.
const loadTabs = () => import('./lesson-tabs.tsx');
const LessonTabs = lazy(() => loadTabs().catch(() => ({ default: NotLoaded })));

interface LessonViewProps {
  readonly placed: PlacedLesson;
  readonly lessons: PlacedLesson[];
  /** The lesson whole, as far as it is there. */
  readonly open: OnDemand<CourseLesson>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly news?: ReactNode;
}

/** One lesson: only the open one is ever rendered, so long courses stay fast. */
export function LessonView({ placed, lessons, open, heading, news }: LessonViewProps) {
  const { text } = useReader();
  const { lesson } = placed;
  useEffect(() => {
    // Along with the lesson; what goes wrong is said where the tabs would stand.
    loadTabs().catch(() => undefined);
  }, []);
  return (
    <article className={styles['lesson']} aria-labelledby="lesson-title" data-lesson>
      <header>
        <h2 id="lesson-title" ref={heading} tabIndex={-1} {...text}>
          <InlineCode text={lesson.title} />
        </h2>
      </header>
      {news}
      {!isReadable(lesson) ? (
        <LessonPending lesson={lesson} />
      ) : open.data ? (
        <Suspense fallback={<LessonLoading {...open} />}>
          <LessonTabs placed={placed} lessons={lessons} lesson={open.data.submodule} />
        </Suspense>
      ) : (
        <LessonLoading {...open} />
      )}
      <LessonFooter placed={placed} lessons={lessons} isThere={open.data !== undefined} />
    </article>
  );
}

/** Finishes the lesson, and leads to its neighbours. */
function LessonFooter({
  placed,
  lessons,
  isThere,
}: {
  placed: PlacedLesson;
  lessons: PlacedLesson[];
  isThere: boolean;
}) {
  const t = useCourseMessages();
  const { marks } = useReader();
  return (
    <footer className={styles['lessonFooter']}>
      {marks && isThere && <LessonEnd placed={placed} lessons={lessons} marks={marks} />}
      <nav aria-label={t.neighbours}>
        <Neighbour placed={lessons[placed.position - 1]} to="previous" />
        <Neighbour placed={lessons[placed.position + 1]} to="next" />
      </nav>
    </footer>
  );
}

function Neighbour({ placed, to }: { placed: PlacedLesson | undefined; to: 'previous' | 'next' }) {
  const t = useCourseMessages();
  const { text } = useReader();
  const intent = useIntent();
  if (!placed) return <span />;
  return (
    <Link
      to={{ search: lessonSearch(placed.lesson.id) }}
      rel={to === 'next' ? 'next' : 'prev'}
      data-to={to}
      {...intent(placed)}
    >
      <span>
        {to === 'next' ? t.next({ lesson: placed.number }) : t.previous({ lesson: placed.number })}
      </span>
      <strong {...text}>{placed.lesson.title}</strong>
    </Link>
  );
}
