import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { leansElsewhere, pointsBackIn } from '../material/definition-form.ts';
import { withoutArticle } from '../material/definition-sources.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Candidate } from './candidate.ts';
import {
  capital,
  isClause,
  isDamaged,
  isForeign,
  type Joined,
  joinedIn,
  lengthIn,
} from './clauses.ts';
import { statementForm } from './statement-form.ts';
import type { Prose } from './lesson-parts.ts';
import { worded, type Wording } from './wording.ts';

interface Case extends Joined {
  readonly sentence: Prose;
}
type Other = Joined & { readonly sentence?: Prose };
/** A statement that can stand as an answer. */
interface Answer {
  readonly text: string;
  /** Of its sentence; undefined if another lesson's. */
  readonly number?: number;
  readonly heading?: string;
}

/** Statements of other lessons may stand against those of this one up to so far away. */
const nearbyChunks = 40;
/** Sentences so close may be about the same case. */
const isBeside = (number: number, asked: number): boolean =>
  number - asked <= 2 && asked - number <= 1;
/** Share of its telling words that a wrong answer may have in common with the question or the key. */
const likeAnother = 0.5;
const lengths = { least: 5, most: 24 } as const;

/**
 * What the lesson says of a case ("If the file exists, …"), how it says an aim is reached, and in
 * which case something holds, against what it says of other cases and things.
 */
