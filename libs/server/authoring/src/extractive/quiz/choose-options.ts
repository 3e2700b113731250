import { wordsOf } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { spellsOut } from '../material/definition-sources.ts';
import type { Candidate, QuestionType } from './candidate.ts';
import { seedOf } from './seed.ts';

const wrongWanted = 3;
const wrongNeeded = 2;
/** Sets of wrong answers are chosen among so many of the most plausible. */
const consideredMax = 9;
/** Penalties of a set whose key is known by its form; more than `refusedFrom` is no question. */
const penalty = {
  mostFrequent: 10,
  longest: 4,
  muchLonger: 8,
  shortest: 2,
  overlap: 10,
  alone: 9,
  amongStrangers: 5,
  aloneInForm: 9,
  odd: 9,
  repeated: 9,
  absolute: 2.5,
  unlikeForm: 0.8,
  rank: 0.12,
};
const refusedFrom = 8;
/** Of ten keys so many more than one may look as a guesser likes it, or stand among strangers. */
const luckyUpTo = { form: 2, term: 3, strangers: 4 } as const;

/** How the lesson's plain text, in small letters, is looked at by somebody who only counts. */
export const occurrencesIn = (text: string, option: string): number => {
  const wanted = option.toLowerCase();
  return wanted === '' ? 0 : text.split(wanted).length - 1;
};

/**
 * The key and its wrong answers, so that neither length, nor how often an option occurs in the
 * lesson, nor the words of the question tell which is right. Undefined if there are too few. Where
 * three wrong answers betray the key, two of them may not (`mayBeFew`).
 */
export function chooseOptions(
  candidate: Candidate,
  lessonText: string,
  language: string,
  mayBeFew = false,
): readonly [string, ...string[]] | undefined {
  const { key, question } = candidate;
  if (candidate.isClosed === true) return [key, ...candidate.wrong];
  // What was looked at may differ by a "not" or a capital, or be a part of something else.
  const wrong =
    candidate.isChecked === true ? [...new Set(candidate.wrong)] : distinct(key, candidate.wrong);
  const considered = wrong.slice(0, consideredMax);
  const fewest = fewestFor(candidate, mayBeFew);
  if (considered.length < fewest || isSpeltOut(key, question)) return undefined;
  const looks = new Map(
    [key, ...considered].map((option) => [option, lookOf(option, question, lessonText, language)]),
  );
  // Some keys may look as a guesser likes it: never would be a cue as well.
  const chance = seedOf(`${question} ${key}`) % 10;
  const most = Math.min(wrongWanted, considered.length);
  for (let size = most; size >= (mayBeFew ? fewest : most); size--) {
    let best: { readonly set: readonly string[]; readonly cost: number } | undefined;
    for (const set of setsOf(considered, size)) {
      const cost = costOf(set, considered, chance);
      if (!best || cost < best.cost) best = { set, cost };
    }
    if (best && best.cost < refusedFrom) return [key, ...best.set];
  }
  return undefined;

  function costOf(set: readonly string[], order: readonly string[], lucky: number): number {
    const own = looks.get(key);
    const others = set.flatMap((option) => looks.get(option) ?? []);
    if (!own) return Number.POSITIVE_INFINITY;
    const highest = (of: 'length' | 'count' | 'shared'): number =>
      Math.max(...others.map((look) => look[of]));
    const lowest = Math.min(...others.map(({ length }) => length));
    let cost = set.reduce((sum, option) => sum + order.indexOf(option) * penalty.rank, 0);
    // Wrong answers that the lesson does not know are soon out of the question.
    const strangers = others.filter(({ count }) => count === 0).length;
    const mayStandAlone =
      mayBeFew &&
      strangers === others.length &&
      lucky <= luckyUpTo.strangers &&
      mayBeAlone.has(candidate.type);
    // What a lesson is about it names most; a term of it is worth asking for all the same.
    const luck = candidate.type === 'term' ? luckyUpTo.term : luckyUpTo.form;
    if (own.count > highest('count') && lucky > luck && !mayStandAlone)
      cost += penalty.mostFrequent;
    if (own.length > highest('length')) {
      if (own.length > highest('length') * 1.3 && own.length > 12) cost += penalty.muchLonger;
      else if (lucky < 5) cost += penalty.longest;
    }
    if (own.length < lowest && lucky >= 5) cost += penalty.shortest;
    const isNamedAlone = own.isNamed && !others.some(({ isNamed }) => isNamed);
    if (own.shared > highest('shared') || isNamedAlone) cost += penalty.overlap;
    const [opening] = set.map(openingOf);
    if (set.every((option) => openingOf(option) === opening) && openingOf(key) !== opening)
      cost += penalty.odd;
    if (ofNames.has(candidate.type) && beginAlike([key, ...set])) cost += penalty.repeated;
    if (ofNames.has(candidate.type) && isOddOne(key, set, language)) cost += penalty.odd;
    const forms = [key, ...set];
    if (forms.filter((option) => isAbsolute.test(option)).length === 1) cost += penalty.absolute;
    if (candidate.formOf) {
      const form = candidate.formOf(key);
      if (set.every((option) => candidate.formOf?.(option) !== form)) cost += penalty.aloneInForm;
    }
    cost += penalty.unlikeForm * set.filter((option) => isLong(option) !== isLong(key)).length;
    if (own.count > 0)
      cost += mayStandAlone ? penalty.amongStrangers : (penalty.alone / wrongWanted) * strangers;
    return cost;
  }
}

/** "SNMP", "snmp_agent" and "Simple Network Management Protocol". */
const isSpeltOut = (key: string, question: string): boolean =>
  key
    .split(/[^\p{L}\d]+/u)
    .some(
      (part) => part.length > 2 && !key.includes(' ') && spellsOut(part.toUpperCase(), question),
    ) || spellsOut(key, question);

