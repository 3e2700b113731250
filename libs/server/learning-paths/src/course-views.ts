import type { PathData, TaskView } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { noSuchCourse } from './courses.ts';

/**
 * What the answer to a change shows. Whoever knows of runs adds how the present or last one stands.
 */
export type CourseViewer = (caller: Caller, id: string) => Promise<TaskView>;

/**
 * The course as its owner sees it after a change. The wire shows it together with its generation,
 * of which this library knows nothing, so the library above registers how.
 */
@Injectable()
export class CourseViews {
  private viewer: CourseViewer = () => Promise.reject(noSuchCourse());

  register(viewer: CourseViewer): void {
    this.viewer = viewer;
  }

  /** Throws not_found. */
  of(caller: Caller, id: string): Promise<TaskView> {
    return this.viewer(caller, id);
  }
}

/**
 * The document under both names that the specification gives it: `learning_path` from the outline
 * on, `result` once the generation is complete. Clients of either name exist, so both are sent;
 * everywhere else the document has one name.
 */
export function documentOnWire(
  document: PathData | null,
  isComplete: boolean,
): Pick<TaskView, 'learning_path' | 'result'> {
  if (!document) return {};
  return isComplete ? { learning_path: document, result: document } : { learning_path: document };
}

/** What is said of a generation without its course. */
export type TaskHead = Omit<TaskView, 'learning_path' | 'result'>;

/** Of a course whose generation is gone, or that never had one. */
export const headWithoutTask = (course: {
  readonly id: string;
  readonly topic: string;
  readonly isComplete: boolean;
  readonly createdAt: string;
  readonly revision: number;
}): TaskHead => ({
  task_id: course.id,
  status: course.isComplete ? 'completed' : 'cancelled',
  topic: course.topic,
  overall_progress: 1,
  created_at: course.createdAt,
  notify_by_email: false,
  course_revision: course.revision,
  rewrites_left: 0,
});
