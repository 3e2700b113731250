import type { TaskOutline } from '@coursewright/contract';
import { CourseReadings } from '@coursewright/learning-paths';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GenerationStatus } from './generation-status.ts';

/** The state of a generation with the outline of its course. */
@Injectable()
export class GetGenerationOutline implements Record<'run', UseCases['generationOutline']['run']> {
  constructor(
    private readonly statuses: GenerationStatus,
    private readonly readings: CourseReadings,
  ) {}

  /** `id` is that of the generation, or of the course. Throws not_found. */
  async run({ userId }: Caller, { id }: { id: string }): Promise<TaskOutline> {
    const { head, course } = await this.statuses.of(userId, id, () => this.outlined(userId, id));
    return { ...head, ...(course.outline && { outline: course.outline }) };
  }

  private async outlined(userId: string, id: string) {
    const found = await this.readings.outlined(userId, id);
    return (
      found && {
        id: found.entry.path_id,
        taskId: found.entry.task_id,
        topic: found.entry.topic,
        isComplete: found.entry.is_complete,
        createdAt: found.entry.created_at,
        revision: found.course_revision,
        outline: found.outline,
      }
    );
  }
}
