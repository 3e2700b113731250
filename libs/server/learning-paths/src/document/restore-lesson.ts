import type { PathData, Submodule } from '@coursewright/contract';
import { lessonOf, withLesson } from './course-document.ts';

/**
 * The course with a lesson as an earlier version had it; `sources` hold the passages of that
 * version. Throws not_found.
 */
export function restoreLesson(
  course: PathData,
  earlier: Submodule,
  sources: PathData['sources'],
): PathData {
  return withLesson(course, { ...earlier, id: lessonOf(course, earlier.id).id }, sources);
}
