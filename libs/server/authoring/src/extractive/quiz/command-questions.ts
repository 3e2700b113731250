import { contentStems } from '@coursewright/text/terms';
import type { Candidate } from './candidate.ts';
import type { CodePurpose } from './code-purposes.ts';
import { isAlike, shapeOf } from './likeness.ts';
import { worded, type Wording } from './wording.ts';

/** What is typed for an aim: against what the lesson types for its other aims. */
export const commandQuestions = (
  found: readonly CodePurpose[],
  wording: Wording,
  language: string,
): Candidate[] =>
  found.map((one): Candidate => ({
    type: 'command',
    question: worded(wording.commands.one, { a: one.purpose }),
    key: one.command,
    wrong: found
      .filter((other) => other !== one && couldAnswer(other, one, language))
      .toSorted((a, b) => unlike(a, one) - unlike(b, one))
      .map(({ command }) => command),
    isChecked: true,
    explanation: worded(wording.because, { a: one.source }),
    refs: one.refs,
    place: one.place,
    about: [one.purpose, one.source],
    worth: 1.6,
  }));

const unlike = (other: CodePurpose, one: CodePurpose): number =>
  Math.abs(other.command.length - one.command.length);

/** What is typed for another aim, of the same form and about as long. */
function couldAnswer(other: CodePurpose, one: CodePurpose, language: string): boolean {
  const asked = new Set(contentStems(one.purpose, language));
  const same = contentStems(other.purpose, language).filter((stem) => asked.has(stem)).length;
  return (
    (isAlike(other.command, one.command, language) ||
      shapeOf(other.command) === shapeOf(one.command)) &&
    // What is typed for the same aim may be right here too.
    same / Math.max(1, asked.size) < likeAnother &&
    other.command.length > one.command.length * 0.4 &&
    other.command.length < one.command.length * 2.5
  );
}
const likeAnother = 0.6;
