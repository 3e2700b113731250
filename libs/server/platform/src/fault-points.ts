import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every moment at which the rig (`npm run rig`) ends or freezes a process, in the order in which a
 * course meets them. A new one is a name here and a call of `faultPoint` where it happens; the rig
 * fails until a scenario strikes it.
 */
export const faultPoints = [
  // An order is taken: all but the last inside its transaction.
  'start.task_added',
  'start.debited',
  'start.announced',
  'start.job_sent',
  'start.committed',
  // A worker runs it.
  'run.delivered',
  'run.taken',
  'snapshot.kept',
  'journal.answered',
  'journal.kept',
  'progress.numbered',
  'progress.appended',
  'phase.research',
  'phase.plan_modules',
  'phase.produce',
  'phase.assemble',
  // It ends: all but the last inside its transaction.
  'settle.ended',
  'settle.refunded',
  'settle.announced',
  'settle.committed',
  // Its outline is proposed and confirmed, and one of its lessons is written again: each but the
  // committed ones inside its transaction.
  'propose.recorded',
  'propose.committed',
  'confirm.recorded',
  'confirm.committed',
  'rewrite.ordered',
  'rewrite.ended',
  'rewrite.recorded',
  'rewrite.committed',
  // It is stopped, handed to another worker, or given up.
  'cancel.recorded',
  'cancel.committed',
  'handover.released',
  'give_up.ended',
  'give_up.refunded',
  'give_up.committed',
  // A lesson is read by a speech server: what its author wrote of it before that is kept, each
  // sentence before and after, then the whole.
  'narration.written',
  'narration.answered',
  'narration.kept',
  'narration.stored',
  // A course is made a file: before it is rendered, before it is stored, before it is said to be there.
  'export.taken',
  'export.rendered',
  'export.stored',
  // A payment is reported: claimed, credited and applied inside one transaction.
  'webhook.verified',
  'webhook.claimed',
  'purchase.credited',
  'webhook.applied',
  'webhook.committed',
] as const;
export type FaultPoint = (typeof faultPoints)[number];

/** What the rig writes into the file named as the point. */
export interface Strike {
  /** kill: SIGKILL. stop: SIGSTOP, until the rig lets the process go on. */
  readonly deed: 'kill' | 'stop';
  /** Strikes when the point is reached for the how-manieth time, from 1. */
  readonly hit: number;
  /** Strikes this task only. */
  readonly taskId?: string;
  /** Strikes every process that comes along from then on, not the first alone. */
  readonly always?: boolean;
}

let reached: ((point: FaultPoint, taskId: string | undefined) => void) | undefined;

/**
 * A moment at which a process may die without anything being lost. Does nothing, except in a
 * process that the rig has armed.
 */
export function faultPoint(point: FaultPoint, taskId?: string): void {
  reached?.(point, taskId);
}

/** Has every point look into `folder` for what to do. Undefined: nothing ever happens. */
export function armFaultPoints(folder: string | undefined): void {
  reached =
    folder === undefined ? undefined : (point, taskId) => strikeAt(join(folder, point), taskId);
}

function strikeAt(file: string, taskId: string | undefined): void {
  let strike: Strike;
  try {
    strike = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return;
  }
  if (strike.taskId !== undefined && strike.taskId !== taskId) return;
  if (strike.hit > 1)
    return writeFileSync(file, JSON.stringify({ ...strike, hit: strike.hit - 1 }));
  writeFileSync(`${file}.struck-${process.pid}`, JSON.stringify(strike));
  if (!strike.always) renameSync(file, `${file}.done`);
  process.kill(process.pid, strike.deed === 'kill' ? 'SIGKILL' : 'SIGSTOP');
}
