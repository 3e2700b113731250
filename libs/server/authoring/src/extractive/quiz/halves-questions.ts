import { contentStems } from '@coursewright/text/terms';
import { withoutArticle } from '../material/definition-sources.ts';
import type { Candidate } from './candidate.ts';
import type { Halves } from './halves.ts';
import { isAlike, shapeOf } from './likeness.ts';
import { statementForm } from './statement-form.ts';
import { worded, type Wording } from './wording.ts';

/**
 * What is done for an aim: against what the lesson says of its other aims, so that nobody knows the
 * answer by where it stands.
 */
export const halvesQuestions = (
  found: readonly Halves[],
  wording: Wording,
  language: string,
): Candidate[] =>
  found.map((one): Candidate => ({
    type: one.kind,
    question: worded(wording.halves[one.kind].one, { a: one.asked }),
    key: one.answer,
    wrong: found
      .filter((other) => other !== one && couldAnswer(other, one, language))
      .toSorted((a, b) => unlike(a, one) - unlike(b, one))
      .map((other) => other.answer),
    ...(one.isTyped ? { isChecked: true } : {}),
    explanation: worded(wording.because, { a: one.source }),
    refs: one.refs,
    place: one.place,
    about: [one.asked, one.source],
    worth: 1.6,
  }));

const unlike = (other: Halves, one: Halves): number =>
  Math.abs(other.answer.length - one.answer.length);

/** The answer to another question of the kind, of the same form and about as long. */
function couldAnswer(other: Halves, one: Halves, language: string): boolean {
  const [a, b] = [contentStems(other.answer, language), contentStems(one.answer, language)];
  const asked = new Set(contentStems(one.asked, language));
  const same = a.filter((stem) => b.includes(stem)).length;
  return (
    one.isTyped === other.isTyped &&
    // Beside an order, which has no name in front, a statement is out of the question.
    (withoutArticle(other.answer) === other.answer) ===
      (withoutArticle(one.answer) === one.answer) &&
    (one.isTyped
      ? isAlike(other.answer, one.answer, language) || shapeOf(other.answer) === shapeOf(one.answer)
      : statementForm(other.answer, language) === statementForm(one.answer, language)) &&
    (one.isTyped || same / Math.max(1, Math.min(a.length, b.length)) < likeAnother) &&
    // What is said of the same aim may be right here too.
    contentStems(other.asked, language).filter((stem) => asked.has(stem)).length /
      Math.max(1, asked.size) <
      likeAnother + 0.1 &&
    other.answer.length > one.answer.length * 0.4 &&
    other.answer.length < one.answer.length * 2.5
  );
}
const likeAnother = 0.5;
