import { useNotify } from '../../../shared/notify.tsx';
import { useTaskNews } from '../../../shared/progress/use-task.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { PlacedLesson } from '../model/lessons.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

/**
 * Lessons of a delivered course that failed, or were added to its outline, are written when asked
 * for, free.
 */
export function MissingLessons({
  taskId,
  lessons,
}: {
  taskId: string;
  lessons: readonly PlacedLesson[];
}) {
  const t = useCourseMessages();
  const notify = useNotify();
  const { renew } = useTaskNews();
  const finish = trpc.generation.finish.useMutation({
    onError: (error) => notify(errorText(error), { severity: 'error' }),
    onSettled: renew,
  });
  const count = lessons.length;
  const isNew = lessons.every(({ lesson }) => lesson.status === 'planned');

  return (
    <div className={styles['gaps']} role="status">
      <p>{isNew ? t.missing_new({ count }) : t.missing_failed({ count })}</p>
      <Button
        look="secondary"
        busy={finish.isPending}
        onClick={() => finish.mutate({ id: taskId })}
      >
        {t.write_missing({ count })}
      </Button>
    </div>
  );
}
