import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './database-errors.ts';

/** Milliseconds between tries, each of which waits for a connection by itself. */
const tryAgainAfter = 500;

/**
 * Does `work` as soon as the database is there: while it is away, tries again until `signal` aborts,
 * then throws its reason. For what must not be given up for an outage, where a request would be.
 * What was done and whose acknowledgement was lost is done again: `work` must bear that, and is told
 * how many tries went before.
 */
export async function onceDatabaseIsThere<T>(
  work: (triesBefore: number) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work(tries);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
    signal.throwIfAborted();
    await sleep(tryAgainAfter);
    signal.throwIfAborted();
  }
}
