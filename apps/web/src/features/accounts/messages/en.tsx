import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { Tag } from '../../../shared/messages.ts';

const { number } = wordsOf('en');

export const en = {
  email: 'E-mail',
  password: 'Password',
  full_name: 'Full name',
  enter_email: 'Enter an e-mail address such as name@example.org.',
  enter_password: 'Enter your password.',
  enter_name: 'Enter your name.',
  check_mail: 'Check your mail',
  sent_to: ({ email }: { email: React.ReactNode }) => <>We sent it to {email}.</>,
  log_in: 'Log in',

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
  confirmation_sent: 'We have sent you an e-mail. Open the link in it to confirm your address.',
  resent: 'If an account with this address waits for confirmation, we have sent a new link.',
  resend: 'Send the link again',
  resend_failed: 'Failed to resend verification email. Please try again later.',
};
export type Messages = Translation<typeof en>;
