import type { Phase } from '@coursewright/contract';
import type { Announcement } from './ports.ts';

/** The share of the whole run that each phase takes, as it feels to the person who waits. */
const span = {
  queued: [0, 0],
  research: [0, 0.15],
  outline: [0.15, 0.2],
  lessons: [0.2, 0.98],
  assemble: [0.98, 1],
  done: [1, 1],
} as const satisfies Record<Phase, readonly [number, number]>;

/** Where a phase that is `phaseProgress` done lies in the whole, 0–1. */
export function overallProgress(phase: Phase, phaseProgress: number): number {
  const [from, to] = span[phase];
  return from + (to - from) * phaseProgress;
}

type Report = Announcement['report'];

/**
 * An announcement under a key made of its step, the part of the course it is about and what happened: the same
 * on every run of the task.
 */
export function announcement(
  step: string,
  of: string,
  report: Report,
  course?: Announcement['course'],
): Announcement {
  return {
    key: [step, of, report.action].filter(Boolean).join('/'),
    report,
    ...(course ? { course } : {}),
  };
}
