import { describe, expect, it } from 'vitest';
import { estimateTime, type EarlierCourse } from './estimate.ts';

const earlier = (...seconds: number[]): EarlierCourse[] =>
  seconds.map((one) => ({ seconds: one, lessons: 10, width: 2 }));
const widthOf = (estimate: ReturnType<typeof estimateTime>) =>
  estimate!.seconds_high - estimate!.seconds_low;

describe('the remaining time', () => {
  it('is not guessed while nothing is known', () => {
    expect(estimateTime([], { seconds: 3, width: 2, progress: 0.1 })).toBeUndefined();
    expect(estimateTime([], { seconds: 0, lessons: 12, width: 2, progress: 0 })).toBeUndefined();
  });

  it('comes from the middle of earlier courses before a course has a speed of its own, by its lessons and how many are written at once', () => {
    const past = earlier(90, 100, 110, 100, 4_000);
    expect(estimateTime(past, { seconds: 0, lessons: 10, width: 2, progress: 0 })).toMatchObject({
      seconds_left: 100,
    });
    expect(estimateTime(past, { seconds: 0, lessons: 20, width: 2, progress: 0 })).toMatchObject({
      seconds_left: 200,
    });
    expect(estimateTime(past, { seconds: 0, lessons: 10, width: 5, progress: 0 })).toMatchObject({
      seconds_left: 40,
    });
    expect(estimateTime(past, { seconds: 0, width: 2, progress: 0 })).toMatchObject({
      seconds_left: 100,
    });
  });

  it('turns to the own speed as the course goes on, and its bounds close', () => {
    const past = earlier(90, 100, 110, 100);
    // This one is three times slower than those before it: 300 seconds in all.
    const at = (progress: number) =>
      estimateTime(past, { seconds: 300 * progress, lessons: 10, width: 2, progress })!;
    const errors = [0.1, 0.3, 0.5, 0.7, 0.9].map((progress) =>
      Math.abs(at(progress).seconds_left - 300 * (1 - progress)),
    );
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
    expect(errors.at(-1)! / 300).toBeLessThan(0.05);
    const widths = [0.1, 0.3, 0.5, 0.7, 0.9].map(
      (progress) => widthOf(at(progress)) / at(progress).seconds_left,
    );
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    for (const progress of [0, 0.3, 0.6, 1]) {
      const { seconds_left, seconds_low, seconds_high } = at(progress);
      expect([seconds_low, seconds_left, seconds_high]).toEqual(
        [seconds_low, seconds_left, seconds_high].toSorted((a, b) => a - b),
      );
    }
  });

  it('needs no earlier course once this one has come some way', () => {
    expect(estimateTime([], { seconds: 60, lessons: 8, width: 1, progress: 0.5 })).toMatchObject({
      seconds_left: 60,
    });
  });

  it('is wider after one earlier course than after many alike', () => {
    const now = { seconds: 0, lessons: 10, width: 2, progress: 0 };
    expect(widthOf(estimateTime(earlier(100), now))).toBeGreaterThan(
      widthOf(estimateTime(earlier(98, 99, 100, 101, 102), now)) * 3,
    );
  });
});
