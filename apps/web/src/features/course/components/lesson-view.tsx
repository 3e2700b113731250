import type { CourseLesson, Submodule } from '@coursewright/contract';
import type { ReactNode, RefObject } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { useNarrowScreen } from '../../../shared/ui/use-narrow-screen.ts';
import { useIntent, type OnDemand } from '../api/use-lesson.ts';
import { LazyAudioTab } from '../audio/components/lazy-audio-tab.tsx';
import { LessonEnd } from '../learning/components/lesson-end.tsx';
import { lessonSearch, tabOf } from '../model/address.ts';
import { isReadable, type PlacedLesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import { LazyVisualizationTab } from '../visualization/components/lazy-visualization-tab.tsx';
import { LazyTutor } from '../tutor/components/lazy-tutor.tsx';
import styles from '../course.module.css';
import { LessonContent } from './lesson-content.tsx';
import { LessonLoading } from './lesson-loading.tsx';
import { LessonPending } from './lesson-pending.tsx';
import { LessonQuiz } from './lesson-quiz.tsx';
import { LessonResources } from './lesson-resources.tsx';
import { UncertainSwitch } from './uncertain-switch.tsx';
import { useCourseMessages } from '../messages/index.ts';

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
        <LessonTabs placed={placed} lessons={lessons} lesson={open.data.submodule} />
      ) : (
        <LessonLoading {...open} />
      )}
      <LessonFooter placed={placed} lessons={lessons} isThere={open.data !== undefined} />
    </article>
  );
}

function LessonTabs({
  placed,
  lessons,
  lesson,
}: Pick<LessonViewProps, 'placed' | 'lessons'> & { lesson: Submodule }) {
  const t = useCourseMessages();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isNarrow = useNarrowScreen();
  return (
    <Tabs
      labelledBy="lesson-title"
      active={tabOf(search)}
      onChange={(tab) =>
        void navigate(
          { search: lessonSearch(lesson.id, tab) },
          { replace: true, preventScrollReset: true },
        )
      }
      beside={!isNarrow && <UncertainSwitch lesson={lesson} />}
      items={[
        { key: 'content', label: t.content, children: <LessonContent lesson={lesson} /> },
        {
          key: 'quiz',
          label: lesson.quiz.length > 0 ? t.quiz_with({ count: lesson.quiz.length }) : t.quiz,
          children: <LessonQuiz lesson={lesson} placed={placed} lessons={lessons} />,
        },
        {
          key: 'resources',
          label: t.resources,
          children: <LessonResources lesson={lesson} module={placed.module} />,
        },
        {
          key: 'chat',
          label: t.companion.chat,
          children: <LazyTutor lesson={lesson} />,
        },
        { key: 'audio', label: t.companion.audio, children: <LazyAudioTab placed={placed} /> },
        {
          key: 'visualization',
          label: t.companion.visualization,
          children: <LazyVisualizationTab placed={placed} />,
        },
      ]}
    />
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
