import {
  Config,
  Database,
  type Job,
  Jobs,
  mailLanguageOf,
  type QueueOptions,
  Seal,
} from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountMails } from './account-mails.ts';
import { AuthLimits } from './auth-limits.ts';
import { Users } from './users.ts';

/** An account that somebody asked for. */
interface Registration {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly acceptLanguage?: string;
}

const queue = 'registration';
const options: QueueOptions = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  heartbeatSeconds: 30,
  expireInSeconds: 60,
  concurrency: 2,
};

/**
 * Opens the accounts that were asked for, each by a job: the request does the same work, in the same
 * time, whether the address has an account or not.
 */
@Injectable()
export class Registrations implements OnModuleInit {
  private readonly seal: Seal;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly limits: AuthLimits,
    private readonly users: Users,
    private readonly mails: AccountMails,
  ) {
    this.seal = new Seal(config.encryptionKey, 'registration');
  }

  onModuleInit(): void {
    this.jobs.register<{ sealed: string }>(queue, options, (job) => this.open(job));
  }

  async ask(registration: Registration): Promise<void> {
    await this.jobs.send(queue, {
      sealed: this.seal.close(JSON.stringify(registration)).toString('base64'),
    });
  }

  private async open({ data, retryCount }: Job<{ sealed: string }>): Promise<void> {
    // Authenticated: only `ask` can have written it.
    const registration: Registration = JSON.parse(
      this.seal.open(Buffer.from(data.sealed, 'base64')),
    );
    // Counted for a new address too: its owner gets no more mails by being registered in between.
    const allowsMail = retryCount > 0 || (await this.limits.allowsMail(registration.email));
    await this.database.transaction(async () => {
      const language = mailLanguageOf(registration.acceptLanguage);
      const userId = await this.users.addUnlessKnown(registration);
      if (userId) await this.mails.verification({ ...registration, userId, language });
      else if (allowsMail) await this.tellOwner(registration);
    });
  }

  private async tellOwner({ email, passwordHash, acceptLanguage }: Registration): Promise<void> {
    const owner = await this.users.byEmail(email);
    // With its own hash it is the account that an earlier delivery of this job opened.
    if (!owner?.is_active || owner.password_hash === passwordHash) return;
    await this.mails.someoneRegistered(
      {
        email: owner.email,
        fullName: owner.full_name,
        language: mailLanguageOf(acceptLanguage),
      },
      owner.is_email_verified,
    );
  }
}
