import type { CourseLesson, PathData } from '@coursewright/contract';
import type { Companions } from '../../../shared/offline/copies.ts';

/** Something of a course that is read when it is needed, as a query of TanStack Query. */
export interface Piece<Data> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  /** Where no network is needed. */
  readonly networkMode?: 'always';
  /** Where it need not be asked for. */
  readonly initialData?: Data;
}

/**
 * Where the text of a course comes from. The outline says what there is; its lessons are read one by
 * one, each once per revision.
 */
export interface LessonSource {
  readonly lesson: (id: string, revision: string) => Piece<CourseLesson>;
  /** All of the course at once, in the state that `revision` stands for. */
  readonly whole: (revision: string) => Piece<PathData>;
  /** What was made of a lesson, where that is kept with its text and asked of no server. */
  readonly companions?: (id: string) => Piece<Companions>;
}
