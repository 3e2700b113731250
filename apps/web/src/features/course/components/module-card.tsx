import type { OutlinedModule } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { useIntent } from '../api/use-lesson.ts';
import { lessonSearch } from '../model/address.ts';
import type { PlacedLesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import styles from '../overview.module.css';
import { LessonMark } from './lesson-mark.tsx';
import { useCourseMessages } from '../messages/index.ts';

interface ModuleCardProps {
  readonly module: OutlinedModule;
  /** From 1. */
  readonly number: number;
  readonly lessons: readonly PlacedLesson[];
}

/** A module on the overview: what it is about, its lessons, and how many of them are finished. */
export function ModuleCard({ module, number, lessons }: ModuleCardProps) {
  const t = useCourseMessages();
  const { text, marks, isWriting } = useReader();
  const intent = useIntent();
  const titleId = `module-${module.id}`;
  const done = lessons.filter(({ lesson }) => marks?.read.has(lesson.id)).length;
  return (
    <section className={styles['module']} aria-labelledby={titleId}>
      <header>
        <p className={styles['moduleFacts']}>
          <span>{t.module_number({ module: number })}</span>
          {done > 0 && <span>{t.lessons_read({ done, count: lessons.length })}</span>}
        </p>
        <h3 id={titleId} {...text}>
          <InlineCode text={module.title} />
        </h3>
        {module.description && (
          <p className={styles['moduleText']} {...text}>
            <InlineCode text={module.description} />
          </p>
        )}
      </header>
      {lessons.length > 0 ? (
        <ol className={styles['lessons']}>
          {lessons.map((placed) => (
            <li key={placed.lesson.id}>
              <Link to={{ search: lessonSearch(placed.lesson.id) }} {...intent(placed)}>
                <LessonMark placed={placed} />
                <span {...text}>
                  <InlineCode text={placed.lesson.title} />
                </span>
                {placed.lesson.reading_minutes > 0 && (
                  <span className={styles['time']}>
                    {t.minutes({ count: placed.lesson.reading_minutes })}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles['empty']}>
          {isWriting ? t.lessons_being_planned : t.lessons_not_planned}
        </p>
      )}
    </section>
  );
}
