import type { PathData, RecentTasks, RecentTasksQuery } from '@coursewright/contract';
import { Courses, finishedLessons } from '@coursewright/learning-paths';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GenerationRuns } from './generation-runs.ts';
import { creditOf } from './generation-status.ts';

/** The caller's generations whatever became of them, newest first, without the courses. */
@Injectable()
export class ListRecentGenerations {
  constructor(
    private readonly runs: GenerationRuns,
    private readonly courses: Courses,
  ) {}

  async run(caller: Caller, { page, per_page }: RecentTasksQuery): Promise<RecentTasks> {
    const { rows, total } = await this.runs.recentOf(
      caller.userId,
      per_page,
      (page - 1) * per_page,
    );
    const ended = rows.filter(({ status }) => status === 'failed' || status === 'cancelled');
    const documents = await this.courses.documentsOf(ended.map(({ id }) => id));
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
        is_paid,
      }) => ({
        task_id: id,
        status,
        topic,
        created_at: created_at.toISOString(),
        overall_progress,
        ...(queue_position ? { queue_position } : {}),
        ...(waiting_for ? { waiting_for } : {}),
        ...(error ? { error } : {}),
        ...creditOf(status, is_paid),
        lessons_finished: lessonsOf(documents.get(id)),
      }),
    );
    return { generations, total, page, per_page };
  }
}

const lessonsOf = (course: PathData | undefined): number => (course ? finishedLessons(course) : 0);
