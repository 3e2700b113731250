import { AppError } from '@coursewright/contract';
import { Config, faultPoint, Jobs, ProcessStops, type Job } from '@coursewright/platform';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Cancellations, Cancelled } from './cancellations.ts';
import { EndRun } from './end-run.ts';
import { generationQueue, generationQueueOptions, type GenerationJob } from './generation-queue.ts';
import { LeaseLost } from './lease-lost.ts';
import { Quarantine } from './quarantine.ts';
import { RunStates } from './run-states.ts';
import type { HeldRun } from './run-pipeline.ts';
import { WriteRun } from './write-run.ts';

/**
 * Works on one task from delivery to its end: completed, failed with the credit returned, or
 * cancelled.
 */
@Injectable()
export class RunGeneration implements OnModuleInit {
  private readonly log = new Logger(RunGeneration.name);
  private readonly quarantine = new Quarantine();

  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly states: RunStates,
    private readonly cancellations: Cancellations,
    private readonly writeRun: WriteRun,
    private readonly endRun: EndRun,
  ) {}

  onModuleInit(): void {
    this.jobs.register<GenerationJob>(
      generationQueue,
      { ...generationQueueOptions, concurrency: this.config.coursesAtOnce },
      (job) => this.run(job),
      (data) => this.giveUp(data),
    );
  }

  async run({ data, signal }: Pick<Job<GenerationJob>, 'data' | 'signal'>): Promise<void> {
    faultPoint('run.delivered', data.taskId);
    const { isQuarantined, isSpent } = await this.states.fateOf(data.taskId, data.run);
    if (isSpent) await this.giveUp(data);
    else if (isQuarantined)
      await this.quarantine.inTurn(signal, (onAnswer) => this.deliver(data, signal, onAnswer));
    else await this.deliver(data, signal);
  }

  /** Its deliveries died, or met a fault: ends it once, and returns the credit. */
  giveUp(data: GenerationJob): Promise<void> {
    return this.endRun.givenUp(data);
  }

  private async deliver(
    data: GenerationJob,
    stops: AbortSignal,
    onAnswer: () => void = () => undefined,
  ): Promise<void> {
    const task = await this.states.take(data.taskId, data.run);
    if (!task) return;
    faultPoint('run.taken', task.id);
    const lease = { taskId: task.id, token: task.fencing_token };
    const cancel = this.cancellations.watch(task.id);
    const signal = AbortSignal.any([stops, cancel.signal]);
    const held: HeldRun = { task, lease, signal, onAnswer, course: task.course ?? undefined };
    try {
      if (task.cancel_requested_at) await this.endRun.stopped(lease, held.course);
      else await this.writeRun.run(held);
    } catch (error) {
      if (error instanceof LeaseLost)
        this.log.warn(`Run ${task.id} was taken over by another delivery`);
      else if (stops.aborted) await this.handOver(held, stops.reason);
      else if (cancel.signal.aborted || error instanceof Cancelled)
        await this.endRun.stopped(lease, held.course);
      else if (error instanceof AppError) await this.endRun.failed(lease, error, held.course);
      else throw error;
    } finally {
      cancel.stop();
    }
  }

  /**
   * Throws `reason`, so that the job is delivered again. That a process stops is no delivery in
   * vain.
   */
  private async handOver({ lease }: HeldRun, reason: unknown): Promise<never> {
    if (reason instanceof ProcessStops) {
      await this.states.release(lease);
      faultPoint('handover.released', lease.taskId);
    }
    throw reason;
  }
}
