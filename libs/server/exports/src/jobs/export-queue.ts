import type { QueueOptions } from '@coursewright/platform';

export const exportQueue = 'export';

export interface ExportJob {
  readonly exportId: string;
}

/** A course that breaks its worker breaks the next one, too: it is tried three times. */
export const exportQueueOptions: QueueOptions = {
  retryLimit: 2,
  retryDelay: 2,
  heartbeatSeconds: 10,
  expireInSeconds: 900,
  concurrency: 1,
};
