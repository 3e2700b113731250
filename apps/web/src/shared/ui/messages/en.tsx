import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number, plural } = wordsOf('en');
const characters = (count: number) =>
  plural(count, { one: '1 character', other: `${number(count)} characters` });

export const en = {
  show: 'Show',
  hide: 'Hide',
  show_password: 'Show password',
  hide_password: 'Hide password',
  /** What is wrong with the value of a field. */
  too_short: ({ min }: { min: number }) => `Use at least ${characters(min)}.`,
  too_long: ({ max }: { max: number }) => `Use at most ${characters(max)}.`,
  required: 'Fill in this field.',
  not_an_email: 'Enter an e-mail address such as name@example.org.',
  control_characters: 'Remove the invisible control characters.',
  broken_text: 'Some characters are damaged. Type the text again.',
  one_line: 'Use a single line.',
};
export type Messages = Translation<typeof en>;
