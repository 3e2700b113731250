import { finalStatuses, type TaskStatus } from '@coursewright/contract';
import { z } from 'zod';
import { RequestError } from '../request-error.ts';
import { toRequestError, trpc } from '../trpc.ts';

export const isFinal = (status: TaskStatus): boolean => finalStatuses.some((each) => each === status);

/** How often a running task is asked for, should the stream not get through. Milliseconds. */
const pollMs = 15_000;

/** A generation's status and course so far. `isUnknown`: there is no such task, or it is someone else's. */
export function useTask(taskId: string) {
  const isPossible = z.uuid().safeParse(taskId).success;
  const query = trpc.generation.status.useQuery(
    { id: taskId },
    {
      enabled: isPossible,
      refetchInterval: ({ state }) => (state.data && isFinal(state.data.status) ? false : pollMs),
      refetchIntervalInBackground: false,
      staleTime: 0,
    },
  );
  const error = toRequestError(query.error);
  const isUnknown = !isPossible || (error instanceof RequestError && (error.status === 404 || error.status === 422));
  return { task: query.data, isUnknown, error: query.data || isUnknown ? null : error, refetch: query.refetch };
}
