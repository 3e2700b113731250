import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { numbersIn } from './answers.ts';
import type { Candidate } from './candidate.ts';
import { eitherWording } from './either-patterns.ts';
import type { EitherMaterial } from './either-questions.ts';
import { isFragment, isMuddled } from './fragments.ts';
import { counts, hasVerb, isOfUnnamedThing } from './lone-statements.ts';
import { seedOf } from './seed.ts';
import { standing } from './standing.ts';
import { worded, type Wording } from './wording.ts';

const optionsWanted = 4;
const mostWordsBehind = 14;
const fewestNamed = 1;

/**
 * Which number a statement on the matter of the lesson gives, beside others of the same order. Where
 * the right one stands among them is drawn, so that neither the least nor the middle one tells.
 */
export function numberQuestions(
  { sentences, subject, language, asked }: EitherMaterial,
  wording: Wording,
): Candidate[] {
  const words = eitherWording(asked);
  if (!words || baseLanguage(asked) !== baseLanguage(language)) return [];
  return sentences.flatMap((sentence): Candidate[] => {
    const said = standing(sentence, language)?.replace(/[.。]$/u, '');
    const one =
      said === undefined ? undefined : numbersIn(said).find(({ kind }) => kind === 'number');
    if (said === undefined || one === undefined || one.unit === '') return [];
    const opening = said.slice(0, one.start).trim();
    const behind = said
      .slice(one.start + one.text.length)
      .replace(
        /, (?:and|but|which|y|pero|et|mais|qui|und|aber|e|ma|mas|и|но|котор\p{L}+) .*$/u,
        '',
      );
    const named = contentStems(said, language).filter((stem) => subject.has(stem)).length;
    if (
      named < fewestNamed ||
      !isOfSeveral(opening, behind, language) ||
      !isOpening(opening, behind, subject, language)
    )
      return [];
    const wrong = othersOf(one.text, seedOf(said));
    if (wrong.length < optionsWanted - 1) return [];
    return [
      {
        type: 'number',
        question: worded(words.question, { a: opening }),
        key: `… ${one.text}${behind}`,
        wrong: wrong.map((text) => `… ${text}${behind}`),
        fewestWrong: optionsWanted - 1,
        isChecked: true,
        explanation: worded(wording.because, { a: sentence.plain }),
        refs: sentence.refs,
        place: sentence.number,
        about: [sentence.plain],
        worth: named / 3,
      },
    ];
  });
}

const isOpening = (
  opening: string,
  behind: string,
  subject: ReadonlySet<string>,
  language: string,
): boolean =>
  contentStems(opening, language).length >= 2 &&
  hasVerb(opening, language) &&
  !isOfUnnamedThing(opening, subject, language) &&
  !counts.test(opening) &&
  !bounded.test(opening) &&
  behind.split(' ').length <= mostWordsBehind &&
  !/\d/u.test(behind) &&
  !isFragment(`x${behind}`, language) &&
  !isMuddled(behind.trim(), language);
/** "86400 seconds": and neither "Bowtie 2" nor "option 3", which are names. */
const isOfSeveral = (opening: string, behind: string, language: string): boolean =>
  !/\p{Lu}\S*$/u.test(opening) &&
  (baseLanguage(language) !== 'en' || /^ (?:[\p{L}-]+ )?\p{L}{2,}s(?!\p{L})|^ ?%/u.test(behind));
/** "More than 5", "between 5 and", "version 5", a case of its own, a sum of money in a story. */
const bounded =
  /(?:than|between|from|to|over|under|least|most|up|version|release|chapter|step|block|number|[$€£#]|zwischen|als|von|bis|über|version|entre|de|más|menos|plus|moins|que|tra|fra|da|più|meno|mais|до|от|более|менее|чем)$|^(?:if|when|imagine|suppose|wenn|stell|si|imagin\p{L}+|se|если)(?!\p{L})/iu;

/** Three other numbers of the same form, as far from one another as the digits let expect. */
function othersOf(text: string, seed: number): string[] {
  const plain = text.replace(/[.,](?=\d{3}(?!\d))/gu, '');
  const value = Number(plain);
  if (!/^\d+$/u.test(plain) || !Number.isSafeInteger(value) || value < 2) return [];
  const rank = seed % optionsWanted;
  const sizes = Array.from({ length: optionsWanted }, (_, at) => stepped(value, at - rank));
  if (new Set(sizes).size < optionsWanted || sizes.some((size) => size < 1)) return [];
  const sign = /[.,]/u.exec(text)?.[0];
  return sizes
    .filter((size) => size !== value)
    .map((size) =>
      sign === undefined ? String(size) : String(size).replace(/\B(?=(?:\d{3})+(?!\d))/gu, sign),
    );
}

/** Powers of two are halved and doubled, small numbers counted, others moved by a part of them. */
function stepped(value: number, steps: number): number {
  if (value >= 8 && Number.isInteger(Math.log2(value))) return value * 2 ** steps;
  if (value <= 12) return value + steps;
  const zeros = /0*$/u.exec(String(value))?.[0].length ?? 0;
  const unit = 10 ** zeros;
  const part = Math.max(unit, Math.round((value * 0.3) / unit) * unit);
  return value + steps * part;
}
