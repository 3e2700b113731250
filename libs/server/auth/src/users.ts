import type { UpdateProfileInput } from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { UserRow, userRow } from './user.entity.ts';

export interface NewUser {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly isAdmin?: boolean;
  readonly isEmailVerified?: boolean;
}

const idRow = userRow.pick({ id: true });

/** The table `users`. */
@Injectable()
export class Users {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  byId(id: string): Promise<UserRow | null> {
    return this.database.repository(UserRow, (users) => users.findOneBy({ id }));
  }

  byEmail(email: string): Promise<UserRow | null> {
    return this.database.repository(UserRow, (users) =>
      users.createQueryBuilder('u').where('lower(u.email) = lower(:email)', { email }).getOne(),
    );
  }

  /** The new user's id, or null when the address is taken. */
  async addUnlessKnown({
    email,
    fullName,
    passwordHash,
    isAdmin = false,
    isEmailVerified = false,
  }: NewUser): Promise<string | null> {
    const [added] = await this.database.query(
      idRow,
      `INSERT INTO users (email, full_name, password_hash, is_admin, is_email_verified, created_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
      [email, fullName, passwordHash, isAdmin, isEmailVerified, this.clock.now()],
    );
    return added?.id ?? null;
  }

  /**
   * The address that this call confirmed, or null when it was confirmed before; a disabled account
   * stays disabled.
   */
  async confirmEmail(id: string): Promise<string | null> {
    const [row] = await this.database.query(
      userRow.pick({ email: true }),
      'UPDATE users SET is_email_verified = true WHERE id = $1 AND NOT is_email_verified RETURNING email',
      [id],
    );
    return row?.email ?? null;
  }

  /**
   * Notes a login by a password that was checked before. False when the account was disabled or its
   * password changed meanwhile; else neither can happen until the transaction ends.
   */
  async noteLogin(id: string, checkedHash: string): Promise<boolean> {
    const { affected } = await this.database.repository(UserRow, (users) =>
      users.update(
        { id, password_hash: checkedHash, is_active: true },
        { last_login: this.clock.now() },
      ),
    );
    return affected === 1;
  }

  /**
   * The account as it is, with nobody else changing it or adding to it until the transaction ends;
   * null when it was deleted.
   */
  async locked(id: string): Promise<UserRow | null> {
    return this.database.repository(UserRow, (users) =>
      users.findOne({
        where: { id, deleted_at: IsNull() },
        lock: { mode: 'pessimistic_write' },
      }),
    );
  }

  /**
   * The same, while others may still add rows that name the account: two administrators who do
   * something to each other both name themselves in what they do.
   */
  async lockedForChange(id: string): Promise<UserRow | null> {
    return this.database.repository(UserRow, (users) =>
      users.findOne({
        where: { id, deleted_at: IsNull() },
        lock: { mode: 'for_no_key_update' },
      }),
    );
  }

  /**
   * The ids of those who can administer, none of whom changes until the transaction ends. What they
   * do is still written down: those rows name them.
   */
  async lockedActiveAdmins(): Promise<string[]> {
    const rows = await this.database.query(
      idRow,
      'SELECT id FROM users WHERE is_admin AND is_active ORDER BY id FOR NO KEY UPDATE',
    );
    return rows.map(({ id }) => id);
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.database.repository(UserRow, (users) =>
      users.update({ id }, { password_hash: passwordHash }),
    );
  }

  async setRoleAndStatus(
    id: string,
    { isActive, isAdmin }: { readonly isActive: boolean; readonly isAdmin: boolean },
  ): Promise<void> {
    await this.database.repository(UserRow, (users) =>
      users.update({ id }, { is_active: isActive, is_admin: isAdmin }),
    );
  }

  /** The changed row, or null when there is no such account any more. What is absent stays. */
  async updateProfile(
    id: string,
    { full_name, language, theme }: UpdateProfileInput,
  ): Promise<UserRow | null> {
    await this.database.run(
      `UPDATE users SET full_name = coalesce($2, full_name), theme = coalesce($3, theme), language = CASE WHEN $4 THEN $5 ELSE language END
       WHERE id = $1 AND deleted_at IS NULL`,
      [id, full_name ?? null, theme ?? null, language !== undefined, language ?? null],
    );
    return this.database.repository(UserRow, (users) =>
      users.findOneBy({ id, deleted_at: IsNull() }),
    );
  }

  /** Empties the row of a locked account; the address is free for a new one. */
  async anonymise(id: string): Promise<void> {
    await this.database.run(
      `UPDATE users SET email = 'deleted-' || id || '@invalid', full_name = 'Deleted user', password_hash = '', is_admin = false, is_active = false,
         is_email_verified = false, last_login = NULL, language = NULL, theme = 'system', deleted_at = $2
       WHERE id = $1`,
      [id, this.clock.now()],
    );
  }

  /** Ids of accounts that were deleted since a moment. */
  async deletedSince(moment: Date): Promise<string[]> {
    const rows = await this.database.repository(UserRow, (users) =>
      users.find({ select: { id: true }, where: { deleted_at: MoreThan(moment) } }),
    );
    return rows.map(({ id }) => id);
  }
}
