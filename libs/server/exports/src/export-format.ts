import type { CourseDocument } from './course/course-document.ts';

/** A finished file. */
export interface RenderedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  /** With its dot. */
  readonly ending: string;
}

/** A course has nothing that the format could hold; the message says so to whoever asked for it. */
export class NothingToExport extends Error {}

/**
 * What a format is: a function of the course and of what was asked for besides. It runs in a thread
 * of its own, without Nest, database or clock.
 */
export type Render<Query> = (
  course: CourseDocument,
  query: Query,
) => RenderedFile | Promise<RenderedFile>;

/** What a format throws that works outside the thread and was stopped there. */
export class OutOfMemory extends Error {}
