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
    for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
      if (!url.searchParams.has(name)) url.searchParams.set(name, '20000');
    this.transport = createTransport(url.href);
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    await this.transport
      .sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } })
      .catch((error: unknown) => {
        throw failureOf(error);
      });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/**
 * What is logged and kept with the job: codes only, because the server's own words may quote an
 * address or the message. 535 and its like are about the operator's credentials, which may be
 * mended before the next attempt, so they are not final.
 */
function failureOf(error: unknown): Error {
  const { code, responseCode } = codesOf(error);
  if (responseCode !== undefined && responseCode >= 550 && responseCode < 560)
    return new MailRefused(`The mail server refuses the message for good (${responseCode})`);
  return new Error(
    `The mail server did not take the message (${responseCode ?? code ?? 'no reason given'})`,
  );
}

/** nodemailer's error code and the SMTP reply code. */
function codesOf(error: unknown): { code?: string; responseCode?: number } {
  if (typeof error !== 'object' || error === null) return {};
  return {
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('responseCode' in error && typeof error.responseCode === 'number'
      ? { responseCode: error.responseCode }
      : {}),
  };
}
