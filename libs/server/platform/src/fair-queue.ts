export interface QueueBounds {
  /** Pieces of work at once, of all owners and of one. */
  readonly places: number;
  readonly placesPerOwner: number;
  /** Pieces of work that may wait, of all owners and of one. */
  readonly waiting: number;
  readonly waitingPerOwner: number;
  /** Milliseconds after which waiting is given up: an answer is better than a lost connection. */
  readonly waitMs: number;
}

/** Why work was not begun: too much of its owner waits, too much of all, too long, or at the end. */
export type TurnedAway = 'owner' | 'all' | 'time' | 'closed';

/** Work that never began. */
export class QueueRefusal extends Error {
  constructor(
    readonly kind: TurnedAway,
    /** Which it was, or would have been, in the order in which work begins; from 1. */
    readonly position: number,
    /** Seconds after which another try is likely to succeed. */
    readonly retryAfter: number,
  ) {
    super(`Not begun: ${kind}, position ${position}`);
  }
}

interface Ticket {
  start(): void;
  refuse(error: unknown): void;
}

/** Of one piece of work, until there is experience (ms). */
const firstGuess = 1_000;
/** Bounds of `retryAfter` (s). */
const retryAfter = { least: 2, most: 120 };

/**
 * Work of many owners: one piece of each in turn, each owner's in the order it came. Nobody can
 * have all places, and where all of the queue is taken, whoever has most in it gives way.
 */
export class FairQueue {
  /** In the order of their turns; an owner with nothing waiting is not in it. */
  private readonly waiting = new Map<string, Ticket[]>();
  private readonly running = new Map<string, number>();
  private isClosed = false;
  private usualMs = firstGuess;

  constructor(private readonly bounds: QueueBounds) {}

  /**
   * Runs `work` when its turn has come. Throws QueueRefusal when it does not come; the reason of
   * `signal` when that is aborted before. Work that has begun has to heed the signal itself.
   */
  async run<Result>(
    owner: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    await this.turn(owner, signal);
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.usualMs += (performance.now() - began - this.usualMs) / 8;
      this.leave(owner);
    }
  }

  get load(): { running: number; waiting: number } {
    return { running: this.countRunning(), waiting: this.countWaiting() };
  }

  /** Work that waits is refused; what has begun goes on. */
  close(): void {
    this.isClosed = true;
    const all = [...this.waiting].flatMap(([owner, tickets]) =>
      tickets.map((ticket) => ({ owner, ticket })),
    );
    for (const { owner, ticket } of all) ticket.refuse(this.refusal('closed', owner, ticket));
  }

  private turn(owner: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.isClosed) return reject(this.refusal('closed', owner));
      const own = this.waiting.get(owner)?.length ?? 0;
      if (own >= this.bounds.waitingPerOwner) return reject(this.refusal('owner', owner));
      if (this.countWaiting() >= this.bounds.waiting && !this.makeRoom(own))
        return reject(this.refusal('all', owner));
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.remove(owner, ticket);
      };
      const ticket: Ticket = {
        start: () => {
          end();
          resolve();
        },
        refuse: (error) => {
          end();
          reject(error);
        },
      };
      const onAbort = () => ticket.refuse(signal?.reason);
      const timer = setTimeout(
        () => ticket.refuse(this.refusal('time', owner, ticket)),
        this.bounds.waitMs,
      );
      signal?.addEventListener('abort', onAbort, { once: true });
      this.waiting.set(owner, [...(this.waiting.get(owner) ?? []), ticket]);
      this.next();
    });
  }

  /** Begins what may begin. An owner who had a turn stands behind the others. */
  private next(): void {
    for (const [owner, tickets] of this.waiting) {
      if (this.countRunning() >= this.bounds.places) return;
      const own = this.running.get(owner) ?? 0;
      if (own >= this.bounds.placesPerOwner) continue;
      this.running.set(owner, own + 1);
      tickets[0]?.start();
      this.toTheEnd(owner);
    }
  }

  private toTheEnd(owner: string): void {
    const tickets = this.waiting.get(owner);
    if (!tickets) return;
    this.waiting.delete(owner);
    this.waiting.set(owner, tickets);
  }

  private leave(owner: string): void {
    const left = (this.running.get(owner) ?? 1) - 1;
    if (left > 0) this.running.set(owner, left);
    else this.running.delete(owner);
    this.toTheEnd(owner);
    this.next();
  }

  private remove(owner: string, ticket: Ticket): void {
    const left = this.waiting.get(owner)?.filter((other) => other !== ticket) ?? [];
    if (left.length > 0) this.waiting.set(owner, left);
    else this.waiting.delete(owner);
  }

  /** Whether somebody with more waiting than a newcomer would have could be sent away. */
  private makeRoom(own: number): boolean {
    const [owner, tickets] = [...this.waiting].reduce((most, each) =>
      each[1].length > most[1].length ? each : most,
    );
    const last = tickets.at(-1);
    if (!last || tickets.length <= own + 1) return false;
    last.refuse(this.refusal('all', owner, last));
    return true;
  }

  private refusal(kind: TurnedAway, owner: string, ticket?: Ticket): QueueRefusal {
    const position = this.positionOf(owner, ticket);
    const seconds = Math.ceil((position * this.usualMs) / this.bounds.places / 1000);
    return new QueueRefusal(
      kind,
      position,
      Math.min(retryAfter.most, Math.max(retryAfter.least, seconds)),
    );
  }

  /** By turns: before an owner's third come at most three of whoever is earlier in the round. */
  private positionOf(owner: string, ticket: Ticket | undefined): number {
    const own = this.waiting.get(owner) ?? [];
    const at = ticket ? own.indexOf(ticket) : own.length;
    let isEarlier = true;
    let ahead = at;
    for (const [other, tickets] of this.waiting) {
      if (other === owner) isEarlier = false;
      else ahead += Math.min(tickets.length, isEarlier ? at + 1 : at);
    }
    return ahead + 1;
  }

  private countWaiting(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  private countRunning(): number {
    return [...this.running.values()].reduce((sum, count) => sum + count, 0);
  }
}
