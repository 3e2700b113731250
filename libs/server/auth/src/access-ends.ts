import { Wakeups } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';

const accessOf = (userId: string) => `access of ${userId}`;

/** Tells every process at once that a session or an API token of a user has ended. */
@Injectable()
export class AccessEnds {
  constructor(private readonly wakeups: Wakeups) {}

  /** When the running transaction commits; at once outside of one. */
  async tell(userId: string): Promise<void> {
    await this.wakeups.notify(accessOf(userId));
  }

  /** Returns the unsubscriber. */
  subscribe(userId: string, listener: () => void): () => void {
    return this.wakeups.subscribe(accessOf(userId), listener);
  }
}
