import { useEffect, useState } from 'react';
import { remainingWords, type Estimate } from '../model/remaining-time.ts';

const tickMs = 5_000;

/** The estimate in words, going down between two answers of the server; undefined while nothing is known. `askedAt`: epoch milliseconds. */
export function useRemainingTime(
  estimate: Estimate | undefined,
  askedAt: number,
): string | undefined {
  const [now, setNow] = useState(askedAt);
  const isKnown = estimate !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isKnown]);
  return estimate && remainingWords(estimate, Math.max(0, now - askedAt) / 1000);
}
