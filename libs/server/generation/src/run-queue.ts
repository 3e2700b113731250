import { Jobs } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { generationQueue, type GenerationJob } from './generation-queue.ts';
import { GenerationRuns } from './generation-runs.ts';

/**
 * Ranks count seconds from here (2026-01-01, in epoch seconds), so that they fit the queue's int32
 * until 2094.
 */
const origin = 1_767_225_600;
/**
 * Seconds by which each unfinished course of a user puts the next one back. Whoever comes within
 * that time with a first course passes the second one of everybody else; whoever waits is passed
 * for a bounded time only, because later ranks belong to later times.
 */
const setback = 300;

/**
 * The one line in which every run of every user waits for a worker. Nothing else sends generation
 * jobs.
 */
@Injectable()
export class RunQueue {
  constructor(
    private readonly runs: GenerationRuns,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Lines a run up, in the transaction that has made it pending and holds `lockStartsOf` of its
   * user.
   */
  async enter(taskId: string): Promise<void> {
    const task = await this.runs.rank(taskId, origin, setback);
    if (task)
      await this.jobs.send<GenerationJob>(
        generationQueue,
        { taskId, run: task.run },
        { priority: -task.queue_rank },
      );
  }
}
