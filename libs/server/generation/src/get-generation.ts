import { limits, rewriteView, type TaskView } from '@coursewright/contract';
import {
  type Course,
  Courses,
  CourseViews,
  documentOnWire,
  noSuchCourse,
  viewWithoutTask,
} from '@coursewright/learning-paths';
import type { Caller } from '@coursewright/rpc';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DurationEstimates } from './duration-estimates.ts';
import { GenerationRuns, type QueuedRun } from './generation-runs.ts';

/** The state of a generation, with what is written so far. */
@Injectable()
export class GetGeneration implements OnModuleInit {
  constructor(
    private readonly runs: GenerationRuns,
    private readonly courses: Courses,
    private readonly durations: DurationEstimates,
    private readonly views: CourseViews,
  ) {}

  onModuleInit(): void {
    this.views.register((caller, id) => this.run(caller, { id }));
  }

  /** `id` is that of the generation, or of the course. Throws not_found. */
  async run({ userId }: Caller, { id }: { id: string }): Promise<TaskView> {
    // The task before its course, which is then as complete as the status says.
    const named = await this.runs.ofUser(userId, id);
    const course = await this.courses.find(userId, id);
    const task = named ?? (course?.task_id && (await this.runs.ofUser(userId, course.task_id)));
    // Deleted by its owner.
    if (!course) throw noSuchCourse();
    return task ? this.viewOf(userId, task, course) : viewWithoutTask(course);
  }

  private async viewOf(userId: string, task: QueuedRun, course: Course): Promise<TaskView> {
    const { status, topic, overall_progress, queue_position, waiting_for, error } = task;
    const estimate =
      status === 'pending' || status === 'running'
        ? (await this.durations.estimatesOf(userId, [task.id])).get(task.id)
        : undefined;
    return {
      task_id: task.id,
      status,
      topic,
      overall_progress,
      notify_by_email: task.notify_by_email,
      created_at: task.created_at.toISOString(),
      ...(queue_position ? { queue_position } : {}),
      ...(waiting_for ? { waiting_for, outline_revision: task.outline_revision } : {}),
      ...(estimate ? { estimate } : {}),
      ...documentOnWire(course.document, status === 'completed'),
      ...(error && (status === 'failed' || status === 'cancelled') ? { error } : {}),
      course_revision: course.revision,
      run_kind: task.run_kind,
      rewrites_left: Math.max(0, limits.rewritesPerCourse - task.rewrites),
      ...(task.rewrite ? { rewrite: rewriteView.strip().parse(task.rewrite) } : {}),
    };
  }
}
