import type { Submodule } from '@coursewright/contract';
import { useEffect, useState } from 'react';
import type { Placed } from '../../model/lessons.ts';
import { indexLesson, type IndexedLesson } from '../model/search-course.ts';

/** How long the page may be kept from answering. Milliseconds. */
const stretchMs = 12;
const known = new WeakMap<Submodule, IndexedLesson>();

interface CourseIndex {
  readonly lessons: readonly IndexedLesson[];
  /** Whether all of the course is in it. */
  readonly isWhole: boolean;
}

/** The lessons as they become ready to be searched: a long course takes longer than a frame. */
export function useCourseIndex(lessons: readonly Placed<Submodule>[]): CourseIndex {
  const [index, setIndex] = useState<CourseIndex>({ lessons: [], isWhole: false });
  useEffect(() => {
    let isOver = false;
    const work = async () => {
      const done: IndexedLesson[] = [];
      let since = performance.now();
      for (const placed of lessons) {
        const indexed = known.get(placed.lesson) ?? indexLesson(placed);
        known.set(placed.lesson, indexed);
        done.push({ ...indexed, placed });
        if (performance.now() - since < stretchMs) continue;
        setIndex({ lessons: [...done], isWhole: false });
        await new Promise((resolve) => setTimeout(resolve));
        if (isOver) return;
        since = performance.now();
      }
      setIndex({ lessons: done, isWhole: true });
    };
    void work();
    return () => {
      isOver = true;
    };
  }, [lessons]);
  return index;
}
