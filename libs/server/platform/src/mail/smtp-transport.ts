import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { MailRefused, MailTransport, type OutgoingMail } from './mail-transport.ts';

/** Delivers through the mail server at SMTP_URL. */
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private readonly transport;

  constructor(smtpUrl: string) {
    super();
    const url = new URL(smtpUrl);
    // A server that hangs must not hold the worker; what the operator wrote into the URL wins.
    for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) if (!url.searchParams.has(name)) url.searchParams.set(name, '20000');
    this.transport = createTransport(url.href);
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    try {
      await this.transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
    } catch (error) {
      // The server's own words may quote the address or the message, and what is thrown here is logged and kept with the job.
      const { code, responseCode } = codesOf(error);
      const reason = responseCode ?? code ?? 'no reason given';
      if (responseCode !== undefined && responseCode >= 550 && responseCode < 560) throw new MailRefused(`The mail server refuses the message for good (${reason})`);
      throw new Error(`The mail server did not take the message (${reason})`);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** nodemailer's error code and the SMTP reply code. 535 and its like are about the operator's credentials, which may be mended before the next attempt. */
function codesOf(error: unknown): { code?: string; responseCode?: number } {
  if (typeof error !== 'object' || error === null) return {};
  return {
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('responseCode' in error && typeof error.responseCode === 'number' ? { responseCode: error.responseCode } : {}),
  };
}
