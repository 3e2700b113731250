/** One delivery of a job. `signal` aborts when the lease is lost or the process stops; work must end soon after. */
export interface Job<Data> {
  readonly id: string;
  readonly data: Data;
  /** 0 on the first delivery. */
  readonly retryCount: number;
  readonly signal: AbortSignal;
}

export interface QueueOptions {
  /** Deliveries after the first. A crash and a handover at shutdown each use one up, so that a job that kills its process stops too. */
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

/** The job queue (pg-boss). Sending takes part in the running transaction: no commit, no job. */
export abstract class Jobs {
  /** Declares a queue and its worker; called by modules while they start (`onModuleInit`). Handlers run only in a process that takes jobs. */
  abstract register<Data extends object>(
    queue: string,
    options: QueueOptions,
    handler: (job: Job<Data>) => Promise<void>,
    /** Called when every delivery has failed; delivered again should it throw, so it must be idempotent. */
    onExhausted?: (data: Data) => Promise<void>,
  ): void;
  abstract send<Data extends object>(queue: string, data: Data): Promise<void>;
}
