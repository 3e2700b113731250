import { Database, mailLanguageOf } from '@coursewright/platform';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuthLimits } from './auth-limits.ts';
import { Users } from './users.ts';
import { VerificationMail } from './verification-mail.ts';

/** Mails the confirmation link again, if there is an account that waits for it; answers the same if not. */
@Injectable()
export class ResendVerification implements Record<'run', UseCases['resendVerification']['run']> {
  constructor(
    private readonly database: Database,
    private readonly limits: AuthLimits,
    private readonly users: Users,
    private readonly verificationMail: VerificationMail,
  ) {}

  async run(origin: Origin, { email }: { email: string }): Promise<{ message: string }> {
    await this.limits.take('resend', origin, email);
    await this.database.transaction(async () => {
      const user = await this.users.byEmail(email);
      if (!user?.is_active || user.is_email_verified) return;
      await this.verificationMail.send({ userId: user.id, email: user.email, fullName: user.full_name, language: mailLanguageOf(origin.language) });
    });
    return { message: 'If an account with this address waits for confirmation, we have sent a new link.' };
  }
}
