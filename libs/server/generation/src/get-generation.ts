import { AppError, limits, rewriteView, type TaskView } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { CoursePaces } from './course-paces.ts';
import { GenerationTasks } from './generation-tasks.ts';

/** Where a generation stands, with what is written so far. */
@Injectable()
export class GetGeneration {
  constructor(
    private readonly tasks: GenerationTasks,
    private readonly paces: CoursePaces,
  ) {}

  async run(caller: Caller, { id }: { id: string }): Promise<TaskView> {
    const task = await this.tasks.ofUser(caller.userId, id);
    if (!task) throw new AppError('not_found', 'There is no such course.');
    const {
      status,
      topic,
      overall_progress,
      queue_position,
      waiting_for,
      outline_revision,
      notify_by_email,
      course,
      error,
      course_revision,
      run_kind,
    } = task;
    const estimate =
      status === 'pending' || status === 'running'
        ? (await this.paces.estimatesOf(caller.userId, [id])).get(id)
        : undefined;
    return {
      task_id: task.id,
      status,
      topic,
      overall_progress,
      notify_by_email,
      created_at: task.created_at.toISOString(),
      ...(queue_position ? { queue_position } : {}),
      ...(waiting_for ? { waiting_for, outline_revision } : {}),
      ...(estimate ? { estimate } : {}),
      ...(course ? { learning_path: course } : {}),
      ...(course && status === 'completed' ? { result: course } : {}),
      ...(error && (status === 'failed' || status === 'cancelled') ? { error } : {}),
      course_revision,
      run_kind,
      rewrites_left: Math.max(0, limits.rewritesPerCourse - task.rewrites),
      ...(task.rewrite ? { rewrite: rewriteView.strip().parse(task.rewrite) } : {}),
    };
  }
}
