import type {
  ClaimReason,
  ClaimState,
  CourseSource,
  Resource,
  SecondVerdict,
  Step,
} from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { ReactNode } from 'react';
import type { Tag } from '../../../shared/messages.ts';
import type { Tab } from '../model/address.ts';

const { number, plural } = wordsOf('en');

type SayReason = (words: { said: string; given?: string | undefined }) => string;
const instead = (text: string, given: string | undefined): string =>
  given ? `${text}; it has “${given}” there.` : `${text}.`;

export const en = {
  loading: 'Loading…',
  loading_course: 'Loading the course…',
  on_demand: {
    lesson: {
      loading: 'Loading the lesson…',
      not_loaded: 'This lesson could not be loaded',
      offline: 'The lesson opens by itself as soon as there is a network.',
    },
    lessons: {
      loading: 'Loading the lessons…',
      not_loaded: 'The lessons could not be loaded',
      offline: 'They come by themselves as soon as there is a network.',
    },
  },
  loading_sample: 'Loading the sample course…',
  in_new_tab: '(opens in a new tab)',

  reconnecting: 'Reconnecting… Your course is still being written.',
  being_rewritten: 'A lesson is being rewritten; the new version appears here by itself.',
  being_completed: 'The missing lessons are being written; they appear here by themselves.',
  being_written: ({ percent }: { percent: number }) =>
    `This course is still being written (${percent}%).`,
  watch_progress: 'Watch the progress',
  cancelled: 'This course was cancelled. What was finished is below.',
  cancelled_empty: 'This course was cancelled before anything was written.',
  stopped: ({ reason }: { reason: string }) =>
    `Writing stopped: ${reason} What was finished is below.`,
  failed: 'The course generation failed. Please try again.',
  sources_being_read: 'The sources are being read. The outline appears here by itself.',
  being_planned: 'The outline is being planned. The first lessons appear here by themselves.',
  no_lessons: 'This course has no lessons.',
  saved_to_history: 'Saved to History',
  change_outline: 'Edit the outline',
  more: 'More',
  sample: 'Sample course',
  sample_intro: 'This is a sample course, for everybody to try: open a citation, answer a quiz.',
  sample_own: 'Generate your own',
  sample_register: 'Create an account to generate your own',
  offline: 'You are offline',
  offline_sample: 'The sample course opens by itself as soon as there is a network.',

  missing_new: ({ count }: { count: number }) =>
    plural(count, {
      one: 'One lesson of this course is not written yet. Writing it is free.',
      other: `${number(count)} lessons of this course are not written yet. Writing them is free.`,
    }),
  missing_failed: ({ count }: { count: number }) =>
    plural(count, {
      one: 'One lesson of this course could not be written. Trying again is free.',
      other: `${number(count)} lessons of this course could not be written. Trying again is free.`,
    }),
  write_missing: ({ count }: { count: number }) =>
    plural(count, {
      one: 'Write the missing lesson',
      other: `Write the ${number(count)} missing lessons`,
    }),

  modules: ({ count }: { count: number }) =>
    plural(count, { one: '1 module', other: `${number(count)} modules` }),
  lessons: ({ count }: { count: number }) =>
    plural(count, { one: '1 lesson', other: `${number(count)} lessons` }),
  about_minutes: ({ count }: { count: number }) => `about ${number(count)} min`,
  minutes: ({ count }: { count: number }) => `${number(count)} min`,
  by_builtin: 'Written by the built-in author from sentences of its sources.',
  by_model: ({ author }: { author: string }) =>
    `Written by ${author}. The numbers open the passage that a sentence cites.`,
  by_model_alone: ({ author }: { author: string }) =>
    `Written by ${author} from what it knows. No source was found, so nothing in it is cited or checked.`,
  lesson_cites_nothing:
    'This lesson cites no source. Nothing in it was checked, so verify what you rely on.',
  checked: ({ certain, all }: { certain: number; all: number }) =>
    certain === all
      ? `The automatic check found each of ${number(all)} statements in its source.`
      : `The automatic check found ${number(certain)} of ${number(all)} statements in their sources.`,
  unverified_marks: '“Unverified” marks citations that the automatic check could not confirm.',
  show_uncertain: 'Show what is not certain',
  uncertain_count: ({ count, all }: { count: number; all: number }) =>
    count === 0
      ? 'All checked sentences of this lesson were found in their sources.'
      : `Not certain: ${number(count)} of ${number(all)} checked sentences in this lesson.`,
  details: 'Details',
  sources_and_details: ({ count }: { count: number }) => `Sources (${number(count)}) and details`,
  about_course: 'About this course',

  contents: 'What is in this course',
  course_map: 'Course map',
  begin: 'Start the first lesson',
  resume: ({ lesson }: { lesson: string }) => `Continue with lesson ${lesson}`,
  module_number: ({ module }: { module: number }) => `Module ${number(module)}`,
  to_overview: 'To the course’s overview',
  reader_bar: 'Reading',
  previous_short: 'Previous',
  sources_short: 'Sources',
  next_short: 'Next',
  outline: 'Outline',
  outline_region: 'Course outline',
  lessons_being_planned: 'Its lessons are being planned.',
  lessons_not_planned: 'Its lessons are not planned yet.',
  read_prefix: 'Finished:',
  lessons_written: ({ done, count }: { done: number; count: number }) =>
    plural(count, {
      one: `${number(done)} of 1 lesson written`,
      other: `${number(done)} of ${number(count)} lessons written`,
    }),
  lessons_read: ({ done, count }: { done: number; count: number }) =>
    plural(count, {
      one: `${number(done)} of 1 lesson finished`,
      other: `${number(done)} of ${number(count)} lessons finished`,
    }),
  progress_written: 'Lessons written',
  progress_read: 'Lessons finished',

  lesson_numbered: ({ lesson }: { lesson: string }) => `Lesson ${lesson}`,
  content: 'Content',
  quiz: 'Quiz',
  quiz_with: ({ count }: { count: number }) => `Quiz (${number(count)})`,
  resources: 'Resources',
  companion: {
    chat: 'Tutor',
    audio: 'Audio',
    visualization: 'Visualization',
  } satisfies Record<Extract<Tab, 'chat' | 'audio' | 'visualization'>, string>,
  see_learned: 'See what you learned',
  neighbours: 'Neighbouring lessons',
  previous: ({ lesson }: { lesson: string }) => `Previous: ${lesson}`,
  next: ({ lesson }: { lesson: string }) => `Next: ${lesson}`,
  objectives: 'After this lesson you can',
  summary: 'In short',
  key_terms: 'Key terms',
  lesson_sources: 'Sources of this lesson',

  not_written: 'This lesson could not be written',
  no_reason: 'The author gave no reason.',
  not_yet: 'This lesson is not written yet',
  not_yet_why:
    'It is only in the outline so far; you can have it written from the top of this page.',
  lesson_being_written: 'This lesson is being written. It appears here by itself.',
  lesson_queued: 'This lesson is queued. It appears here by itself.',

  no_quiz:
    'This lesson has no quiz. Close the text for a moment and say in your own words what it told you; then look at what you left out.',
  quiz_being_written: 'The quiz is being written. It appears here by itself.',
  quiz_never_written: 'Writing stopped before this lesson had its quiz.',
  quiz_outdated:
    'The lesson was changed after these questions were written. Some may no longer fit it.',
  question_of: ({ at, count }: { at: number; count: number }) =>
    `Question ${number(at)} of ${number(count)}`,
  your_result: 'Your result',
  right_answer: 'Right answer',
  your_answer: 'Your answer',
  check_answer: 'Check answer',
  help_me: 'Help me',
  see_result: 'See result',
  next_question: 'Next question',
  right: 'Right.',
  not_quite: 'Not quite.',
  the_answer_is: ({ answer }: { answer: ReactNode }) => <>The answer is: {answer}</>,
  answer: ({ answer }: { answer: ReactNode }) => <>Answer: {answer}</>,
  pane_wide: 'Wider',
  pane_close: 'Close the source',
  document_kept:
    'The passages that this course cites, as the document read when the course was written. “…” stands for what it does not cite.',
  document_partly: 'Only the passages of this lesson could be loaded.',
  source_says_of_answer: 'The source says:',
  question_brought: ({ name }: { name: string }) =>
    `You brought this question in from ${name}. It is not checked against the sources.`,
  question_from_file:
    'This question was brought in from a file. It is not checked against the sources.',
  show_source: 'Show the source',
  show_source_numbered: ({ source }: { source: number }) => `Show source ${source}`,
  score_all: ({ score, count, strong }: { score: number; count: number; strong: Tag }) => (
    <>{strong(`${number(score)} of ${number(count)}`)} right: all of them.</>
  ),
  score_good: ({ score, count, strong }: { score: number; count: number; strong: Tag }) => (
    <>{strong(`${number(score)} of ${number(count)}`)} right. Have a look at the others below.</>
  ),
  score_low: ({ score, count, strong }: { score: number; count: number; strong: Tag }) => (
    <>
      {strong(`${number(score)} of ${number(count)}`)} right. Read the lesson once more and try
      again.
    </>
  ),
  order_hint: 'Move the entries until they stand in the right order.',
  move_up: ({ text }: { text: string }) => `Move up: ${text}`,
  move_down: ({ text }: { text: string }) => `Move down: ${text}`,
  moved: ({ text, at, count }: { text: string; at: number; count: number }) =>
    `${text}: now number ${number(at)} of ${number(count)}`,
  right_place: 'In its place',
  belongs_at: ({ place }: { place: number }) => `Belongs at number ${number(place)}`,
  recall_hint: 'Answer in your head first, then compare.',
  show_answer: 'Show the answer',
  the_answer: 'The answer:',
  did_you_know: 'Did you know it?',
  knew_it: 'I knew it',
  not_known_yet: 'Not yet',
  recall_known: 'You knew it.',
  recall_not_yet: 'Not yet. Read it once more.',
  match_hint: 'Give each entry the letter of what belongs to it.',
  match_choose: 'Choose …',
  matched: ({ letter }: { letter: string }) => `${letter}: right`,
  belongs_to: ({ letter, given }: { letter: string; given: string }) =>
    `You chose ${given}; ${letter} is right`,
  right_prefix: 'Right:',
  wrong_prefix: 'Wrong:',
  try_again: 'Try again',

  for_lesson: 'For this lesson',
  for_module: 'For the module',
  for_course: 'For the whole course',
  resources_to_come: 'Resources are still being chosen.',
  no_resources: 'There are no resources for this lesson.',
  resource: {
    article: 'Article',
    book: 'Book',
    course: 'Course',
    documentation: 'Documentation',
    video: 'Video',
    tool: 'Tool',
    document: 'Document',
    other: 'Resource',
  } satisfies Record<Resource['type'], string>,

  source: 'Source',
  source_numbered: ({ marker }: { marker: number }) => `Source ${marker}`,
  source_unverified: ({ marker }: { marker: number }) => `Source ${marker}, unverified`,
  unverified: 'unverified',
  unverified_why: ({ strong }: { strong: Tag }) => (
    <>
      {strong('Unverified.')} The check did not find this sentence’s numbers, names and words in the
      passage. Read both before you rely on it.
    </>
  ),
  lesson_says: 'The lesson says',
  source_says: 'The source says',
  source_says_under: ({ heading }: { heading: string }) => `The source says, under “${heading}”`,
  passage_kept: ({ passage }: { passage: number }) =>
    `Passage ${passage} of the source, kept with the course when it was written.`,
  source_kind: {
    document: 'Uploaded document',
    web: 'Web page',
    sample: 'Sample library',
  } satisfies Record<CourseSource['kind'], string>,
  source_read: ({ day }: { day: string }) => `read ${day}`,

  how_checked: 'How it was checked',
  sentences_cited: 'Sentences of lessons with a source',
  verified_citations: 'Verified citations',
  all_that_claims: 'With summaries, key terms and questions:',
  claim_states: {
    quoted: 'Quoted',
    supported: 'Supported',
    loose: 'Loosely worded',
    contradicted: 'Contradicted or absent',
    unsourced: 'Unsourced',
  } satisfies Record<ClaimState, string>,
  claims_counted: {
    quoted: 'Sentences that quote their source',
    supported: 'Sentences that their source supports',
    loose: 'Loosely worded sentences, not provable here',
    contradicted: 'Sentences that their source contradicts or does not have',
    unsourced: 'Sentences written without a source',
  } satisfies Record<ClaimState, string>,
  claim_reasons: {
    word_for_word: () => 'The source says it word for word.',
    in_other_words: () => 'The source says it in other words.',
    evidence_stands: () => 'The marked words of the source, in another language, carry it.',
    evidence_missing: () => 'The words named as evidence are not in the source.',
    much_reworded: () => 'It is worded too freely to be proven from the source.',
    little_found: () => 'Little of it is found in the source.',
    no_passage: () => 'It names no source.',
    no_source: () => 'There was no source: the author wrote it from what it knows.',
    negation: () => 'It denies what the source says, or leaves a “not” out.',
    opposite: ({ said, given }) =>
      instead(`“${said}” is the opposite of what the source says`, given),
    quantifier: ({ said, given }) => instead(`“${said}” claims more than the source`, given),
    attribution: ({ said }) => `The source does not say that this comes from ${said}.`,
    cause: () => 'Cause and effect differ from what the source says.',
    order: () => 'The source has it in another order of time.',
    unit: ({ said, given }) => instead(`The source gives another unit than “${said}”`, given),
    number_absent: ({ said, given }) =>
      instead(`The source does not have the number ${said}`, given),
    number_elsewhere: ({ said, given }) =>
      instead(`The source has the number ${said} for something else`, given),
    name_absent: ({ said, given }) => instead(`The source does not mention ${said}`, given),
    name_elsewhere: ({ said, given }) =>
      instead(`The source says something else about ${said}`, given),
    rival: ({ said, given }) => instead(`The source does not say “${said}” here`, given),
    exchanged: ({ said, given }) =>
      given ? `“${said}” and “${given}” seem to be exchanged.` : `“${said}” seems to be exchanged.`,
    appended: ({ said }) => `The source does not have “${said}”.`,
    spliced: ({ said }) => `It joins separate statements of the source at “${said}”.`,
    quotation: ({ said }) => `The source does not have the quotation “${said}” word for word.`,
    code: ({ said }) => `The source does not have the code “${said}”.`,
  } satisfies Record<ClaimReason, SayReason>,
  key_uncertain: 'The key of this question is not certain.',
  second_reader: {
    supported: 'The second reader, a language model, finds that the source bears it out.',
    contradicted: 'The second reader, a language model, finds that the source says otherwise.',
    unproven: 'The second reader, a language model, cannot tell either.',
  } satisfies Record<SecondVerdict, string>,
  questions_from_files: 'Questions from your files, not checked',
  failed_lessons: 'Lessons that could not be written',
  some_of: ({ some, all }: { some: number; all: number }) => `${number(some)} of ${number(all)}`,
  sources: 'Sources',
  no_sources: 'None yet.',
  written_without_sources: 'None: the author wrote it from what it knows.',

  usage: 'Model usage',
  usage_builtin: 'The built-in author wrote it: no AI model was used, and it costs nothing.',
  usage_none: 'No AI model has been used yet.',
  usage_table: 'Calls and tokens by step',
  step: 'Step',
  calls: 'Calls',
  tokens_read: 'Tokens read',
  tokens_written: 'Tokens written',
  cost: 'Cost',
  total: 'Total',
  usage_with_cost: ({ calls, limit }: { calls: number; limit: number }) =>
    `Cost at the prices set for the model here. The last run made ${number(calls)} of at most ${number(limit)} calls.`,
  usage_without_cost: ({ calls, limit }: { calls: number; limit: number }) =>
    `No prices are set for the model here, so the cost is not known. The last run made ${number(calls)} of at most ${number(limit)} calls.`,
  steps: {
    plan_searches: 'Planning searches',
    search: 'Searching',
    fetch: 'Reading sources',
    judge_research: 'Checking the research',
    outline_modules: 'Planning modules',
    write_curiosities: 'Curiosities and questions',
    topic_resources: 'Resources',
    outline_submodules: 'Planning lessons',
    module_resources: 'Resources of modules',
    pick_passages: 'Picking passages',
    write_lesson: 'Writing lessons',
    check_citations: 'Checking citations',
    revise_sentences: 'Revising sentences',
    second_reading: 'Second reading',
    write_quiz: 'Writing quizzes',
    pick_resources: 'Resources of lessons',
    read_course: 'Reading the whole course',
    assemble: 'Putting together',
  } satisfies Record<Step, string>,
};
export type Messages = Translation<typeof en>;
