import { libraryOperations } from '@coursewright/contract';
import { useMemo } from 'react';
import { rest } from '../../../shared/rest.ts';
import type { LessonSource } from '../model/lesson-source.ts';

/** The lessons of a course that somebody shares. */
export function usePublicLessons(id: string): LessonSource {
  return useMemo(
    () => ({
      lesson: (submodule_id, revision) => ({
        queryKey: ['public-course', id, submodule_id, revision],
        queryFn: ({ signal }) =>
          rest(libraryOperations.getPublicLesson, { params: { id, submodule_id }, signal }),
      }),
      whole: (revision) => ({
        queryKey: ['public-course', id, 'whole', revision],
        queryFn: async ({ signal }) =>
          (await rest(libraryOperations.getPublicCourse, { params: { id }, signal })).path_data,
      }),
    }),
    [id],
  );
}
