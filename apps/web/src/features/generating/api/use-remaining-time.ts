import { useSyncExternalStore } from 'react';
import { remainingText, type Estimate } from '../model/remaining-time.ts';
import { useGeneratingMessages } from '../messages/index.ts';

const tickMs = 5_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}
/** Epoch milliseconds, in steps of a tick: the same all through a render. */
const clock = (): number => Math.floor(Date.now() / tickMs) * tickMs;

/**
 * The estimate in words, going down between two answers of the server; undefined while nothing is
 * known. `askedAt`: epoch milliseconds.
 */
export function useRemainingTime(
  estimate: Estimate | undefined,
  askedAt: number,
): string | undefined {
  const now = useSyncExternalStore(subscribe, clock);
  const t = useGeneratingMessages();
  return estimate && remainingText(estimate, Math.max(0, now - askedAt) / 1000, t.time_left);
}
