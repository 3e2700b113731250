import { Authenticator, type RequestCredentials } from '@coursewright/platform';
import type { Caller, Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AccessTokens } from './access-tokens.ts';
import { ApiTokens } from './api-tokens/api-tokens.ts';
import { refreshTokenIn } from './refresh-cookie.ts';
import { Sessions } from './sessions.ts';

/** Knows callers by the sessions and API tokens in the database. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly sessions: Sessions,
    private readonly apiTokens: ApiTokens,
  ) {
    super();
  }

  async byAccessToken({
    authorization,
    ip,
    userAgent,
  }: RequestCredentials): Promise<Caller | null> {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
    if (token === undefined) return null;
    if (ApiTokens.looksLikeOne(token)) return this.byApiToken(token, { ip, userAgent });
    const claims = await this.accessTokens.read(token);
    const holder = claims && (await this.sessions.holder(claims.sessionId, claims.userId));
    return (
      holder && {
        userId: holder.userId,
        sessionId: claims.sessionId,
        isAdmin: holder.isAdmin,
        ip,
        userAgent,
      }
    );
  }

  async byAccessTokenOrCookie(credentials: RequestCredentials): Promise<Caller | null> {
    // A caller who sends a header means it: a dead access token is not mended by a cookie.
    if (credentials.authorization !== undefined) return this.byAccessToken(credentials);
    const token = refreshTokenIn(credentials.cookie);
    const holder = token === undefined ? null : await this.sessions.holderOfToken(token);
    return holder && { ...holder, ip: credentials.ip, userAgent: credentials.userAgent };
  }

  async stillSignedIn(callers: readonly Caller[]): Promise<ReadonlySet<string>> {
    const idsOf = (some: readonly Caller[]) => [...new Set(some.map(({ sessionId }) => sessionId))];
    const [sessions, apiTokens] = await Promise.all([
      this.sessions.living(idsOf(callers.filter(({ scopes }) => !scopes))),
      this.apiTokens.usable(idsOf(callers.filter(({ scopes }) => scopes))),
    ]);
    return new Set([...sessions, ...apiTokens]);
  }

  /** Never an administrator: a token lies in some program's configuration, and no administration is done by one. */
  private async byApiToken(token: string, origin: Origin): Promise<Caller | null> {
    const holder = await this.apiTokens.holder(token);
    return (
      holder && {
        userId: holder.userId,
        sessionId: holder.tokenId,
        isAdmin: false,
        scopes: holder.scopes,
        ...origin,
      }
    );
  }
}
