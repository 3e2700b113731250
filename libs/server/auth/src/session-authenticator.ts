import { Authenticator, type RequestCredentials } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AccessTokens } from './access-tokens.ts';
import { refreshTokenIn } from './refresh-cookie.ts';
import { Sessions } from './sessions.ts';

/** Knows callers by the sessions in the database. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly sessions: Sessions,
  ) {
    super();
  }

  async byAccessToken({ authorization, ip, userAgent }: RequestCredentials): Promise<Caller | null> {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
    const claims = token === undefined ? null : await this.accessTokens.read(token);
    const holder = claims && (await this.sessions.holder(claims.sessionId, claims.userId));
    return holder && { userId: holder.userId, sessionId: claims.sessionId, isAdmin: holder.isAdmin, ip, userAgent };
  }

  async byAccessTokenOrCookie(credentials: RequestCredentials): Promise<Caller | null> {
    // A caller who sends a header means it: a dead access token is not mended by a cookie.
    if (credentials.authorization !== undefined) return this.byAccessToken(credentials);
    const token = refreshTokenIn(credentials.cookie);
    const holder = token === undefined ? null : await this.sessions.holderOfToken(token);
    return holder && { ...holder, ip: credentials.ip, userAgent: credentials.userAgent };
  }

  async isStillSignedIn({ sessionId, userId }: Caller): Promise<boolean> {
    return (await this.sessions.holder(sessionId, userId)) !== null;
  }
}
