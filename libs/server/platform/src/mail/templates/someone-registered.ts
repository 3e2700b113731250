import { type Email, emailOf, greet, type MailLanguage } from './email.ts';
import { mailMessages } from './messages/index.ts';

export interface SomeoneRegisteredData {
  readonly name: string;
  readonly loginUrl: string;
  /** Where a new confirmation link can be asked for; absent when the address is confirmed. */
  readonly resendUrl?: string;
}

/**
 * Tells the owner of an account that its address was used to register again; the registration
 * itself answers as always.
 */
export function someoneRegistered(data: SomeoneRegisteredData, language: MailLanguage): Email {
  const t = mailMessages[language].someone_registered;
  const { loginUrl, resendUrl } = data;
  return emailOf({
    language,
    subject: t.subject,
    greeting: greet(language, data.name),
    before: [t.why, resendUrl ? t.you_unconfirmed : t.you],
    action: resendUrl
      ? { label: t.ask_for_link, url: resendUrl }
      : { label: t.log_in, url: loginUrl },
    after: [t.not_you],
  });
}
