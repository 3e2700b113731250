import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number, plural } = wordsOf('en');

export const en = {
  save_offline: 'Save for offline',
  save_title: 'Save this course for offline',
  lead: 'Its lessons, quizzes and sources are stored on this device; recordings and diagrams too, if you choose them. What you do in it without a connection goes to your account later.',
  looking: 'Looking at what is saved…',
  saved: ({ day, size }: { day: string; size: string }) => `Saved on ${day} · ${size}`,
  saved_now: 'Saved. You can read it without a connection.',
  newer: 'A newer version of this course is available.',
  companions: ({ size }: { size: string }) => `With audio and diagrams (about ${size})`,
  recordings: ({ count }: { count: number }) =>
    plural(count, { one: '1 recording', other: `${number(count)} recordings` }),
  diagrams: ({ count }: { count: number }) =>
    plural(count, { one: '1 diagram', other: `${number(count)} diagrams` }),
  no_room: ({ free }: { free: string }) =>
    `The browser has room for about ${free} only. Save the course without them, or remove other saved courses first.`,
  made_not_read: ({ reason }: { reason: string }) =>
    `Whether there are audio and diagrams could not be found out. ${reason}`,
  keep: 'Keep it on this device after I log out',
  keep_why: 'Whoever uses this device can then read it. Leave this off on a shared device.',
  saving: ({ done, all }: { done: number; all: number }) =>
    `Saving: ${number(done)} of ${number(all)} lessons`,
  saving_label: 'Lessons saved',
  save: 'Save',
  update: 'Update',
  remove: 'Remove from this device',
  open_copy: 'Open saved course',
  close: 'Close',
  not_saved: 'The course was not saved.',
  full: 'There is not enough room on this device. Remove other saved courses, or free some space, and try again.',
  not_changed: 'That could not be changed. Please try again.',
  not_read: 'The saved courses of this browser could not be read.',
  not_here: 'This browser cannot keep courses for offline use. A private window cannot, either.',
  needs_connection: 'You need a connection to save a course.',
};
export type Messages = Translation<typeof en>;
