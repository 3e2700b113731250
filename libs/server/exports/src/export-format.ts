import type { ExportProgress } from '@coursewright/contract';
import type { CourseDocument, LessonOfCourse, ModuleOfCourse } from './course/course-document.ts';

/** A finished file. */
export interface RenderedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  /** With its dot. */
  readonly ending: string;
}

/** A course has nothing that the format could hold; the message says so to whoever asked for it. */
export class NothingToExport extends Error {}

/** Told after each lesson, and before all pages are set. */
export type Tell = (progress: ExportProgress) => void;

/** Told what other processes spend on a file: milliseconds of the processor since it was last told. */
export type Spend = (ms: number) => void;

/**
 * The lessons one after the other, while it is told how many are done. Packing is a part of its own:
 * what is packed is not there yet.
 */
export async function eachLesson<Made>(
  course: CourseDocument,
  tell: Tell,
  make: (lesson: LessonOfCourse, module: ModuleOfCourse) => Made | Promise<Made>,
): Promise<Map<LessonOfCourse, Made>> {
  const made = new Map<LessonOfCourse, Made>();
  const isDone = lessonsTold(course, tell);
  for (const module of course.modules)
    for (const lesson of module.lessons) {
      made.set(lesson, await make(lesson, module));
      isDone();
    }
  return made;
}

/** Called after each lesson, tells how many are done. */
export function lessonsTold({ modules }: CourseDocument, tell: Tell): () => void {
  const of = modules.reduce((sum, { lessons }) => sum + lessons.length, 1);
  let done = 0;
  return () => {
    done += 1;
    tell({ phase: 'lessons', done, of });
  };
}

/**
 * What a format is: a function of the course and of what was asked for besides. It runs in a thread
 * of its own, without Nest, database or clock.
 */
export type Render<Query> = (
  course: CourseDocument,
  query: Query,
  tell: Tell,
  spend: Spend,
) => RenderedFile | Promise<RenderedFile>;

/** What a format throws that works outside the thread and was stopped there. */
export class OutOfMemory extends Error {}
