import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { Tag } from '../../../../shared/messages.ts';

const { number, plural } = wordsOf('en');

export const en = {
  title: 'Offline courses',
  lead: 'These courses are stored on this device. You can read them and practise without a connection.',
  how_to_install: 'How to install the app',
  looking: 'Looking for saved courses…',
  not_here: 'This browser cannot keep courses for offline use. A private window cannot, either.',
  not_read: 'The saved courses could not be read.',
  not_read_why: 'The storage of this browser did not answer. Please load the page again.',
  try_again: 'Try again',
  nothing: 'No saved courses yet',
  nothing_why:
    'Open one of your courses and choose “Save for offline”. It then waits for you here.',
  nothing_without_login:
    'Log in to see what you saved. Without a login, only courses that were chosen to stay on this device are shown.',
  to_history: 'To your courses',
  log_in: 'Log in',

  lessons: ({ count }: { count: number }) =>
    plural(count, { one: '1 lesson', other: `${number(count)} lessons` }),
  lessons_done: ({ done, count }: { done: number; count: number }) =>
    `${number(done)} of ${plural(count, { one: '1 lesson', other: `${number(count)} lessons` })} finished`,
  saved: ({ day }: { day: string }) => `saved on ${day}`,
  keep: 'Keep on this device after I log out',
  remove: 'Remove',
  remove_of: ({ topic }: { topic: string }) => `Remove “${topic}” from this device`,
  removed: ({ topic }: { topic: string }) => `“${topic}” is not on this device any more.`,
  not_changed: 'That could not be changed. Please try again.',
  size: ({ size }: { size: string }) => `${size} in all.`,
  room: ({ size, free }: { size: string; free: string }) =>
    `${size} in all. The browser has room for about ${free} more.`,

  newer: 'A newer version is available.',
  update: 'Update',
  updating: ({ done, all }: { done: number; all: number }) =>
    `Updating: ${number(done)} of ${number(all)} lessons`,
  not_updated: ({ reason }: { reason: string }) => `It was not updated. ${reason}`,
  full: 'There is not enough room on this device. Remove other saved courses and try again.',

  own_copy: ({ day, link }: { day: string; link: Tag }) => (
    <>
      Saved on this device on {day}. What you do here goes to your account.{' '}
      {link('All saved courses')}
    </>
  ),
  kept_copy: ({ day, link }: { day: string; link: Tag }) => (
    <>
      Saved on this device on {day}. You are not logged in, so what you do here stays on this
      device. {link('All saved courses')}
    </>
  ),
  choose_file: 'Open a course file',
  from_file: ({ address }: { address: string }) => `from a file of ${address}`,
  from_unproven: ({ address }: { address: string }) =>
    `from a file that says it is from ${address}; signature not checked`,
  file_copy: ({ day, link }: { day: string; link: Tag }) => (
    <>
      Opened from a file on {day}. What you do here stays on this device.{' '}
      {link('All saved courses')}
    </>
  ),
  gone: 'This course is not saved here',
  gone_why:
    'It was removed from this device, or belongs to somebody else. If it is yours, log in and save it again.',
  to_list: 'To the saved courses',
};
export type Messages = Translation<typeof en>;
