import type { QueueOptions } from '@coursewright/platform';

export const generationQueue = 'generation';

export interface GenerationJob {
  readonly taskId: string;
  /**
   * Which run of the task this is for: what is left of an earlier one does nothing. Absent: the
   * present one.
   */
  readonly run?: number;
}

/**
 * A dead worker is given up after about ten seconds; the journal answers whatever it had paid for.
 * How often a run is worth delivering is counted with its task (`GenerationRuns.take`): what
 * brings nothing three times in a row is given up. The limit here is for what never gets that far.
 */
export const generationQueueOptions: Omit<QueueOptions, 'concurrency'> = {
  retryLimit: 100,
  retryDelay: 0,
  heartbeatSeconds: 10,
  expireInSeconds: 2 * 3600,
};
