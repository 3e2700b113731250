import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** How a process sleeps meanwhile. `asked`: for how long it would have slept, in milliseconds. */
interface Waits extends Disposable {
  readonly asked: readonly number[];
}

const hurried = 50;
const holdsFrom = 1_000;

/**
 * Until it is disposed of, whatever this process sleeps (`node:timers/promises`) takes a fiftieth,
 * still one after the other. That somebody waits is proved by what was asked, not by a clock.
 */
export const hurry = (): Waits =>
  sleepBy((sleep, ms, value, options) => sleep(ms / hurried, value, options));

/** As `hurry`, but waits of a second and more end when `until` does, and shorter ones as ever. */
export const holdWaits = (until: Promise<unknown>): Waits =>
  sleepBy((sleep, ms, value, options) =>
    ms < holdsFrom ? sleep(ms, value, options) : until.then(() => value),
  );

type Sleep = (ms: number, value?: unknown, options?: object) => Promise<unknown>;

function sleepBy(other: (sleep: Sleep, ...asked: Parameters<Sleep>) => Promise<unknown>): Waits {
  const asked: number[] = [];
  const { setTimeout: sleep } = timers;
  const use = (one: typeof sleep) => {
    timers.setTimeout = one;
    // The named imports of modules that are loaded already follow.
    syncBuiltinESMExports();
  };
  use(((ms = 0, value, options) => {
    asked.push(ms);
    return other(sleep, ms, value, options);
  }) as typeof sleep);
  return { asked, [Symbol.dispose]: () => use(sleep) };
}
