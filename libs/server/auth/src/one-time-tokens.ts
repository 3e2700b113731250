import { createHash, randomBytes } from 'node:crypto';
import { lifetimes } from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { OneTimeTokenRow, oneTimeTokenRow, type TokenPurpose } from './one-time-token.entity.ts';

const lifetimeOf: Record<TokenPurpose, number> = {
  verify_email: lifetimes.verifyLink,
  reset_password: lifetimes.resetLink,
};
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * The table `one_time_tokens`: tokens of mailed links. The tokens themselves are in the mails and
 * nowhere else.
 */
@Injectable()
export class OneTimeTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A new token of 256 random bits, good for one use within the purpose's lifetime. */
  async issue(userId: string, purpose: TokenPurpose): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await this.database.repository(OneTimeTokenRow, (tokens) =>
      tokens.insert({
        user_id: userId,
        purpose,
        token_hash: hashOf(token),
        created_at: now,
        expires_at: new Date(now.getTime() + lifetimeOf[purpose] * 1000),
      }),
    );
    return token;
  }

  /** Makes a user's unused tokens of a purpose worthless. */
  async revokeAll(userId: string, purpose: TokenPurpose): Promise<void> {
    await this.database.repository(OneTimeTokenRow, (tokens) =>
      tokens.update({ user_id: userId, purpose, used_at: IsNull() }, { used_at: this.clock.now() }),
    );
  }

  /** Whom a token that could be used now was mailed to. */
  async holder(token: string, purpose: TokenPurpose): Promise<string | null> {
    const row = await this.database.repository(OneTimeTokenRow, (tokens) =>
      tokens.findOneBy({
        token_hash: hashOf(token),
        purpose,
        used_at: IsNull(),
        expires_at: MoreThan(this.clock.now()),
      }),
    );
    return row?.user_id ?? null;
  }

  /**
   * Uses a token up; the user it was mailed to, or null when it is unknown, used, expired or meant
   * for something else.
   */
  async use(token: string, purpose: TokenPurpose): Promise<string | null> {
    const [used] = await this.database.query(
      oneTimeTokenRow.pick({ user_id: true }),
      `UPDATE one_time_tokens SET used_at = $3 WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 RETURNING user_id`,
      [hashOf(token), purpose, this.clock.now()],
    );
    return used?.user_id ?? null;
  }

  /** Whom a token was mailed to, whether or not it is still good. */
  async recipient(token: string, purpose: TokenPurpose): Promise<string | null> {
    const row = await this.database.repository(OneTimeTokenRow, (tokens) =>
      tokens.findOneBy({ token_hash: hashOf(token), purpose }),
    );
    return row?.user_id ?? null;
  }
}
