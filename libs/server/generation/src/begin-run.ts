import { AppError, limits, type PathData, type TaskStarted } from '@coursewright/contract';
import { Courses } from '@coursewright/learning-paths';
import { faultPoint } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { GenerationRuns, type Run } from './generation-runs.ts';
import { ProgressLog } from './progress-log.ts';
import { RunQueue } from './run-queue.ts';

/** What every run sets out with, in the transaction that has added or reopened its task. */
@Injectable()
export class BeginRun {
  constructor(
    private readonly runs: GenerationRuns,
    private readonly courses: Courses,
    private readonly progress: ProgressLog,
    private readonly queue: RunQueue,
  ) {}

  /**
   * The first run of a task: its course, its first event and its place in the queue. Exact only
   * after `lockStartsOf`.
   */
  async first(
    taskId: string,
    course: { userId: string; topic: string; language: string },
  ): Promise<TaskStarted> {
    await this.courses.begin(taskId, course);
    await this.progress.open(taskId);
    faultPoint('start.announced');
    await this.queue.enter(taskId);
    faultPoint('start.job_sent');
    return { task_id: taskId, status: 'pending' };
  }

  /**
   * A later run. Throws too_many_requests when the user already has as many courses being written
   * as are allowed.
   */
  async again(task: Run): Promise<TaskStarted> {
    // The task's row is locked before the user's, as where a task is settled.
    await this.runs.lockStartsOf(task.user_id);
    if ((await this.runs.countUnfinished(task.user_id)) > limits.activeGenerationsPerUser)
      throw tooManyAtOnce();
    if (task.course && task.run_kind !== 'rewrite')
      await this.courses.fill(task.id, withOpenLessons(task.course));
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
