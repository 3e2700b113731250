import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CourseCover } from '../../../shared/cover/course-cover.tsx';
import { useWords } from '../../../shared/language.ts';
import { foldLearning } from '@coursewright/contract';
import type { CourseCopy } from '../../../shared/offline/copies.ts';
import { lessonsIn } from '../../../shared/offline/save-course.ts';
import { sizeOf } from '../../../shared/offline/size.ts';
import { useCopyActions } from '../../../shared/offline/use-copies.ts';
import { useNotify } from '../../../shared/notify.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './offline.module.css';
import { UpdateCopy } from './update-copy.tsx';
import { useOfflinePageMessages } from './messages/index.ts';

const AddToAccount = lazy(() =>
  import('./file/add-to-account.tsx')
    .then((loaded) => ({ default: loaded.AddToAccount }))
    .catch(() => ({ default: () => null })),
);

/** A course on this device. */
export function CopyCard({ copy }: { copy: CourseCopy }) {
  const t = useOfflinePageMessages();
  const { day } = useWords();
  const { remove, keep } = useCopyActions();
  const notify = useNotify();
  const isOwn = useSession().user?.id === copy.owner;
  const { topic } = copy.outline;
  const failed = { onError: () => notify(t.not_changed, { severity: 'error' }) };
  const lessons = lessonsIn(copy.outline);
  const done = foldLearning([], copy.learning).lessons.filter(({ is_completed }) => is_completed);
  return (
    <article className={styles['card']} aria-labelledby={`copy-${copy.id}`}>
      <div className={styles['cover']}>
        <CourseCover subject={topic} />
      </div>
      <div className={styles['body']}>
        <h2 id={`copy-${copy.id}`}>
          <Link to={paths.offlineCourse(copy.id)} dir="auto">
            {topic}
          </Link>
        </h2>
        <p className={styles['facts']}>
          {isOwn && done.length > 0
            ? t.lessons_done({ done: done.length, count: lessons.length })
            : t.lessons({ count: lessons.length })}{' '}
          · {t.saved({ day: day(new Date(copy.savedAt)) })} · {sizeOf(copy.bytes)}
        </p>
        {copy.file && (
          <p className={styles['facts']}>
            {(copy.file.isProven ? t.from_file : t.from_unproven)({ address: copy.file.address })}
          </p>
        )}
        {copy.file && (
          <Suspense>
            <AddToAccount copy={copy} />
          </Suspense>
        )}
        {isOwn && <UpdateCopy copy={copy} />}
        {isOwn && (
          <label className={styles['keep']}>
            <input
              type="checkbox"
              checked={copy.isKept}
              onChange={({ target }) => keep.mutate({ copy, isKept: target.checked }, failed)}
            />
            {t.keep}
          </label>
        )}
      </div>
      <Button
        look="quiet"
        busy={remove.isPending}
        aria-label={t.remove_of({ topic })}
        onClick={() =>
          remove.mutate(copy, {
            ...failed,
            onSuccess: () => {
              notify(t.removed({ topic }), { severity: 'success' });
              // What had the focus is gone with its card.
              document.getElementById('content')?.focus({ preventScroll: true });
            },
          })
        }
      >
        {t.remove}
      </Button>
    </article>
  );
}
