import { hkdfSync } from 'node:crypto';
import { lifetimes } from '@coursewright/contract';
import { Clock, Config } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

const audience = 'coursewright-api';
const type = 'at+jwt';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Access tokens: JWTs of ten minutes, signed with HS256. They only say which session is meant; whether it lives is asked of the database. */
@Injectable()
export class AccessTokens {
  private readonly key: Uint8Array;
  private readonly issuer: string;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    // A key of its own, so that nothing else made from the secret can pass for an access token.
    this.key = new Uint8Array(
      hkdfSync('sha256', config.jwtSecret, '', 'coursewright access token', 32),
    );
    this.issuer = config.publicUrl;
  }

  issue({ userId, sessionId }: AccessClaims): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: type })
      .setIssuer(this.issuer)
      .setAudience(audience)
      .setSubject(userId)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimes.accessToken)
      .sign(this.key);
  }

  /** What a token claims, or null when it is not ours, not for us, or over. */
  async read(token: string): Promise<AccessClaims | null> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['HS256'],
        typ: type,
        issuer: this.issuer,
        audience,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        currentDate: this.clock.now(),
      });
      const { sub, sid } = payload;
      if (typeof sub !== 'string' || !uuid.test(sub) || typeof sid !== 'string' || !uuid.test(sid))
        return null;
      return { userId: sub, sessionId: sid };
    } catch {
      return null;
    }
  }
}
