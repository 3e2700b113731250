import { useQuery } from '@tanstack/react-query';
import { toRequestError, trpc } from '../trpc.ts';
import type { MadeOfCourse } from './companions.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

export const madeKey = (courseId: string) => ['made-of-course', courseId] as const;

/** What could come along with an own course. */
export function useMadeOfCourse(courseId: string, { enabled = true } = {}) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: madeKey(courseId),
    queryFn: () => madeOf(client, courseId),
    staleTime: 0,
    enabled,
  });
}

/** Throws RequestError. */
export async function madeOf(client: Client, id: string): Promise<MadeOfCourse> {
  const [{ recordings }, { visualizations: diagrams }] = await Promise.all([
    client.narration.ofCourse.query({ id }),
    client.visualization.ofCourse.query({ id }),
  ]).catch((error: unknown) => {
    throw toRequestError(error);
  });
  return { recordings, diagrams };
}
