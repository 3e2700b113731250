import type { RegisterInput } from '@coursewright/contract';
import { Config, Database, Mailer, mailLanguageOf } from '@coursewright/platform';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuthLimits } from './auth-limits.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { Passwords } from './passwords.ts';
import { Users } from './users.ts';
import { VerificationMail } from './verification-mail.ts';

/** Creates an account. Whether the address has one already is told to its owner by mail, and to nobody else: both cases answer and cost the same. */
@Injectable()
export class Register implements Record<'run', UseCases['register']['run']> {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly limits: AuthLimits,
    private readonly passwords: Passwords,
    private readonly users: Users,
    private readonly verificationMail: VerificationMail,
    private readonly mailer: Mailer,
  ) {}

  async run(
    origin: Origin,
    { email, password, full_name: fullName }: RegisterInput,
  ): Promise<{ message: string }> {
    refuseWeakPassword(password, { email, fullName });
    await this.limits.take('register', origin, email);
    const passwordHash = await this.passwords.hash(password);
    const language = mailLanguageOf(origin.language);
    await this.database.transaction(async () => {
      const userId = await this.users.addUnlessKnown({ email, fullName, passwordHash });
      if (userId) await this.verificationMail.send({ userId, email, fullName, language });
      else await this.tellOwner(email, language);
    });
    return {
      message: 'We have sent you a message. Open the link in it to confirm your e-mail address.',
    };
  }

  private async tellOwner(
    email: string,
    language: ReturnType<typeof mailLanguageOf>,
  ): Promise<void> {
    const owner = await this.users.byEmail(email);
    if (!owner?.is_active) return;
    const { publicUrl } = this.config;
    const resend = owner.is_email_verified ? {} : { resendUrl: `${publicUrl}/verify-email` };
    await this.mailer.send({
      to: owner.email,
      language,
      template: 'someone-registered',
      data: { name: owner.full_name, loginUrl: `${publicUrl}/login`, ...resend },
    });
  }
}
