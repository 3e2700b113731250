import { useCallback, useMemo, useState } from 'react';
import { z } from 'zod';
import type { ReadingMarks } from '../model/reader.ts';

const stored = z.array(z.string());
const keyOf = (courseId: string) => `course_read:${courseId}`;

/**
 * Which lessons were read, remembered on this device: of a course that is read without an account.
 */
export function useReadingMarks(courseId: string): ReadingMarks {
  const [read, setAll] = useState(() => marksOnDevice(courseId));
  const setRead = useCallback(
    (id: string, isRead: boolean) => {
      const next = new Set(marksOnDevice(courseId));
      if (isRead) next.add(id);
      else next.delete(id);
      try {
        localStorage.setItem(keyOf(courseId), JSON.stringify([...next]));
      } catch {
        // Storage is full or blocked: the mark holds for this visit.
      }
      setAll(next);
    },
    [courseId],
  );
  return useMemo(() => ({ read, setRead }), [read, setRead]);
}

export function marksOnDevice(courseId: string): ReadonlySet<string> {
  try {
    return new Set(stored.parse(JSON.parse(localStorage.getItem(keyOf(courseId)) ?? '[]')));
  } catch {
    return new Set();
  }
}

export const forgetMarks = (courseId: string): void => localStorage.removeItem(keyOf(courseId));
