import { Module } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { DeliverMail } from './deliver-mail.ts';
import { MailTransport } from './mail-transport.ts';
import { MailboxTransport, mailboxFolder } from './mailbox-transport.ts';
import { MailboxController } from './mailbox.controller.ts';
import { Mailbox } from './mailbox.ts';
import { Mailer } from './mailer.ts';
import { SmtpTransport } from './smtp-transport.ts';

const transportOf = (config: Config): MailTransport =>
  config.smtpUrl === undefined
    ? new MailboxTransport(mailboxFolder(config.dataDir))
    : new SmtpTransport(config.smtpUrl);

/**
 * Mail out: the queue, its worker, and the mailbox that stands in for a mail server during
 * development.
 */
@Module({
  controllers: [MailboxController],
  providers: [
    Mailer,
    DeliverMail,
    Mailbox,
    { provide: MailTransport, useFactory: transportOf, inject: [Config] },
  ],
  exports: [Mailer],
})
export class MailModule {}
