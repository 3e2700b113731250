import {
  generateCourseInput,
  recentTasksQuery,
  operations,
  taskIdInput,
  type ActiveTask,
  type Capabilities,
  type GenerateCourseInput,
  type RecentTasks,
  type RecentTasksQuery,
  type TaskStarted,
  type TaskView,
} from '@coursewright/contract';
import { CalledWith, Rest, SignedInCaller } from '@coursewright/platform';
import type { CallOptions, Caller } from '@coursewright/rpc';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { CancelGeneration } from './cancel-generation.ts';
import { FinishGeneration } from './finish-generation.ts';
import { GetCapabilities } from './get-capabilities.ts';
import { GetGeneration } from './get-generation.ts';
import { ListActiveGenerations } from './list-active-generations.ts';
import { ListRecentGenerations } from './list-recent-generations.ts';
import { RetryGeneration } from './retry-generation.ts';
import { StartGeneration } from './start-generation.ts';

@Controller()
export class GenerationController {
  constructor(
    private readonly startGeneration: StartGeneration,
    private readonly getGeneration: GetGeneration,
    private readonly cancelGeneration: CancelGeneration,
    private readonly retryGeneration: RetryGeneration,
    private readonly finishGeneration: FinishGeneration,
    private readonly listRecentGenerations: ListRecentGenerations,
    private readonly listActiveGenerations: ListActiveGenerations,
    private readonly getCapabilities: GetCapabilities,
  ) {}

  @Rest(operations.startGeneration)
  start(
    @SignedInCaller() caller: Caller,
    @Body({ schema: generateCourseInput }) body: GenerateCourseInput,
    @CalledWith() options: CallOptions,
  ): Promise<TaskStarted> {
    return this.startGeneration.run(caller, body, options);
  }

  @Rest(operations.recentGenerations)
  recent(
    @SignedInCaller() caller: Caller,
    @Query({ schema: recentTasksQuery }) query: RecentTasksQuery,
  ): Promise<RecentTasks> {
    return this.listRecentGenerations.run(caller, query);
  }

  @Rest(operations.activeGenerations)
  active(@SignedInCaller() caller: Caller): Promise<ActiveTask[]> {
    return this.listActiveGenerations.run(caller);
  }

  @Rest(operations.generationStatus)
  status(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) params: { id: string },
  ): Promise<TaskView> {
    return this.getGeneration.run(caller, params);
  }

  @Rest(operations.cancelGeneration)
  cancel(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) params: { id: string },
  ): Promise<TaskView> {
    return this.cancelGeneration.run(caller, params);
  }

  @Rest(operations.retryGeneration)
  retry(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) params: { id: string },
    @CalledWith() options: CallOptions,
  ): Promise<TaskStarted> {
    return this.retryGeneration.run(caller, params, options);
  }

  @Rest(operations.finishGeneration)
  finish(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) params: { id: string },
    @CalledWith() options: CallOptions,
  ): Promise<TaskStarted> {
    return this.finishGeneration.run(caller, params, options);
  }

  @Rest(operations.capabilities)
  capabilities(): Promise<Capabilities> {
    return this.getCapabilities.run();
  }
}
