import type { Letter, MailLanguage } from './letter.ts';
import { someoneRegistered, type SomeoneRegisteredData } from './someone-registered.ts';
import { verifyEmail, type VerifyEmailData } from './verify-email.ts';

/** A message to be sent, before it is written. Adding a template means adding a member here and a case below. */
export type Mail = { readonly to: string; readonly language: MailLanguage } & (
  | { readonly template: 'verify-email'; readonly data: VerifyEmailData }
  | { readonly template: 'someone-registered'; readonly data: SomeoneRegisteredData }
);

/** Writes a message in its language. */
export function writeLetter(mail: Mail): Letter {
  switch (mail.template) {
    case 'verify-email':
      return verifyEmail(mail.data, mail.language);
    case 'someone-registered':
      return someoneRegistered(mail.data, mail.language);
  }
}
