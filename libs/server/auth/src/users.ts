import type { UpdateProfileInput } from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { UserRow } from './user.entity.ts';

export interface NewUser {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly isAdmin?: boolean;
  readonly isEmailVerified?: boolean;
}

/** The table `users`. */
@Injectable()
export class Users {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  byId(id: string): Promise<UserRow | null> {
    return this.database.manager.findOneBy(UserRow, { id });
  }

  byEmail(email: string): Promise<UserRow | null> {
    return this.database.manager
      .createQueryBuilder(UserRow, 'u')
      .where('lower(u.email) = lower(:email)', { email })
      .getOne();
  }

  /** The new user's id, or null when the address is taken. */
  async addUnlessKnown({
    email,
    fullName,
    passwordHash,
    isAdmin = false,
    isEmailVerified = false,
  }: NewUser): Promise<string | null> {
    const [added] = await this.database.query<{ id: string }>(
      `INSERT INTO users (email, full_name, password_hash, is_admin, is_email_verified, created_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
      [email, fullName, passwordHash, isAdmin, isEmailVerified, this.clock.now()],
    );
    return added?.id ?? null;
  }

  /** The address that this call confirmed, or null when it was confirmed before; a disabled account stays disabled. */
  async confirmEmail(id: string): Promise<string | null> {
    const [row] = await this.database.query<{ email: string }>(
      'UPDATE users SET is_email_verified = true WHERE id = $1 AND NOT is_email_verified RETURNING email',
      [id],
    );
    return row?.email ?? null;
  }

  /**
   * Notes a login by a password that was checked before. False when the account was disabled or its password changed meanwhile; else
   * neither can happen until the transaction ends.
   */
  async noteLogin(id: string, checkedHash: string): Promise<boolean> {
    const rows = await this.database.query(
      'UPDATE users SET last_login = $2 WHERE id = $1 AND password_hash = $3 AND is_active RETURNING id',
      [id, this.clock.now(), checkedHash],
    );
    return rows.length > 0;
  }

  /** The account as it is, with nobody else changing it or adding to it until the transaction ends; null when it was deleted. */
  async locked(id: string): Promise<UserRow | null> {
    return this.database.manager
      .createQueryBuilder(UserRow, 'u')
      .setLock('pessimistic_write')
      .where('u.id = :id AND u.deleted_at IS NULL', { id })
      .getOne();
  }

  /** The ids of those who can administer, none of whom changes until the transaction ends. What they do is still written down: those rows name them. */
  async lockedActiveAdmins(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM users WHERE is_admin AND is_active ORDER BY id FOR NO KEY UPDATE',
    );
    return rows.map(({ id }) => id);
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
      id,
      passwordHash,
    ]);
  }

  async setStanding(
    id: string,
    { isActive, isAdmin }: { readonly isActive: boolean; readonly isAdmin: boolean },
  ): Promise<void> {
    await this.database.query('UPDATE users SET is_active = $2, is_admin = $3 WHERE id = $1', [
      id,
      isActive,
      isAdmin,
    ]);
  }

  /** The changed row, or null when there is no such account any more. What is absent stays. */
  async updateProfile(
    id: string,
    { full_name, language, theme }: UpdateProfileInput,
  ): Promise<UserRow | null> {
    await this.database.query(
      `UPDATE users SET full_name = coalesce($2, full_name), theme = coalesce($3, theme), language = CASE WHEN $4 THEN $5 ELSE language END
       WHERE id = $1 AND deleted_at IS NULL`,
      [id, full_name ?? null, theme ?? null, language !== undefined, language ?? null],
    );
    return this.database.manager.findOneBy(UserRow, { id, deleted_at: IsNull() });
  }

  /** Empties the row of a locked account; the address is free for a new one. */
  async anonymise(id: string): Promise<void> {
    await this.database.query(
      `UPDATE users SET email = 'deleted-' || id || '@invalid', full_name = 'Deleted user', password_hash = '', is_admin = false, is_active = false,
         is_email_verified = false, last_login = NULL, language = NULL, theme = 'system', deleted_at = $2
       WHERE id = $1`,
      [id, this.clock.now()],
    );
  }

  /** Ids of accounts that were deleted since a moment. */
  async deletedSince(moment: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM users WHERE deleted_at > $1',
      [moment],
    );
    return rows.map(({ id }) => id);
  }
}
