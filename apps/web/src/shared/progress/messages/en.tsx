import type { Submodule } from '@coursewright/contract';
import type { Translation } from '@coursewright/contract/words';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

export const en = {
  try_again: 'Try again',
  change_request: 'Change the request',
  needs_credit: 'Get a credit first; what was written so far is kept.',
  goes_on_free: 'It goes on where it stopped, at no further cost.',
  goes_on_for_credit:
    'It goes on where it stopped and takes the returned credit; a course costs one credit in all.',
  /** The state of a lesson. */
  lesson: {
    planned: 'Planned',
    writing: 'Being written',
    readable: 'Ready to read, quiz to come',
    completed: 'Ready',
    failed: 'Failed',
  } satisfies Record<Submodule['status'], string>,
  /** Once nobody writes any more. */
  lesson_at_the_end: {
    planned: 'Not written',
    writing: 'Not written',
    readable: 'Ready to read, without a quiz',
    completed: 'Ready',
    failed: 'Failed',
  } satisfies Record<Submodule['status'], string>,
  not_found: 'Course not found',
  not_found_why: 'There is no course at this address, or it belongs to another account.',
  create_course: 'Create a course',
  not_loaded: 'The course could not be loaded',
  next_in_line: 'next in line',
  in_line: ({ position }: { position: number }) =>
    `${position}${endings[ordinals.select(position)] ?? 'th'} in line`,
};
export type Messages = Translation<typeof en>;
