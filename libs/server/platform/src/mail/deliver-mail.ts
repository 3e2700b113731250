import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { type Job, Jobs, type QueueOptions } from '../jobs/jobs.ts';
import { MailRefused, MailTransport } from './mail-transport.ts';
import { mailQueue } from './mailer.ts';
import { openMail, type SealedMail } from './sealed-mail.ts';
import { writeEmail } from './templates/templates.ts';

// 2 s, 4 s, 8 s …: a server that asks to come back later (greylisting) is asked again soon, one
// that is away for about four hours is waited for.
const queue: QueueOptions = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  heartbeatSeconds: 30,
  expireInSeconds: 120,
  concurrency: 2,
};

/**
 * The worker side of Mailer: writes the e-mail and delivers it, again and again until the server
 * takes it.
 */
@Injectable()
export class DeliverMail implements OnModuleInit {
  private readonly log = new Logger(DeliverMail.name);

  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly transport: MailTransport,
  ) {}

  onModuleInit(): void {
    this.jobs.register<SealedMail>(
      mailQueue,
      queue,
      (job) => this.run(job),
      async () => this.log.error('A mail was given up after every attempt failed'),
    );
  }

  private async run({ id, data }: Job<SealedMail>): Promise<void> {
    const mail = openMail(data, this.config.encryptionKey);
    const { subject, text, html } = writeEmail(mail);
    const messageId = `<${id}@${new URL(this.config.publicUrl).hostname}>`;
    try {
      await this.transport.deliver({
        messageId,
        from: this.config.mailFrom,
        to: mail.to,
        subject,
        text,
        html,
      });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      this.log.warn(
        { job_id: id, template: mail.template },
        'The mail server refuses a message for good',
      );
    }
  }
}
