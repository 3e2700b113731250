import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Jobs } from '../jobs/jobs.ts';
import { sealMail, type SealedMail } from './sealed-mail.ts';
import type { Mail } from './templates/templates.ts';

export const mailQueue = 'mail';

/**
 * Sends mail later: `send` only queues, within the running transaction, so no answer waits for or
 * depends on a mail server.
 */
@Injectable()
export class Mailer {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
  ) {}

  async send(mail: Mail): Promise<void> {
    await this.jobs.send<SealedMail>(mailQueue, sealMail(mail, this.config.encryptionKey));
  }
}
