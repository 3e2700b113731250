import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuthLimits } from './auth-limits.ts';
import { LinkMails } from './link-mails.ts';

/**
 * Mails the confirmation link again, if there is an account that waits for it; answers the same if
 * not.
 */
@Injectable()
export class ResendVerification implements Record<'run', UseCases['resendVerification']['run']> {
  constructor(
    private readonly limits: AuthLimits,
    private readonly linkMails: LinkMails,
  ) {}

  async run(origin: Origin, { email }: { email: string }): Promise<{ message: string }> {
    await this.limits.take('resend', origin);
    await this.linkMails.ask('verify_email', email, origin);
    return {
      message: 'If an account with this address waits for confirmation, we have sent a new link.',
    };
  }
}
