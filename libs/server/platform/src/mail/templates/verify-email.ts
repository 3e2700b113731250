import { type Email, emailOf, greet, type MailLanguage } from './email.ts';
import { mailMessages } from './messages/index.ts';

export interface VerifyEmailData {
  readonly name: string;
  /** The link that confirms the address. */
  readonly url: string;
  readonly validHours: number;
}

/** Asks the owner of an address to confirm a new account. */
export function verifyEmail(data: VerifyEmailData, language: MailLanguage): Email {
  const t = mailMessages[language].verify_email;
  return emailOf({
    language,
    subject: t.subject,
    greeting: greet(language, data.name),
    before: [t.why],
    action: { label: t.action, url: data.url },
    after: [t.valid({ count: data.validHours }), t.not_you],
  });
}
