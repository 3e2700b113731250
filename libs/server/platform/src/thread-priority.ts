import { constants, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL, PRIORITY_NORMAL } = constants.priority;

/**
 * The share of the processor that a thread gets where others want it too. Only Linux tells threads
 * of one process apart; elsewhere nothing changes.
 */
export class ThreadPriority {
  /** Preloaded by the thread, which writes its number into `workerData`. */
  static readonly preload = new URL(`./thread-id${import.meta.url.slice(-3)}`, import.meta.url);
  /** 0 until the thread has written it. */
  readonly workerData = new Int32Array(new SharedArrayBuffer(4));
  private isLow = false;

  /** From now on the thread gives way to work that is short. */
  lower(): void {
    if (this.isLow) return;
    this.isLow = this.set(PRIORITY_BELOW_NORMAL);
  }

  /** Whether it is as it was: nobody but an administrator may raise it again. */
  restore(): boolean {
    this.isLow &&= !this.set(PRIORITY_NORMAL);
    return !this.isLow;
  }

  private set(priority: number): boolean {
    const [id] = this.workerData;
    if (!id) return false;
    try {
      setPriority(id, priority);
      return true;
    } catch {
      // Not allowed here, or the thread has just ended.
      return false;
    }
  }
}
