import type { Candidate } from './candidate.ts';
import { worded, type Wording } from './wording.ts';

/** A thing and what is said of it. */
export interface Told {
  readonly name: string;
  readonly said: string;
}

/**
 * Which of two things is which, as a choice: as it is, exchanged, and with what is said of a third
 * thing, or the same said of both. Every answer is as long as the others or shorter, none stands in
 * the lesson as it is, and the right one holds no more of what is said most often.
 */
export function crossed(
  one: Told,
  other: Told,
  third: string | undefined,
  { ofBoth }: Wording,
): Pick<Candidate, 'key' | 'wrong' | 'isChecked'> {
  // The colon stands as the language sets it.
  const colon = ofBoth.slice(ofBoth.indexOf('{b}') + '{b}'.length, ofBoth.indexOf('{c}'));
  const as = (ofOne: string, ofOther: string): string =>
    `${one.name}${colon}${ofOne} – ${other.name}${colon}${ofOther}`;
  const both = (said: string): string => worded(ofBoth, { a: one.name, b: other.name, c: said });
  return {
    key: as(one.said, other.said),
    wrong: [
      as(other.said, one.said),
      ...(third === undefined
        ? [both(one.said), both(other.said)]
        : [as(third, one.said), as(other.said, third)]),
    ],
    isChecked: true,
  };
}
