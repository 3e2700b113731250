import type { Translation } from '@coursewright/contract/words';

export const en = {
  share: 'Share',
  share_course: 'Share this course',
  loading: 'Loading who may read it…',
  not_loaded: 'Whether this course is public could not be loaded.',
  try_again: 'Try again',
  changing: 'Being changed…',
  not_changed: ({ reason }: { reason: string }) => `This was not changed. ${reason}`,

  anyone: 'Anyone with the link can read it',
  is_private: 'Only you can read this course.',
  is_public:
    'Nobody needs an account to read it, and whoever has one can copy it to their own history.',
  what_is_hidden:
    'Your name, your tags, your progress and the names of your files are never shown.',
  what_ends:
    'Turn this off, and the link stops working at once. Turned on again, there is a new link.',

  link: 'Link',
  copy: 'Copy link',
  copied: 'The link was copied.',
  copy_by_hand: 'Your browser does not allow copying from here. The link is selected: copy it.',
  send: 'Send…',
  code: 'The link as a QR code',
  code_use: 'Scan it to open the course on another device.',
  indexable: 'Let search engines list it',
  indexable_off: 'Search engines are asked not to list it.',
  indexable_on: 'It can appear in search results, some days from now.',
};
export type Messages = Translation<typeof en>;
