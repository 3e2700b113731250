import type { FoundQuestions, QuestionLoss, QuestionProblem } from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number, plural } = wordsOf('en');

export const en = {
  bring: 'Bring in questions…',
  title: 'Bring in questions',
  lead: ({ formats }: { formats: string }) =>
    `Questions from other software become part of the quizzes of this course. Files that can be read: ${formats}. Nothing changes before you have looked at them.`,
  choose_file: 'Choose a file',
  choose_another: 'Choose another file',
  or_drop: 'or drop it here.',
  too_large: ({ max }: { max: string }) => `This file is too large: at most ${max} can be read.`,
  reading: ({ name }: { name: string }) => `Reading ${name}…`,
  offline: 'You are offline. Questions can be brought in when the connection is back.',
  found: ({ count, name }: { count: number; name: string }) =>
    plural(count, {
      one: `1 question found in ${name}`,
      other: `${number(count)} questions found in ${name}`,
    }),
  none_usable: ({ name }: { name: string }) =>
    `${name} has questions, but none that a lesson can ask.`,
  unchecked:
    'These questions are not checked against the sources of the course, and readers are told so.',
  all: 'All',
  none: 'None',
  take: ({ question }: { question: string }) => `Bring in: ${question}`,
  lesson: 'Lesson',
  lesson_of: ({ question }: { question: string }) => `Lesson for: ${question}`,
  in_file: ({ where }: { where: string }) => `In the file under ${where}`,
  found_by: {
    title: 'The lesson has this name',
    words: 'The lesson speaks of the same',
    none: 'No lesson fits: please choose',
  } satisfies Record<FoundQuestions['questions'][number]['found_by'], string>,
  known: 'Already in this course',
  lost: {
    picture: 'A picture was left out',
    options: 'Some wrong answers were left out',
    sound: 'A recording was left out',
    borrowed: 'Wrong answers are from other cards',
    typed: 'Readers compare the answer themselves',
  } satisfies Record<QuestionLoss, string>,
  show_more: ({ count }: { count: number }) =>
    plural(count, { one: 'Show 1 more', other: `Show ${number(count)} more` }),
  not_understood: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 entry of the file was not understood',
      other: `${number(count)} entries of the file were not understood`,
    }),
  entry: ({ place, said }: { place: number; said: string }) =>
    said ? `No. ${number(place)}, “${said}”` : `No. ${number(place)}`,
  left_off: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 more is beyond what one file can bring.',
      other: `${number(count)} more are beyond what one file can bring.`,
    }),
  problems: {
    typed_answer: 'its answer is typed in, and the file does not say what it is',
    number_answer: 'its answer is a number to type in, which is not checked here',
    several_right: 'several answers are right; here exactly one is',
    none_right: 'no answer is marked as right',
    options_few: 'there are not two different answers to choose from',
    options_alike: 'a wrong answer says the same as the right one',
    pairs_count: 'matching takes three to five different pairs, ordering three to six things',
    too_long: 'a text of it is too long',
    no_text: 'it has no text, only a picture perhaps',
    kind_unknown: 'this kind of question is not known here',
    damaged: 'it is incomplete or damaged',
  } satisfies Record<QuestionProblem, string>,
  add: ({ count }: { count: number }) =>
    plural(count, { one: 'Add 1 question', other: `Add ${number(count)} questions` }),
  adding: 'The questions are being added…',
  read_again: 'Read the file again',
  added: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 question was added.',
      other: `${number(count)} questions were added.`,
    }),
  were_known: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 was there already.',
      other: `${number(count)} were there already.`,
    }),
  were_full: ({ count, max }: { count: number; max: number }) =>
    plural(count, {
      one: `1 was left out: a lesson has at most ${number(max)} questions.`,
      other: `${number(count)} were left out: a lesson has at most ${number(max)} questions.`,
    }),
  take_back: 'Each of these lessons has a new version. To undo, restore the one before:',
  versions_of: ({ lesson, count }: { lesson: string; count: number }) =>
    plural(count, {
      one: `${lesson}: 1 question`,
      other: `${lesson}: ${number(count)} questions`,
    }),
  cancel: 'Cancel',
  done: 'Done',
};
export type Messages = Translation<typeof en>;
