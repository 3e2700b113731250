import { StatusMark } from '../../../shared/progress/status-mark.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { isReadable, type PlacedLesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

/** The lesson's number; a tick once it is finished; its state while it cannot be read. */
export function LessonMark({ placed: { lesson, number } }: { placed: PlacedLesson }) {
  const t = useCourseMessages();
  const { marks, isWriting } = useReader();
  if (marks?.read.has(lesson.id))
    return (
      <span className={styles['readMark']}>
        <Icon name="right" />
        <span className="visually-hidden">{t.read_prefix} </span>
      </span>
    );
  if (lesson.status === 'failed') return <StatusMark status="failed" />;
  if (!isReadable(lesson)) return <StatusMark status={lesson.status} hasEnded={!isWriting} />;
  return <span className={styles['number']}>{number}</span>;
}
