import { useMemo } from 'react';
import { toRequestError, trpc } from '../../../shared/trpc.ts';
import type { LessonSource } from '../model/lesson-source.ts';

/** The lessons of an own course, by its id or by that of the generation it came from. */
export function useOwnLessons(id: string): LessonSource {
  const { client } = trpc.useUtils();
  return useMemo(
    () => ({
      lesson: (submodule_id, revision) => ({
        queryKey: ['own-course', id, submodule_id, revision],
        queryFn: ({ signal }) =>
          client.library.lesson.query({ id, submodule_id }, { signal }).catch(refused),
      }),
      whole: (revision) => ({
        queryKey: ['own-course', id, 'whole', revision],
        queryFn: async ({ signal }) =>
          (await client.library.get.query({ id }, { signal }).catch(refused)).path_data,
      }),
    }),
    [client, id],
  );
}

const refused = (error: unknown): never => {
  throw toRequestError(error);
};
