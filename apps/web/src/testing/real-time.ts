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

/** Timers that are not shorter than this are waits of the product: polls, retries, late saves. */
const waitsFrom = 200;
const hurried = 20;

/**
 * For the rest of the test the waits of the product take a twentieth of their time, still one after
 * the other. The watchdogs of the test itself keep theirs.
 */
export function hurry(): void {
  const setLater = globalThis.setTimeout;
  const setAgain = globalThis.setInterval;
  const shorter = (ms = 0) => (ms < waitsFrom ? ms : ms / hurried);
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
