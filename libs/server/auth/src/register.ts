import type { RegisterInput } from '@coursewright/contract';
import { Database, type MailLanguage, mailLanguageOf } from '@coursewright/platform';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AccountMails } from './account-mails.ts';
import { AuthLimits } from './auth-limits.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { Passwords } from './passwords.ts';
import { Users } from './users.ts';

/**
 * Creates an account. Whether the address has one already is told to its owner by mail, and to
 * nobody else: both cases answer and cost the same.
 */
@Injectable()
export class Register implements Record<'run', UseCases['register']['run']> {
  constructor(
    private readonly database: Database,
    private readonly limits: AuthLimits,
    private readonly passwords: Passwords,
    private readonly users: Users,
    private readonly mails: AccountMails,
  ) {}

  async run(
    origin: Origin,
    { email, password, full_name: fullName }: RegisterInput,
  ): Promise<{ message: string }> {
    refuseWeakPassword(password, { email, fullName });
    await this.limits.take('register', origin);
    const allowsMail = await this.limits.allowsMail(email);
    const passwordHash = await this.passwords.hash(password);
    const language = mailLanguageOf(origin.language);
    await this.database.transaction(async () => {
      const userId = await this.users.addUnlessKnown({ email, fullName, passwordHash });
      if (userId) await this.mails.verification({ userId, email, fullName, language });
      else if (allowsMail) await this.tellOwner(email, language);
    });
    return {
      message: 'We have sent you a message. Open the link in it to confirm your e-mail address.',
    };
  }

  private async tellOwner(email: string, language: MailLanguage): Promise<void> {
    const owner = await this.users.byEmail(email);
    if (!owner?.is_active) return;
    const recipient = { email: owner.email, fullName: owner.full_name, language };
    await this.mails.someoneRegistered(recipient, owner.is_email_verified);
  }
}
