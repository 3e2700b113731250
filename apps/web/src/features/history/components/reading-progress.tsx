import type { LearningPathEntry } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import { useLastVisited } from '../../../shared/learning/use-learning.ts';
import { paths } from '../../../shared/paths.ts';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

/** How much of a course was read, in words and as a bar, and the way to where it was left, or to what it taught. */
export function ReadingProgress({ entry }: { entry: LearningPathEntry }) {
  const t = useHistoryMessages();
  const { topic, path_id } = entry;
  const last_visited = useLastVisited(path_id, entry.last_visited);
  // Lessons that were completed and are no more must not make it more than all.
  const done = Math.min(entry.submodules_completed, entry.submodules_count);
  const count = entry.submodules_count;
  const isFinished = done === count;
  if (count === 0 || (done === 0 && !last_visited)) return null;
  return (
    <div className={styles['progress']}>
      {/* The words beside it say the same. */}
      <progress max={count} value={done} aria-hidden="true" />
      <span dir="auto">{isFinished ? t.all_read({ count }) : t.read_of({ done, count })}</span>
      {isFinished ? (
        <Link to={paths.historyFinished(path_id)} aria-label={t.learned_in({ topic })}>
          {t.learned}
        </Link>
      ) : (
        last_visited && (
          <Link
            to={paths.historyLesson(path_id, last_visited.submodule_id)}
            aria-label={t.resume_course({ topic })}
          >
            {t.resume}
          </Link>
        )
      )}
    </div>
  );
}
