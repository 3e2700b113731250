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
}
