import type { PathData, Submodule } from '@coursewright/contract';
import { useMemo } from 'react';
import { useWholeCourse, type OnDemand } from '../../api/use-lesson.ts';
import { lessonsOf, type Placed } from '../../model/lessons.ts';

const none: readonly Placed<Submodule>[] = [];

/** All lessons with their texts, for what looks through the whole course; none until they are there. */
export function useAllLessons(isWanted: boolean): {
  readonly whole: OnDemand<PathData>;
  readonly lessons: readonly Placed<Submodule>[];
} {
  const whole = useWholeCourse(isWanted);
  const { data } = whole;
  return { whole, lessons: useMemo(() => (data ? lessonsOf(data) : none), [data]) };
}
