import { Tabs } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Icon } from '../../../shared/ui/icon.tsx';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { lessonSearch, tabOf, tabs } from '../model/address.ts';
import { isReadable, readingMinutes, type Lesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { LessonContent } from './lesson-content.tsx';
import { LessonPending } from './lesson-pending.tsx';
import { LessonQuiz } from './lesson-quiz.tsx';
import { LessonResources } from './lesson-resources.tsx';
import { useCourseMessages } from '../messages/index.ts';

interface LessonViewProps {
  readonly lesson: Lesson;
  readonly lessons: Lesson[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly menu?: ReactNode;
  readonly news?: ReactNode;
}

/** One lesson: only the open one is ever rendered, so long courses stay fast. */
export function LessonView({ lesson, lessons, heading, menu, news }: LessonViewProps) {
  const t = useCourseMessages();
  const { text } = useReader();
  const { submodule, module, number } = lesson;
  const moduleNumber = number.split('.')[0] ?? '';
  return (
    <article className={styles['lesson']} aria-labelledby="lesson-title">
      <header>
        <p className={styles['eyebrow']}>
          <span>
            {t.module_numbered({
              module: moduleNumber,
              title: <span {...text}>{module.title}</span>,
            })}
          </span>
          <span>{t.lesson_numbered({ lesson: number })}</span>
          {submodule.content && <span>{t.minutes({ count: readingMinutes(submodule) })}</span>}
        </p>
        <h2 id="lesson-title" ref={heading} tabIndex={-1} {...text}>
          <InlineCode text={submodule.title} />
        </h2>
        {submodule.description && (
          <p className={styles['lead']} {...text}>
            <InlineCode text={submodule.description} />
          </p>
        )}
        {menu && <div className={styles['lessonMenu']}>{menu}</div>}
      </header>
      {news}
      {isReadable(submodule) ? (
        <LessonTabs lesson={lesson} />
      ) : (
        <LessonPending submodule={submodule} />
      )}
      <LessonFooter lesson={lesson} lessons={lessons} />
    </article>
  );
}

function LessonTabs({ lesson }: { lesson: Lesson }) {
  const t = useCourseMessages();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { submodule } = lesson;
  return (
    <Tabs
      activeKey={tabOf(search)}
      onChange={(key) =>
        void navigate(
          {
            search: lessonSearch(
              submodule.id,
              tabs.find((tab) => tab === key),
            ),
          },
          { replace: true, preventScrollReset: true },
        )
      }
      destroyOnHidden={false}
      items={[
        { key: 'content', label: t.content, children: <LessonContent lesson={lesson} /> },
        {
          key: 'quiz',
          label: submodule.quiz.length > 0 ? t.quiz_with({ count: submodule.quiz.length }) : t.quiz,
          children: <LessonQuiz submodule={submodule} />,
        },
        { key: 'resources', label: t.resources, children: <LessonResources lesson={lesson} /> },
      ]}
    />
  );
}

/** Marks the lesson as read and leads to its neighbours. */
function LessonFooter({ lesson, lessons }: { lesson: Lesson; lessons: Lesson[] }) {
  const t = useCourseMessages();
  const { marks } = useReader();
  const isRead = marks?.read.has(lesson.submodule.id) ?? false;
  return (
    <footer className={styles['lessonFooter']}>
      {marks && isReadable(lesson.submodule) && (
        <Button
          look="secondary"
          aria-pressed={isRead}
          onClick={() => marks.setRead(lesson.submodule.id, !isRead)}
        >
          {isRead ? (
            <>
              <Icon name="right" /> {t.is_read}
            </>
          ) : (
            t.mark_read
          )}
        </Button>
      )}
      <nav aria-label={t.neighbours}>
        <Neighbour lesson={lessons[lesson.position - 1]} to="previous" />
        <Neighbour lesson={lessons[lesson.position + 1]} to="next" />
      </nav>
    </footer>
  );
}

function Neighbour({ lesson, to }: { lesson: Lesson | undefined; to: 'previous' | 'next' }) {
  const t = useCourseMessages();
  const { text } = useReader();
  if (!lesson) return <span />;
  return (
    <Link
      to={{ search: lessonSearch(lesson.submodule.id) }}
      rel={to === 'next' ? 'next' : 'prev'}
      data-to={to}
    >
      <span>
        {to === 'next' ? t.next({ lesson: lesson.number }) : t.previous({ lesson: lesson.number })}
      </span>
      <strong {...text}>{lesson.submodule.title}</strong>
    </Link>
  );
}
