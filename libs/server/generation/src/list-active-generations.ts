import type { ActiveTask } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { DurationEstimates } from './duration-estimates.ts';
import { GenerationRuns } from './generation-runs.ts';

/** The caller's generations that wait or run, newest first. */
@Injectable()
export class ListActiveGenerations {
  constructor(
    private readonly runs: GenerationRuns,
    private readonly durations: DurationEstimates,
  ) {}

  async run(caller: Caller): Promise<ActiveTask[]> {
    const tasks = await this.runs.unfinishedOf(caller.userId);
    const estimates = await this.durations.estimatesOf(
      caller.userId,
      tasks.map(({ id }) => id),
    );
    return tasks.map(
      ({ id, status, topic, created_at, overall_progress, queue_position, waiting_for }) => ({
        task_id: id,
        status,
        topic,
        created_at: created_at.toISOString(),
        overall_progress,
        ...(queue_position ? { queue_position } : {}),
        ...(waiting_for ? { waiting_for } : {}),
        ...(estimates.has(id) ? { estimate: estimates.get(id) } : {}),
      }),
    );
  }
}
