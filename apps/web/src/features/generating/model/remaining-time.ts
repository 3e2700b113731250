import type { TaskView } from '@coursewright/contract';
import type { Messages } from '../messages/en.tsx';

export type Estimate = NonNullable<TaskView['estimate']>;

/**
 * Bounds that are as far from one another as this, as a ratio and in seconds, are said instead of
 * one figure.
 */
const unsureFrom = { ratio: 1.6, seconds: 90 } as const;

/**
 * The time that is left, as coarse as the estimate: "About 2 minutes left", "2 to 5 minutes left".
 * `passedSeconds` since it was made.
 */
export function remainingText(
  { seconds_left, seconds_low, seconds_high }: Estimate,
  passedSeconds: number,
  t: Messages['time_left'],
): string {
  const [left, low, high] = [seconds_left, seconds_low, seconds_high].map((seconds) =>
    Math.max(0, seconds - passedSeconds),
  ) as [number, number, number];
  if (high <= 15) return t.seconds;
  if (high <= 60) return t.under_a_minute;
  const [from, to] = [Math.floor(low / 60), Math.ceil(high / 60)];
  if (high >= low * unsureFrom.ratio && high - low >= unsureFrom.seconds)
    return from === 0 ? t.up_to({ to }) : t.between({ from, to });
  return left < 45 ? t.under_a_minute : t.about({ count: Math.max(1, Math.round(left / 60)) });
}
