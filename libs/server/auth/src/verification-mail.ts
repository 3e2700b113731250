import { lifetimes } from '@coursewright/contract';
import { Config, Mailer, type MailLanguage } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { OneTimeTokens } from './one-time-tokens.ts';

export interface VerificationRecipient {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly language: MailLanguage;
}

/** Mails a new link that confirms an address. Earlier links stay good, because nobody knows which mail is opened first. */
@Injectable()
export class VerificationMail {
  constructor(
    private readonly config: Config,
    private readonly tokens: OneTimeTokens,
    private readonly mailer: Mailer,
  ) {}

  async send({ userId, email, fullName, language }: VerificationRecipient): Promise<void> {
    const token = await this.tokens.issue(userId, 'verify_email');
    const url = `${this.config.publicUrl}/verify-email?token=${token}`;
    await this.mailer.send({
      to: email,
      language,
      template: 'verify-email',
      data: { name: fullName, url, validHours: lifetimes.verifyLink / 3600 },
    });
  }
}
