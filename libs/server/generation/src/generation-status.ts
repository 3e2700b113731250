import { limits, rewriteView, type TaskStatus, type TaskView } from '@coursewright/contract';
import { headWithoutTask, noSuchCourse, type TaskHead } from '@coursewright/learning-paths';
import { Injectable } from '@nestjs/common';
import { DurationEstimates } from './duration-estimates.ts';
import { GenerationRuns, type QueuedRun } from './generation-runs.ts';
import { UnpaidCalls } from './unpaid-calls.ts';

/** What has to be known of a course to say how its generation stands. */
export interface ReadCourse {
  readonly id: string;
  readonly taskId: string | null;
  readonly topic: string;
  readonly isComplete: boolean;
  readonly createdAt: string;
  readonly revision: number;
}

/** What became of the credit of a course that was not delivered. */
export const creditOf = (status: TaskStatus, isPaid: boolean): Pick<TaskView, 'credit'> =>
  status === 'failed' || status === 'cancelled' ? { credit: isPaid ? 'spent' : 'returned' } : {};

/** How a generation stands, with its course as far as the caller reads it. */
@Injectable()
export class GenerationStatus {
  constructor(
    private readonly runs: GenerationRuns,
    private readonly durations: DurationEstimates,
    private readonly unpaidCalls: UnpaidCalls,
  ) {}

  /** `id` is that of the generation, or of the course. Throws not_found. */
  async of<Course extends ReadCourse>(
    userId: string,
    id: string,
    readCourse: () => Promise<Course | undefined>,
  ): Promise<{ head: TaskHead; course: Course }> {
    // The task before its course, which is then as complete as the status says.
    const named = await this.runs.ofUser(userId, id);
    const course = await readCourse();
    const task = named ?? (course?.taskId && (await this.runs.ofUser(userId, course.taskId)));
    // Deleted by its owner.
    if (!course) throw noSuchCourse();
    const head = task ? await this.headOf(userId, task, course) : headWithoutTask(course);
    return { head, course };
  }

  private async headOf(
    userId: string,
    task: QueuedRun,
    { revision }: ReadCourse,
  ): Promise<TaskHead> {
    const { status, topic, overall_progress, queue_position, waiting_for, error } = task;
    const isOpen = status === 'pending' || status === 'running';
    const estimate = isOpen
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
      ...(error && (status === 'failed' || status === 'cancelled') ? { error } : {}),
      ...creditOf(status, task.is_paid),
      ...(isOpen && task.returns_to === null
        ? { stop_returns_credit: await this.stopReturnsCredit(task) }
        : {}),
      course_revision: revision,
      run_kind: task.run_kind,
      rewrites_left: Math.max(0, limits.rewritesPerCourse - task.rewrites),
      ...(task.rewrite ? { rewrite: rewriteView.strip().parse(task.rewrite) } : {}),
    };
  }

  /** Declining a course without sources is no stop of its learner's. */
  private async stopReturnsCredit({ id, user_id, waiting_for }: QueuedRun): Promise<boolean> {
    return waiting_for === 'sources' || this.unpaidCalls.wouldAllowStop(user_id, id);
  }
}
