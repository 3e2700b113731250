import type { TaskView } from '@coursewright/contract';
import { Courses, CourseViews, documentOnWire } from '@coursewright/learning-paths';
import type { Caller } from '@coursewright/rpc';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GenerationStatus } from './generation-status.ts';

/** The state of a generation, with what is written so far. */
@Injectable()
export class GetGeneration implements OnModuleInit {
  constructor(
    private readonly statuses: GenerationStatus,
    private readonly courses: Courses,
    private readonly views: CourseViews,
  ) {}

  onModuleInit(): void {
    this.views.register((caller, id) => this.run(caller, { id }));
  }

  /** `id` is that of the generation, or of the course. Throws not_found. */
  async run({ userId }: Caller, { id }: { id: string }): Promise<TaskView> {
    const { head, course } = await this.statuses.of(userId, id, () => this.whole(userId, id));
    return { ...head, ...documentOnWire(course.document, head.status === 'completed') };
  }

  private async whole(userId: string, id: string) {
    const course = await this.courses.find(userId, id);
    return (
      course && {
        ...course,
        taskId: course.task_id,
        isComplete: course.delivered_at !== null,
        createdAt: course.created_at.toISOString(),
      }
    );
  }
}
