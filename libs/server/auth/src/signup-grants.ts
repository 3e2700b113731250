import { createHmac, hkdfSync } from 'node:crypto';
import { grants } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { Clock, Config, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';

/**
 * The free credits of a new account: once per mailbox, also when its account was deleted and made
 * again. Kept is a keyed hash, from which nobody without the installation's key learns the address.
 */
@Injectable()
export class SignupGrants {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ledger: Ledger,
  ) {
    this.key = Buffer.from(
      hkdfSync('sha256', config.encryptionKey, '', 'coursewright signup grant', 32),
    );
  }

  /** Grants the credits unless the mailbox has had them; takes part in the running transaction. */
  async give(userId: string, email: string): Promise<void> {
    if (await this.remember(email))
      await this.ledger.grant(userId, grants.signup, 'signup_grant', {});
  }

  /** Whether the mailbox is remembered only now. */
  async remember(email: string): Promise<boolean> {
    const hash = createHmac('sha256', this.key).update(mailboxOf(email)).digest('base64url');
    const added = await this.database.run(
      'INSERT INTO signup_grants (address_hash, granted_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [hash, this.clock.now()],
    );
    return added === 1;
  }
}

/**
 * What most mail servers deliver to one mailbox: without regard to case and to what follows a plus;
 * at Google also to dots.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).normalize('NFKC').toLowerCase().split('+');
  const host = email.slice(at + 1).toLowerCase();
  const atGoogle = host === 'gmail.com' || host === 'googlemail.com';
  return atGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
