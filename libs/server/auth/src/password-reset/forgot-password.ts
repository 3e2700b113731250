import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuthLimits } from '../auth-limits.ts';
import { LinkMails } from '../link-mails.ts';

/**
 * Mails a link to a new password, if the address has an account that is in use; answers the same if
 * not.
 */
@Injectable()
export class ForgotPassword implements Record<'run', UseCases['forgotPassword']['run']> {
  constructor(
    private readonly limits: AuthLimits,
    private readonly linkMails: LinkMails,
  ) {}

  async run(origin: Origin, { email }: { email: string }): Promise<{ message: string }> {
    await this.limits.take('forgot', origin);
    await this.linkMails.ask('reset_password', email, origin);
    return {
      message:
        'If there is an account with this address, we have sent a link to set a new password.',
    };
  }
}
