import type { TaskStatus } from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { ReactNode } from 'react';
import type { Tag } from '../../../shared/messages.ts';

const { number, plural } = wordsOf('en');

export const en = {
  title: 'History',
  new_course: 'New course',
  loading: 'Loading your courses',
  try_again: 'Try again',
  not_loaded: 'Your courses could not be loaded.',
  offline: 'Your courses appear when the connection is back.',

  search: 'Search topics and tags',
  order: 'Order',
  orders: {
    creation_date: 'Newest first',
    last_modified_date: 'Last changed first',
    topic: 'By topic, A to Z',
    favorite: 'Favorites first',
  },
  origin: 'Origin',
  origins: {
    all: 'All',
    generated: 'Generated',
    imported: 'Imported',
    copied_public: 'Copied',
  },
  favorites_only: 'Favorites only',
  tag_is: ({ tag }: { tag: ReactNode }) => <>Tag: {tag}</>,
  all_tags: 'All tags',
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
  public: 'Public',
  read_of: ({ done, count }: { done: number; count: number }) =>
    plural(count, {
      one: `${number(done)} of 1 lesson finished`,
      other: `${number(done)} of ${number(count)} lessons finished`,
    }),
  all_read: ({ count }: { count: number }) =>
    plural(count, {
      one: 'Its lesson is finished',
      other: `All ${number(count)} lessons finished`,
    }),
  resume: 'Resume',
  learned: 'What you learned',
  learned_in: ({ topic }: { topic: string }) => `What you learned: ${topic}`,
  resume_course: ({ topic }: { topic: string }) => `Resume: ${topic}`,
  favorite_of: ({ topic }: { topic: string }) => `Favorite: ${topic}`,
  change_failed: ({ topic, reason }: { topic: string; reason: string }) =>
    `“${topic}” was not changed. ${reason}`,

  tags_of: ({ topic }: { topic: string }) => `Tags of ${topic}`,
  show_tag: ({ tag }: { tag: string }) => `Show courses with the tag ${tag}`,
  edit_tags: 'Edit tags',
  add_tags: 'Add tags',
  edit_tags_of: ({ topic }: { topic: string }) => `Edit tags: ${topic}`,
  add_tags_to: ({ topic }: { topic: string }) => `Add tags: ${topic}`,
  new_tag: 'New tag',
  remove_tag: ({ tag }: { tag: string }) => `Remove the tag ${tag}`,
  tag_hint: 'Enter adds a tag. Escape closes without saving.',
  tag_too_long: ({ max }: { max: number }) => `A tag has at most ${number(max)} characters.`,
  too_many_tags: ({ max }: { max: number }) => `A course has at most ${number(max)} tags.`,
  save: 'Save',
  cancel: 'Cancel',

  menu_of: ({ topic }: { topic: string }) => `More for ${topic}`,
  open: 'Open',
  share: 'Share…',
  download: 'Download…',
  save_offline: 'Save for offline',
  delete: 'Delete',
  deleted: ({ topic }: { topic: string }) => `“${topic}” was deleted.`,
  undo: 'Undo',
  not_deleted: ({ topic, reason }: { topic: string; reason: string }) =>
    `“${topic}” was not deleted. ${reason}`,
  restored: ({ topic }: { topic: string }) => `“${topic}” is back.`,
  not_restored: ({ topic, reason }: { topic: string; reason: string }) =>
    `“${topic}” could not be brought back. ${reason}`,

  more: 'More for all courses',
  import: 'Import…',
  export_all: 'Export all',
  exported_nothing: ({ reason }: { reason: string }) => `Your courses were not exported. ${reason}`,
  clear_all: 'Delete all…',
  clear_question: 'Delete all courses?',
  clear_consequence:
    'All your courses are deleted. Only those being written stay. Export them first if you may want them again.',
  clear_word: 'delete',
  clear_confirm: ({ word }: { word: string }) => `To confirm, type “${word}”`,
  clear_now: 'Delete all courses',
  cleared: 'All your courses were deleted.',

  import_title: 'Import courses',
  import_lead:
    'Take in courses that were exported here, on this account or another one, a course file from another installation, or the Markdown of a course.',
  choose_file: 'Choose a file',
  or_drop: 'or drop it here.',
  file_chosen: ({ name }: { name: string }) => `Chosen: ${name}`,
  or_paste: 'Or paste its content',
  import_now: 'Import',
  importing: ({ done, all }: { done: number; all: number }) =>
    all > 1 ? `Importing, part ${number(done + 1)} of ${number(all)}` : 'Importing',
  import_nothing: 'Choose a file or paste its content first.',
  import_unreadable:
    'This is not a file of courses. Choose what “Export all” saved (.json), or a course that was downloaded as Coursewright file (.course) or Markdown (.md, .zip).',
  import_too_large: ({ max }: { max: string }) => `It is too large: a course has at most ${max}.`,
  course_number: ({ place }: { place: number }) => `Course ${number(place)}`,
  imported: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 course was imported.',
      other: `${number(count)} courses were imported.`,
    }),
  imported_none: 'No course was imported.',
  known: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 course is in your history already and stays as it is.',
      other: `${number(count)} courses are in your history already and stay as they are.`,
    }),
  refused: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 course was left out:',
      other: `${number(count)} courses were left out:`,
    }),
  more_problems: ({ count }: { count: number }) =>
    plural(count, { one: 'and 1 more problem', other: `and ${number(count)} more problems` }),
  file_outcome: {
    imported: ({ topic }: { topic: string }) => `“${topic}” was imported.`,
    merged: ({ topic }: { topic: string }) =>
      `“${topic}” was there already; what was new in the file was added to it. Nothing was overwritten.`,
    known: ({ topic }: { topic: string }) =>
      `“${topic}” is in your history already, with everything that this file has.`,
  },
  file_too_large: ({ max }: { max: string }) =>
    `This file is too large: a course file has at most ${max}.`,
  from_markdown:
    'From Markdown: without earlier versions, what was learned, and the checks of its sentences.',
  file_lacks: {
    lessons: 'Some lessons of the course are not in this file.',
    questions: 'The questions of the course are not in this file.',
    passages: 'Of the cited passages this file has only the beginnings.',
  },
  signed_here: 'Signed by this installation, and unchanged since.',
  signed_elsewhere: ({ address, key }: { address: ReactNode; key: ReactNode }) => (
    <>
      Signed elsewhere, by an installation that this one does not know, and unchanged since. The
      file says it comes from {address}. Key: {key}
    </>
  ),
  import_another: 'Import another file',
  done: 'Done',

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
  outline_ready: ({ link }: { link: Tag }) => <>The outline is ready. {link('Edit the outline')}</>,
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
  again_for_nothing: ({ link }: { link: Tag }) => (
    <>{link('Try again')} without another credit; it goes on where it stopped</>
  ),
  stopped_paid:
    'You stopped it before a lesson was finished. You had stopped several courses that day, so the credit stays with it.',
  failed_refunded: 'The course generation failed. Your credit has been returned.',
  stopped_refunded: 'You stopped it before a lesson was finished; your credit has been returned.',
};
export type Messages = Translation<typeof en>;
