import type { TimeEstimate } from '@coursewright/contract';

/** A course of the same author that was written before. */
export interface EarlierCourse {
  /** That workers spent on it, waiting for the learner left out. */
  readonly seconds: number;
  readonly lessons: number;
  /** Lessons written at once. */
  readonly width: number;
}

/** The course that is estimated. */
export interface CourseProgress {
  /** That workers have spent on it so far. */
  readonly seconds: number;
  /** As the outline has it, or as was asked for; absent while nobody knows. */
  readonly lessons?: number;
  readonly width: number;
  /** 0–1, of the whole. */
  readonly progress: number;
}

/** Below this share the own speed says nothing: the first calls are unlike those that follow. */
const ownSpeedFrom = 0.2;
/**
 * How far from the middle the bounds are where only one course is known, or only this one: half of
 * it.
 */
const widestSpread = 0.5;

/**
 * How long a course will probably go on. At first from what its author took per lesson in earlier
 * courses (the middle of them, between their quarters); the further it comes, the more from its own
 * speed, and the closer the bounds. Undefined while neither is known.
 */
export function estimateTime(
  earlier: readonly EarlierCourse[],
  now: CourseProgress,
): TimeEstimate | undefined {
  const left = 1 - now.progress;
  if (left <= 0) return { seconds_left: 0, seconds_low: 0, seconds_high: 0 };
  const perLesson = earlier
    .filter(({ lessons, seconds }) => lessons > 0 && seconds > 0)
    .map(({ seconds, lessons, width }) => seconds / turns(lessons, width))
    .toSorted((a, b) => a - b);
  const lessons =
    now.lessons ??
    quantile(
      earlier.map((course) => course.lessons).toSorted((a, b) => a - b),
      0.5,
    );
  const own =
    now.progress >= ownSpeedFrom && now.seconds > 0 ? now.seconds / now.progress : undefined;
  const middle = quantile(perLesson, 0.5);
  const past =
    middle === undefined || lessons === undefined ? undefined : middle * turns(lessons, now.width);
  const total =
    past === undefined ? own : own === undefined ? past : past * left + own * now.progress;
  if (total === undefined) return undefined;

  const spread = (quarter: number): number => {
    const bound = quantile(perLesson, quarter);
    const known =
      past !== undefined && middle !== undefined && bound !== undefined && perLesson.length >= 4;
    return known ? Math.min(1, Math.abs(bound / middle - 1) + 0.05) : widestSpread;
  };
  // A course that takes longer than any before it is not about to end for that reason.
  const seconds = Math.max(total * left, own === undefined ? (past ?? 0) * 0.1 : own * left * 0.5);
  return {
    seconds_left: Math.round(seconds),
    seconds_low: Math.round(seconds * (1 - Math.min(0.9, spread(0.25)) * left)),
    seconds_high: Math.round(seconds * (1 + spread(0.75) * left)),
  };
}

/** How often lessons follow each other when `width` are written at once. */
const turns = (lessons: number, width: number): number =>
  lessons / Math.max(1, Math.min(width, lessons));

/** Of sorted values; undefined of none. */
function quantile(sorted: readonly number[], share: number): number | undefined {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below === undefined || above === undefined
    ? undefined
    : below + (above - below) * (place - Math.floor(place));
}
