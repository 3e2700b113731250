import type { ChangePasswordInput } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { refuseWeakPassword } from '../password-rules.ts';
import { SetPassword } from '../password-reset/set-password.ts';
import { Passwords } from '../passwords.ts';
import { Users } from '../users.ts';
import { ConfirmPassword, wrongPassword } from './confirm-password.ts';

/** Replaces the password by another one; the session that asks stays. */
@Injectable()
export class ChangePassword implements Record<'run', UseCases['changePassword']['run']> {
  constructor(
    private readonly database: Database,
    private readonly confirmPassword: ConfirmPassword,
    private readonly passwords: Passwords,
    private readonly users: Users,
    private readonly setPassword: SetPassword,
  ) {}

  async run(
    caller: Caller,
    { current_password: current, new_password: password }: ChangePasswordInput,
  ): Promise<{ message: string }> {
    const user = await this.confirmPassword.run(caller.userId, current, 'current_password');
    refuseWeakPassword(password, { email: user.email, fullName: user.full_name }, 'new_password');
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async () => {
      const owner = await this.users.locked(user.id);
      // Of two changes at once, the later one does not know the password any more.
      if (owner?.password_hash !== user.password_hash) throw wrongPassword('current_password');
      await this.setPassword.run(owner, passwordHash, caller, caller.sessionId);
    });
    return {
      message:
        'Your password is changed. Other devices have been logged out, and API tokens have been revoked.',
    };
  }
}
