import { finalStatuses, type TaskStatus, type TaskView } from '@coursewright/contract';
import { z } from 'zod';
import { RequestError } from '../request-error.ts';
import { toRequestError, trpc } from '../trpc.ts';

export const isFinal = (status: TaskStatus): boolean =>
  finalStatuses.some((each) => each === status);

/**
 * How often a task is asked for while it runs, and while it is queued, where the stream has nothing
 * to say. Milliseconds.
 */
const pollMs = { running: 15_000, queued: 5_000 } as const;

function pauseFor(task: TaskView | undefined): number | false {
  if (task && isFinal(task.status)) return false;
  return task?.queue_position === undefined ? pollMs.running : pollMs.queued;
}

/**
 * A generation's status and course so far, as it was at `askedAt` (epoch milliseconds).
 * `isUnknown`: there is no such task, or it is someone else's.
 */
export function useTask(taskId: string) {
  const isPossible = z.uuid().safeParse(taskId).success;
  const query = trpc.generation.status.useQuery(
    { id: taskId },
    {
      enabled: isPossible,
      refetchInterval: ({ state }) => pauseFor(state.data),
      refetchIntervalInBackground: false,
      staleTime: 0,
    },
  );
  const error = toRequestError(query.error);
  const isUnknown =
    !isPossible ||
    (error instanceof RequestError && (error.status === 404 || error.status === 422));
  return {
    task: query.data,
    askedAt: query.dataUpdatedAt,
    isUnknown,
    error: query.data || isUnknown ? null : error,
    refetch: query.refetch,
  };
}
