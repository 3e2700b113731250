import { baseLanguage, countWords, splitSentences } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { plainText } from '../markdown/index.ts';
import { checkSentence } from './check-sentence.ts';
import { looksLikeName, numberOf, quantitiesOf } from './engine/index.ts';
import { isClaim } from './split-lesson.ts';

/** A paragraph, and what somebody would have said in its place. */
export interface SaidParagraph {
  /** As it is read out: formulas and code are named, not told. */
  readonly text: string;
  /** The same with what is not read out; what may be said of it is judged by this. */
  readonly source: string;
  /** What stands around it, which may be leaned on. */
  readonly around: readonly string[];
  readonly said: string;
}

/** Words of what is said for one of the paragraph, and how many more in any case. */
const most = { share: 2, more: 25 } as const;
/** A paragraph that is told in fewer has lost something. */
const least = 0.45;

/**
 * What of it may be said in place of each paragraph: the sentences that the lesson bears out, and
 * those that claim nothing; undefined where that is not the whole of the paragraph any more, or
 * where the lesson speaks against any of it.
 */
export const heldSpeech = (
  paragraphs: readonly SaidParagraph[],
  language: string,
): (string | undefined)[] => paragraphs.map((paragraph) => held(paragraph, language));

function held({ text, source, around, said }: SaidParagraph, language: string): string | undefined {
  const own = plainText(source);
  const lesson = [own, ...around.map((each) => plainText(each))];
  const kept: string[] = [];
  for (const sentence of splitSentences(said, language)) {
    if (!isClaim(sentence, language)) {
      if (addsNothing(sentence, lesson.join('\n'), language)) kept.push(sentence);
      continue;
    }
    const { state, supported } = checkSentence(
      sentence,
      lesson.map((each) => ({ text: each })),
      language,
    );
    if (state === 'contradicted') return undefined;
    if (supported && addsNothing(sentence, lesson.join('\n'), language)) kept.push(sentence);
  }
  const whole = kept.join(['zh', 'ja'].includes(baseLanguage(language)) ? '' : ' ');
  return isWhole(whole, { text, own }, language) ? whole : undefined;
}

/** Neither a figure nor a name that the lesson does not have. */
function addsNothing(sentence: string, lesson: string, language: string): boolean {
  const known = wordsIn(lesson);
  return (
    figuresMissing(sentence, lesson, language) === 0 &&
    namesIn(sentence, language, { opening: false }).every((name) => known.has(name))
  );
}

/** It claims something, is about as long as the paragraph, and has its figures and names. */
function isWhole(
  said: string,
  { text, own }: { readonly text: string; readonly own: string },
  language: string,
): boolean {
  if (!/[\p{L}\p{N}]/u.test(said)) return false;
  const [words, before, inSource] = [said, text, own].map(countWords) as [number, number, number];
  if (words > most.share * Math.max(before, inSource) + most.more || words < least * before)
    return false;
  const heard = wordsIn(said);
  return (
    figuresMissing(text, said, language) === 0 &&
    namesIn(text, language, { opening: true }).every((name) => heard.has(name))
  );
}

/** How many figures of one text are not in the other, however they are written. */
function figuresMissing(text: string, other: string, language: string): number {
  const there = new Set(quantitiesOf(other, language).flatMap(({ readings }) => readings));
  return quantitiesOf(text, language).filter(
    ({ readings }) => !readings.some((reading) => there.has(reading)),
  ).length;
}

const word = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(word)].map(([found]) => stemOf(found)));
/** "Rome’s" names Rome. */
const stemOf = (found: string): string => found.toLowerCase().replace(/['’]s?$/u, '');

/** What is called by a name in a text; the first word of a sentence may be none. */
function namesIn(text: string, language: string, { opening }: { opening: boolean }): string[] {
  return splitSentences(text, language).flatMap((sentence) =>
    [...sentence.matchAll(word)].flatMap((match) => {
      const [found] = match;
      const before = /(\p{L}+)[^\p{L}]*$/u.exec(sentence.slice(0, match.index))?.[1] ?? '';
      const after = sentence.slice(match.index + found.length);
      const opens = before === '';
      if (numberOf(found, language) !== undefined) return [];
      if (opens && (!opening || contentStems(found, language).length === 0)) return [];
      return looksLikeName(found, before, opens, after, language) ? [stemOf(found)] : [];
    }),
  );
}
