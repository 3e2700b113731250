import type { PathData, Submodule } from '@coursewright/contract';
import { submoduleOf, withSubmodule } from './course-document.ts';

/**
 * The course with a lesson as an earlier version had it; `sources` hold the passages of that
 * version. Throws not_found.
 */
export function restoreLesson(
  course: PathData,
  earlier: Submodule,
  sources: PathData['sources'],
): PathData {
  return withSubmodule(course, { ...earlier, id: submoduleOf(course, earlier.id).id }, sources);
}
