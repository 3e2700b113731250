import type { CourseLesson, PathData } from '@coursewright/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { LessonSource } from '../model/lesson-source.ts';
import { isReadable, lessonsOf, type PlacedLesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';

/** Something of a course that is read when it is needed. */
export interface OnDemand<Data> {
  /** Undefined until it is there. */
  readonly data: Data | undefined;
  /** Why it is not there, once that is known; null while it may still come. */
  readonly error: unknown;
  /** It comes by itself as soon as there is a network. */
  readonly isOffline: boolean;
  readonly retry: () => void;
}

/** A revision of a lesson never changes, so it is asked for once; kept for a while after. Milliseconds. */
const kept = { staleTime: Infinity, gcTime: 3_600_000 } as const;
const nothing = { queryKey: ['no-lesson'], queryFn: () => Promise.reject(new Error('no lesson')) };

/** A lesson of the course around it, whole. Undefined: none is wanted. */
export const useLesson = (placed: PlacedLesson | undefined): OnDemand<CourseLesson> =>
  useLessonOf(useReader().lessons, placed);

/**
 * The same where there is no course around it yet. While a newer revision is on its way, the one
 * before stays.
 */
export function useLessonOf(
  source: LessonSource,
  placed: PlacedLesson | undefined,
): OnDemand<CourseLesson> {
  const wanted = placed && isReadable(placed.lesson) ? placed.lesson : undefined;
  const query = useQuery<CourseLesson>({
    ...(wanted ? source.lesson(wanted.id, wanted.revision) : nothing),
    ...kept,
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data, error, fetchStatus, refetch } = query;
  return {
    data: wanted && data?.submodule.id === wanted.id ? data : undefined,
    error,
    isOffline: fetchStatus === 'paused',
    retry: useCallback(() => void refetch(), [refetch]),
  };
}

/**
 * The course around it with the text of all its lessons, for what goes through all of them: search
 * in the course, a glossary, an export. It is asked for as soon as `isWanted`, once per state of the
 * course, and kept; reading needs none of it, so want it when its screen is opened and not before.
 */
export function useWholeCourse(isWanted: boolean): OnDemand<PathData> {
  const { course, lessons } = useReader();
  const revision = lessonsOf(course)
    .map(({ lesson }) => lesson.revision)
    .join();
  const { data, error, fetchStatus, refetch } = useQuery<PathData>({
    ...lessons.whole(revision),
    ...kept,
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  return {
    data,
    error,
    isOffline: fetchStatus === 'paused',
    retry: useCallback(() => void refetch(), [refetch]),
  };
}

/** How long the open lesson has the network for itself. Milliseconds. */
const settledMs = 1_500;

/** Reads a lesson before it is opened: the next one, once the open one has been there for a while. */
export function useNextLesson(source: LessonSource, next: PlacedLesson | undefined): void {
  const ahead = useReadAhead(source);
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => ahead(next), settledMs);
    return () => clearTimeout(timer);
  }, [ahead, next]);
}

/**
 * Reads a lesson ahead because somebody is about to open it: with the pointer or the focus on its
 * link. A failure is silent; it is tried again when the lesson is opened.
 */
export function useReadAhead(source: LessonSource): (placed: PlacedLesson) => void {
  const queryClient = useQueryClient();
  return useCallback(
    ({ lesson }) => {
      if (isReadable(lesson))
        void queryClient.prefetchQuery<CourseLesson>({
          ...source.lesson(lesson.id, lesson.revision),
          ...kept,
          retry: false,
        });
    },
    [queryClient, source],
  );
}

/** For a link to a lesson. */
export function useIntent(): (placed: PlacedLesson) => {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
} {
  const ahead = useReadAhead(useReader().lessons);
  return (placed) => ({
    onPointerEnter: () => ahead(placed),
    onFocus: () => ahead(placed),
  });
}
