import type { ActionType, ApiScope, OwnSession, Theme } from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { Tag } from '../../../../shared/messages.ts';

const { number, plural } = wordsOf('en');
const credits = (count: number) =>
  plural(count, { one: '1 credit', other: `${number(count)} credits` });

export const en = {
  title: 'Account',
  sections: {
    profile: 'Profile',
    password: 'Password',
    sessions: 'Sessions',
    api_tokens: 'API tokens',
    keys: 'Own keys',
    credits: 'Credits',
    export: 'Your data',
    delete: 'Delete account',
  },
  loading: 'Loading…',
  try_again: 'Try again',

  full_name: 'Full name',
  enter_name: 'Enter your name.',
  mail_language: 'E-mail language',
  same_as_browser: 'Same as browser',
  theme: 'Theme',
  themes: { system: 'Same as system', light: 'Light', dark: 'Dark' } satisfies Record<
    Theme,
    string
  >,
  theme_hint: 'Also where you log in from now on, unless another one was chosen there.',
  save_profile: 'Save profile',
  profile_saved: 'Your profile is saved.',

  password_effect: 'A new password logs out every other device and revokes every API token.',
  current_password: 'Current password',
  new_password: 'New password',
  enter_password: 'Enter your password.',
  change_password: 'Change password',

  device: ({ browser, system }: Pick<OwnSession, 'browser' | 'system'>) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
  this_device: 'This device',
  session_facts: ({ ip, used, begun }: { ip: string; used: string; begun: string }) =>
    `${ip} · last used ${used} · logged in ${begun}`,
  log_out: 'Log out',
  log_out_session: ({ device, used }: { device: string; used: string }) =>
    `Log out ${device}, last used ${used}`,
  log_out_question: ({ device }: { device: string }) => `Log out ${device}?`,
  log_out_effect: 'Whoever uses it has to log in again.',
  log_it_out: 'Log it out',
  logged_out: ({ device }: { device: string }) => `${device} is logged out.`,
  no_other_sessions: 'No other sessions.',
  log_out_others: 'Log out all other devices',
  log_out_others_question: 'Log out every other device?',
  log_out_others_effect: 'Only this one stays logged in.',
  log_them_out: 'Log them out',
  others_logged_out: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 other device is logged out.',
      other: `${number(count)} other devices are logged out.`,
    }),

  tokens_lead: ({ link }: { link: Tag }) => (
    <>They let your own programs use the {link('REST API')} in your name.</>
  ),
  no_tokens: 'No API tokens yet.',
  tokens_full: ({ max }: { max: number }) =>
    `${number(max)} tokens are as many as you can have. Revoke one to create another.`,
  token_revoked: ({ name }: { name: string }) => `${name} is revoked.`,
  revoke: 'Revoke',
  revoke_token: ({ name }: { name: string }) => `Revoke ${name}`,
  revoke_question: ({ name }: { name: string }) => `Revoke ${name}?`,
  revoke_effect: 'Programs that use it are refused from then on. This cannot be undone.',
  revoke_it: 'Revoke it',
  scopes: { read: 'Read', generate: 'Generate' } satisfies Record<ApiScope, string>,
  scope_meanings: {
    read: 'see courses, documents, progress and credits',
    generate: 'start and stop courses, upload and delete documents; spends credits',
  } satisfies Record<ApiScope, string>,
  created: ({ day }: { day: string }) => `created ${day}`,
  expired: ({ day }: { day: string }) => `expired ${day}`,
  expires: ({ day }: { day: string }) => `expires ${day}`,
  never_expires: 'never expires',
  last_used: ({ day }: { day: string }) => `last used ${day}`,
  not_used: 'not used yet',

  new_token: 'New token',
  new_api_token: 'New API token',
  name: 'Name',
  name_placeholder: 'Reading list script',
  enter_token_name: 'Enter a name for the token.',
  permissions: 'Permissions',
  choose_permission: 'Choose at least one.',
  expires_after: 'Expires after',
  days: ({ count }: { count: number }) =>
    plural(count, { one: '1 day', other: `${number(count)} days` }),
  one_year: '1 year',
  until_revoked: 'Until it is revoked',
  create_token: 'Create token',

  copy_token: ({ name }: { name: string }) => `Copy the token “${name}” now`,
  shown_once: 'It is shown only this once. Send it as a header:',
  copy: 'Copy',
  i_have_it: 'I have it',
  token_copied: 'The token is copied.',
  copy_by_hand:
    'Your browser does not let us copy. The token is selected: copy it with the keyboard.',

  keys_lead: ({ link }: { link: Tag }) => (
    <>
      Have courses written with Gemini or searched for with Perplexity on a key of your own. It is
      tested with its provider, kept encrypted, and never shown again. Where you start a course by
      the {link('REST API')}, its token stands for it.
    </>
  ),
  no_keys: 'No keys yet.',
  key_saved_on: ({ day }: { day: string }) => `saved ${day}`,
  key_forgotten_on: ({ day }: { day: string }) => `forgotten ${day} unless it is used`,
  delete_key: ({ provider }: { provider: string }) => `Delete the ${provider} key`,
  delete_key_question: ({ provider }: { provider: string }) => `Delete your ${provider} key?`,
  delete_key_effect:
    'It is not used from then on. With the provider it stays valid until you revoke it there.',
  delete_it: 'Delete it',
  delete: 'Delete',
  key_deleted: ({ provider }: { provider: string }) => `Your ${provider} key is deleted.`,
  key_accepted: ({ provider }: { provider: string }) => `${provider} accepts the key. It is saved.`,
  new_key: 'New key',
  provider: 'Provider',
  key: 'Key',
  enter_key: 'Enter the key.',
  replaces_key: ({ provider }: { provider: string }) =>
    `It takes the place of the one saved for ${provider}.`,
  asking_provider: 'Asking the provider…',
  test_and_save: 'Test and save',

  balance: ({ count, strong }: { count: number; strong: Tag }) => (
    <>You have {strong(credits(count))}. 1 credit generates 1 course.</>
  ),
  buy_credits: 'Buy credits',
  no_movements: 'No credit activity yet.',
  movements: 'Credit activity, newest first',
  movement_pages: 'Pages of credit activity',
  when: 'When',
  what: 'What',
  change: 'Change',
  balance_after: 'Balance',
  actions: {
    signup_grant: 'Welcome credits',
    purchase: 'Purchase',
    admin_add: 'Added by an administrator',
    generation_use: 'Course',
    audio_use: 'Audio',
    visualization_use: 'Visualization',
    chat_allowance_purchase: 'Chat allowance',
    refund: 'Refund',
  } satisfies Record<ActionType, string>,
  newer: 'Newer',
  older: 'Older',
  page: ({ page, last }: { page: number; last: number }) =>
    `Page ${number(page)} of ${number(last)}`,

  export_lead:
    'Everything that is kept about you in one JSON file: profile, sessions, documents, courses and credits.',
  download: 'Download your data',

  delete_lead:
    'Your courses, documents, tokens and sessions are deleted at once and for good, and remaining credits are lost. Credit activity stays without your name, so that the sums stay right.',
  delete_account: 'Delete account…',
  delete_question: 'Delete your account?',
  delete_confirm: 'This cannot be undone. Type your e-mail address and your password to confirm.',
  your_email: 'Your e-mail address',
  enter_email: 'Enter your e-mail address.',
  your_password: 'Your password',
  delete_for_good: 'Delete my account for good',
  keep_it: 'Keep it',
  account_deleted: 'Your account is deleted.',
};
export type Messages = Translation<typeof en>;
