import { fieldRefusal, say } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { AuthLimits } from '../auth-limits.ts';
import { Passwords } from '../passwords.ts';
import type { UserRow } from '../user.entity.ts';
import { Users } from '../users.ts';

/**
 * Asks a signed-in user for the password again: a session alone, perhaps on a borrowed machine,
 * does not change who owns the account.
 */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly limits: AuthLimits,
    private readonly users: Users,
    private readonly passwords: Passwords,
  ) {}

  /** The account whose password it is. `field` is where it was typed, for the refusal. */
  async run(userId: string, password: string, field: string): Promise<UserRow> {
    await this.limits.takeOf('password check', userId);
    const user = await this.users.byId(userId);
    const matches = await this.passwords.matches(password, user?.password_hash ?? null);
    if (!user || !matches) throw wrongPassword(field);
    return user;
  }
}

export const wrongPassword = (field: string) => fieldRefusal(field, say('not_your_password'));
