import type { TaskView } from '@coursewright/contract';
import { useNotify } from '../../../../shared/notify.tsx';
import { useTaskNews } from '../../../../shared/progress/use-task.ts';
import { errorText, trpc } from '../../../../shared/trpc.ts';
import { useEditingMessages } from '../messages/index.ts';

/** Brings an earlier version of a lesson back, as a new one; the toast takes it back again. */
export function useRestoreVersion(
  taskId: string,
  lessonId: string,
  refetch: () => Promise<TaskView | undefined>,
) {
  const { client, editing } = trpc.useUtils();
  const { takeCourse } = useTaskNews();
  const notify = useNotify();

  const restore = async (number: number, revision: number): Promise<TaskView> => {
    const task = await client.editing.restoreVersion.mutate({
      id: taskId,
      submodule_id: lessonId,
      number,
      revision,
    });
    await takeCourse(taskId, task);
    await editing.submoduleVersions.invalidate({ id: taskId, submodule_id: lessonId });
    return task;
  };
  const failed = (error: unknown) => {
    notify(errorText(error), { severity: 'error' });
    void refetch();
  };

  /** `present`: the number to go back to on "Undo". Resolves to whether it was done. */
  return async (number: number, present: number, revision: number): Promise<boolean> => {
    const t = useEditingMessages.current();
    try {
      const task = await restore(number, revision);
      const undo = () =>
        void restore(present, task.course_revision ?? 0).then(
          () => notify(t.restore_undone, { severity: 'success' }),
          failed,
        );
      notify(t.restored({ version: number }), {
        severity: 'success',
        action: { label: t.undo, run: undo },
      });
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
}
