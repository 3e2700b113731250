import { createHash, randomBytes } from 'node:crypto';
import {
  type ApiScope,
  type ApiToken,
  type CreateApiTokenInput,
  type CreatedApiToken,
  limits,
} from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AccessEnds } from '../access-ends.ts';
import { ApiTokenRow, apiTokenRow } from './api-token.entity.ts';

/** What its owner sees of a token. */
const shownRow = apiTokenRow.pick({
  id: true,
  name: true,
  scopes: true,
  created_at: true,
  expires_at: true,
  last_used_at: true,
});

/** Whose token it is and what it may do. */
export interface TokenHolder {
  readonly tokenId: string;
  readonly userId: string;
  readonly scopes: readonly ApiScope[];
}

const prefix = 'cw_';
/**
 * Seconds by which the time of last use may lag, so that a busy program does not cause a write per
 * call.
 */
const lastUseLag = 60;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * The table `api_tokens`: tokens for programs, `cw_` and 256 random bits. Only their hashes are
 * kept.
 */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accessEnds: AccessEnds,
  ) {}

  static looksLikeOne(token: string): boolean {
    return token.startsWith(prefix);
  }

  /** Newest first. */
  async ofUser(userId: string): Promise<ApiToken[]> {
    const rows = await this.database.repository(ApiTokenRow, (tokens) =>
      tokens.find({ where: { user_id: userId }, order: { created_at: 'DESC', id: 'ASC' } }),
    );
    return rows.map(shown);
  }

  /** Undefined when the user has as many as allowed; exact only while the account is locked. */
  async add(
    userId: string,
    { name, scopes, expires_in_days: days }: CreateApiTokenInput,
  ): Promise<CreatedApiToken | undefined> {
    const token = prefix + randomBytes(32).toString('base64url');
    const [row] = await this.database.query(
      shownRow,
      `INSERT INTO api_tokens (user_id, name, token_hash, scopes, created_at, expires_at)
       SELECT $1, $2, $3, $4, $5, $5::timestamptz + $6 * interval '1 day' WHERE (SELECT count(*) FROM api_tokens WHERE user_id = $1) < $7
       RETURNING id, name, scopes, created_at, expires_at, last_used_at`,
      [
        userId,
        name,
        hashOf(token),
        scopes,
        this.clock.now(),
        days ?? null,
        limits.apiTokens.perUser,
      ],
    );
    return row && { ...shown(row), token };
  }

  /** False when the user has no such token. */
  async remove(userId: string, id: string): Promise<boolean> {
    const { affected } = await this.database.repository(ApiTokenRow, (tokens) =>
      tokens.delete({ id, user_id: userId }),
    );
    if (affected === 1) await this.accessEnds.tell(userId);
    return affected === 1;
  }

  async removeAll(userId: string): Promise<void> {
    const { affected } = await this.database.repository(ApiTokenRow, (tokens) =>
      tokens.delete({ user_id: userId }),
    );
    if (affected) await this.accessEnds.tell(userId);
  }

  /**
   * The holder of a token that has neither expired nor been revoked and whose account is in use,
   * else null.
   */
  async holder(token: string): Promise<TokenHolder | null> {
    const now = this.clock.now();
    const [row] = await this.database.query(
      apiTokenRow.pick({ id: true, user_id: true, scopes: true, last_used_at: true }),
      `SELECT t.id, t.user_id, t.scopes, t.last_used_at FROM api_tokens t JOIN users u ON u.id = t.user_id WHERE t.token_hash = $1 AND ${usable('$2')}`,
      [hashOf(token), now],
    );
    if (!row) return null;
    if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() >= lastUseLag * 1000) {
      await this.database.repository(ApiTokenRow, (tokens) =>
        tokens.update({ id: row.id }, { last_used_at: now }),
      );
    }
    return { tokenId: row.id, userId: row.user_id, scopes: row.scopes };
  }

  /** Those of `ids` that have neither expired nor been revoked and whose account is in use. */
  async usable(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query(
      apiTokenRow.pick({ id: true }),
      `SELECT t.id FROM api_tokens t JOIN users u ON u.id = t.user_id WHERE t.id = ANY($1) AND ${usable('$2')}`,
      [ids, this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }
}

const usable = (now: string) =>
  `(t.expires_at IS NULL OR t.expires_at > ${now}) AND u.is_active AND u.is_email_verified`;

const shown = (row: z.output<typeof shownRow>): ApiToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
