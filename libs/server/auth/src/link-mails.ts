import {
  Config,
  Database,
  type Job,
  Jobs,
  mailLanguageOf,
  type QueueOptions,
  Seal,
} from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountMails } from './account-mails.ts';
import { AuthLimits } from './auth-limits.ts';
import type { TokenPurpose } from './one-time-token.entity.ts';
import type { UserRow } from './user.entity.ts';
import { Users } from './users.ts';

/** What somebody asked for: a link, mailed to an address. */
interface LinkRequest {
  readonly purpose: TokenPurpose;
  readonly email: string;
  readonly acceptLanguage?: string;
}

const queue = 'link-mail';
const options: QueueOptions = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  heartbeatSeconds: 30,
  expireInSeconds: 60,
  concurrency: 1,
};

/**
 * Mails links to whoever asks for them. Whether an address has an account is looked up by a job, so
 * that the request itself does the same work, in the same time, for every address; the queue sees
 * only ciphertext, because addresses that were only tried are nobody's business.
 */
@Injectable()
export class LinkMails implements OnModuleInit {
  private readonly seal: Seal;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly limits: AuthLimits,
    private readonly users: Users,
    private readonly mails: AccountMails,
  ) {
    this.seal = new Seal(config.encryptionKey, 'link mail');
  }

  onModuleInit(): void {
    this.jobs.register<{ sealed: string }>(queue, options, (job) => this.answer(job));
  }

  async ask(purpose: TokenPurpose, email: string, origin: Origin): Promise<void> {
    const request: LinkRequest = { purpose, email, acceptLanguage: origin.language };
    await this.jobs.send(queue, {
      sealed: this.seal.close(JSON.stringify(request)).toString('base64'),
    });
  }

  private async answer({ data, retryCount }: Job<{ sealed: string }>): Promise<void> {
    // Authenticated: only `ask` can have written it.
    const { purpose, email, acceptLanguage }: LinkRequest = JSON.parse(
      this.seal.open(Buffer.from(data.sealed, 'base64')),
    );
    const known = await this.users.byEmail(email);
    if (!known || !wants(purpose, known)) return;
    if (retryCount === 0 && !(await this.limits.allowsMail(known.email))) return;
    await this.database.transaction(async () => {
      const user = await this.users.locked(known.id);
      if (user && wants(purpose, user)) await this.send(purpose, user, acceptLanguage);
    });
  }

  private async send(
    purpose: TokenPurpose,
    user: UserRow,
    acceptLanguage: string | undefined,
  ): Promise<void> {
    const recipient = {
      userId: user.id,
      email: user.email,
      fullName: user.full_name,
      language: mailLanguageOf(user.language ?? acceptLanguage),
    };
    if (purpose === 'verify_email') await this.mails.verification(recipient);
    else await this.mails.passwordReset(recipient);
  }
}

const wants = (purpose: TokenPurpose, user: UserRow) =>
  user.is_active && (purpose === 'reset_password' || !user.is_email_verified);
