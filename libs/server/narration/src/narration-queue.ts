import type { QueueOptions } from '@coursewright/platform';

export const narrationQueue = 'narration';

export interface NarrationJob {
  readonly narrationId: string;
}

/** A speaker that fails is asked again; a dead worker is given up after about ten seconds. */
export const narrationQueueOptions: QueueOptions = {
  retryLimit: 3,
  retryDelay: 1,
  heartbeatSeconds: 10,
  expireInSeconds: 1_800,
  concurrency: 1,
};

/** What rings when the audio that a key stands for is there, or has failed. */
export const wakeupOf = (key: string): string => `narration ${key}`;
