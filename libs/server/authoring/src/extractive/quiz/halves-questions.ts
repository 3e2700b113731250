import { contentStems } from '@coursewright/text/terms';
import type { Candidate } from './candidate.ts';
import type { Halves } from './halves.ts';
import { isAlike, shapeOf } from './likeness.ts';
import { statementForm } from './statement-form.ts';
import { worded, type Wording } from './wording.ts';

/**
 * What is done for an aim, why something is so: against what the lesson says of its other aims and
 * statements, so that nobody knows the answer by where it stands. A case of few words is asked for
 * only beside other cases: alone, most leave open whose case they are.
 */
export const halvesQuestions = (
  found: readonly Halves[],
  around: readonly Halves[],
  wording: Wording,
  language: string,
): Candidate[] =>
  found.flatMap((one): Candidate[] =>
    one.kind === 'case' && contentStems(one.asked, language).length < fewestOfCase
      ? []
      : [
          {
            type: one.kind,
            question: worded(wording.halves[one.kind].one, { a: one.asked }),
            key: one.answer,
            wrong: [
              ...new Set([
                ...found
                  .filter((other) => other !== one && couldAnswer(other, one, language))
                  .toSorted((a, b) => unlike(a, one) - unlike(b, one))
                  .map((other) => other.answer),
                ...around
                  .filter(
                    (other) => other.source !== one.source && couldAnswer(other, one, language),
                  )
                  .slice(0, enoughAround)
                  .map((other) => other.answer),
              ]),
            ],
            ...(one.isTyped ? { isChecked: true } : {}),
            explanation: worded(wording.because, { a: one.source }),
            refs: one.refs,
            place: one.place,
            about: [one.asked, one.source],
            worth: 1.6,
          },
        ],
  );

/** So many telling words make a case that is known without what stands around it. */
const fewestOfCase = 3;

/** Answers from beside the lesson: it does not say them, and too many would give its own away. */
const enoughAround = 5;

const unlike = (other: Halves, one: Halves): number =>
  Math.abs(other.answer.length - one.answer.length);

/** The answer to another question of the kind, of the same form and about as long. */
function couldAnswer(other: Halves, one: Halves, language: string): boolean {
  const [a, b] = [contentStems(other.answer, language), contentStems(one.answer, language)];
  const asked = new Set(contentStems(one.asked, language));
  const same = a.filter((stem) => b.includes(stem)).length;
  return (
    other.kind === one.kind &&
    one.isTyped === other.isTyped &&
    (one.isTyped
      ? isAlike(other.answer, one.answer, language) || shapeOf(other.answer) === shapeOf(one.answer)
      : statementForm(other.answer, language) === statementForm(one.answer, language)) &&
    (one.isTyped || same / Math.max(1, Math.min(a.length, b.length)) < likeAnother) &&
    // What is said of the same case may be right here too.
    contentStems(other.asked, language).filter((stem) => asked.has(stem)).length /
      Math.max(1, asked.size) <
      likeAnother + 0.1 &&
    other.answer.length > one.answer.length * 0.4 &&
    other.answer.length < one.answer.length * 2.5
  );
}
const likeAnother = 0.5;
