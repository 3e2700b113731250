import type { QueueOptions } from '@coursewright/platform';

export const generationQueue = 'generation';

export interface GenerationJob {
  readonly taskId: string;
  /** Which run of the task this is for: what is left of an earlier one does nothing. Absent: the present one. */
  readonly run?: number;
}

/**
 * Three deliveries, then the credit is returned: a course that kills its worker must not do so for ever. A dead worker is noticed
 * after about ten seconds; the journal answers whatever it had paid for.
 */
export const generationQueueOptions: Omit<QueueOptions, 'concurrency'> = { retryLimit: 2, retryDelay: 0, heartbeatSeconds: 10, expireInSeconds: 2 * 3600 };
