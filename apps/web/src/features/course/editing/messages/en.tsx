import type { RewriteParts, SubmoduleVersion } from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { ReactNode } from 'react';
import type { Tag } from '../../../../shared/messages.ts';
import type { LessonPart } from '../model/lesson-text.ts';
import type { QuickInstruction } from '../model/instruction.ts';
import type { DiffPart } from '../model/word-diff.ts';

const { number, plural, list } = wordsOf('en');

const words = (count: number) => plural(count, { one: '1 word', other: `${number(count)} words` });

export const en = {
  loading_course: 'Loading the course…',
  try_again: 'Try again',
  cancel: 'Cancel',
  back_to_course: 'Back to the course',
  back_to_lesson: 'Back to the lesson',
  lesson_title: ({ lesson, title }: { lesson: string; title: ReactNode }) => (
    <>
      Lesson {lesson}: {title}
    </>
  ),
  gone_title: 'Lesson not found',
  gone: 'This lesson is not part of the course',
  gone_why: 'It may have been removed from the outline.',
  offline: 'You are offline. You can read the course; to change it, reconnect first.',
  rewriting: 'A lesson of this course is being rewritten. Wait until it is ready, or cancel it.',
  still_writing: 'The course is still being written. You can change it once it is ready.',
  count_of: ({ count, max }: { count: number; max: number }) =>
    `${number(count)} of ${number(max)}`,

  change_lesson: 'Change this lesson',
  menu_rewrite: 'Rewrite with AI…',
  menu_edit: 'Edit',
  menu_versions: 'Versions',
  menu_download: 'Download…',

  rewrite_title: 'Rewrite this lesson',
  what_changes: 'What should change?',
  parts: { content: 'The text', quiz: 'The quiz', both: 'Both' } satisfies Record<
    RewriteParts,
    string
  >,
  how: 'How?',
  quick: {
    shorter: 'Shorter',
    more_detail: 'More detail',
    more_examples: 'More examples',
    simpler_words: 'Simpler words',
    more_formal: 'More formal',
    step_by_step: 'Step by step',
  } satisfies Record<QuickInstruction, string>,
  own_words: 'In your own words',
  own_words_hint: 'Optional. The new version uses the same sources, with citations.',
  instruction_too_long: ({ max }: { max: number }) =>
    `All instructions together have at most ${number(max)} characters.`,
  rewrite_terms:
    'Free. The current text stays readable until the new one is complete, and stays among the versions after that.',
  rewrite_terms_left: ({ left, max }: { left: number; max: number }) =>
    `Free; ${number(left)} of ${number(max)} rewrites left for this course. The current text stays readable until the new one is complete, and stays among the versions after that.`,
  rewrite: 'Rewrite',
  not_now: 'Not now',
  being_rewritten: {
    content: 'A new text is being written.',
    quiz: 'A new quiz is being written.',
    both: 'A new text and quiz are being written.',
  } satisfies Record<RewriteParts, string>,
  asked_for: ({ instruction }: { instruction: ReactNode }) => <>Asked for: {instruction}</>,
  until_complete: 'Until it is complete, you read the old version.',
  rewrite_done: 'The new version is in the course.',
  rewrite_cancelled: 'Cancelled. The old version stays.',
  rewrite_failed: 'The rewrite failed. The old version stays.',
  rewrite_unchanged: 'The lesson stays as it was.',
  show_changes: 'Show what changed',
  dismiss: 'Dismiss',

  edit_lesson: 'Edit the lesson',
  edit_page: ({ title }: { title: string }) => `Edit: ${title}`,
  edit_intro: ({ lesson, title }: { lesson: string; title: ReactNode }) => (
    <>
      Lesson {lesson}: {title}. What you save becomes a new version; the earlier ones stay.
    </>
  ),
  not_written: 'This lesson is not written yet. Have it written first; then you can edit it.',
  kept_in_tab: ({ obstacle }: { obstacle: string }) =>
    `${obstacle} What you write here is kept in this tab.`,
  the_lesson: 'The lesson',
  title: 'Title',
  description: 'Description',
  objectives: 'Objectives',
  objectives_hint: ({ max }: { max: number }) => `One per line, at most ${number(max)}.`,
  summary: 'Summary',
  text: 'Text (Markdown)',
  text_hint:
    'Numbers such as [^3] after a sentence are its citations. They are checked again when you save.',
  text_of_lesson: 'Text of the lesson',
  write: 'Write',
  preview: 'Preview',
  preview_of_text: 'Preview of the text',
  citations_removed: ({ count, markers }: { count: number; markers: readonly string[] }) =>
    plural(count, {
      one: `${list(markers)} is no longer in the text. Without it, readers cannot look the statement up.`,
      other: `${list(markers)} are no longer in the text. Without them, readers cannot look the statements up.`,
    }),
  citations_unknown: ({ count, markers }: { count: number; markers: readonly string[] }) =>
    plural(count, {
      one: `${list(markers)} is not a citation of this lesson. Use one from the list below.`,
      other: `${list(markers)} are not citations of this lesson. Use those from the list below.`,
    }),
  insert_citation: ({ count }: { count: number }) => `Insert a citation (${number(count)})`,
  insert: ({ marker }: { marker: string }) => `Insert ${marker}`,
  key_terms: 'Key terms',
  term: 'Term',
  definition: 'Definition',
  add_term: 'Add a term',
  remove_term: ({ term }: { term: string }) => `Remove the term ${term}`,
  terms_full: ({ max }: { max: number }) => `A lesson has at most ${number(max)} terms.`,
  quiz: 'Quiz',
  no_questions: 'This lesson has no questions.',
  question: 'Question',
  question_numbered: ({ question }: { question: number }) => `Question ${question}`,
  options: 'Options. The marked one is right.',
  options_in_order: 'What is to be put in order, as it should be. Learners see it mixed.',
  answer: 'Answer',
  answer_hint: 'Shown after learners have answered from memory.',
  options_in_pairs: 'Pairs that belong together. Learners see the second halves mixed.',
  match: ({ option }: { option: number }) => `What belongs to option ${option}`,
  option: ({ option }: { option: number }) => `Option ${option}`,
  option_if_right: ({ text }: { text: string }) => `${text} (right)`,
  option_is_right: ({ option }: { option: number }) => `Option ${option} is right`,
  remove_option: ({ option, question }: { option: number; question: number }) =>
    `Remove option ${option} of question ${question}`,
  add_option: 'Add an option',
  explanation: 'Explanation',
  explanation_hint: 'Shown after the answer.',
  add_question: 'Add a question',
  remove_question: ({ question }: { question: number }) => `Remove question ${question}`,
  quiz_full: ({ max }: { max: number }) => `A quiz has at most ${number(max)} questions.`,
  fields_wrong: ({ count }: { count: number }) =>
    plural(count, {
      one: 'One field needs another look.',
      other: `${number(count)} fields need another look.`,
    }),
  draft_kept: 'Not saved yet. The draft is kept in this tab.',
  unchanged: 'Nothing changed yet.',
  discard: 'Discard changes',
  save_lesson: 'Save the lesson',
  lesson_saved: 'The lesson is saved.',
  lesson_changed: 'This lesson was changed meanwhile',
  lesson_changed_why: ({ link }: { link: Tag }) => (
    <>
      Your draft started from an older text. {link('See what changed')}, load the new text (your
      draft is put aside), or keep yours, which then replaces it.
    </>
  ),
  load_new_text: 'Load the new text',
  keep_draft: 'Keep my draft',
  draft_aside: 'Your draft is put aside',
  draft_aside_why: 'The newest text is in the editor.',
  restore_draft: 'Restore my draft',
  leave_question: 'Leave without saving?',
  leave_kept:
    'The course does not have your changes yet. This tab can keep them as a draft until you close it.',
  leave_lost: 'The course does not have your changes yet. They are lost when you leave.',
  stay: 'Stay here',
  leave_and_keep: 'Leave and keep the draft',
  leave_and_discard: 'Leave and discard',

  edit_outline: 'Edit the outline',
  outline_page: ({ topic }: { topic: string }) => `Outline: ${topic}`,
  outline_intro: ({ topic }: { topic: ReactNode }) => (
    <>
      {topic}. Lessons keep their texts, versions and reading marks wherever they go. New lessons
      are written when you ask for it, free of charge.
    </>
  ),
  outline_changed: 'The outline was changed meanwhile',
  outline_changed_choice: 'Start from the new outline, or keep yours, which then replaces it.',
  take_new_outline: 'Start from the new one',
  keep_my_outline: 'Keep mine',
  outline_wrong: 'Some modules or lessons need another look.',
  outline_unsaved: 'Not saved yet.',
  outline_added: ({ added }: { added: number }) =>
    plural(added, {
      one: 'Not saved yet: 1 new lesson.',
      other: `Not saved yet: ${number(added)} new lessons.`,
    }),
  outline_removed: ({ removed }: { removed: number }) =>
    `Not saved yet: ${number(removed)} removed.`,
  outline_added_removed: ({ added, removed }: { added: number; removed: number }) =>
    plural(added, {
      one: `Not saved yet: 1 new lesson, ${number(removed)} removed.`,
      other: `Not saved yet: ${number(added)} new lessons, ${number(removed)} removed.`,
    }),
  save_outline: 'Save the outline',
  outline_saved: 'The outline is saved.',
  outline_restored: 'The outline is as it was.',
  undo: 'Undo',

  versions: 'Versions',
  versions_page: ({ title }: { title: string }) => `Versions: ${title}`,
  loading_versions: 'Loading the versions…',
  loading_version: 'Loading the version…',
  no_versions: 'This lesson has no text yet, so there are no versions.',
  version: ({ version }: { version: number }) => `Version ${version}`,
  version_now: ({ version }: { version: number }) => `Version ${version}, in the course now`,
  in_course: 'in the course',
  version_by: {
    written: ({ author }: { author: string }) => `Written by ${author}`,
    rewritten: ({ author }: { author: string }) => `Rewritten by ${author}`,
    edited: ({ author }: { author: string }) => `Edited by ${author}`,
    restored: ({ author }: { author: string }) => `Restored by ${author}`,
    questions_added: ({ author }: { author: string }) => `Questions added by ${author}`,
  } satisfies Record<SubmoduleVersion['change'], (made: { author: string }) => string>,
  version_by_you: {
    written: 'Written by you',
    rewritten: 'Rewritten by you',
    edited: 'Edited by you',
    restored: 'Restored by you',
    questions_added: 'Questions brought in by you',
  } satisfies Record<SubmoduleVersion['change'], string>,
  builtin_author: 'the built-in author',
  what_to_show: 'What to show',
  changes_since: ({ version }: { version: number }) => `Changes since version ${version}`,
  changes_since_then: 'Changes since then',
  whole_text: 'Whole text',
  restore: ({ version }: { version: number }) => `Restore version ${version}`,
  restore_question: ({ version }: { version: number }) => `Restore version ${version}?`,
  restore_it: 'Restore it',
  restore_consequence: ({ present }: { present: number }) =>
    `Its text and quiz become a new version, which the course then shows. Version ${present} stays in this list.`,
  restored: ({ version }: { version: number }) =>
    `Version ${version} is restored, as a new version.`,
  restore_undone: 'The lesson is as it was.',
  right_option: '(right)',
  in_short: 'In short',

  same: 'These two versions say the same.',
  added_removed: ({
    added,
    removed,
    mark_added,
    mark_removed,
  }: {
    added: number;
    removed: number;
    mark_added: Tag;
    mark_removed: Tag;
  }) => (
    <>
      {words(added)} {mark_added('added')}, {words(removed)} {mark_removed('removed')}
    </>
  ),
  paragraphs_unchanged: ({ count }: { count: number }) =>
    plural(count, {
      one: 'One paragraph unchanged',
      other: `${number(count)} paragraphs unchanged`,
    }),
  /** Said around a changed stretch to those who do not see it. */
  diff_start: { added: '[added:', removed: '[removed:' } satisfies Record<
    Exclude<DiffPart['kind'], 'same'>,
    string
  >,
  lesson_part: {
    title: 'Title',
    description: 'Description',
    objectives: 'Objectives',
    text: 'Text',
    summary: 'Summary',
    key_terms: 'Key terms',
    quiz: 'Quiz',
  } satisfies Record<LessonPart, string>,
};

export type Messages = Translation<typeof en>;
