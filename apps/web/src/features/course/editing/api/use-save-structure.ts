import type { CourseModule, TaskView } from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from '../../../../shared/notify.tsx';
import { isConflict, messageOf } from '../../../../shared/request-error.ts';
import { useTaskNews } from '../../../../shared/progress/use-task.ts';
import { toRequestError, trpc } from '../../../../shared/trpc.ts';
import { isSameStructure, presentStructure, type Structure } from '../model/structure.ts';
import { useEditingMessages } from '../messages/index.ts';

interface Change {
  readonly structure: Structure;
  /** The modules the change was made on. */
  readonly base: readonly CourseModule[];
}

const modulesOf = (task: TaskView): readonly CourseModule[] =>
  (task.result ?? task.learning_path)?.modules ?? [];

/**
 * Saves a new order of modules and lessons; the toast takes it back. A revision may have passed
 * without touching the outline: then the change is sent once more, on the new one. Throws
 * RequestError.
 */
export function useSaveStructure(taskId: string, refetch: () => Promise<TaskView | undefined>) {
  const { client } = trpc.useUtils();
  const { takeCourse } = useTaskNews();
  const notify = useNotify();

  const send = async (structure: Structure): Promise<TaskView> => {
    try {
      const task = await client.editing.saveStructure.mutate({ id: taskId, ...structure });
      await takeCourse(taskId, task);
      return task;
    } catch (error) {
      throw toRequestError(error);
    }
  };
  const undo = (base: readonly CourseModule[], task: TaskView) =>
    void send({ revision: task.course_revision ?? 0, modules: presentStructure(base) }).then(
      () => notify(useEditingMessages.current().outline_restored, { severity: 'success' }),
      (error: unknown) => notify(messageOf(error), { severity: 'error' }),
    );

  return useMutation({
    mutationFn: async ({ structure, base }: Change): Promise<TaskView> => {
      try {
        return await send(structure);
      } catch (error) {
        if (!isConflict(error)) throw error;
        const task = await refetch();
        if (
          !task ||
          task.course_revision === structure.revision ||
          !isSameStructure(modulesOf(task), base)
        )
          throw error;
        return await send({ ...structure, revision: task.course_revision ?? 0 });
      }
    },
    onSuccess: (task, { base }) => {
      const t = useEditingMessages.current();
      notify(t.outline_saved, {
        severity: 'success',
        action: { label: t.undo, run: () => undo(base, task) },
      });
    },
  });
}
