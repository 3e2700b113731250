import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number, plural } = wordsOf('en');
const characters = (count: number) =>
  plural(count, { one: '1 character', other: `${number(count)} characters` });

export const en = {
  show: 'Show',
  hide: 'Hide',
  show_password: 'Show password',
  hide_password: 'Hide password',
  optional: 'optional',
  /** What is wrong with the value of a field. */
  too_short: ({ min }: { min: number }) => `Use at least ${characters(min)}.`,
  too_long: ({ max }: { max: number }) => `Use at most ${characters(max)}.`,
  required: 'Fill in this field.',
  not_an_email: 'Enter an e-mail address such as name@example.org.',
  control_characters: 'Remove the invisible control characters.',
  broken_text: 'Some characters are damaged. Type the text again.',
  one_line: 'Use a single line.',
  letter_or_digit: 'Use at least one letter or digit.',
  at_least: ({ min }: { min: number }) => `Enter ${number(min)} or more.`,
  at_most: ({ max }: { max: number }) => `Enter ${number(max)} or less.`,
  whole_number: 'Enter a whole number.',
  too_few: ({ min }: { min: number }) =>
    plural(min, { one: 'Add at least 1 entry.', other: `Add at least ${number(min)} entries.` }),
  too_many: ({ max }: { max: number }) =>
    plural(max, { one: 'Use at most 1 entry.', other: `Use at most ${number(max)} entries.` }),
  not_a_choice: 'Choose one of the options.',
  one_right_option: 'Exactly one option must be right, and no two may be the same.',
  whole_pairs: 'Three to five things must have a match each, and no two may be the same.',
  three_in_order: 'At least three things must be put in order, and no two may be the same.',
  each_once: 'Each module and lesson can stand in one place only.',
  unknown_language: 'Unknown language. Use a language code such as en, es or pt-BR.',
};
export type Messages = Translation<typeof en>;
