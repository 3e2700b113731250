import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
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
    return this.database.manager.createQueryBuilder(UserRow, 'u').where('lower(u.email) = lower(:email)', { email }).getOne();
  }

  /** The new user's id, or null when the address is taken. */
  async addUnlessKnown({ email, fullName, passwordHash, isAdmin = false, isEmailVerified = false }: NewUser): Promise<string | null> {
    const [added] = await this.database.query<{ id: string }>(
      `INSERT INTO users (email, full_name, password_hash, is_admin, is_email_verified, created_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
      [email, fullName, passwordHash, isAdmin, isEmailVerified, this.clock.now()],
    );
    return added?.id ?? null;
  }

  /** Whether this call did it; a disabled account stays disabled. */
  async confirmEmail(id: string): Promise<boolean> {
    const rows = await this.database.query('UPDATE users SET is_email_verified = true WHERE id = $1 AND NOT is_email_verified RETURNING id', [id]);
    return rows.length > 0;
  }

  async noteLogin(id: string): Promise<void> {
    await this.database.query('UPDATE users SET last_login = $2 WHERE id = $1', [id, this.clock.now()]);
  }
}
