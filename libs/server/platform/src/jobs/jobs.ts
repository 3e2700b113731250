import type { z } from 'zod';

/**
 * One delivery of a job. `signal` aborts when the lease is lost or the process stops; work must end
 * soon after.
 */
export interface Job<Data> {
  readonly id: string;
  readonly data: Data;
  /** 0 on the first delivery. */
  readonly retryCount: number;
  readonly signal: AbortSignal;
}

/**
 * Why a job's signal aborts when its process stops in good order: the work is sound, another
 * process goes on with it.
 */
export class ProcessStops extends Error {
  constructor() {
    super('The process stops; another one takes the job over.');
    this.name = 'ProcessStops';
  }
}

export interface QueueOptions {
  /**
   * Deliveries after the first. A crash uses one up, so that a job that kills its process stops
   * too; so does a handover at shutdown.
   */
  readonly retryLimit: number;
  /** Seconds between deliveries; doubles when `retryBackoff`. */
  readonly retryDelay: number;
  readonly retryBackoff?: boolean;
  /** A worker that is silent for this long has died; its job is delivered again. At least 10. */
  readonly heartbeatSeconds: number;
  readonly expireInSeconds: number;
  /** Jobs of this queue that one process works on at once. */
  readonly concurrency: number;
}

export interface RoundOptions {
  /**
   * Milliseconds between rounds of one process. Each of several processes begins its own, so what a
   * round does must bear being done twice at once.
   */
  readonly every: number;
  /** A round that takes longer is begun again elsewhere. */
  readonly expireInSeconds?: number;
}

export interface SendOptions {
  /**
   * Jobs with a higher one are delivered first; of equal ones the older. An int32; 0 unless said.
   */
  readonly priority?: number;
}

/** The job queue (pg-boss). Sending takes part in the running transaction: no commit, no job. */
export abstract class Jobs {
  /**
   * Declares a queue and its worker; called by modules while they start (`onModuleInit`). Handlers
   * run only in a process that takes jobs.
   */
  abstract register<Data extends object>(
    queue: string,
    options: QueueOptions,
    handler: (job: Job<Data>) => Promise<void>,
    /**
     * Called when every delivery has failed; delivered again should it throw, so it must be
     * idempotent.
     */
    onExhausted?: (data: Data) => Promise<void>,
  ): void;
  /**
   * Declares work that is done now and then, as a job of its own queue; called while modules start.
   * One round at a time in each process.
   */
  abstract repeat(
    queue: string,
    options: RoundOptions,
    round: (signal: AbortSignal) => Promise<void>,
  ): void;
  /**
   * The data of every job of a queue that waits, runs, or has yet to be told that it is exhausted,
   * as `data` knows it.
   */
  abstract underWay<Data extends z.ZodType>(queue: string, data: Data): Promise<z.output<Data>[]>;
  abstract send<Data extends object>(
    queue: string,
    data: Data,
    options?: SendOptions,
  ): Promise<void>;
}
