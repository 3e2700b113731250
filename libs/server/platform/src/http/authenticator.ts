import type { Caller } from '@coursewright/rpc';

/**
 * Looks again at callers whom a guard let in earlier; implemented by auth, asked by streams, which
 * stay open longer than a token lives.
 */
export abstract class Authenticator {
  /**
   * The `sessionId`s of those callers who may still read: their session or API token lives and they
   * are not disabled. Asks the database each time.
   */
  abstract stillSignedIn(callers: readonly Caller[]): Promise<ReadonlySet<string>>;

  /**
   * Calls `listener` when some access of the caller's account has ended, perhaps not this one; a
   * call may be lost. Returns the unsubscriber.
   */
  abstract onAccessEnded(caller: Caller, listener: () => void): () => void;
}
