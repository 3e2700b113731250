import type { Translation } from '@coursewright/contract/words';

export const en = {
  unexpected_error: 'An unexpected error occurred',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  with_error_id: ({ message, id }: { message: string; id: string }) =>
    `${message} (Error ID: ${id})`,
  unreadable_progress: 'Failed to parse progress update.',
  login_failed: 'Login failed',
  close_notification: 'Close notification',
  tagline: 'name a topic, get a cited course',
};
export type Messages = Translation<typeof en>;
