import { useMemo } from 'react';
import { lessonsOf, type PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';

/** All lessons with their texts, for what looks through the whole course. */
export function useWholeCourse(): readonly PlacedLesson[] {
  const { course } = useReader();
  return useMemo(() => lessonsOf(course), [course]);
}
