import { AppError, limits, type PathData, type TaskStarted } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { GenerationTasks, type TaskRow } from './generation-tasks.ts';
import { ProgressLog } from './progress-log.ts';
import { RunQueue } from './run-queue.ts';

/** What every new run of an ended task needs, in the transaction that has reopened it. */
@Injectable()
export class BeginRun {
  constructor(
    private readonly tasks: GenerationTasks,
    private readonly progress: ProgressLog,
    private readonly queue: RunQueue,
  ) {}

  /** Throws too_many_requests when the user already has as many courses being written as are allowed. */
  async run(task: TaskRow): Promise<TaskStarted> {
    // The task's row is locked before the user's, as where a task is settled.
    await this.tasks.lockStartsOf(task.user_id);
    if ((await this.tasks.countUnfinished(task.user_id)) > limits.activeGenerationsPerUser)
      throw tooManyAtOnce();
    if (task.course && task.run_kind !== 'rewrite')
      await this.tasks.setCourse(task.id, withOpenLessons(task.course));
    await this.progress.reopen(task.id, task.run);
    await this.queue.enter(task.id);
    return { task_id: task.id, status: 'pending' };
  }
}

export const tooManyAtOnce = (): AppError =>
  new AppError(
    'too_many_requests',
    `You already have ${limits.activeGenerationsPerUser} courses being written. Wait for one to finish, or stop one.`,
    { retryAfter: 60 },
  );

/** Lessons that failed, or that nobody goes on writing, are planned ones again. */
const withOpenLessons = (course: PathData): PathData => ({
  ...course,
  modules: course.modules.map((module) => ({
    ...module,
    submodules: module.submodules.map(({ error, ...one }) =>
      error !== undefined || one.status === 'failed' || one.status === 'writing'
        ? { ...one, status: 'planned' as const }
        : one,
    ),
  })),
});
