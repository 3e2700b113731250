import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Config } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';

const tagBytes = 16;
const shape =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})\.([\w-]{22})$/;

/**
 * Refresh tokens: `session id . 256 bits . proof that we issued it`. The first 256 bits are random;
 * a successor's are a keyed hash of the token it replaces, so two tabs that spend the same token
 * get the same successor although only hashes are stored. The proof lets a token that was spent
 * long ago still be told from a made-up one.
 */
@Injectable()
export class RefreshTokens {
  private readonly successorKey: Buffer;
  private readonly proofKey: Buffer;

  constructor(config: Config) {
    const derive = (use: string) =>
      Buffer.from(
        hkdfSync('sha256', config.jwtSecret, '', `coursewright refresh token ${use}`, 32),
      );
    this.successorKey = derive('successor');
    this.proofKey = derive('proof');
  }

  first(sessionId: string): string {
    return this.signed(sessionId, randomBytes(32).toString('base64url'));
  }

  successorOf(token: string, sessionId: string): string {
    return this.signed(
      sessionId,
      createHmac('sha256', this.successorKey).update(token).digest('base64url'),
    );
  }

  /** The session of a token that we issued, be it good or spent; null for anything else. */
  sessionOf(token: string): string | null {
    const [, sessionId, bits, proof] = shape.exec(token) ?? [];
    if (sessionId === undefined || bits === undefined || proof === undefined) return null;
    return timingSafeEqual(Buffer.from(proof), Buffer.from(this.proofOf(sessionId, bits)))
      ? sessionId
      : null;
  }

  /** What is stored of a token. */
  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }

  private signed(sessionId: string, bits: string): string {
    return `${sessionId}.${bits}.${this.proofOf(sessionId, bits)}`;
  }

  private proofOf(sessionId: string, bits: string): string {
    return createHmac('sha256', this.proofKey)
      .update(`${sessionId}.${bits}`)
      .digest()
      .subarray(0, tagBytes)
      .toString('base64url');
  }
}
