import { type Email, emailOf, greet, type MailLanguage } from './email.ts';
import { mailMessages } from './messages/index.ts';

export interface ResetPasswordData {
  readonly name: string;
  /** The link that leads to a new password. */
  readonly url: string;
  readonly validMinutes: number;
}

/** Gives the owner of an account the link to a new password. */
export function resetPassword(data: ResetPasswordData, language: MailLanguage): Email {
  const t = mailMessages[language].reset_password;
  return emailOf({
    language,
    subject: t.subject,
    greeting: greet(language, data.name),
    before: [t.why],
    action: { label: t.action, url: data.url },
    after: [t.valid({ count: data.validMinutes }), t.not_you],
  });
}
