import type { ErrorType } from '@coursewright/contract';
import type { Translation } from '@coursewright/contract/words';

/** What a failure of a type is called, where the server's sentence says no more than that. */
type Failures = Readonly<
  Partial<Record<ErrorType, string | ((told: { retryAfter: number | undefined }) => string)>>
>;

export const en = {
  unexpected_error: 'An unexpected error occurred',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  with_error_id: ({ message, id }: { message: string; id: string }) =>
    `${message} (Error ID: ${id})`,
  /** English readers get the server's own sentences. */
  failure: {} as Failures,
  unreadable_progress: 'Failed to parse progress update.',
  login_failed: 'Login failed',
  not_recorded: ({ reason }: { reason: string }) => `Your progress was not saved. ${reason}`,
  close_notification: 'Close notification',
  part_not_loaded: 'This could not be opened',
  part_not_loaded_why:
    'A part of the app could not be loaded. Check your connection and try again. If that does not help, reload the page.',
  try_again: 'Try again',
  close: 'Close',
  tagline: 'name a topic, get a cited course',
};
export type Messages = Translation<typeof en>;
