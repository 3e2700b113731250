import { randomUUID } from 'node:crypto';
import { AppError, type LearningEvent, type LearningPathEntry } from '@coursewright/contract';
import { Clock } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { KeptCourses } from '../library/kept-courses.ts';
import { LearningLog } from './learning-log.ts';

/** Where a lesson stands in its course, each counted from 0. */
interface Place {
  readonly id: string;
  readonly module_index: number;
  readonly submodule_index: number;
}
type Said = LearningEvent extends infer Event
  ? Event extends LearningEvent
    ? Pick<Event, 'kind' | 'payload'>
    : never
  : never;

/**
 * Writes events of lessons that are named by their place: what stands there now is what is meant,
 * and an event knows its lesson by id.
 */
@Injectable()
export class PlaceEvents {
  constructor(
    private readonly clock: Clock,
    private readonly log: LearningLog,
    private readonly courses: KeptCourses,
  ) {}

  /** The course as lists show it then. Throws not_found. */
  async record(userId: string, place: Place, said: Said): Promise<LearningPathEntry> {
    const { courseId } = await this.log.record(userId, place.id, ({ outline }) => {
      const submodule_id = outline?.[place.module_index]?.[place.submodule_index];
      if (submodule_id === undefined)
        throw new AppError('not_found', 'There is no such lesson in this course.');
      const at = this.clock.now().toISOString();
      return [{ id: randomUUID(), submodule_id, device: 'server', at, ...said }];
    });
    return this.courses.mark(userId, courseId, {});
  }
}
