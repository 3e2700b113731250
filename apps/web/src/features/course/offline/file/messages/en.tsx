import type { Translation } from '@coursewright/contract/words';
import type { ReactNode } from 'react';

interface Origin {
  readonly address: ReactNode;
  readonly key: ReactNode;
}

export const en = {
  opening: ({ name, percent }: { name: string; percent: string }) =>
    `Opening ${name}: ${percent} %`,
  opened_part: 'Part of the file that was looked through',
  cancel: 'Cancel',
  close: 'Close',
  not_opened: 'The file was not opened',
  unreadable: 'The file could not be read. Please choose it again.',
  too_large: ({ max }: { max: string }) => `It is too large: a course file has at most ${max}.`,
  insecure: 'Files can be opened only where this page comes over HTTPS.',
  full: 'There is not enough room on this device. Remove other saved courses and try again.',
  not_kept: 'The browser could not store the course.',
  no_sound: 'This browser cannot play the recordings in this file.',

  replace_title: ({ topic }: { topic: string }) => `“${topic}” is on this device already`,
  why_ask: {
    older: 'The course on this device is newer than the one in the file.',
    other_signer:
      'The file was signed by somebody else than the one that you opened before, or that could not be checked.',
    same_age:
      'The file has other content than the one that you opened before, and it cannot be told which of the two is newer.',
  },
  keep_mine: 'Keep what is there',
  replace: 'Replace it',
  outcome: {
    new: ({ topic }: { topic: string }) => `“${topic}” is on this device`,
    newer: ({ topic }: { topic: string }) => `“${topic}” was replaced by the newer version`,
    replaced: ({ topic }: { topic: string }) => `“${topic}” was replaced by the file`,
    known: ({ topic }: { topic: string }) =>
      `“${topic}” is on this device already, just as in this file`,
    of_account: ({ topic }: { topic: string }) =>
      `“${topic}” is saved on this device from an account. The file was not put in its place; with a connection, the saved course can be updated.`,
  },
  signed: ({ address, key }: Origin) => (
    <>
      Unchanged since it was signed. The file says that it comes from {address}. Key: {key}
    </>
  ),
  unproven: ({ address, key }: Origin) => (
    <>
      The signature was not checked: this browser cannot do that. The file says that it comes from{' '}
      {address}. Key: {key}
    </>
  ),

  read: 'Open the course',
  add: 'Add to my account',
  added: {
    imported: 'It is in your account now.',
    merged: 'It was in your account already; what was new was added.',
    known: 'It is in your account already, with everything in this file.',
  },
  open_in_account: 'Open in my account',
};
export type Messages = Translation<typeof en>;
