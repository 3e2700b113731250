import type { Translation } from '@coursewright/contract/words';
import type { Variant } from '../../../../shared/install/capability.ts';
import type { Tag } from '../../../../shared/messages.ts';

interface Instructions {
  readonly title: string;
  readonly steps: readonly string[];
}

export const en = {
  titles: { benefits: 'Benefits', install: 'Install', offline: 'Offline', ready: 'Ready!' },
  step: ({ step, of }: { step: number; of: number }) => `${step} / ${of}`,
  progress: 'Progress of the tutorial',
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  all_set: 'All set. Enjoy learning!',

  benefits_lead: 'Coursewright can live on your device like any other app.',
  benefit_start: ({ strong }: { strong: Tag }) => (
    <>{strong('One tap away.')} It starts from your home screen, in a window of its own.</>
  ),
  benefit_offline: ({ strong }: { strong: Tag }) => (
    <>{strong('Works without a connection.')} Saved courses wait for you on the Offline page.</>
  ),
  benefit_credits: ({ strong }: { strong: Tag }) => (
    <>{strong('Simple prices.')} 1 credit generates 1 course.</>
  ),
  benefit_companions: ({ strong }: { strong: Tag }) => (
    <>{strong('More than text.')} Audio and visualizations of a lesson take credits of their own.</>
  ),
  benefit_free: ({ strong }: { strong: Tag }) => (
    <>{strong('Free to try.')} New users receive free credits.</>
  ),

  one_press: 'Your browser can install it for you.',
  install_now: 'Install now',
  or_by_hand: 'Or do it by hand:',
  being_installed: 'Your browser is installing it. That can take a moment.',
  declined: 'Not now, then. You can install it later from your browser’s menu.',
  already_installed: 'Coursewright is already installed on this device.',
  not_completed:
    "Installation didn't complete automatically. You can still bookmark this page and use all offline features!",
  variants: {
    safari_ios: {
      title: 'Safari on iPhone and iPad',
      steps: [
        'Tap the Share button in the toolbar.',
        'Scroll down and tap “Add to Home Screen”.',
        'Tap “Add” in the corner.',
      ],
    },
    chrome_android: {
      title: 'Chrome on Android',
      steps: [
        'Tap the menu with the three dots.',
        'Tap “Add to Home screen” or “Install app”.',
        'Confirm with “Install”.',
      ],
    },
    chrome_desktop: {
      title: 'Chrome on a computer',
      steps: [
        'Click the install icon at the end of the address bar.',
        'If there is none: open the menu, then “Cast, save, and share”, then “Install page as app”.',
        'Confirm with “Install”.',
      ],
    },
    edge_desktop: {
      title: 'Edge on a computer',
      steps: [
        'Click the app icon in the address bar.',
        'If there is none: open the menu, then “Apps”, then “Install this site as an app”.',
        'Confirm with “Install”.',
      ],
    },
    firefox_manual: {
      title: 'Firefox',
      steps: [
        'On Android: open the menu and tap “Add app to Home screen”.',
        'On a computer Firefox installs no web apps: bookmark this page with Ctrl+D (on a Mac ⌘D).',
        'Saved courses work without a connection all the same.',
      ],
    },
    generic: {
      title: 'Your browser',
      steps: [
        'Open the menu of your browser, or its Share button.',
        'Choose “Install”, “Install app” or “Add to Home Screen”.',
        'If there is no such entry, bookmark this page.',
      ],
    },
  } satisfies Record<Variant, Instructions>,

  offline_lead: 'Take courses along to where there is no connection:',
  offline_save: ({ strong }: { strong: Tag }) => (
    <>Open one of your courses and choose {strong('Save for offline')}.</>
  ),
  offline_open: ({ strong }: { strong: Tag }) => (
    <>Find it again under {strong('Offline')} in the menu, with its quizzes and sources.</>
  ),
  offline_learn: ({ strong }: { strong: Tag }) => (
    <>
      {strong('Go on learning.')} What you tick off, answer and note goes to your account when you
      are connected again.
    </>
  ),
  no_offline: 'This browser cannot keep courses for offline use.',

  checking: 'Checking the installation…',
  detected: 'Installation detected',
  detected_why: 'Start Coursewright from your home screen or your list of apps.',
  not_detected: 'Installation not detected',
  next_steps: 'Next steps',
  next_open_app: 'Open Coursewright from your home screen or your list of apps.',
  next_bookmark: 'Bookmark this page, so that you find it again.',
  next_install_later: 'Install it whenever you like: “Install the app” stands in the footer.',
  next_register: 'Create an account to generate courses of your own.',
  next_generate: 'Name a topic and generate a course.',
  next_save: 'Save it for offline before your next journey.',
  tips: 'Quick tips',
  tip_shortcuts: 'Hold or right-click the icon: it leads straight to a new course.',
  tip_wifi: 'Save courses while you are on Wi-Fi.',
  tip_keep: 'On a device of your own, choose that saved courses stay after you log out.',
};
export type Messages = Translation<typeof en>;
