import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { PlacedLesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import { TextSettings } from '../reading/components/text-settings.tsx';
import styles from '../reader.module.css';
import { useCourseMessages } from '../messages/index.ts';

interface ReaderLineProps {
  readonly placed: PlacedLesson | undefined;
  /** What can be done here. */
  readonly children: ReactNode;
}

/** The one bar of the reader, instead of the site's: the way to the overview, and the tools. */
export function ReaderLine({ placed, children }: ReaderLineProps) {
  const t = useCourseMessages();
  const { course, text } = useReader();
  return (
    <div className={styles['line']} data-upper-bar="stays">
      <h1 {...text}>
        <Link to={{ search: '' }} title={t.to_overview}>
          <Icon name="back" />
          <span>{course.topic}</span>
        </Link>
      </h1>
      {placed && (
        <p className={styles['place']}>
          <span>{t.lesson_numbered({ lesson: placed.number })}</span>
          {placed.lesson.reading_minutes > 0 && (
            <span>{t.minutes({ count: placed.lesson.reading_minutes })}</span>
          )}
        </p>
      )}
      <div className={styles['tools']}>
        {children}
        {placed && <TextSettings />}
      </div>
    </div>
  );
}
