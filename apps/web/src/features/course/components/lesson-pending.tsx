import type { OutlinedLesson } from '@coursewright/contract';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { useOwnWords } from '../../../shared/refusals/use-problems.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';
import { TextSkeleton } from './text-skeleton.tsx';

/** A lesson without a text: still to come, failed, or never written. */
export function LessonPending({ lesson }: { lesson: OutlinedLesson }) {
  const t = useCourseMessages();
  const { isWriting, text } = useReader();
  const reason = useOwnWords(lesson.error, lesson.error_said);
  if (lesson.status === 'failed')
    return (
      <div className={styles['failure']} role="alert">
        <h3>{t.not_written}</h3>
        <p>{lesson.error ? reason : t.no_reason}</p>
      </div>
    );
  if (!isWriting)
    return (
      <div className={styles['failure']}>
        <h3>{t.not_yet}</h3>
        <p>{t.not_yet_why}</p>
      </div>
    );
  return (
    <div className={styles['pending']}>
      <p role="status">{lesson.status === 'writing' ? t.lesson_being_written : t.lesson_queued}</p>
      {lesson.objectives.length > 0 && (
        <ul {...text}>
          {lesson.objectives.map((objective) => (
            <li key={objective}>
              <InlineCode text={objective} />
            </li>
          ))}
        </ul>
      )}
      <TextSkeleton />
    </div>
  );
}
