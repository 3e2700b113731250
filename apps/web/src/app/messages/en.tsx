import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number, plural } = wordsOf('en');

export const en = {
  skip_to_content: 'Skip to content',
  loading: 'Loading…',
  verifying: 'Verifying authentication...',
  offline: 'You are offline. What is on screen stays; anything new waits for the connection.',
  scroll_to_top: 'Scroll to top',

  render_failed: 'Something went wrong. Please reload.',
  start_failed: 'Failed to initialize application.',
  reload: 'Reload',
  new_version: 'A new version is ready.',
  new_version_needed:
    'A new version is needed to go on. Save or copy what you have typed, then reload.',
  later: 'Later',
  chunk_failed: ({ chunk }: { chunk: string }) => `Loading chunk ${chunk} failed.`,

  main_navigation: 'Main',
  menu: 'Menu',
  home: 'Home',
  generator: 'Generator',
  history: 'History',
  in_progress: ({ count }: { count: number }) => `${number(count)} in progress`,
  offline_courses: 'Offline',
  login: 'Login',
  register: 'Register',
  logout: 'Logout',
  logout_question: 'Log out on this device?',
  logout_unsent:
    'Some of what you did in your courses has not reached the server yet. It is lost if you log out now.',
  logout_removed: ({ count }: { count: number }) =>
    plural(count, {
      one: 'The course you saved for offline is removed from this device.',
      other: `${number(count)} courses you saved for offline are removed from this device.`,
    }),
  logout_kept: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 saved course stays on this device, where anybody who uses it can read it.',
      other: `${number(count)} saved courses stay on this device, where anybody who uses it can read them.`,
    }),
  stay_logged_in: 'Stay logged in',
  account: 'Account',
  administration: 'Administration',
  buy: 'Buy',
  credits: ({ count }: { count: number }) => `${number(count)} credits`,
  credits_hint: '1 credit generates 1 course. Buy credits.',
  nameless_user: 'User',

  appearance: 'Theme and language',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'Same as system' },
  language: 'Language',
  same_as_browser: 'Same as browser',

  about:
    'Personalized courses powered by AI. Discover your optimal learning journey with our cutting-edge technology.',
  quick_links: 'Quick Links',
  connect: 'Connect With Us',
  email: 'E-mail',
  copyright: ({ year }: { year: string }) => `© ${year}Coursewright`,
  terms: 'Terms',
  privacy: 'Privacy',
  install_app: 'Install the app',
  made_with: 'Made with ❤️ for effective learning',
};
export type Messages = Translation<typeof en>;
