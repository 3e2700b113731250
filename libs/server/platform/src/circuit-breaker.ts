export interface CircuitBounds {
  /** Failures in a row after which nothing is asked for a while. */
  readonly failures: number;
  /** Milliseconds until the first look whether the service is back; doubles up to `longestMs`. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Milliseconds from the first failure for which callers wait for it to come back. */
  readonly patienceMs: number;
}

/** What a call says of the service; `unknown` of one that its caller stopped. */
export type Verdict = 'up' | 'down' | 'unknown';

export interface Guarded {
  readonly judge: (error: unknown) => Verdict;
  readonly signal: AbortSignal;
  /** When the caller first asked for this (ms since the epoch), of a call that is made again. */
  readonly since?: number;
}

/** Nothing was asked: the service failed for everybody who asked it before. Its cause: the last failure. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/**
 * Keeps callers from asking a service that is away: after some failures in a row one call at a time
 * goes through, at growing distances. The others wait for what becomes of it; once the outage has
 * outlasted their patience they get CircuitOpen instead, and the service is spared their calls.
 */
export class CircuitBreaker {
  private failures = 0;
  /** Of the first failure of the row (ms since the epoch). */
  private downSince = 0;
  private cause: unknown;
  /** Undefined: calls go through. */
  private pauseMs: number | undefined;
  private lookAt = 0;
  private isLooking = false;
  private changed = Promise.withResolvers<void>();

  constructor(private readonly bounds: CircuitBounds) {}

  /** Whether the service has been away for longer than its callers wait for it. */
  get isAway(): boolean {
    return this.pauseMs !== undefined && Date.now() >= this.downSince + this.bounds.patienceMs;
  }

  /** Throws CircuitOpen, the reason of the signal, or what `call` throws, which `judge` reads. */
  async run<Result>(
    call: () => Promise<Result>,
    { judge, signal, since = Date.now() }: Guarded,
  ): Promise<Result> {
    const isLook = await this.admit(since, signal);
    let verdict: Verdict = 'unknown';
    try {
      const result = await call();
      verdict = 'up';
      return result;
    } catch (error) {
      verdict = judge(error);
      if (verdict === 'down') this.cause = error;
      throw error;
    } finally {
      this.note(verdict, isLook);
    }
  }

  /** Whether the call that may begin now is the one that looks. */
  private async admit(since: number, signal: AbortSignal): Promise<boolean> {
    const { patienceMs, longestMs } = this.bounds;
    // Also in a long outage a caller waits for one look: it may be over.
    const until = Math.max(this.downSince + patienceMs, since + longestMs);
    for (;;) {
      signal.throwIfAborted();
      if (this.pauseMs === undefined) return false;
      const now = Date.now();
      if (!this.isLooking && now >= this.lookAt) {
        this.isLooking = true;
        return true;
      }
      const wakeAt = this.isLooking ? until : this.lookAt;
      if (now >= until || wakeAt > until)
        throw new CircuitOpen('The service is away', { cause: this.cause });
      await this.change(wakeAt - now, signal);
    }
  }

  private note(verdict: Verdict, isLook: boolean): void {
    if (isLook) this.isLooking = false;
    if (verdict === 'up') {
      this.failures = 0;
      this.pauseMs = undefined;
    } else if (verdict === 'down') this.fail(isLook);
    this.changed.resolve();
    this.changed = Promise.withResolvers();
  }

  private fail(isLook: boolean): void {
    const { failures, firstMs, longestMs } = this.bounds;
    if (this.failures === 0) this.downSince = Date.now();
    this.failures += 1;
    // What was asked before it was given up says nothing new.
    if (this.pauseMs !== undefined && !isLook) return;
    if (this.failures < failures) return;
    this.pauseMs = Math.min(longestMs, this.pauseMs === undefined ? firstMs : this.pauseMs * 2);
    this.lookAt = Date.now() + this.pauseMs;
  }

  /** The next change, the end of `ms`, or the end of the caller. */
  private async change(ms: number, signal: AbortSignal): Promise<void> {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    const onAbort = () => resolve();
    signal.addEventListener('abort', onAbort, { once: true });
    await Promise.race([this.changed.promise, over]);
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
