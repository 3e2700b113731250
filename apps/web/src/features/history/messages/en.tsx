import type { TaskStatus } from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { Tag } from '../../../shared/messages.ts';

const { number, plural } = wordsOf('en');

export const en = {
  title: 'History',
  new_course: 'New course',
  loading: 'Loading your courses',
  try_again: 'Try again',
  not_loaded: 'Your courses could not be loaded.',
  offline: 'Your courses appear when the connection is back.',

  search: 'Search topics',
  order: 'Order',
  orders: {
    creation_date: 'Newest first',
    last_modified_date: 'Last changed first',
    topic: 'By topic, A to Z',
  },
  clear_filters: 'Clear filters',
  found: ({ count }: { count: number }) =>
    plural(count, { one: '1 course', other: `${number(count)} courses` }),
  found_more: ({ count }: { count: number }) => `More than ${number(count)} courses`,

  courses: 'Your courses',
  empty_while_writing: 'What is being written appears here when it can be read.',
  empty_title: 'No courses yet',
  empty: 'Every course you generate is kept here.',
  nothing_found: 'No course matches these filters.',
  page_is_past: 'There are not that many courses any more.',
  to_first_page: 'To the first page',
  pages: 'Pages of your courses',
  previous: 'Previous',
  next: 'Next',
  page_of: ({ page, pages }: { page: number; pages: number }) =>
    `Page ${number(page)} of ${number(pages)}`,

  modules: ({ count }: { count: number }) =>
    plural(count, { one: '1 module', other: `${number(count)} modules` }),
  lessons: ({ count }: { count: number }) =>
    plural(count, { one: '1 lesson', other: `${number(count)} lessons` }),
  created: ({ day }: { day: string }) => `Created ${day}`,
  changed: ({ day }: { day: string }) => `Changed ${day}`,
  incomplete: 'Unfinished',

  unfinished: 'In progress',
  ended_early: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 course that failed or was stopped',
      other: `${number(count)} courses that failed or were stopped`,
    }),
  status: {
    pending: 'Waiting',
    running: 'Being written',
    completed: 'Ready',
    failed: 'Failed',
    cancelled: 'Cancelled',
  } satisfies Record<TaskStatus, string>,
  waiting_for_you: 'Waiting for you',
  waiting_at: ({ place }: { place: string }) => `Waiting, ${place}`,
  written_by: ({ percent }: { percent: number }) => `Being written, ${percent}%`,
  outline_ready: ({ link }: { link: Tag }) => (
    <>The outline is ready. {link('Edit and confirm it')}</>
  ),
  no_source_found: ({ link }: { link: Tag }) => (
    <>No source was found. {link('Decide how to go on')}</>
  ),
  decide_of: ({ topic }: { topic: string }) => `Decide how to go on: ${topic}`,
  edit_outline_of: ({ topic }: { topic: string }) => `Edit the outline: ${topic}`,
  try_again_of: ({ topic }: { topic: string }) => `Try again: ${topic}`,
  again_for_credit_goes_on: ({ link }: { link: Tag }) => (
    <>{link('Try again')} for that credit; it goes on where it stopped</>
  ),
  again_for_credit: ({ link }: { link: Tag }) => <>{link('Try again')} for that credit</>,
  failed_refunded: 'The course generation failed. Your credit has been returned.',
  stopped_refunded: 'You stopped it before a lesson was finished; your credit has been returned.',
};
export type Messages = Translation<typeof en>;
