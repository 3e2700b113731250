import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { Tag } from '../../../../shared/messages.ts';

const { number, plural } = wordsOf('en');
const minutes = (count: number) =>
  plural(count, { one: '1 minute', other: `${number(count)} minutes` });

export const en = {
  new_password: 'New password',
  back_to_login: 'Back to the login',

  confirm_address: 'Confirm your e-mail address',
  confirm_how: 'We mail you a link. Opening it confirms the address.',
  verifying: 'Verifying your e-mail address…',
  verification_failed: 'Email verification failed',
  confirmed: 'E-mail address confirmed',
  confirmed_now: 'Your e-mail address is confirmed. You can log in now.',

  reset_how: ({ count }: { count: number }) =>
    `We mail you a link to set a new one. It works once, for ${minutes(count)}.`,
  mail_link: 'Mail me the link',
  remembered_early: ({ link }: { link: Tag }) => <>Remembered it? {link('Log in')}</>,
  no_reset_mail:
    'Nothing there after a few minutes? Check your spam folder, or make sure that this is the address you registered with.',
  reset_link_sent:
    'If there is an account with this address, we have sent a link to set a new password.',
  ask_again: 'Ask again',
  set_password_title: 'Set a new password',
  set_password_lead: 'Wherever you are logged in, you will be logged out.',
  set_password: 'Set password',
  password_changed: 'Your password is changed',
  log_in_with_it: 'You can log in with it now.',
  logged_out_everywhere: 'Every device that was logged in has been logged out.',
  link_dead: 'This link does not work',
  link_incomplete: 'This link is not complete.',
  link_rules: ({ count }: { count: number }) =>
    `A link works once, for ${minutes(count)}, and only the latest one you asked for. Your password is unchanged.`,
  new_link: 'Ask for a new link',
};
export type Messages = Translation<typeof en>;