export function caseQuestions(
  sentences: readonly Prose[],
  index: MaterialIndex,
  chunkOf: (ref: string) => number,
  wording: Wording,
  language: string,
): Candidate[] {
  const found = sentences.flatMap((sentence): Case[] => {
    if (!sentence.factual || sentence.refs.length === 0) return [];
    const joined = joinedIn(sentence.plain, language);
    return joined && !leans(joined) ? [{ ...joined, sentence }] : [];
  });
  if (found.length === 0) return [];
  const around = joinedAround(chunkOf(found[0]?.sentence.refs[0] ?? ''), index);
  const plain = plainStatements(sentences, language);
  const all: readonly Other[] = [...found, ...around];
  return found.flatMap((one) => {
    const statements = answersOf(
      all.filter(
        ({ first, statement }) =>
          first === one.first && statementForm(statement, language) !== 'phrase',
      ),
      one,
      ({ statement }) => statement,
    );
    const cases = answersOf(
      all.filter(({ kind, first }) => kind === 'case' && first === 'statement'),
      one,
      ({ of }) => capital(of),
    );
    const common = {
      explanation: worded(wording.because, { a: one.sentence.plain }),
      refs: one.sentence.refs,
      place: one.sentence.number,
      about: [one.sentence.plain],
    };
    const related = relatedTo(one.sentence, plain, language);
    const asking = (key: string, given: string, answers: readonly Answer[]): string[] => [
      ...new Set(
        answers
          .filter((answer) =>
            couldStand(answer, { key, given, number: one.sentence.number }, language),
          )
          .map(({ text }) => text),
      ),
    ];
    // "… wird die Menge gelöscht" goes on where the case ends; on its own it would be no sentence.
    const turned = (text: string): string =>
      hasTurnedOrder(one, language) ? `… ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
    const what = {
      ...common,
      type: one.kind,
      question: worded(one.kind === 'aim' ? wording.whatAim : wording.whatCase, { a: one.of }),
      key: turned(one.statement),
      wrong: asking(one.statement, one.of, [
        ...ofOneForm(statements.own, one, language),
        ...(hasTurnedOrder(one, language) ? [] : ofOneForm(related, one, language)),
        ...ofOneForm(statements.others, one, language),
      ]).map(turned),
      formOf: (option: string) => statementForm(option, language),
      worth: 1.4 + Math.min(0.4, statements.own.length / 5),
    };
    if (one.first === 'of') return [what];
    const which = {
      ...common,
      type: one.kind,
      question: worded(wording.whichCase, { a: one.statement }),
      key: capital(one.of),
      wrong: asking(one.of, one.statement, [...cases.own, ...cases.others]),
      worth: 1.5 + Math.min(0.4, cases.own.length / 5),
    };
    return [which, what];
  });
}

/** "The second argument", "a higher priority": of what or than what, an earlier sentence says. */
const leans = ({ of, statement }: Joined): boolean =>
  ordinal.test(of) ||
  than.test(of) ||
  thatOne.test(of) ||
  untilThen.test(statement) ||
  isUsedFor.test(statement);
const thatOne =
  /(?<!\p{L})(?:that|this|these|those|such(?: an?)?|dies\p{L}*|solch\p{L}*|esta|este|ese|esa|cette|cet|questo|questa|est[ae]|ess[ae]|эт\p{L}{1,2}) \p{L}+$|^\S+ (?:used|given|set|specified|present|combined|called)(?!\p{L})|^(?:作動|読み込み|成功|失敗|完了)/iu;
const untilThen = /(?:до тех пор|until then|bis dahin|hasta entonces)$/iu;
const ordinal =
  /(?<!\p{L})(?:(?:the|this) (?:first|second|third|last|previous|next)|(?:der|die|das|dem|den) (?:erste|zweite|dritte|letzte)[nrsm]?|(?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|últim[oa])|(?:le|la) (?:premi[eè]re?|second[e]?|deuxième|troisième|derni[eè]re?)|(?:il|la) (?:prim[oa]|second[oa]|terz[oa]|ultim[oa])|[oa] (?:primeir[oa]|segund[oa]|terceir[oa]|últim[oa])|перв\p{L}{2}|втор\p{L}{2}|данн\p{L}{2,3})(?!\p{L})/iu;
const than =
  /^もっと|^より|^(?:if|when) (?:more|less|fewer|higher|lower|larger|smaller)(?!\p{L})/iu;
/** "É usado para …": what, the sentence before tells. */
const isUsedFor =
  /^(?:es|é|è|se|si|viene|são|son|sono) \p{L}+(?:[dt][oa]s?|[dt][ie]) (?:para|per|como|come|por|em|en|in)(?!\p{L})/iu;

/** Behind a case, German turns subject and verb round: another order would show the key. */
const hasTurnedOrder = ({ first }: Joined, language: string): boolean =>
  baseLanguage(language) === 'de' && first === 'of';

/** Beside an order, a description would be out at once, and an order beside descriptions. */
const ofOneForm = (
  answers: readonly Answer[],
  { kind, statement }: Joined,
  language: string,
): readonly Answer[] =>
  kind === 'aim' || baseLanguage(language) === 'en'
    ? answers.filter(({ text }) => formOf(text, language) === formOf(statement, language))
    : answers;
/** Where orders are not known by their form, an article at least tells that it is none. */
const formOf = (text: string, language: string): string => {
  const form = statementForm(text, language);
  if (baseLanguage(language) !== 'en') return String(withoutArticle(text) === text);
  return form === 'order' ? form : 'statement';
};

function answersOf(
  all: readonly Other[],
  one: Joined,
  textOf: (other: Other) => string,
): { own: readonly Answer[]; others: readonly Answer[] } {
  const answers = all
    .filter((other) => other !== one)
    .map((other): Answer => ({
      text: textOf(other),
      ...(other.sentence ? { number: other.sentence.number } : {}),
    }));
  return {
    own: answers.filter(({ number }) => number !== undefined),
    others: answers.filter(({ number }) => number === undefined),
  };
}

/**
 * Statements that share words or the heading with the sentence, the nearest first: what is said of
 * other things nobody takes for the answer.
 */
export function relatedTo(
  { plain, heading }: Prose,
  answers: readonly Answer[],
  language: string,
): Answer[] {
  const about = new Set(contentStems(plain, language));
  return answers
    .map((answer) => ({
      answer,
      shared: contentStems(answer.text, language).filter((stem) => about.has(stem)).length,
    }))
    .filter(({ answer, shared }) => shared > 0 || answer.heading === heading)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ answer }) => answer);
}

/** Is it about as long as the key, about something else, and understood without its own case? */
export function couldStand(
  { text, number }: Answer,
  { key, given, number: asked }: { key: string; given: string; number: number },
  language: string,
): boolean {
  if (number !== undefined && isBeside(number, asked)) return false;
  if (text.length < key.length * 0.45 || text.length > key.length * 2.2) return false;
  if (pointsBackIn(text, language) || sends.test(text)) return false;
  const stems = contentStems(text, language);
  const share = (of: string): number => {
    const known = new Set(contentStems(of, language));
    return stems.filter((stem) => known.has(stem)).length / Math.max(1, stems.length);
  };
  return stems.length >= 2 && share(key) < likeAnother && share(given) < likeAnother;
}

/** "See the section …" answers nothing. */
const sends =
  /^(?:see|voir|voyez|consultez|siehe|vedi|vedere|si veda|vea|véase|consulte|mire|ver|veja|смотрите|смотри|см\.)(?!\p{L})/iu;

/** The statements of the lesson that hold in any case. */
export function plainStatements(sentences: readonly Prose[], language: string): Answer[] {
  return sentences.flatMap(({ plain, number, factual, refs, heading }) => {
    const length = lengthIn(plain, language);
    const stands =
      factual &&
      refs.length > 0 &&
      /[.。।]$/u.test(plain) &&
      /^\p{L}/u.test(plain) &&
      length >= lengths.least &&
      length <= lengths.most &&
      !leansElsewhere(plain, language) &&
      !pointsBackIn(plain, language) &&
      !/["“”«»„|<>{}=\\:：;；]|\[\w/.test(plain) &&
      isClause(plain, language) &&
      !isForeign(plain, language) &&
      !isDamaged(plain) &&
      hasVerb(plain, language) &&
      joinedIn(plain, language) === undefined;
    return stands ? [{ text: plain.replace(/[.。।]$/u, ''), number, heading }] : [];
  });
}

/** "An object with a fixed value" says nothing of it, nor does "List of the names". */
const hasVerb = (plain: string, language: string): boolean =>
  statementForm(plain, language) !== 'phrase';

const joinedByIndex = new WeakMap<MaterialIndex, ReadonlyMap<number, readonly Joined[]>>();

/** Cases and aims of the paragraphs around a place of the material, the nearest first. */
function joinedAround(chunk: number, index: MaterialIndex): readonly Joined[] {
  if (chunk < 0) return [];
  let known = joinedByIndex.get(index);
  if (!known) {
    known = new Map(
      index.chunks.map(({ id, sentences, language }) => [
        id,
        sentences.flatMap(({ plain }) => joinedIn(plain, language) ?? []),
      ]),
    );
    joinedByIndex.set(index, known);
  }
  return [...known]
    .filter(([id]) => Math.abs(id - chunk) <= nearbyChunks)
    .toSorted(([a], [b]) => Math.abs(a - chunk) - Math.abs(b - chunk))
    .flatMap(([, joined]) => joined);
}
