import { AppError } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';

const streamsPerUser = 5;

/** Counts each user's open streams in this process. */
@Injectable()
export class OpenStreams {
  private readonly open = new Map<string, number>();

  /** Takes a place until `signal` aborts. Throws too_many_requests when the user has none left. */
  enter(userId: string, signal: AbortSignal): void {
    const count = this.open.get(userId) ?? 0;
    if (count >= streamsPerUser) throw new AppError('too_many_requests', `At most ${streamsPerUser} progress streams can be open at once. Close another tab.`, { retryAfter: 5 });
    if (signal.aborted) return;
    this.open.set(userId, count + 1);
    signal.addEventListener('abort', () => this.leave(userId), { once: true });
  }

  private leave(userId: string): void {
    const count = this.open.get(userId) ?? 0;
    if (count > 1) this.open.set(userId, count - 1);
    else this.open.delete(userId);
  }
}
