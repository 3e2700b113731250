import { Refusal, type ResetPasswordInput, say } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuthLimits } from '../auth-limits.ts';
import { OneTimeTokens } from '../one-time-tokens.ts';
import { refuseWeakPassword } from '../password-rules.ts';
import { Passwords } from '../passwords.ts';
import { Users } from '../users.ts';
import { SetPassword } from './set-password.ts';

/**
 * Sets a new password by the mailed link, once. A password that is refused leaves the link good.
 */
@Injectable()
export class ResetPassword implements Record<'run', UseCases['resetPassword']['run']> {
  constructor(
    private readonly database: Database,
    private readonly limits: AuthLimits,
    private readonly tokens: OneTimeTokens,
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly setPassword: SetPassword,
  ) {}

  async run(
    origin: Origin,
    { token, new_password: password }: ResetPasswordInput,
  ): Promise<{ message: string }> {
    await this.limits.take('reset', origin);
    const holder = await this.tokens.holder(token, 'reset_password');
    const user = holder === null ? null : await this.users.byId(holder);
    if (!user?.is_active) throw notValid();
    refuseWeakPassword(password, { email: user.email, fullName: user.full_name }, 'new_password');
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async () => {
      const owner = await this.users.locked(user.id);
      if (!owner?.is_active || (await this.tokens.use(token, 'reset_password')) !== owner.id)
        throw notValid();
      await this.setPassword.run(owner, passwordHash, origin);
    });
    return { message: 'Your password is changed. You can log in with it now.' };
  }
}

const notValid = () => new Refusal('bad_request', say('link_expired'));
