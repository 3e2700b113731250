import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { Tag } from '../../../shared/messages.ts';

const { number, plural } = wordsOf('en');
const minutes = (count: number) =>
  plural(count, { one: '1 minute', other: `${number(count)} minutes` });

export const en = {
  email: 'E-mail',
  password: 'Password',
  new_password: 'New password',
  full_name: 'Full name',
  enter_email: 'Enter an e-mail address such as name@example.org.',
  enter_password: 'Enter your password.',
  enter_name: 'Enter your name.',
  check_mail: 'Check your mail',
  sent_to: ({ email }: { email: React.ReactNode }) => <>We sent it to {email}.</>,
  log_in: 'Log in',
  back_to_login: 'Back to the login',

  welcome_back: 'Good to see you again.',
  session_expired: 'Your session has expired. Please log in again.',
  no_storage: 'Failed to initialize session.',
  no_storage_why:
    'Your browser does not let this site store anything, so nobody can stay logged in. Allow it to, and reload the page.',
  login_failed: 'Login failed',
  wrong_credentials: 'Wrong e-mail address or password.',
  unconfirmed: 'Confirm your e-mail address first. Open the link that we have sent you.',
  remember_me: 'Remember me',
  forgot_password: 'Forgot your password?',
  new_here: ({ link }: { link: Tag }) => <>New here? {link('Create an account')}</>,

  register: 'Register',
  create_account: 'Create your account',
  free_credits: 'Free credits are waiting. No card needed.',
  registration_failed: 'Registration failed',
  accept: ({ terms, privacy }: { terms: Tag; privacy: Tag }) => (
    <>
      By registering you accept the {terms('terms')}; the {privacy('privacy page')} says what is
      stored.
    </>
  ),
  have_account: ({ link }: { link: Tag }) => <>Already have an account? {link('Log in')}</>,
  no_mail_yet:
    'Nothing there after a few minutes? Check your spam folder, or ask for another link.',
  confirmed_already: ({ link }: { link: Tag }) => <>Confirmed already? {link('Log in')}</>,

  password_length: ({ min, max }: { min: number; max: number }) =>
    `${number(min)} to ${number(max)} characters, any you like`,
  password_not_name: 'Not your name or e-mail address',
  rule_met: '(met)',
  rule_not_met: '(not met yet)',

  no_real_mail: 'E-mails are not delivered here',
  mailbox: ({ link }: { link: Tag }) => <>They wait in the {link('development mailbox')}.</>,

  confirm_address: 'Confirm your e-mail address',
  confirm_how: 'We mail you a link. Opening it confirms the address.',
  verifying: 'Verifying your e-mail address…',
  verification_failed: 'Email verification failed',
  confirmed: 'E-mail address confirmed',
  confirmed_now: 'Your e-mail address is confirmed. You can log in now.',
  confirmation_sent: 'We have sent you an e-mail. Open the link in it to confirm your address.',
  resent: 'If an account with this address waits for confirmation, we have sent a new link.',
  resend: 'Send the link again',
  resend_failed: 'Failed to resend verification email. Please try again later.',

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
