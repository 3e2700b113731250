import { abbreviationKind } from './abbreviations.ts';
import type { AbbreviationKind } from './abbreviations.ts';
import { opensSentences } from './openers.ts';

/** A full stop in its place. */
export interface FullStop {
  /** The sentence so far, without the stop; of a long one its end. */
  readonly before: string;
  /** Whether `before` begins where the sentence begins. */
  readonly isWhole: boolean;
  /** What follows, from its first letter or digit. */
  readonly next: string;
  /** Language, without region. */
  readonly base: string;
}

/** Languages that write "3rd" as "3.". */
const withOrdinals = new Set('de da nb nn no fi et lv cs sk sl hr sr bs hu is tr'.split(' '));
/** Words that are followed by a letter which is no initial: "vitamin C. Oranges …". */
const labelled =
  /(?:^|\P{L})(?:vitamine?|vitamina|hepatitis|plan|type?|tipo|typ|group|grupo|gruppe|class|clase|klasse|grade|point|punto|punkt|section|appendix|option|part|витамин|группа|класс)\s+\p{L}$/iu;
/**
 * Abbreviations and initials in a row, the last without its stop: "z. B", "J. R. R", "av. J.-C".
 */
const chainAtEnd =
  /(?<![\p{L}\p{M}\p{N}])(?:[\p{L}\p{M}]{1,5}\.[\s-]?){0,4}[\p{L}\p{M}]{1,20}(?:-[\p{L}\p{M}]{1,20})?$/u;
const firstLink = /^[\p{L}\p{M}]+\.[\s-]?/u;
const nextWordOf = (next: string): string => /^[\p{L}\p{M}’']+/u.exec(next)?.[0] ?? '';

/**
 * Does the full stop end the sentence? What follows begins with a capital, a digit or a letter of a
 * script that has no capitals.
 */
export function endsSentence(stop: FullStop): boolean {
  const { before, isWhole, next, base } = stop;
  // "1. Open the lid", "3.2. Overview" (whose inner point is covered), "IV. Results", "A. Smith"
  if (isWhole && /^[\s\p{P}]*(?:§\s*)?(?:\d{1,3}(?:x\d{1,3})*|[IVXLC]{1,5}|\p{L})$/u.test(before))
    return false;
  if (/(?<![\p{L}\p{N}])\d{1,2}$/u.test(before)) return endsAfterNumber(stop);
  if (/(?<![\p{L}\p{N}])(?:[IVXLC]{2,6}|[VX])$/u.test(before) && withOrdinals.has(base))
    return opensSentences(nextWordOf(next), base);
  // "I/O", "20 °C", "5 V": neither an abbreviation nor an initial
  if (/(?:[/&+°]|\d\s)\p{Lu}$/u.test(before)) return true;
  const chain = chainAtEnd.exec(before)?.[0];
  return chain === undefined || endsAfterChain(chain, stop);
}

function endsAfterNumber({ before, next, base }: FullStop): boolean {
  const isDate =
    /^\d{1,2}\.\s?(?:\d{4}|\d{2})(?!\d)/.test(next) ||
    (/\d\.\s\d{1,2}$/.test(before) && /^\d{4}(?!\d)/.test(next));
  if (isDate) return false;
  // "siehe Abb. 3. Beide …": the number is the figure's.
  const numbered = /(\p{L}+)\.\s\d{1,2}$/u.exec(before)?.[1];
  if (numbered !== undefined && abbreviationKind(numbered, base) === 'numbered') return true;
  return !withOrdinals.has(base) || /^\d/.test(next) || opensSentences(nextWordOf(next), base);
}

function endsAfterChain(chain: string, stop: FullStop): boolean {
  let rest = chain;
  for (;;) {
    const kind = abbreviationKind(rest, stop.base);
    const verdict = kind && afterAbbreviation(kind, stop);
    if (verdict !== undefined) return verdict;
    if (!firstLink.test(rest)) break;
    rest = rest.replace(firstLink, '');
  }
  if ([...rest.replace(/\p{M}/gu, '')].length === 1) return endsAfterLetter(rest, chain, stop);
  // "Ph.D", "B.Sc", "S.N.C.F"
  const isInitialism =
    chain !== rest && /\p{Lu}/u.test(rest) && /^(?:\p{L}{1,3}\.-?)+\p{L}{1,3}$/u.test(chain);
  return !isInitialism || opensSentences(nextWordOf(stop.next), stop.base);
}

/** Undefined if the abbreviation says nothing here. */
function afterAbbreviation(kind: AbbreviationKind, { next, base }: FullStop): boolean | undefined {
  switch (kind) {
    case 'title':
      return false;
    case 'numbered':
      return /^(?:\d|(?:[IVXLC]{2,}|[VX])(?!\p{L}))/u.test(next) ? false : undefined;
    case 'closing':
      // "10 a.m. EST" goes on.
      return !/^(?:\d|\p{Lu}{2,5}(?!\p{L}))/u.test(next);
    case 'either':
      return opensSentences(nextWordOf(next), base);
  }
}

function endsAfterLetter(letter: string, chain: string, { before, next, base }: FullStop): boolean {
  // The next link of a chain: "z. B.", "J. R. R.", "т. д."
  if (/^[\p{L}\p{M}]{1,3}\./u.test(next)) return false;
  if (/\p{Ll}/u.test(letter)) return chain === letter || opensSentences(nextWordOf(next), base);
  if (/\p{Script=Arabic}/u.test(letter)) return false;
  if (!/\p{Lu}/u.test(letter)) return chain === letter;
  if (opensSentences(nextWordOf(next), base) || labelled.test(before)) return true;
  // "Photosystem I. Plants …" has a numeral, "by I. Newton" an initial.
  if (letter !== 'I' || chain !== letter) return false;
  const word = /([\p{L}\p{M}]+)\s+I$/u.exec(before)?.[1];
  return word !== undefined && !opensSentences(word, base);
}
