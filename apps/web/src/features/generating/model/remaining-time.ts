import type { TaskView } from '@coursewright/contract';

export type Estimate = NonNullable<TaskView['estimate']>;

/** Bounds that are as far from one another as this, as a ratio and in seconds, are said instead of one figure. */
const unsureFrom = { ratio: 1.6, seconds: 90 } as const;

/** The time that is left in words as coarse as the estimate: "about 2 minutes left", "2 to 5 minutes left". `passedSeconds` since it was made. */
export function remainingWords(
  { seconds_left, seconds_low, seconds_high }: Estimate,
  passedSeconds = 0,
): string {
  const [left, low, high] = [seconds_left, seconds_low, seconds_high].map((seconds) =>
    Math.max(0, seconds - passedSeconds),
  ) as [number, number, number];
  if (high <= 15) return 'a few seconds left';
  if (high <= 60) return 'less than a minute left';
  const [from, to] = [Math.floor(low / 60), Math.ceil(high / 60)];
  if (high >= low * unsureFrom.ratio && high - low >= unsureFrom.seconds)
    return from === 0 ? `up to ${minutes(to)} left` : `${from} to ${minutes(to)} left`;
  return left < 45
    ? 'less than a minute left'
    : `about ${minutes(Math.max(1, Math.round(left / 60)))} left`;
}

const minutes = (count: number) =>
  count === 1 ? 'a minute' : count < 90 ? `${count} minutes` : `${Math.round(count / 60)} hours`;
