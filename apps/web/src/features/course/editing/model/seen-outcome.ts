import type { RewriteView } from '@coursewright/contract';

/**
 * Which outcome of a rewrite was dismissed on this device, so that it does not come back with every
 * visit.
 */
const keyOf = (taskId: string) => `rewrite_seen:${taskId}`;

export function isSeen(taskId: string, rewrite: RewriteView): boolean {
  try {
    return localStorage.getItem(keyOf(taskId)) === JSON.stringify(rewrite);
  } catch {
    return false;
  }
}

export function markSeen(taskId: string, rewrite: RewriteView): void {
  try {
    localStorage.setItem(keyOf(taskId), JSON.stringify(rewrite));
  } catch {
    // Storage is blocked: it is gone for this visit.
  }
}

/** Before another run, whose outcome may read the same. */
export function forgetOutcome(taskId: string): void {
  try {
    localStorage.removeItem(keyOf(taskId));
  } catch {
    // As above.
  }
}
