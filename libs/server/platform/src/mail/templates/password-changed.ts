import { type Email, emailOf, greet, type MailLanguage } from './email.ts';
import { mailMessages } from './messages/index.ts';

export interface PasswordChangedData {
  readonly name: string;
  /** Where somebody who did not do it takes the account back. */
  readonly forgotPasswordUrl: string;
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChanged(data: PasswordChangedData, language: MailLanguage): Email {
  const t = mailMessages[language].password_changed;
  return emailOf({
    language,
    subject: t.subject,
    greeting: greet(language, data.name),
    before: [t.what, t.not_you],
    action: { label: t.action, url: data.forgotPasswordUrl },
    after: [],
  });
}
