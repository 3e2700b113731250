import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Ends fake time. What is due at once is done first, in the same breath: a batch of calls that waits
 * for a fake timer would never be sent, and every later call would join it.
 */
export function backToRealTime(): void {
  if (!vi.isFakeTimers()) return;
  act(() => void vi.advanceTimersByTime(10));
  vi.useRealTimers();
}

/** Timers of this length are waits of the product, such as polls and retries; */
const waitsFrom = 200;
/** what is longer is a watchdog, of the test too. */
const watchesFrom = 20_000;
const hurried = 20;

/**
 * For the rest of the test the waits of the product take a twentieth of their time, still one after
 * the other. Only where nothing is to be seen or done before one of them ends: a busy machine comes
 * too late for that.
 */
export function hurry(): void {
  const setLater = globalThis.setTimeout;
  const setAgain = globalThis.setInterval;
  const shorter = (ms = 0) => (ms < waitsFrom || ms >= watchesFrom ? ms : ms / hurried);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    work: () => void,
    ms?: number,
    ...args: []
  ) => setLater(work, shorter(ms), ...args)) as typeof setTimeout);
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((
    work: () => void,
    ms?: number,
    ...args: []
  ) => setAgain(work, shorter(ms), ...args)) as typeof setInterval);
}
