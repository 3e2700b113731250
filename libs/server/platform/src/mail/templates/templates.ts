import { courseFailed, type CourseFailedData } from './course-failed.ts';
import { courseReady, type CourseReadyData } from './course-ready.ts';
import type { Email, MailLanguage } from './email.ts';
import { passwordChanged, type PasswordChangedData } from './password-changed.ts';
import { resetPassword, type ResetPasswordData } from './reset-password.ts';
import { someoneRegistered, type SomeoneRegisteredData } from './someone-registered.ts';
import { verifyEmail, type VerifyEmailData } from './verify-email.ts';

/**
 * A message to be sent, before it is written. Adding a template means adding a member here and a
 * case below.
 */
export type Mail = { readonly to: string; readonly language: MailLanguage } & (
  | { readonly template: 'verify-email'; readonly data: VerifyEmailData }
  | { readonly template: 'someone-registered'; readonly data: SomeoneRegisteredData }
  | { readonly template: 'reset-password'; readonly data: ResetPasswordData }
  | { readonly template: 'course-ready'; readonly data: CourseReadyData }
  | { readonly template: 'course-failed'; readonly data: CourseFailedData }
  | { readonly template: 'password-changed'; readonly data: PasswordChangedData }
);

/** Writes a message in its language. */
export function writeEmail(mail: Mail): Email {
  switch (mail.template) {
    case 'verify-email':
      return verifyEmail(mail.data, mail.language);
    case 'someone-registered':
      return someoneRegistered(mail.data, mail.language);
    case 'reset-password':
      return resetPassword(mail.data, mail.language);
    case 'course-ready':
      return courseReady(mail.data, mail.language);
    case 'course-failed':
      return courseFailed(mail.data, mail.language);
    case 'password-changed':
      return passwordChanged(mail.data, mail.language);
  }
}
