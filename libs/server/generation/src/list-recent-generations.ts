import type { RecentTasks, RecentTasksQuery } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GenerationTasks } from './generation-tasks.ts';
import { finishedLessons } from './pipeline/course-repair.ts';

/** The caller's generations whatever became of them, newest first, without the courses. */
@Injectable()
export class ListRecentGenerations {
  constructor(private readonly tasks: GenerationTasks) {}

  async run(caller: Caller, { page, per_page }: RecentTasksQuery): Promise<RecentTasks> {
    const { rows, total } = await this.tasks.recentOf(
      caller.userId,
      per_page,
      (page - 1) * per_page,
    );
    const generations = rows.map(
      ({
        id,
        status,
        topic,
        created_at,
        overall_progress,
        queue_position,
        waiting_for,
        error,
        course,
      }) => ({
        task_id: id,
        status,
        topic,
        created_at: created_at.toISOString(),
        overall_progress,
        ...(queue_position ? { queue_position } : {}),
        ...(waiting_for ? { waiting_for } : {}),
        ...(error ? { error } : {}),
        lessons_finished: course ? finishedLessons(course) : 0,
      }),
    );
    return { generations, total, page, per_page };
  }
}