/** Beside two others a term is better asked than not at all. */
const fewestFor = ({ type, fewestWrong }: Candidate, mayBeFew: boolean): number =>
  mayBeFew && mayBeAlone.has(type) ? wrongNeeded : (fewestWrong ?? wrongNeeded);

/** How an option looks to somebody who only counts. */
function lookOf(
  option: string,
  question: string,
  lessonText: string,
  language: string,
): { length: number; count: number; shared: number; isNamed: boolean } {
  const asked = new Set(contentStems(question, language));
  return {
    length: option.length,
    count: occurrencesIn(lessonText, option),
    shared: sharedWords(option, question, stopWords(language)),
    isNamed: contentStems(option, language).some((stem) => asked.has(stem)),
  };
}

/** Meanings are thought about; a stranger among entries of a list is seen at once. */
const mayBeAlone: ReadonlySet<QuestionType> = new Set(['term', 'meaning']);

/** What is said of things, one of which is asked for by its name. */
const ofNames: ReadonlySet<QuestionType> = new Set(['meaning', 'entry']);
/** "This value tells the program to print the …": what all options say belongs into the question. */
const beginAlike = (options: readonly string[]): boolean =>
  new Set(options.map((option) => option.split(' ').slice(0, sameWords).join(' '))).size === 1 &&
  options.every((option) => option.split(' ').length > sameWords);
const sameWords = 5;
/** Do all wrong answers speak of something that the key does not: formatting emails, say? */
function isOddOne(key: string, wrong: readonly string[], language: string): boolean {
  const [first = [], ...others] = wrong.map((option) => contentStems(option, language));
  const own = new Set(contentStems(key, language));
  return first.some((stem) => !own.has(stem) && others.every((stems) => stems.includes(stem)));
}

/** How an option begins: the first word of a sentence, the first letters of a name. */
const openingOf = (option: string): string =>
  option.includes(' ')
    ? (option.split(' ')[0] ?? '').toLowerCase()
    : // "FAT12" and "FAT16" begin alike.
      (/^\w+?(?=[_.:-])|^\p{L}{2,}(?=\d+$)/u.exec(option)?.[0] ?? option.slice(0, 6));

/** "Always", "never", "only": alone among the options, such a word is soon taken for a sign. */
const isAbsolute =
  /(?<!\p{L})(?:always|never|only|nunca|siempre|toujours|jamais|immer|niemals|nie|sempre|mai|всегда|никогда)(?!\p{L})/iu;
const isLong = (option: string): boolean => wordsOf(option).length > 6;

/** ", (with SSL)": what is left of a cell. */
const isRest = /^[,;.)\]](?!\S)|^[,;]/u;

/** Wrong answers that neither repeat nor hold the key or one another. */
function distinct(key: string, wrong: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const option of wrong) {
    const isNew = [key, ...chosen].every((other) => !overlaps(other, option));
    if (isNew && !isRest.test(option)) chosen.push(option);
  }
  return chosen;
}

const overlaps = (one: string, other: string): boolean => {
  const [a, b] = [comparable(one), comparable(other)];
  if (a === b) return true;
  // Numbers and single signs may be part of one another.
  if (a.length < 3 || b.length < 3) return false;
  return a.includes(b) || b.includes(a);
};
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/[\s.。]+/gu, ' ')
    .trim();

/**
 * Words, and parts of names such as "no-acls", that the question says too, endings aside. "You" and
 * "which" stand everywhere and tell nothing.
 */
function sharedWords(option: string, question: string, stops: ReadonlySet<string>): number {
  const quoted = quotedIn(question);
  const asked = new Set(beginningsOf(quoted, stops));
  // "pdf" is told by "pdfcairo".
  const inside = wordsOf(option.toLowerCase()).filter(
    (word) => /^[b-df-hj-np-tv-z]{3,}$/.test(word) && quoted.toLowerCase().includes(word),
  );
  // "ABI" is told by "NT_GNU_ABI_TAG".
  const acronyms = (quoted.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? []).filter(
    (word) => option.includes(word) && !asked.has(word.toLowerCase().slice(0, beginningLength)),
  );
  return (
    beginningsOf(option, stops).filter((part) => asked.has(part)).length +
    inside.length +
    acronyms.length +
    heldBy(option, quoted) +
    heldBy(quoted, option)
  );
}

/** Words that stand inside a name of the other text: "dictionary" in "nodictionary". */
function heldBy(names: string, words: string): number {
  const compact = names
    .toLowerCase()
    .split(/\s+/)
    .map((name) => name.replace(/[^\p{L}\p{N}]/gu, ''));
  return wordsOf(words.toLowerCase())
    .filter((word) => word.length > beginningLength && /^\p{Script=Latin}+$/u.test(word))
    .map((word) => word.slice(0, beginningLength + 2))
    .filter((part) => compact.some((name) => name.indexOf(part) > 0)).length;
}

/** What a question quotes of the lesson: the words around it are those of every such question. */
const quotedIn = (question: string): string =>
  /[“«„「"](?<quoted>.*)[”»“」"]/su.exec(question)?.groups?.['quoted'] ?? question;

const beginningLength = 4;
const beginningsOf = (text: string, stops: ReadonlySet<string>): string[] =>
  wordsOf(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .flatMap((word) => word.toLowerCase().split(/[-_./]/))
    .filter(
      (part) =>
        !stops.has(part) && (part.length >= beginningLength || /\P{Script=Latin}/u.test(part)),
    )
    .map((part) => part.slice(0, beginningLength));

function setsOf(from: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, at) =>
    setsOf(from.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
