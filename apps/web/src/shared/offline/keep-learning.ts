import type { LearningState } from '@coursewright/contract';
import { session } from '../session/index.ts';
import { changeCopy } from './copies.ts';

/**
 * Keeps what the server knows of a learner in the copy of the course, where there is one: without a
 * connection it is all that is known.
 */
export function keepLearning(courseId: string, learning: LearningState): void {
  const owner = session.getSnapshot().user?.id;
  if (owner === undefined) return;
  changeCopy({ owner, id: courseId }, { learning }).catch((error: unknown) =>
    console.warn('The copy of a course could not be brought up to date.', error),
  );
}
