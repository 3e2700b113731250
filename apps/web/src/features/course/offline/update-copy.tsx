import type { CourseCopy } from '../../../shared/offline/copies.ts';
import { isFull } from '../../../shared/offline/database.ts';
import { isSameVersion } from '../../../shared/offline/save-course.ts';
import { useSaveCourse } from '../../../shared/offline/use-copies.ts';
import { messageOf } from '../../../shared/request-error.ts';
import { trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useOnline } from '../../../shared/use-online.ts';
import styles from './offline.module.css';
import { useOfflinePageMessages } from './messages/index.ts';

/** Says that the course has changed since it was saved, and brings the copy up to date. */
export function UpdateCopy({ copy }: { copy: CourseCopy }) {
  const t = useOfflinePageMessages();
  const isOnline = useOnline();
  const saving = useSaveCourse();
  const { data } = trpc.generation.outline.useQuery({ id: copy.id }, { enabled: isOnline });
  const isStale = data?.outline !== undefined && !isSameVersion(copy.outline, data.outline);
  if (!isStale && !saving.error) return null;
  return (
    <div className={styles['update']} role="status">
      <span>
        {saving.error
          ? isFull(saving.error)
            ? t.full
            : t.not_updated({ reason: messageOf(saving.error) })
          : saving.progress
            ? t.updating(saving.progress)
            : t.newer}
      </span>
      <Button
        look="secondary"
        size="small"
        busy={saving.isPending}
        disabled={!isOnline}
        onClick={() =>
          saving.mutate({
            courseId: copy.id,
            isKept: copy.isKept,
            withCompanions: copy.companions !== undefined,
            known: copy,
          })
        }
      >
        {t.update}
      </Button>
    </div>
  );
}
