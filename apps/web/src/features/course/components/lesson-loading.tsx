import { messageOf } from '../../../shared/request-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { OnItsWay } from '../../../shared/waiting.tsx';
import type { OnDemand } from '../api/use-lesson.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';
import { TextSkeleton } from './text-skeleton.tsx';

interface LoadingProps extends Omit<OnDemand<unknown>, 'data'> {
  /** What is waited for. */
  readonly of?: 'lesson' | 'lessons';
}

/** In place of a text until it is there: that it comes, or why it does not. */
export function LessonLoading({ error, isOffline, retry, of = 'lesson' }: LoadingProps) {
  const t = useCourseMessages();
  const said = t.on_demand[of];
  if (error && !isOffline)
    return (
      <div className={styles['loading']}>
        <Notice severity="error" title={said.not_loaded}>
          <p>{messageOf(error)}</p>
          <Button look="secondary" onClick={retry}>
            {t.try_again}
          </Button>
        </Notice>
      </div>
    );
  return (
    <div className={styles['loading']}>
      {isOffline ? (
        <Notice title={t.offline}>{said.offline}</Notice>
      ) : (
        <p role="status" className="visually-hidden">
          <OnItsWay />
          {said.loading}
        </p>
      )}
      <TextSkeleton />
    </div>
  );
}
