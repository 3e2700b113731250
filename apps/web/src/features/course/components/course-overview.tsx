import { languageName } from '@coursewright/contract';
import { useState, type ReactNode, type RefObject } from 'react';
import { CourseCover } from '../../../shared/cover/course-cover.tsx';
import { useLanguage } from '../../../shared/language.ts';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { useIntent } from '../api/use-lesson.ts';
import { LazyCourseMap } from '../map/components/lazy-course-map.tsx';
import { isAllFinished, nextLesson } from '../learning/model/finishing.ts';
import { lessonSearch } from '../model/address.ts';
import { certaintyOf } from '../model/certainty.ts';
import { isReadable, type PlacedLesson } from '../model/lessons.ts';
import { modelName } from '../model/model-name.ts';
import { useReader } from '../model/reader.ts';
import type { RewriteRequest } from '../model/rewrite-request.ts';
import { NotesButton } from '../notes/components/notes-button.tsx';
import { isUnsourced } from '../model/unsourced.ts';
import { LazyReadingKeys } from '../reading/components/lazy-parts.tsx';
import { ToolButtons } from '../reading/components/tool-buttons.tsx';
import styles from '../overview.module.css';
import { CourseProgress } from './course-progress.tsx';
import { DetailsButton } from './details-button.tsx';
import { ModuleCard } from './module-card.tsx';
import { useCourseMessages } from '../messages/index.ts';

interface OverviewProps {
  readonly lessons: PlacedLesson[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Absent where lessons cannot be written again. */
  readonly onRewrite: ((request: RewriteRequest) => void) | undefined;
  /** Among its facts: where it is kept. */
  readonly standing?: ReactNode;
  /** What else can be done with it. */
  readonly actions?: ReactNode;
}

/** What the course is about, how well it is supported, where to begin or go on, and all of it. */
export function CourseOverview({ lessons, heading, onRewrite, standing, actions }: OverviewProps) {
  const t = useCourseMessages();
  const { course, text, isWriting, marks } = useReader();
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const hasBegun = lessons.some(({ lesson }) => marks?.read.has(lesson.id));
  return (
    <article className={styles['overview']} aria-labelledby="course-title">
      <LazyReadingKeys lessons={lessons} onSources={() => setDetailsOpen(true)} />
      <header className={styles['head']}>
        <div className={styles['cover']}>
          <CourseCover subject={course.topic} />
        </div>
        <div className={styles['about']}>
          <h1 id="course-title" ref={heading} tabIndex={-1} {...text}>
            {course.topic}
          </h1>
          {course.summary && (
            <p className={styles['summary']} {...text}>
              <InlineCode text={course.summary} />
            </p>
          )}
          <Facts lessons={lessons} standing={standing} />
          <p className={styles['byline']}>
            <Byline />
          </p>
          <div className={styles['behind']}>
            <DetailsButton
              isOpen={areDetailsOpen}
              onOpenChange={setDetailsOpen}
              onRewrite={onRewrite}
            />
          </div>
          {(isWriting || hasBegun) && (
            <div className={styles['progress']}>
              <CourseProgress lessons={lessons} />
            </div>
          )}
          <div className={styles['actions']}>
            <WayIn lessons={lessons} />
            {actions}
          </div>
        </div>
      </header>
      {course.modules.length > 0 ? (
        <Contents lessons={lessons} />
      ) : (
        <p className={styles['empty']}>{isWriting ? t.being_planned : t.no_lessons}</p>
      )}
    </article>
  );
}

/** All of it, as cards of its modules or as a map; which of them, the address says. */
function Contents({ lessons }: { lessons: PlacedLesson[] }) {
  const t = useCourseMessages();
  const { course } = useReader();
  const [search, setSearch] = useSearchParams();
  const isMap = search.get('view') === 'map';
  const show = (view: 'list' | 'map') =>
    setSearch(view === 'map' ? { view } : {}, { preventScrollReset: true });
  return (
    <section aria-labelledby="contents-title">
      <header className={styles['contentsHead']}>
        <h2 id="contents-title">{t.contents}</h2>
        <div className={styles['contentsTools']}>
          <ToolButtons />
          <NotesButton lessons={lessons} size="small" />
          <Button
            look="secondary"
            size="small"
            aria-pressed={isMap}
            onClick={() => show(isMap ? 'list' : 'map')}
          >
            {t.course_map}
          </Button>
        </div>
      </header>
      {isMap ? (
        <LazyCourseMap lessons={lessons} />
      ) : (
        <ol className={styles['modules']}>
          {course.modules.map((module, index) => (
            <li key={module.id}>
              <ModuleCard
                module={module}
                number={index + 1}
                lessons={lessons.filter((placed) => placed.module.id === module.id)}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Facts({ lessons, standing }: { lessons: PlacedLesson[]; standing: ReactNode }) {
  const t = useCourseMessages();
  const { course } = useReader();
  const shown = useLanguage();
  const minutes = lessons.reduce((sum, { lesson }) => sum + lesson.reading_minutes, 0);
  const facts = [
    t.modules({ count: course.modules.length }),
    t.lessons({ count: lessons.length }),
    minutes > 0 ? t.about_minutes({ count: minutes }) : '',
    languageName(course.language, shown) ?? course.language,
  ];
  return (
    <p className={styles['facts']}>
      {facts.filter(Boolean).join(' · ')}
      {standing && <span className={styles['standing']}>{standing}</span>}
    </p>
  );
}

/** Who wrote it, and how far that can be checked. */
function Byline() {
  const t = useCourseMessages();
  const { course } = useReader();
  const author = modelName(course.author.name);
  if (course.author.kind === 'model' && isUnsourced(course)) return t.by_model_alone({ author });
  const certainty = certaintyOf(course);
  return (
    <>
      {course.author.kind === 'builtin' ? t.by_builtin : t.by_model({ author })}{' '}
      {certainty ? t.checked(certainty) : t.unverified_marks}
    </>
  );
}

/** To the lesson to begin or go on with; what was learned stands beside the progress, once all is finished. */
function WayIn({ lessons }: { lessons: PlacedLesson[] }) {
  const t = useCourseMessages();
  const { marks, evidence, isWriting } = useReader();
  const intent = useIntent();
  const reading = { lessons, read: marks?.read ?? new Set<string>(), isWriting };
  if (marks && isAllFinished(reading)) return null;
  const left = lessons.find(
    ({ lesson }) =>
      lesson.id === evidence.resumeAt && isReadable(lesson) && !reading.read.has(lesson.id),
  );
  const next = left ?? nextLesson({ ...reading, isWriting: false }, -1);
  if (!next) return null;
  const hasBegun = left !== undefined || reading.read.size > 0;
  return (
    <ButtonLink to={{ search: lessonSearch(next.lesson.id) }} {...intent(next)}>
      {hasBegun ? t.resume({ lesson: next.number }) : t.begin}
    </ButtonLink>
  );
}
