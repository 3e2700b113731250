import { finalStatuses, type TaskStatus, type TaskView } from '@coursewright/contract';
import { useMemo } from 'react';
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

/** For so long is an outline not asked for again by what shows it. Milliseconds. */
export const outlineFreshMs = 2_000;

function pauseFor(task: Pick<TaskView, 'status' | 'queue_position'> | undefined): number | false {
  if (task && isFinal(task.status)) return false;
  return task?.queue_position === undefined ? pollMs.running : pollMs.queued;
}

/**
 * A generation's status and the outline of its course so far, as it was at `askedAt` (epoch
 * milliseconds). The text of a lesson is read for itself; a poll brings only what is new, because
 * the outline is asked for by its ETag. `isUnknown`: there is no such task, or it is someone else's.
 */
export function useTask(taskId: string) {
  const isPossible = z.uuid().safeParse(taskId).success;
  const query = trpc.generation.outline.useQuery(
    { id: taskId },
    {
      enabled: isPossible,
      refetchInterval: ({ state }) => pauseFor(state.data),
      refetchIntervalInBackground: false,
      staleTime: outlineFreshMs,
    },
  );
  return { ...answerOf(query, isPossible), askedAt: query.dataUpdatedAt };
}

/** The same with the whole course, for whoever changes it. */
export function useWholeTask(taskId: string) {
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
  return answerOf(query, isPossible);
}

interface Asked<Task, Refetch> {
  readonly data: Task | undefined;
  readonly error: unknown;
  readonly refetch: Refetch;
}

function answerOf<Task, Refetch>(query: Asked<Task, Refetch>, isPossible: boolean) {
  const error = toRequestError(query.error);
  const isUnknown =
    !isPossible ||
    (error instanceof RequestError && (error.status === 404 || error.status === 422));
  return {
    task: query.data,
    isUnknown,
    error: query.data || isUnknown ? null : error,
    refetch: query.refetch,
  };
}

/** Keeps what is shown of tasks in step with what was done to them. */
export function useTaskNews() {
  const { generation } = trpc.useUtils();
  return useMemo(() => {
    /** The answer to a change of a task, whose course is as before. */
    const take = (id: string, task: TaskView): void => {
      generation.status.setData({ id }, task);
      const { learning_path: _course, result: _same, ...head } = task;
      generation.outline.setData(
        { id },
        (known) => known && { ...head, ...(known.outline && { outline: known.outline }) },
      );
    };
    return {
      take,
      /** The answer to a change of a course. Resolves once its outline is there as it is now. */
      takeCourse: async (id: string, task: TaskView): Promise<void> => {
        take(id, task);
        await generation.outline.invalidate({ id }, { refetchType: 'all' });
      },
      /** Something happened to a task. Its course may be shown under another id than the task's. */
      renew: async (): Promise<void> => {
        await Promise.all([generation.status.invalidate(), generation.outline.invalidate()]);
      },
    };
  }, [generation]);
}
