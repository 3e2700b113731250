import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { ReactNode } from 'react';

const { number, plural } = wordsOf('en');

export const en = {
  questions_wait: ({ count }: { count: number }) =>
    plural(count, {
      one: 'One question shows what has stayed.',
      other: `${number(count)} questions show what has stayed.`,
    }),
  questions_left: ({ count }: { count: number }) =>
    plural(count, {
      one: 'One question is not answered yet.',
      other: `${number(count)} questions are not answered yet.`,
    }),
  to_questions: 'Answer the questions',
  finish: 'Finish lesson',
  finished: 'Finished',
  finished_said: ({ lesson }: { lesson: string }) => `Lesson ${lesson} finished`,
  not_finished: 'Mark as not finished',
  continue_with: ({ lesson, title }: { lesson: string; title: ReactNode }) => (
    <>
      Continue with {lesson}: {title}
    </>
  ),
  see_learned: 'See what you learned',

  right_of: ({ right, count }: { right: number; count: number }) =>
    plural(count, {
      one: `${number(right)} of 1 answer right`,
      other: `${number(right)} of ${number(count)} answers right`,
    }),
  unanswered: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 question not answered',
      other: `${number(count)} questions not answered`,
    }),
  best_of: ({ best }: { best: number }) => `best: ${number(best)}`,
  attempts: ({ count }: { count: number }) =>
    plural(count, { one: '1 attempt', other: `${number(count)} attempts` }),
  not_answered: 'Not answered yet',
  not_counted: 'Does not count',
  you_chose: ({ answer }: { answer: ReactNode }) => <>Your answer: {answer}</>,
  wrong_again: ({ count }: { count: number }) =>
    plural(count, {
      one: 'Answer the wrong one again',
      other: `Answer the ${number(count)} wrong ones again`,
    }),
  rest_now: ({ count }: { count: number }) =>
    plural(count, {
      one: 'Answer the one that is left',
      other: `Answer the ${number(count)} that are left`,
    }),
  all_again: 'Answer all again',

  before_you_read_on: 'Before you read on',
  answered_right: 'Answered right',
  answered_wrong: 'Not quite right',
  read_on: 'Read on',
  pass_over: 'Skip',
  bring_back: ({ count }: { count: number }) =>
    plural(count, {
      one: 'A question from an earlier lesson',
      other: `${number(count)} questions from earlier lessons`,
    }),
  from_lesson: ({ lesson, title }: { lesson: string; title: ReactNode }) => (
    <>
      From lesson {lesson}: {title}
    </>
  ),
  pass_brought_back: 'Skip to the result',
  question_gone: 'This question is no longer asked.',

  dispute: 'This question is wrong',
  dispute_label: 'What is wrong with it? (optional)',
  dispute_send: 'Report',
  dispute_cancel: 'Cancel',
  disputed: 'You reported this question. It does not count.',
  disputed_told: 'Reported to the author of the course. It does not count.',
  dispute_goes_to: 'The author of the course reads it, without your name.',
  count_again: 'Count it again',
  disputes: ({ count }: { count: number }) => `Questions reported as wrong (${number(count)})`,
  disputes_why:
    'They do not count in the score. Edit or rewrite the questions where they are wrong.',
  dispute_said: ({ reason }: { reason: string }) => `“${reason}”`,
  reader_reports: ({ count }: { count: number }) =>
    `Questions that readers find wrong (${number(count)})`,
  reader_reports_why: 'Readers of the public page reported them. Look at the source, then decide.',
  dismiss_reports: ({ count }: { count: number }) =>
    plural(count, { one: 'Dismiss the report', other: `Dismiss ${number(count)} reports` }),
  dismiss_reports_of: ({ lesson, count }: { lesson: string; count: number }) =>
    plural(count, {
      one: `Dismiss the report on a question of lesson ${lesson}`,
      other: `Dismiss ${number(count)} reports on a question of lesson ${lesson}`,
    }),
  to_question: ({ lesson }: { lesson: string }) => `Lesson ${lesson}`,
  show_passage: 'Show the source',
  rewrite_questions: 'Rewrite the questions…',
  rewrite_questions_of: ({ lesson }: { lesson: string }) =>
    `Rewrite the questions of lesson ${lesson}…`,

  module_done: ({ module, count }: { module: number; count: number }) =>
    `Module ${number(module)} of ${number(count)} finished`,
  course_done: 'You finished the course',
  lessons: ({ count }: { count: number }) =>
    plural(count, { one: '1 lesson', other: `${number(count)} lessons` }),
  minutes_read: ({ count }: { count: number }) => `${number(count)} min of reading`,
  you_can: 'You can now',
  you_learned: 'What you learned',
  weak: 'Worth another look',
  up_next: 'What comes next',
  next_module: ({ module, title }: { module: number; title: ReactNode }) => (
    <>
      Module {number(module)}: {title}
    </>
  ),
  next_why: 'What you practise again after a few days stays. Then go on to something new.',
  practise: 'Answer the wrong ones again',
  new_course: 'Generate a new course',
  to_history: 'To your courses',
  read_again: 'Back to the lessons',
};
export type Messages = Translation<typeof en>;
