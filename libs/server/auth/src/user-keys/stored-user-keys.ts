import { randomBytes } from 'node:crypto';
import { AppError, type KeyProvider, lifetimes, type UserKey } from '@coursewright/contract';
import {
  Clock,
  Config,
  Database,
  type ResolvedUserKey,
  Seal,
  UserKeys,
} from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { z } from 'zod';
import { UserKeyRow, userKeyRow } from './user-key.entity.ts';

/** What its owner sees of a key. */
const shownRow = userKeyRow.omit({ user_id: true, sealed: true });

/**
 * The table `user_keys`: one key of a user's own per provider. Sealed for its owner and provider: a
 * row that is copied to another one does not open.
 */
@Injectable()
export class StoredUserKeys extends UserKeys {
  private readonly seal: Seal;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
    this.seal = new Seal(config.encryptionKey, 'user keys');
  }

  async resolve(userId: string, token: string): Promise<ResolvedUserKey> {
    const now = this.clock.now();
    const [row] = await this.database.query(
      userKeyRow.pick({ provider: true, sealed: true }),
      `UPDATE user_keys SET last_used_at = $3, expires_at = $4 WHERE user_id = $1 AND token = $2 AND expires_at > $3 RETURNING provider, sealed`,
      [userId, token, now, expiryFrom(now)],
    );
    if (!row) throw unknownKey();
    const baseUrl = this.config.userKeyUrls[row.provider];
    return {
      provider: row.provider,
      apiKey: this.opened(row.sealed, userId, row.provider),
      ...(baseUrl === undefined ? {} : { baseUrl }),
    };
  }

  async ofUser(userId: string): Promise<UserKey[]> {
    const rows = await this.database.repository(UserKeyRow, (keys) =>
      keys.find({
        where: { user_id: userId, expires_at: MoreThan(this.clock.now()) },
        order: { provider: 'ASC' },
      }),
    );
    return rows.map(shown);
  }

  /** Keeps a key in place of an earlier one of the same provider, under a new token. */
  async save(userId: string, provider: KeyProvider, key: string): Promise<UserKey> {
    const now = this.clock.now();
    const [row] = await this.database.query(
      shownRow,
      `INSERT INTO user_keys (user_id, provider, token, sealed, last_four, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (user_id, provider) DO UPDATE SET token = excluded.token, sealed = excluded.sealed, last_four = excluded.last_four,
         created_at = excluded.created_at, expires_at = excluded.expires_at, last_used_at = NULL
       RETURNING provider, token, last_four, created_at, last_used_at, expires_at`,
      [
        userId,
        provider,
        `key_${randomBytes(24).toString('base64url')}`,
        this.seal.close(key, boundTo(userId, provider)),
        key.slice(-4),
        now,
        expiryFrom(now),
      ],
    );
    if (!row) throw new Error('A key was not stored');
    return shown(row);
  }

  /** False when the user has no key of the provider. */
  async remove(userId: string, provider: KeyProvider): Promise<boolean> {
    const { affected } = await this.database.repository(UserKeyRow, (keys) =>
      keys.delete({ user_id: userId, provider }),
    );
    return affected === 1;
  }

  private opened(sealed: Buffer, userId: string, provider: KeyProvider): string {
    try {
      return this.seal.open(sealed, boundTo(userId, provider));
    } catch (cause) {
      // Another ENCRYPTION_KEY since: nobody can read it any more.
      throw unknownKey(cause);
    }
  }
}

const boundTo = (userId: string, provider: KeyProvider) => `${userId} ${provider}`;
const expiryFrom = (now: Date) => new Date(now.getTime() + lifetimes.userKey * 1000);
const unknownKey = (cause?: unknown) =>
  new AppError(
    'not_found',
    'This key is not known. Save it again in your account, or leave it out.',
    { cause },
  );

const shown = (row: z.output<typeof shownRow>): UserKey => ({
  provider: row.provider,
  token: row.token,
  last_four: row.last_four,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  expires_at: row.expires_at.toISOString(),
});
