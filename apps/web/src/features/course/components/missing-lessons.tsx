import { useNotify } from '../../../shared/notify.tsx';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../course.module.css';

/** Lessons of a delivered course that failed can be written again, free. */
export function MissingLessons({ taskId, count }: { taskId: string; count: number }) {
  const notify = useNotify();
  const { generation } = trpc.useUtils();
  const finish = trpc.generation.finish.useMutation({
    onError: (error) => notify(errorText(error), { severity: 'error' }),
    onSettled: () => generation.status.invalidate({ id: taskId }),
  });
  return (
    <div className={styles['gaps']} role="status">
      <p>{count === 1 ? 'One lesson of this course could not be written.' : `${count} lessons of this course could not be written.`} Writing {count === 1 ? 'it' : 'them'} again is free.</p>
      <Button look="secondary" busy={finish.isPending} onClick={() => finish.mutate({ id: taskId })}>
        {count === 1 ? 'Write the missing lesson' : `Write the ${count} missing lessons`}
      </Button>
    </div>
  );
}
