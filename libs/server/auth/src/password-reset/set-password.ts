import { Config, Mailer, mailLanguageOf } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { EndAccess } from '../account/end-access.ts';
import { LoginLimits } from '../login-limits.ts';
import { OneTimeTokens } from '../one-time-tokens.ts';
import type { UserRow } from '../user.entity.ts';
import { Users } from '../users.ts';

/**
 * What every change of a password means: whoever got in by the old one is out, older reset links
 * are dead, failed logins from here are forgiven, and the owner is told by mail.
 */
@Injectable()
export class SetPassword {
  constructor(
    private readonly config: Config,
    private readonly users: Users,
    private readonly endAccess: EndAccess,
    private readonly tokens: OneTimeTokens,
    private readonly loginLimits: LoginLimits,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Part of a transaction that has locked `user`. `keepSession` is the session that the change was
   * made from.
   */
  async run(
    user: UserRow,
    passwordHash: string,
    origin: Origin,
    keepSession?: string,
  ): Promise<void> {
    await this.users.setPassword(user.id, passwordHash);
    await this.endAccess.run(user.id, keepSession);
    await this.tokens.revokeAll(user.id, 'reset_password');
    await this.loginLimits.forget(origin, user.email);
    const language = mailLanguageOf(user.language ?? origin.language);
    await this.mailer.send({
      to: user.email,
      language,
      template: 'password-changed',
      data: { name: user.full_name, forgotPasswordUrl: `${this.config.publicUrl}/forgot-password` },
    });
  }
}
