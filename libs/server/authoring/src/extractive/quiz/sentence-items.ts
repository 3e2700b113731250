import { baseLanguage } from '@coursewright/text';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { AnswerSpot } from './answers.ts';
import { denied } from './denial.ts';
import { distractorsFor } from './distractors.ts';
import { seedOf, withKeyAt } from './seed.ts';
import type { AskedSentence, QuizItem } from './candidate.ts';

const blank = '_____';
const distractorsWanted = 3;

/** A sentence with a blank. Undefined if the material has too few wrong answers of the kind. */
export function clozeItem(
  sentence: AskedSentence,
  spot: AnswerSpot,
  index: MaterialIndex,
  phrases: Phrases,
  seed: number,
  distractorsNeeded: number,
): QuizItem | undefined {
  const distractors = distractorsFor(
    spot,
    sentence.plain,
    sentence.language,
    sentence.chunk,
    index,
    distractorsWanted,
  );
  if (distractors.length < distractorsNeeded) return undefined;
  let before = sentence.plain.slice(0, spot.start);
  // "An _____" would tell how the answer begins.
  if (baseLanguage(sentence.language) === 'en') before = before.replace(/\b(a)n?\s+$/i, '$1(n) ');
  const question = `${before}${blank}${sentence.plain.slice(spot.end)}`;
  const opens = before.trim() === '';
  const cased = [spot.text, ...distractors].map((text) =>
    opens && spot.kind !== 'code' ? text.charAt(0).toUpperCase() + text.slice(1) : text,
  );
  const [key] = cased;
  return {
    kind: 'cloze',
    question,
    options: withKeyAt(cased, seed, seedOf(question)).map((text) => ({
      text,
      is_correct: text === key,
    })),
    explanation: phrases.because(sentence.plain),
    refs: [...sentence.refs],
  };
}

/**
 * A statement as the source makes it, or with one term or number exchanged, or denied. Where none
 * of this can be done the statement stays true.
 */
export function trueFalseItem(
  sentence: AskedSentence,
  index: MaterialIndex,
  phrases: Phrases,
  isTrue: boolean,
  variant = 0,
): QuizItem {
  const altered = isTrue ? undefined : alteredStatement(sentence, index, variant);
  const question = phrases.isItTrue(altered ?? sentence.plain);
  return {
    kind: 'true_false',
    question,
    options: [
      { text: phrases.answerTrue, is_correct: altered === undefined },
      { text: phrases.answerFalse, is_correct: altered !== undefined },
    ],
    explanation: phrases.because(sentence.plain),
    refs: [...sentence.refs],
  };
}

/** `variant` counts the ways to alter the same sentence. */
function alteredStatement(
  sentence: AskedSentence,
  index: MaterialIndex,
  variant: number,
): string | undefined {
  const spots = sentence.spots.filter(({ kind }) => kind !== 'code');
  for (const spot of [...spots.slice(variant), ...spots.slice(0, variant)]) {
    const [other] = distractorsFor(
      spot,
      sentence.plain,
      sentence.language,
      sentence.chunk,
      index,
      1,
    );
    if (other === undefined) continue;
    let before = sentence.plain.slice(0, spot.start);
    if (baseLanguage(sentence.language) === 'en')
      before = before.replace(
        /\b(a)n?\s+$/i,
        (_, article: string) => `${article}${/^[aeiou]/i.test(other) ? 'n' : ''} `,
      );
    return `${before}${before.trim() === '' ? other.charAt(0).toUpperCase() + other.slice(1) : other}${sentence.plain.slice(spot.end)}`;
  }
  return variant === 0 ? denied(sentence.plain, sentence.language) : undefined;
}
