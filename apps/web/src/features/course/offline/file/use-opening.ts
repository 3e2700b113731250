import { useEffect, useRef, useState } from 'react';
import { removeCopy, type CourseCopy, type Viewer } from '../../../../shared/offline/copies.ts';
import { isFull } from '../../../../shared/offline/database.ts';
import { useCopyNews } from '../../../../shared/offline/use-copies.ts';
import { messageOf } from '../../../../shared/request-error.ts';
import { useCourseFileMessages } from './messages/index.ts';
import { keepCourse, openCourseFile, type Standing, standingOf } from './open-course-file.ts';
import type { FileCourse } from './read-for-device.ts';

type Question = Extract<Standing, { is: 'older' | 'other_signer' | 'same_age' }>;

export type OpeningState =
  | { readonly is: 'reading'; readonly done: number; readonly all: number }
  | { readonly is: 'asking'; readonly course: FileCourse; readonly why: Question['is'] }
  | {
      readonly is: 'there';
      readonly how: 'new' | 'newer' | 'replaced' | 'known' | 'of_account';
      readonly copy: CourseCopy;
    }
  | { readonly is: 'refused'; readonly why: string };

const atFirst: OpeningState = { is: 'reading', done: 0, all: 1 };

/** Reads a file and keeps its course, asking where something else would be lost. */
export function useOpening(file: File, viewer: Viewer) {
  const renewCopies = useCopyNews();
  const [state, setState] = useState(atFirst);
  const isWanted = useRef<AbortSignal>(undefined);

  async function keep(
    course: FileCourse,
    how: 'new' | 'newer' | 'replaced',
    signal: AbortSignal,
  ): Promise<void> {
    try {
      const copy = await keepCourse(course, file, signal);
      if (!signal.aborted) setState({ is: 'there', how, copy });
      // Too late to be taken back, and nothing was lost by it.
      else if (how === 'new') await removeCopy(copy);
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The course of a file could not be kept.', error);
      const t = useCourseFileMessages.current();
      setState({ is: 'refused', why: isFull(error) ? t.full : t.not_kept });
    }
    await renewCopies();
  }

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    isWanted.current = signal;
    const open = async () => {
      const onProgress = (done: number, all: number) => setState({ is: 'reading', done, all });
      const course = await openCourseFile(file, { signal, onProgress });
      const standing = await standingOf(course, viewer);
      if (signal.aborted) return;
      if (standing.is === 'new' || standing.is === 'newer')
        return keep(course, standing.is, signal);
      if (standing.is === 'known' || standing.is === 'of_account')
        return setState({ is: 'there', how: standing.is, copy: standing.copy });
      setState({ is: 'asking', course, why: standing.is });
    };
    open().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('A file could not be opened.', error);
      setState({
        is: 'refused',
        why: messageOf(error, useCourseFileMessages.current().unreadable),
      });
    });
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- a file is opened once, for whoever looks then
  }, [file]);

  const replace = (course: FileCourse): void => {
    if (isWanted.current) void keep(course, 'replaced', isWanted.current);
  };
  return { state, replace };
}
