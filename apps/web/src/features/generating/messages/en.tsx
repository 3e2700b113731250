import type {
  Curiosity,
  FinalStatus,
  Phase,
  Step,
  Submodule,
  TaskStatus,
  Wait,
} from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { Tag } from '../../../shared/messages.ts';
import type { News } from '../api/use-ready-notification.ts';
import type { OutlineState } from '../outline/outline-store.ts';

const { number, plural } = wordsOf('en');

const minutes = (count: number) =>
  plural(count, { one: 'a minute', other: `${number(count)} minutes` });
/** Of minutes; two hours and more in hours. */
const duration = (count: number) =>
  count < 90
    ? minutes(count)
    : plural(Math.round(count / 60), {
        one: '1 hour',
        other: `${number(Math.round(count / 60))} hours`,
      });
const modules = (count: number) =>
  plural(count, { one: '1 module', other: `${number(count)} modules` });
const lessons = (count: number) =>
  plural(count, { one: '1 lesson', other: `${number(count)} lessons` });

export const en = {
  title_writing: ({ percent, topic }: { percent: number; topic: string }) =>
    `${percent}% of ${topic}`,
  title_waiting: {
    outline: ({ topic }: { topic: string }) => `Outline of ${topic}`,
    sources: ({ topic }: { topic: string }) => `No source for ${topic}`,
  } satisfies Record<Wait, unknown>,
  heading: {
    pending: 'Your course is about to start',
    running: 'Your course is being written',
    completed: 'Your course is ready',
    failed: 'Your course could not be written',
    cancelled: 'This course was cancelled',
  } satisfies Record<TaskStatus, string>,
  heading_waiting: {
    outline: 'Your outline is ready for you',
    sources: 'Your decision is needed',
  } satisfies Record<Wait, string>,
  loading: 'Loading',
  stages: 'Stages',
  stage: {
    research: 'Research',
    outline: 'Outline',
    lessons: 'Lessons',
    assemble: 'Finish',
  } satisfies Record<Exclude<Phase, 'queued' | 'done'>, string>,
  stage_done: ({ stage }: { stage: string }) => `${stage} (done)`,
  progress: 'Progress of the course',
  percent: ({ percent }: { percent: number }) => `${percent}%`,
  phase: {
    queued: 'Waiting in the queue',
    research: 'Reading up on the topic',
    outline: 'Planning the modules',
    lessons: 'Writing the lessons',
    assemble: 'Putting the course together',
    done: 'Finished',
  } satisfies Record<Phase, string>,
  /** What is going on within the phase. */
  detail: {
    searches: ({ count }: { count: number }) =>
      plural(count, { one: '1 search', other: `${number(count)} searches` }),
    module_searches: ({ module }: { module: string }) => `Searching for more on “${module}”`,
    source: ({ title }: { title: string }) => `Read “${title}”`,
    modules: ({ count }: { count: number }) => `The course has ${modules(count)}`,
    lessons: ({ module, count }: { module: string; count: number }) =>
      `“${module}” has ${lessons(count)}`,
    lesson: ({ lesson, step }: { lesson: string; step: string }) => `“${lesson}”: ${step}`,
  },
  nothing_written_before: {
    outline: 'Nothing is written before you confirm it',
    sources: 'Nothing is written before you decide',
  } satisfies Record<Wait, string>,
  time_left: {
    seconds: 'A few seconds left',
    under_a_minute: 'Less than a minute left',
    up_to: ({ to }: { to: number }) => `Up to ${duration(to)} left`,
    between: ({ from, to }: { from: number; to: number }) =>
      `${to < 90 ? number(from) : duration(from)} to ${duration(to)} left`,
    about: ({ count }: { count: number }) => `About ${duration(count)} left`,
  },

  reconnecting: 'Reconnecting…',
  reconnecting_waiting: {
    outline: 'You can go on editing; the outline is saved as soon as the server answers.',
    sources: 'The course waits for your decision; nothing is lost.',
  } satisfies Record<Wait, string>,
  reconnecting_writing: 'Your course is still being written; nothing is lost.',

  outline: 'Outline',
  outline_to_come:
    'It appears here once the sources have been read, and fills up while the lessons are written.',
  lessons_not_planned: 'Its lessons were not planned yet.',
  lessons_being_planned: 'Its lessons are being planned.',
  being_written: 'Being written, not yet checked',
  can_be_read_along: ({ lesson }: { lesson: string }) =>
    `“${lesson}” is being written; you can read along.`,
  lesson_state: {
    planned: '',
    writing: 'writing',
    readable: 'ready to read',
    completed: 'done',
    failed: 'failed',
  } satisfies Record<Submodule['status'], string>,
  lesson_state_at_the_end: {
    planned: 'not written',
    writing: 'not written',
    readable: 'ready to read',
    completed: 'done',
    failed: 'failed',
  } satisfies Record<Submodule['status'], string>,
  step: {
    plan_searches: 'planning searches',
    search: 'searching',
    fetch: 'reading sources',
    judge_research: 'checking what is missing',
    outline_modules: 'planning modules',
    write_curiosities: 'collecting curiosities',
    topic_resources: 'choosing resources',
    outline_submodules: 'planning lessons',
    module_resources: 'choosing resources',
    pick_passages: 'picking passages',
    write_lesson: 'writing',
    check_citations: 'checking citations',
    revise_sentences: 'revising sentences',
    second_reading: 'reading a second time',
    write_quiz: 'writing the quiz',
    pick_resources: 'choosing resources',
    read_course: 'reading the whole course',
    assemble: 'putting together',
  } satisfies Record<Step, string>,

  searches: 'Searches',
  sources: 'Sources',
  more_sources: ({ count }: { count: number }) => `${number(count)} more`,
  source_kind: { document: 'your document', web: 'web page', sample: 'sample library' },
  in_new_tab: '(opens in a new tab)',

  activity: 'Activity',
  nothing_yet: 'Nothing yet.',
  log_phase: {
    queued: 'Waiting in the queue.',
    research: 'Reading up on the topic.',
    outline: 'Planning the modules.',
    lessons: 'Writing the lessons.',
    assemble: 'Putting the course together.',
    done: 'Finished.',
  } satisfies Record<Phase, string>,
  log_ended: {
    completed: 'The course is ready.',
    failed: 'The course could not be written.',
    cancelled: 'The course was cancelled.',
  } satisfies Record<FinalStatus, string>,
  log_again: 'Trying again.',
  log_modules: ({ count }: { count: number }) => `Outline ready: ${modules(count)}.`,
  log_waits: {
    outline: 'The outline is waiting for you.',
    sources: 'No source was found: your decision is needed.',
  } satisfies Record<Wait, string>,
  log_lesson_ready: ({ lesson }: { lesson: string }) => `Ready: “${lesson}”.`,
  log_lesson_failed: ({ lesson }: { lesson: string }) => `“${lesson}” could not be written.`,

  ready: 'Your course is ready to read',
  ready_region: 'The course is ready',
  lessons_failed: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 lesson could not be written; the course says why.',
      other: `${number(count)} lessons could not be written; the course says why.`,
    }),
  read_course: 'Read the course',
  stay: ({ seconds }: { seconds: number }) => `Stay here (it opens in ${seconds} seconds)`,
  failed: 'The course generation failed',
  failed_why: 'The course generation failed. Please try again.',
  credit_returned: 'Your credit has been returned.',
  was_stopped: 'This course was stopped',
  you_cancelled: 'You cancelled this course',
  finished_stays: 'What was finished stays.',
  nothing_finished: 'No lesson was finished, so your credit has been returned.',
  credit_stays:
    'You have stopped several courses today, so the credit stays with this one. Trying it again costs nothing more.',
  read_finished: 'Read what was finished',

  may_close: 'You can close this page',
  may_close_waiting: {
    outline: ({ link }: { link: Tag }) => (
      <>The outline waits for you. You find it in {link('your history')}.</>
    ),
    sources: ({ link }: { link: Tag }) => (
      <>
        The question waits for you for 7 days; then the course is stopped and your credit comes
        back. You find it in {link('your history')}.
      </>
    ),
  } satisfies Record<Wait, unknown>,
  may_close_writing: ({ link }: { link: Tag }) => (
    <>Your course is written in the background. You find it in {link('your history')}.</>
  ),
  left_waiting: {
    outline: ({ topic }: { topic: string }) =>
      `“${topic}” waits for you to confirm its outline. Find it in your history.`,
    sources: ({ topic }: { topic: string }) =>
      `“${topic}” waits for you to decide how to go on without sources. Find it in your history.`,
  } satisfies Record<Wait, unknown>,
  left_writing: ({ topic }: { topic: string }) =>
    `“${topic}” is still being written in the background. Find it in your history.`,
  notification_denied:
    'Your browser blocks notifications from this site. To get one when the course is ready, allow them in the browser’s settings for this site.',
  notification_hint: 'Your browser will ask you once. It works while this tab is open.',
  notification_on: 'Shown when you are in another tab or window; keep this one open.',
  notify_browser: 'Notify me in this browser',
  notify_email: 'E-mail me when it is ready',
  notify_email_hint: ({ email }: { email: string }) => `To ${email}, also if it fails.`,
  notification: {
    completed: 'Your course is ready',
    failed: 'Your course could not be written',
    outline: 'Your outline is ready to edit',
    sources: 'No source was found: your decision is needed',
  } satisfies Record<News, string>,

  cancel_this: 'Cancel this course',
  cancel_question: 'Cancel this course?',
  cancel: 'Cancel the course',
  keep_it: 'Keep it',
  keep_writing: 'Keep writing',
  cancel_outline:
    'No lesson is written yet, so you get your credit back. The outline is kept with the course.',
  cancel_outline_paid:
    'No lesson is written yet, but you have stopped several courses today, so the credit stays with this one. The outline is kept, and you can go on from it later without another credit.',
  cancel_writing_paid:
    'Writing stops at once. Finished lessons stay and can be read. You have stopped several courses today, so the credit stays with this one: you can go on with it later without another.',
  cancel_writing:
    'Writing stops at once. Finished lessons stay and can be read. You get your credit back if no lesson was finished.',

  while_you_wait: 'While you wait',
  more_from_sources: 'More from your sources',
  carousel: 'carousel',
  slide: 'slide',
  slide_label: ({ at, count, category }: { at: number; count: number; category: string }) =>
    `${at} of ${count}: ${category}`,
  slide_of: ({ at, count }: { at: number; count: number }) => `${at} of ${count}`,
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  source: ({ title }: { title: React.ReactNode }) => <>Source: {title}</>,
  category: {
    fun_fact: 'Fun fact',
    key_insight: 'Key insight',
    best_practice: 'Best practice',
    common_pitfall: 'Common pitfall',
    myth_buster: 'Myth buster',
    historical_context: 'Historical context',
    practical_tip: 'Practical tip',
    advanced_nugget: 'Advanced nugget',
    knowledge_check: 'Knowledge check',
    opinion_poll: 'Opinion poll',
    quick_quiz: 'Quick quiz',
    fact_or_fiction: 'Fact or fiction',
  } satisfies Record<Curiosity['category'], string>,
  mark: { right: 'right', wrong: 'your answer', chosen: 'your choice' },
  noted: 'Noted.',
  correct: 'Right.',
  not_quite: 'Not quite.',
  not_quite_answer: ({ answer }: { answer: React.ReactNode }) => (
    <>Not quite. The answer is “{answer}”.</>
  ),

  no_source_found: 'No source was found',
  no_source_question:
    'Nothing that could be read and cited was found on this topic. How should it go on?',
  write_without: 'Write it without sources',
  write_without_explained:
    'The model writes from what it knows, which may be wrong. Nothing is cited or checked, and the course, each lesson and each sentence say so.',
  stop_here: 'Stop here',
  stop_here_explained:
    'Nothing is written and your credit comes back. You can then start again with documents of your own or another topic.',
  tried_in_vain: 'What was tried',

  your_outline: 'Your outline',
  outline_lead:
    'Change titles, descriptions and the order; add or remove modules and lessons. Nothing is written before you confirm. If you leave, the outline waits for you.',
  outline_size: ({ moduleCount, lessonCount }: { moduleCount: number; lessonCount: number }) =>
    `${modules(moduleCount)}, ${lessons(lessonCount)}`,
  write_course: 'Write the course',
  changed_elsewhere: 'The outline was changed in another tab',
  changed_elsewhere_choice: 'Load that version, or keep yours, which then replaces it.',
  load_other: 'Load the other version',
  keep_mine: 'Keep mine',
  saving: {
    saved: 'Saved',
    waiting: 'Saving…',
    saving: 'Saving…',
    failed: 'Not saved.',
    incomplete: 'Not saved yet: something is missing or too long.',
    overtaken: 'Not saved: choose which version to keep.',
  } satisfies Record<OutlineState['saving'], string>,
  not_saved_because: ({ reason }: { reason: string }) => `Not saved. ${reason}`,
  renewed: 'Changed in another tab: this is the latest version.',
  save_now: 'Save now',
  no_outline_answered: 'The server answered without an outline.',
  outline_error: {
    title: 'Give it a title.',
    no_modules: 'A course needs at least one module.',
    no_lessons: 'A module needs at least one lesson.',
    too_many_modules: ({ max }: { max: number }) => `A course has at most ${max} modules.`,
    too_many_lessons: ({ max }: { max: number }) => `A module has at most ${max} lessons.`,
    too_long: ({ max }: { max: number }) => `At most ${number(max)} characters.`,
  },
};
export type Messages = Translation<typeof en>;
