import { messageOf } from '../../../shared/request-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { OnDemand } from '../api/use-lesson.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';
import { TextSkeleton } from './text-skeleton.tsx';

/** In place of a lesson's text until it is there: that it comes, or why it does not. */
export function LessonLoading({ error, isOffline, retry }: Omit<OnDemand<unknown>, 'data'>) {
  const t = useCourseMessages();
  if (error && !isOffline)
    return (
      <div className={styles['loading']}>
        <Notice severity="error" title={t.lesson_not_loaded}>
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
        <Notice title={t.offline}>{t.offline_lesson}</Notice>
      ) : (
        <p role="status" className="visually-hidden">
          {t.loading_lesson}
        </p>
      )}
      <TextSkeleton />
    </div>
  );
}
