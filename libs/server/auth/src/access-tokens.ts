import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { lifetimes } from '@coursewright/contract';
import { Clock, Config } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** The `typ` in the header of an access token. */
export const accessTokenType = 'at+jwt';

/**
 * Access tokens: JWTs of at most ten minutes, signed with HS256. They only say which session is
 * meant; `AccessTokenStrategy` checks them and asks the database whether it lives.
 */
@Injectable()
export class AccessTokens {
  readonly key: KeyObject;
  readonly issuer: string;
  readonly audience = 'coursewright-api';

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    // A key of its own, so that nothing else made from the secret can pass for an access token.
    this.key = createSecretKey(
      Buffer.from(hkdfSync('sha256', config.jwtSecret, '', 'coursewright access token', 32)),
    );
    this.issuer = config.publicUrl;
  }

  /** A token that is good for `lifetime` seconds. */
  issue(
    { userId, sessionId }: AccessClaims,
    lifetime: number = lifetimes.accessToken,
  ): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: accessTokenType })
      .setIssuer(this.issuer)
      .setAudience(this.audience)
      .setSubject(userId)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime)
      .sign(this.key);
  }
}
