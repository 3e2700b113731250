import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { leansElsewhere, sendsElsewhere } from '../material/definition-form.ts';
import type { Definition } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { numbersIn } from './answers.ts';
import type { Candidate } from './candidate.ts';
import { isDamaged, isForeign } from './clauses.ts';
import { sameGender } from './distractors.ts';
import type { Prose } from './lesson-parts.ts';
import { isAlike, isSameKindOfName, shapeOf } from './likeness.ts';
import { isTold } from './telling-names.ts';
import { worded, type Wording } from './wording.ts';

const gap = '_____';
const words = { least: 7, most: 34 } as const;
/** Content words that must be left to tell what is missing. */
const fewestStems = 4;
/** Wrong answers of the same kind in the lesson itself; with fewer the gap is none worth filling. */
const wrongNeeded = 3;

/**
 * "Which term belongs in the gap?" where the gap is the point of the sentence: the term that it
 * defines, or the number that it states, against at least three others of the same lesson.
 */
export function gapQuestions(
  own: readonly { readonly definition: Definition; readonly place: number }[],
  sentences: readonly Prose[],
  index: MaterialIndex,
  wording: Wording,
  language: string,
): Candidate[] {
  const telling = sentences.filter((sentence) => isTelling(sentence, language));
  const defined = own.map(({ definition }) => definition);
  return telling.flatMap((sentence) => [
    ...defined.flatMap((definition) =>
      definition.sentence.plain.includes(sentence.plain)
        ? termGap(sentence, definition, defined, index, wording, language)
        : [],
    ),
    ...numberGap(sentence, sentences, wording, language),
  ]);
}

/** Does the statement stand alone, without quotations and code around what is missing? */
function isTelling({ plain, factual, refs }: Prose, language: string): boolean {
  const length = isUnspaced(language) ? plain.length / 2 : countWords(plain);
  return (
    factual &&
    refs.length > 0 &&
    length >= words.least &&
    length <= words.most &&
    /[.。।]$/u.test(plain) &&
    !leansElsewhere(plain, language) &&
    !sendsElsewhere(plain) &&
    !isForeign(plain, language) &&
    !isDamaged(plain) &&
    !/[|<>{}=\\]|\[\w|["“”«»„]/.test(plain)
  );
}

function termGap(
  sentence: Prose,
  { term, stems, code }: Definition,
  defined: readonly Definition[],
  index: MaterialIndex,
  wording: Wording,
  language: string,
): Candidate[] {
  const { plain } = sentence;
  // Which of the names in code a sentence names, only who looks it up can say.
  if (code) return [];
  const [before = '', after, ...more] = plain.split(term);
  if (after === undefined || more.length > 0 || !isWhole(before, after, language)) return [];
  // "_____: a format of mailboxes" is an entry of a list and no sentence.
  if (/^\s*[:：–—-]\s/u.test(after)) return [];
  const rest = `${before} ${after}`;
  const left = new Set(contentStems(rest, language));
  if (
    left.size < fewestStems ||
    stems.some((stem) => left.has(stem)) ||
    isTold(term, rest, language)
  )
    return [];
  const article = /([\p{L}’']+)\s+$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  const wrong = defined.filter(
    (other) =>
      !other.code &&
      isAlike(other.term, term, language) &&
      isSameKindOfName(other.term, term) &&
      shapeOf(other.term) === shapeOf(term) &&
      !other.stems.some((stem) => stems.includes(stem) || left.has(stem)) &&
      sameGender(article, other.term, language, index),
  );
  // "An _____" would tell how the answer begins.
  const opening =
    baseLanguage(language) === 'en' ? before.replace(/\b(a)n?\s+$/i, '$1(n) ') : before;
  return candidateOf(sentence, term, `${opening}${gap}${after}`, wrong, wording, stems.join(' '));
}

/** "The limit is 20 MB": the number behind such a verb is what the sentence is about. */
const states =
  /(?<!\p{L})(?:is|are|lasts?|takes?|holds?|es|son|dura|ocupa|est|sont|dure|ist|sind|beträgt|betragen|dauert|è|sono|dura|é|são|equals?)(?: (?:about|at (?:most|least)|up to|exactly|de|von|etwa|environ|circa|unos|cerca de))? $/u;

function numberGap(
  sentence: Prose,
  sentences: readonly Prose[],
  wording: Wording,
  language: string,
): Candidate[] {
  const { plain } = sentence;
  const [number, ...more] = numbersIn(plain);
  if (!number || number.kind !== 'number' || more.length > 0 || !isMeasure(number.unit, language))
    return [];
  const { text, unit, start } = number;
  const before = plain.slice(0, start);
  const after = plain.slice(start + text.length);
  if (!states.test(before) || /\d/.test(before + after)) return [];
  if (contentStems(`${before} ${after}`, language).length < fewestStems) return [];
  const wrong = sentences
    .filter((other) => other !== sentence)
    .flatMap((other) => numbersIn(other.plain))
    .filter((other) => other.unit === unit && other.text !== text)
    .map((other) => ({ term: other.text }));
  return candidateOf(sentence, text, `${before}${gap}${after}`, wrong, wording, plain);
}

const isMeasure = (unit: string, language: string): boolean =>
  unit === '%' || contentStems(unit, language).length > 0;

function candidateOf(
  sentence: Prose,
  key: string,
  asked: string,
  others: readonly { readonly term: string }[],
  wording: Wording,
  about: string,
): Candidate[] {
  const wrong = [...new Set(others.map(({ term }) => term))].toSorted(
    (a, b) => Math.abs(a.length - key.length) - Math.abs(b.length - key.length),
  );
  if (wrong.length < wrongNeeded) return [];
  return [
    {
      type: 'gap',
      question: worded(wording.whichGap, { a: asked }),
      key,
      wrong,
      explanation: worded(wording.because, { a: sentence.plain }),
      refs: sentence.refs,
      place: sentence.number,
      about: [about, sentence.plain],
      worth: 1,
    },
  ];
}

/** Is the name a word of its own there? */
const isWhole = (before: string, after: string, language: string): boolean =>
  isUnspaced(language) ||
  (!/[\p{L}\p{N}_/.-]$/u.test(before) && !/^(?:[\p{L}\p{N}_-]|[./]\p{L})/u.test(after));
