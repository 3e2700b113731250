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
