import { randomUUID } from 'node:crypto';
import { lifetimes } from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { z } from 'zod';
import { AccessEnds } from './access-ends.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { SessionRow, sessionRow } from './session.entity.ts';

/**
 * Nobody reads more, and a program that logs in again and again must not make a page of any length.
 */
const mostShown = 100;

/** What is needed to hand out a session's next tokens. */
export interface LiveSession {
  readonly id: string;
  readonly userId: string;
  readonly refreshToken: string;
  readonly rememberMe: boolean;
  readonly expiresAt: Date;
}

/** What a refresh goes on with. */
const refreshedRow = sessionRow.pick({
  id: true,
  user_id: true,
  remember_me: true,
  expires_at: true,
});
type RefreshedRow = z.output<typeof refreshedRow>;

/** Who holds a live session. */
export interface Holder {
  readonly userId: string;
  readonly isAdmin: boolean;
}

const holderRow = sessionRow.pick({ user_id: true }).extend({ is_admin: z.boolean() });
const holderOf = (row: z.output<typeof holderRow> | undefined): Holder | null =>
  row ? { userId: row.user_id, isAdmin: row.is_admin } : null;

/**
 * The table `sessions`. A session ends for good by expiry, by `revoke`, or when a spent refresh
 * token of it turns up again.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tokens: RefreshTokens,
    private readonly accessEnds: AccessEnds,
  ) {}

  async open(userId: string, rememberMe: boolean, origin: Origin): Promise<LiveSession> {
    const id = randomUUID();
    const refreshToken = this.tokens.first(id);
    const now = this.clock.now();
    const lifetime = rememberMe ? lifetimes.refreshRemembered : lifetimes.refreshSession;
    const expiresAt = new Date(now.getTime() + lifetime * 1000);
    await this.database.repository(SessionRow, (sessions) =>
      sessions.insert({
        id,
        user_id: userId,
        token_hash: this.tokens.hashOf(refreshToken),
        remember_me: rememberMe,
        user_agent: origin.userAgent,
        ip: origin.ip,
        created_at: now,
        rotated_at: now,
        last_used_at: now,
        expires_at: expiresAt,
      }),
    );
    return { id, userId, refreshToken, rememberMe, expiresAt };
  }

  /**
   * Spends a refresh token for its successor. A token that was spent a moment ago (another tab, a
   * lost answer) gets the same successor again; one that was spent before that has been copied, and
   * ends the session. Null: log in again.
   */
  async refresh(token: string): Promise<LiveSession | null> {
    const id = this.tokens.sessionOf(token);
    if (!id) return null;
    const refreshToken = this.tokens.successorOf(token, id);
    const row =
      (await this.rotate(id, token, refreshToken)) ?? (await this.repeat(id, token, refreshToken));
    if (!row) {
      await this.revoke(id);
      return null;
    }
    return {
      id,
      userId: row.user_id,
      refreshToken,
      rememberMe: row.remember_me,
      expiresAt: row.expires_at,
    };
  }

  /** Ends a session; its access tokens are refused from now on. */
  async revoke(id: string): Promise<void> {
    const [ended] = await this.database.query(
      sessionRow.pick({ user_id: true }),
      'UPDATE sessions SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING user_id',
      [id, this.clock.now()],
    );
    if (ended) await this.accessEnds.tell(ended.user_id);
  }

  /** A user's sessions that have neither ended nor expired, last used first. */
  async liveOf(userId: string): Promise<SessionRow[]> {
    return this.database.repository(SessionRow, (sessions) =>
      sessions.find({
        where: { user_id: userId, revoked_at: IsNull(), expires_at: MoreThan(this.clock.now()) },
        order: { last_used_at: 'DESC', id: 'ASC' },
        take: mostShown,
      }),
    );
  }

  /** Every session of a user that is still kept, also those that have ended, oldest first. */
  async allOf(userId: string): Promise<SessionRow[]> {
    return this.database.repository(SessionRow, (sessions) =>
      sessions.find({ where: { user_id: userId }, order: { created_at: 'ASC', id: 'ASC' } }),
    );
  }

  /** A user's sessions that nobody has ended, expired ones among them. */
  async countUnrevoked(userId: string): Promise<number> {
    return this.database.repository(SessionRow, (sessions) =>
      sessions.countBy({ user_id: userId, revoked_at: IsNull() }),
    );
  }

  /** Ends one of a user's live sessions; false when he has no such session. */
  async revokeOwn(userId: string, id: string): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await this.database.repository(SessionRow, (sessions) =>
      sessions.update(
        { id, user_id: userId, revoked_at: IsNull(), expires_at: MoreThan(now) },
        { revoked_at: now },
      ),
    );
    if (affected === 1) await this.accessEnds.tell(userId);
    return affected === 1;
  }

  /** Ends a user's live sessions, perhaps except for one; how many. */
  async revokeAll(userId: string, exceptId?: string): Promise<number> {
    const ended = await this.database.run(
      'UPDATE sessions SET revoked_at = $3 WHERE user_id = $1 AND id IS DISTINCT FROM $2 AND revoked_at IS NULL AND expires_at > $3',
      [userId, exceptId ?? null, this.clock.now()],
    );
    if (ended > 0) await this.accessEnds.tell(userId);
    return ended;
  }

  /** The user of a live session whose account is in use, else null. */
  async holder(id: string, userId: string): Promise<Holder | null> {
    const [row] = await this.database.query(
      holderRow,
      `SELECT u.id AS user_id, u.is_admin FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.user_id = $2 AND s.revoked_at IS NULL AND s.expires_at > $3 AND u.is_active AND u.is_email_verified`,
      [id, userId, this.clock.now()],
    );
    return holderOf(row);
  }

  /** Those of `ids` that a `holder` has. */
  async living(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query(
      sessionRow.pick({ id: true }),
      `SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = ANY($1) AND s.revoked_at IS NULL AND s.expires_at > $2 AND u.is_active AND u.is_email_verified`,
      [ids, this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * As `holder`, for the bearer of a refresh token that is good now or was a moment ago; spends
   * nothing.
   */
  async holderOfToken(token: string): Promise<(Holder & { readonly sessionId: string }) | null> {
    const sessionId = this.tokens.sessionOf(token);
    if (!sessionId) return null;
    const [row] = await this.database.query(
      holderRow,
      `SELECT u.id AS user_id, u.is_admin FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND (s.token_hash = $2 OR s.previous_token_hash = $2 AND s.rotated_at > $4)
         AND s.revoked_at IS NULL AND s.expires_at > $3 AND u.is_active AND u.is_email_verified`,
      [sessionId, this.tokens.hashOf(token), this.clock.now(), this.graceStart()],
    );
    const holder = holderOf(row);
    return holder && { ...holder, sessionId };
  }

  /** One statement, so of many that spend the same token exactly one rotates. */
  private async rotate(
    id: string,
    spent: string,
    successor: string,
  ): Promise<RefreshedRow | undefined> {
    const [row] = await this.database.query(
      refreshedRow,
      `UPDATE sessions SET token_hash = $3, previous_token_hash = $2, rotated_at = $4, last_used_at = $4
       WHERE id = $1 AND token_hash = $2 AND revoked_at IS NULL AND expires_at > $4 RETURNING id, user_id, remember_me, expires_at`,
      [id, this.tokens.hashOf(spent), this.tokens.hashOf(successor), this.clock.now()],
    );
    return row;
  }

  private async repeat(
    id: string,
    spent: string,
    successor: string,
  ): Promise<RefreshedRow | undefined> {
    const [row] = await this.database.query(
      refreshedRow,
      `UPDATE sessions SET last_used_at = $4
       WHERE id = $1 AND previous_token_hash = $2 AND token_hash = $3 AND rotated_at > $5 AND revoked_at IS NULL AND expires_at > $4
       RETURNING id, user_id, remember_me, expires_at`,
      [
        id,
        this.tokens.hashOf(spent),
        this.tokens.hashOf(successor),
        this.clock.now(),
        this.graceStart(),
      ],
    );
    return row;
  }

  private graceStart(): Date {
    return new Date(this.clock.now().getTime() - lifetimes.refreshGrace * 1000);
  }
}
