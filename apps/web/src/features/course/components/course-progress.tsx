import { Link } from 'react-router-dom';
import { finishedSearch, isAllFinished } from '../learning/model/finishing.ts';
import { isSettled, type PlacedLesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

interface CourseProgressProps {
  readonly lessons: PlacedLesson[];
  readonly onChoose?: () => void;
}

/** How much of the course is finished or, while it is written, written. */
export function CourseProgress({ lessons, onChoose }: CourseProgressProps) {
  const t = useCourseMessages();
  const { marks, isWriting } = useReader();
  const settled = lessons.filter(({ lesson }) => isSettled(lesson)).length;
  const read = lessons.filter(({ lesson }) => marks?.read.has(lesson.id)).length;
  if (!isWriting && !marks) return null;
  const done = isWriting ? settled : read;
  const count = lessons.length;
  const isFinished = marks && isAllFinished({ lessons, read: marks.read, isWriting });
  return (
    <div className={styles['outlineProgress']}>
      <p>{isWriting ? t.lessons_written({ done, count }) : t.lessons_read({ done, count })}</p>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={isWriting ? t.progress_written : t.progress_read}
        aria-valuemin={0}
        aria-valuemax={lessons.length}
        aria-valuenow={done}
      >
        <span
          style={{ inlineSize: `${lessons.length > 0 ? (100 * done) / lessons.length : 0}%` }}
        />
      </div>
      {isFinished && (
        <Link
          to={{ search: finishedSearch('course') }}
          {...(onChoose ? { onClick: onChoose } : {})}
        >
          {t.see_learned}
        </Link>
      )}
    </div>
  );
}
