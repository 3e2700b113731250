import { limits, prices, type GenerateCourseInput, type TaskStarted } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { faultPoint } from '@coursewright/platform';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { BeginRun, tooManyAtOnce } from './begin-run.ts';
import { CourseSources } from './course-sources.ts';
import { GenerationRuns } from './generation-runs.ts';
import { RunLimits } from './run-limits.ts';
import { RunProviders } from './run-providers.ts';
import { UnpaidCalls } from './unpaid-calls.ts';

/** Takes an order for a course: debit, task and job come into being together or not at all. */
@Injectable()
export class StartGeneration implements Record<'run', UseCases['startGeneration']['run']> {
  constructor(
    private readonly ledger: Ledger,
    private readonly runs: GenerationRuns,
    private readonly courseSources: CourseSources,
    private readonly beginRun: BeginRun,
    private readonly providers: RunProviders,
    private readonly runLimits: RunLimits,
    private readonly unpaidCalls: UnpaidCalls,
  ) {}

  async run(
    { userId }: Caller,
    input: GenerateCourseInput,
    attempt: Attempt,
  ): Promise<TaskStarted> {
    if (!(await attempt.isRepeated())) {
      await this.runLimits.take('starts', userId);
      if (input.outline_first) await this.runLimits.take('outlines', userId);
    }
    const started = await attempt.once(async () => {
      const providers = await this.providers.of(userId, input);
      await this.courseSources.check(userId, input, providers);
      await this.runs.lockStartsOf(userId);
      await this.unpaidCalls.check(userId);
      const order = { userId, request: input, authorName: providers.author.name };
      const taskId = await this.runs.add(order, limits.activeGenerationsPerUser);
      if (!taskId) throw tooManyAtOnce();
      faultPoint('start.task_added');
      await this.ledger.spend(userId, prices.course, 'generation_use', {
        taskId,
        notes: input.topic,
      });
      faultPoint('start.debited');
      return this.beginRun.first(taskId, { userId, ...input });
    });
    faultPoint('start.committed');
    return started;
  }
}
