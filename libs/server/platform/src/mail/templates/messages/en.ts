import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number, plural } = wordsOf('en');
const minutes = (count: number) =>
  plural(count, { one: '1 minute', other: `${number(count)} minutes` });
const hours = (count: number) => plural(count, { one: '1 hour', other: `${number(count)} hours` });

/** Every text of our e-mails, by template. */
export const en = {
  greeting: 'Hello,',
  greeting_by_name: ({ name }: { name: string }) => `Hello ${name},`,
  signature: 'Your Coursewright',

  verify_email: {
    subject: 'Confirm your e-mail address',
    why: 'Somebody, hopefully you, has created a Coursewright account with this address. Confirm it to log in and to receive your free credits.',
    action: 'Confirm my e-mail address',
    valid: ({ count }: { count: number }) => `The link works once, within ${hours(count)}.`,
    not_you:
      'If it was not you, ignore this message: nobody can use the account without this link.',
  },
  someone_registered: {
    subject: 'You already have an account',
    why: 'Someone tried to register at Coursewright with your address. There is an account already, and nothing about it has changed.',
    you_unconfirmed:
      'If it was you: the address is not confirmed yet. Ask for a new link and open it, then log in.',
    you: 'If it was you, simply log in.',
    ask_for_link: 'Ask for a new link',
    log_in: 'Log in',
    not_you: 'If it was not you, there is nothing to do.',
  },
  reset_password: {
    subject: 'Set a new password',
    why: 'Somebody, hopefully you, has asked for a new password for your Coursewright account.',
    action: 'Set a new password',
    valid: ({ count }: { count: number }) =>
      `The link works once, within ${minutes(count)}; a newer one replaces it. Setting a new password logs you out everywhere.`,
    not_you: 'If it was not you, ignore this message: your password has not changed.',
  },
  password_changed: {
    subject: 'Your password was changed',
    what: 'The password of your Coursewright account was changed. Other devices have been logged out, and API tokens have been revoked.',
    not_you:
      'If it was you, there is nothing to do. If it was not you, set a new password at once:',
    action: 'Set a new password',
  },
  course_ready: {
    subject: 'Your course is ready',
    what: ({ topic }: { topic: string }) => `Your course on “${topic}” has been written.`,
    action: 'Read the course',
  },
  course_failed: {
    subject: 'Your course could not be written',
    what: ({ topic }: { topic: string }) => `Your course on “${topic}” could not be written.`,
    returned: 'Your credit has been returned.',
    action: 'See what happened and try again',
  },
  asked_for: 'You get this message because you asked for it when the course was started.',
};
export type Messages = Translation<typeof en>;
