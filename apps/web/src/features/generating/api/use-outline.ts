import { AppError, type TaskView } from '@coursewright/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toRequestError, trpc } from '../../../shared/trpc.ts';
import { OutlineStore, type OutlineServer, type StoredOutline } from '../outline/outline-store.ts';
import { keepUnsaved, readUnsaved } from '../outline/unsaved-outline.ts';
import { useGeneratingMessages } from '../messages/index.ts';

/** The outline of a run that waits for it, being edited; it saves itself. */
export function useOutline(task: TaskView, course: NonNullable<TaskView['learning_path']>) {
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
        const stored = storedIn(await client.generation.saveOutline.mutate({ id, ...body }));
        if (!stored)
          throw new AppError('server_error', useGeneratingMessages.current().no_outline_answered);
        return stored;
      } catch (error) {
        throw toRequestError(error);
      }
    },
    newest: async () => {
      try {
        const task = await client.generation.status.query({ id });
        // The run may no longer wait, which the whole screen has to know.
        generation.status.setData({ id }, task);
        return storedIn(task);
      } catch (error) {
        throw toRequestError(error);
      }
    },
    keep: (unsaved) => keepUnsaved(id, unsaved),
  };
}

const storedIn = ({
  waiting_for,
  learning_path,
  outline_revision = 0,
}: TaskView): StoredOutline | undefined =>
  waiting_for === 'outline' && learning_path
    ? { course: learning_path, revision: outline_revision }
    : undefined;

/** Confirms the outline; the course is written from then on. */
export function useContinue(taskId: string) {
  const { generation } = trpc.useUtils();
  return trpc.generation.continue.useMutation({
    onSettled: () => generation.status.invalidate({ id: taskId }),
  });
}
