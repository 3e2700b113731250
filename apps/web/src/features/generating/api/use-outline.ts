import { AppError, type TaskOutline, type TaskView } from '@coursewright/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTaskNews } from '../../../shared/progress/use-task.ts';
import { toRequestError, trpc } from '../../../shared/trpc.ts';
import { OutlineStore, type OutlineServer, type StoredOutline } from '../outline/outline-store.ts';
import { keepUnsaved, readUnsaved } from '../outline/unsaved-outline.ts';
import { useGeneratingMessages } from '../messages/index.ts';

/** The outline of a run that waits for it, being edited; it saves itself. */
export function useOutline(task: TaskOutline, course: StoredOutline['course']) {
  const { task_id: id, outline_revision: revision = 0 } = task;
  const server = useOutlineServer(id);
  const [store] = useState(() => new OutlineStore({ course, revision }, server, readUnsaved(id)));
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  useEffect(() => store.enter(window), [store]);
  useEffect(() => store.renew({ course, revision }), [store, course, revision]);
  return { ...state, store };
}

function useOutlineServer(id: string): OutlineServer {
  const { client, generation } = trpc.useUtils();
  return {
    send: async (body) => {
      try {
        const task = await client.generation.saveOutline.mutate({ id, ...body });
        const stored = storedOutline(task, task.learning_path);
        if (!stored)
          throw new AppError('server_error', useGeneratingMessages.current().no_outline_answered);
        return stored;
      } catch (error) {
        throw toRequestError(error);
      }
    },
    newest: async () => {
      try {
        const task = await client.generation.outline.query({ id });
        // The run may no longer wait, which the whole screen has to know.
        generation.outline.setData({ id }, task);
        return storedOutline(task, task.outline);
      } catch (error) {
        throw toRequestError(error);
      }
    },
    keep: (unsaved) => keepUnsaved(id, unsaved),
  };
}

const storedOutline = (
  { waiting_for, outline_revision = 0 }: Pick<TaskView, 'waiting_for' | 'outline_revision'>,
  course: StoredOutline['course'] | undefined,
): StoredOutline | undefined =>
  waiting_for === 'outline' && course ? { course, revision: outline_revision } : undefined;

/** Confirms the outline; the course is written from then on. */
export function useContinue() {
  const { renew } = useTaskNews();
  return trpc.generation.continue.useMutation({ onSettled: renew });
}
