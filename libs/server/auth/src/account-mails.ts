import { lifetimes } from '@coursewright/contract';
import { Config, Mailer, type MailLanguage } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { OneTimeTokens } from './one-time-tokens.ts';

export interface MailRecipient {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly language: MailLanguage;
}

/** The mails of an account, each with the link that it is sent for. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly config: Config,
    private readonly tokens: OneTimeTokens,
    private readonly mailer: Mailer,
  ) {}

  /**
   * A new link that confirms the address. Earlier links stay good, because nobody knows which mail
   * is opened first.
   */
  async verification({ userId, email, fullName, language }: MailRecipient): Promise<void> {
    const token = await this.tokens.issue(userId, 'verify_email');
    const url = `${this.config.publicUrl}/verify-email?token=${token}`;
    await this.mailer.send({
      to: email,
      language,
      template: 'verify-email',
      data: { name: fullName, url, validHours: lifetimes.verifyLink / 3600 },
    });
  }

  /**
   * A link that sets a new password. Earlier links end: whoever asks twice opens the newer mail,
   * and the older link may be in the wrong hands.
   */
  async passwordReset({ userId, email, fullName, language }: MailRecipient): Promise<void> {
    await this.tokens.revokeAll(userId, 'reset_password');
    const token = await this.tokens.issue(userId, 'reset_password');
    const url = `${this.config.publicUrl}/reset-password/${token}`;
    await this.mailer.send({
      to: email,
      language,
      template: 'reset-password',
      data: { name: fullName, url, validMinutes: lifetimes.resetLink / 60 },
    });
  }

  /** Tells the owner of an account that somebody has tried to register its address. */
  async someoneRegistered(
    { email, fullName, language }: Omit<MailRecipient, 'userId'>,
    isVerified: boolean,
  ): Promise<void> {
    const { publicUrl } = this.config;
    const resend = isVerified ? {} : { resendUrl: `${publicUrl}/verify-email` };
    await this.mailer.send({
      to: email,
      language,
      template: 'someone-registered',
      data: { name: fullName, loginUrl: `${publicUrl}/login`, ...resend },
    });
  }
}
