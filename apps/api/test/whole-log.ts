import type { ProgressEvent } from '@coursewright/contract';
import { expect } from 'vitest';

/**
 * Events 1…N without a gap, progress that never goes down, exactly one stream_close, and it is the
 * last.
 */
export function expectWholeLog(
  events: readonly ProgressEvent[],
  status: ProgressEvent['status'],
): void {
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
  const progress = events.map(({ overall_progress }) => overall_progress);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  const closings = events.filter(({ action }) => action === 'stream_close');
  expect(closings.map((event) => [event.id, event.status])).toEqual([[events.length, status]]);
}
