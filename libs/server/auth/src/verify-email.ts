import { Refusal, say } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { OneTimeTokens } from './one-time-tokens.ts';
import { SignupGrants } from './signup-grants.ts';
import { Users } from './users.ts';

/**
 * Confirms an address by the mailed link and grants the free credits, once; a link that has done
 * its work says so kindly.
 */
@Injectable()
export class VerifyEmail implements Record<'run', UseCases['verifyEmail']['run']> {
  constructor(
    private readonly database: Database,
    private readonly tokens: OneTimeTokens,
    private readonly users: Users,
    private readonly signupGrants: SignupGrants,
  ) {}

  async run(_origin: Origin, { token }: { token: string }): Promise<{ message: string }> {
    const userId = await this.database.transaction(async () => {
      const recipient = await this.tokens.use(token, 'verify_email');
      const email = recipient && (await this.users.confirmEmail(recipient));
      if (!recipient || !email) return null;
      await this.signupGrants.give(recipient, email);
      return recipient;
    });
    if (userId) return { message: 'Your e-mail address is confirmed. You can log in now.' };
    if (await this.wasConfirmed(token))
      return { message: 'Your e-mail address is already confirmed. You can log in.' };
    throw new Refusal('bad_request', say('link_expired'));
  }

  private async wasConfirmed(token: string): Promise<boolean> {
    const recipient = await this.tokens.recipient(token, 'verify_email');
    const user = recipient && (await this.users.byId(recipient));
    return user ? user.is_email_verified : false;
  }
}
