import type { Caller } from '@coursewright/rpc';

/** What a door knows of a request before it knows the caller. */
export interface RequestCredentials {
  /** The Authorization header as it came. */
  readonly authorization: string | undefined;
  /** The Cookie header as it came, unparsed. */
  readonly cookie: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
}

/** Turns a request's credentials into a caller; implemented by auth, asked by the REST guard and the tRPC context. */
export abstract class Authenticator {
  /** The caller of a valid, unrevoked access token or API token, else null. Asks the database each time, so logout and disable work at once. */
  abstract byAccessToken(credentials: RequestCredentials): Promise<Caller | null>;
  /** As above, or by the refresh cookie: for a native EventSource, which cannot send a header. */
  abstract byAccessTokenOrCookie(credentials: RequestCredentials): Promise<Caller | null>;
  /** The `sessionId`s of those among callers found earlier who may still read: their session or API token lives and they are not disabled. For what stays open longer than a token. */
  abstract stillSignedIn(callers: readonly Caller[]): Promise<ReadonlySet<string>>;
}
