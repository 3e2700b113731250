import { useNotify } from '../../../shared/notify.tsx';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Lesson } from '../model/lessons.ts';
import styles from '../course.module.css';

/** Lessons of a delivered course that failed, or were added to its outline, are written when asked for, free. */
export function MissingLessons({
  taskId,
  lessons,
}: {
  taskId: string;
  lessons: readonly Lesson[];
}) {
  const notify = useNotify();
  const { generation } = trpc.useUtils();
  const finish = trpc.generation.finish.useMutation({
    onError: (error) => notify(errorText(error), { severity: 'error' }),
    onSettled: () => generation.status.invalidate({ id: taskId }),
  });
  const count = lessons.length;
  const isNew = lessons.every(({ submodule }) => submodule.status === 'planned');
  const them = count === 1 ? 'it' : 'them';
  return (
    <div className={styles['gaps']} role="status">
      <p>
        {count === 1 ? 'One lesson' : `${count} lessons`} of this course{' '}
        {isNew
          ? `${count === 1 ? 'is' : 'are'} not written yet. Writing ${them}`
          : `could not be written. Writing ${them} again`}{' '}
        is free.
      </p>
      <Button
        look="secondary"
        busy={finish.isPending}
        onClick={() => finish.mutate({ id: taskId })}
      >
        {count === 1 ? 'Write the missing lesson' : `Write the ${count} missing lessons`}
      </Button>
    </div>
  );
}
