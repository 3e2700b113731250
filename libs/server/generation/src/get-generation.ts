import { AppError, limits, rewriteView, type TaskView } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GenerationTasks } from './generation-tasks.ts';

/** Where a generation stands, with what is written so far. */
@Injectable()
export class GetGeneration {
  constructor(private readonly tasks: GenerationTasks) {}

  async run(caller: Caller, { id }: { id: string }): Promise<TaskView> {
    const task = await this.tasks.ofUser(caller.userId, id);
    if (!task) throw new AppError('not_found', 'There is no such course.');
    const { status, topic, overall_progress, queue_position, waiting_for, notify_by_email, course, error, course_revision, run_kind } = task;
    return {
      task_id: task.id, status, topic, overall_progress, notify_by_email,
      created_at: task.created_at.toISOString(),
      ...(queue_position ? { queue_position } : {}),
      ...(waiting_for ? { waiting_for } : {}),
      ...(course ? { learning_path: course } : {}),
      ...(course && status === 'completed' ? { result: course } : {}),
      ...(error && status === 'failed' ? { error } : {}),
      course_revision, run_kind, rewrites_left: Math.max(0, limits.rewritesPerCourse - task.rewrites),
      ...(task.rewrite ? { rewrite: rewriteView.strip().parse(task.rewrite) } : {}),
    };
  }
}
