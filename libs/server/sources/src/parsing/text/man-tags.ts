import { leastOf } from '../extremes.ts';
import { bulletItem, indentOf, looksLikeCode, numberItem } from './text-lines.ts';

/** A term, option or bullet at the left, and what stands beside or below it. */
export interface Tag {
  /** Empty for a bullet or number. */
  readonly term: string;
  /** "-" or "1." of a bullet or number. */
  readonly mark: string;
  readonly indent: number;
  /** Where its text begins. */
  readonly at: number;
  /** Its text begins on its own line, so that a sentence with wide blanks may look like it. */
  readonly isBeside: boolean;
  readonly body: readonly string[];
  /** Further lines of the paragraph that are no part of it: the next tag. */
  readonly rest: readonly string[];
}

/** How far `man` sets the text of a tag in, where nothing else is said. */
const usualOffset = 7;
/** The same in manuals of Perl, for options of three letters with their sign. */
const narrow = 4;
/** A line that goes on below is so long at least. */
const filled = 60;
const option = /^(?:--?[\w?#@[]|[+/]\w)/;
const longestTerm = { letters: 78, words: 8 } as const;

/**
 * What a paragraph begins with, if that is a tag. `column`: where the text of tags around it begins,
 * so that two blanks or one in front of it are enough.
 */
export function tagOf(lines: readonly string[], column?: number): Tag | undefined {
  const [first = ''] = lines;
  const indent = indentOf(first);
  const end = lines.findIndex((line, i) => i > 0 && indentOf(line) <= indent);
  const own = end === -1 ? lines : lines.slice(0, end);
  const rest = end === -1 ? [] : lines.slice(end);
  const marked = markOf(own, indent, rest) ?? besideOf(own, indent, rest, column);
  if (marked) return marked;
  if (own.length > 1) return belowOf([first], own.slice(1), indent, rest);
  return formsOf(lines, indent);
}

function markOf(own: readonly string[], indent: number, rest: readonly string[]): Tag | undefined {
  const [first = ''] = own;
  const bullet = bulletItem.exec(first);
  const number = bullet ? null : numberItem.exec(first);
  const [whole, , sign = '', gap = ''] = bullet ?? number ?? [];
  if (whole === undefined || (/^[o–-]$/.test(sign) && gap.length < 2)) return undefined;
  const digits = /\d+/.exec(sign)?.[0];
  // A line that wraps to the left of its text is no item.
  if (own.length > 1 && indentOf(own[1]!) < whole.length - 1) return undefined;
  if (number && own.length === 1 && rest.length > 0 && !numberItem.test(rest[0]!)) return undefined;
  return {
    term: '',
    mark: digits && number ? `${digits}.` : '-',
    indent,
    at: whole.length,
    isBeside: false,
    body: [' '.repeat(whole.length) + first.slice(whole.length), ...own.slice(1)],
    rest,
  };
}

/** "-a     Show all." or "--help display this help": the text begins where that of others does. */
function besideOf(
  own: readonly string[],
  indent: number,
  rest: readonly string[],
  column: number | undefined,
): Tag | undefined {
  const [first = '', second] = own;
  const below = second === undefined ? undefined : indentOf(second);
  const wide = /\S( {3,})(?=\S)/.exec(first.slice(indent));
  const begins = (at: number): boolean => /\S/.test(first[at] ?? '') && first[at - 1] === ' ';
  const isOfOthers =
    column !== undefined &&
    begins(column) &&
    [first, ...rest].every((line) => indentOf(line) >= column || isInColumn(line, column)) &&
    // "Current Widget Tree", with what it is below: the whole line is the term.
    (below === undefined || first[column - 2] === ' ' || first.length >= filled);
  const isNarrow =
    /^\s*--?\w+\s*$/.test(first.slice(0, indent + narrow - 1)) &&
    begins(indent + narrow) &&
    /^\p{L}/u.test(first.slice(indent + narrow));
  const usual = isOfOthers ? column : indent + (isNarrow ? narrow : usualOffset);
  const far = wide ? indent + wide.index + 1 + (wide[1]?.length ?? 0) : usual;
  const at = below ?? (begins(usual) ? usual : far);
  if (at < indent + 2 || !begins(at)) return undefined;
  const term = first.slice(indent, at).trim();
  const isOption = option.test(term);
  // Of a line with single blanks only an option can be told from a sentence.
  const isTight = first[at - 2] !== ' ';
  const isKnown = isOption || isOfOthers || below !== undefined;
  if (isTight && (at !== usual || !isKnown)) return undefined;
  if (!isTerm(term, isOption) || /\S {2,}\S/.test(term)) return undefined;
  // A line that is filled up to the margin has wide blanks as well, and goes on with half a word.
  if (rest.length > 0 && own.at(-1)?.endsWith('\u2010')) return undefined;
  if (below === undefined && rest.length > 0 && !rest.every((line) => isBesideAt(line, indent, at)))
    return undefined;
  const body = [' '.repeat(at) + first.slice(at), ...own.slice(1)];
  return { term, mark: '-', indent, at, isBeside: !isOption, body, rest };
}

/** "The" before the column of letters is the beginning of a sentence. */
const longWord = 5;

/** A term before the column in which others are told of, and words in it. */
function isInColumn(line: string, column: number): boolean {
  const [term, text] = [line.slice(0, column), line.slice(column)];
  const isSingle = !/\S\s\S/.test(term.trim()) && !/\S {2,}\S/.test(text);
  return (
    (term.endsWith('  ') ? isShortForm(term) : isSingle && term.trim().length >= longWord) &&
    /^\s*[\p{L}\p{N}-]/u.test(term) &&
    /^[\p{L}\p{N}]/u.test(text)
  );
}

/** Another tag, with its text in the same column, or more of the text of one. */
function isBesideAt(line: string, indent: number, at: number): boolean {
  const own = indentOf(line);
  if (own >= at) return true;
  const isTag = own === indent && (line[at - 1] ?? ' ') === ' ';
  return isTag && (option.test(line.trim()) || line.slice(0, at).trim().split(/\s+/).length <= 3);
}

/** Terms on lines of their own, with what they mean set in below. */
function belowOf(
  terms: readonly string[],
  body: readonly string[],
  indent: number,
  rest: readonly string[],
): Tag | undefined {
  const at = leastOf(body.map(indentOf));
  const forms = terms.map((line) => line.trim().replace(/\s+/g, ' '));
  const isOption = option.test(forms[0] ?? '');
  if (at < indent + 2 || !forms.every((form) => isTerm(form, isOption))) return undefined;
  const isProgram = !isOption && looksLikeCode(body) && looksLikeCode([...terms, ...body]);
  if (isProgram) return undefined;
  return { term: forms.join(', '), mark: '-', indent, at, isBeside: false, body, rest };
}

/** Several forms of a term below each other. */
function formsOf(lines: readonly string[], indent: number): Tag | undefined {
  const deeper = lines.findIndex((line) => indentOf(line) > indent);
  if (deeper < 2 || deeper > 6) return undefined;
  const terms = lines.slice(0, deeper);
  const areForms = terms.every((line) => option.test(line.trim())) || terms.every(isShortForm);
  if (!areForms) return undefined;
  const end = lines.findIndex((line, i) => i > deeper && indentOf(line) <= indent);
  const body = lines.slice(deeper, end === -1 ? lines.length : end);
  return belowOf(terms, body, indent, end === -1 ? [] : lines.slice(end));
}

const isShortForm = (line: string): boolean => line.trim().split(/\s+/).length <= 3;

function isTerm(text: string, isOption: boolean): boolean {
  const bare = text.replace(/(?:\.\.\.|…)[\])]*$/u, '');
  if (isOption) return text.length <= 200 && !/[!?]$/.test(bare);
  // "struct pump {" begins a program.
  if (/[{(\\]$/.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (/[.!?;,]$/.test(bare) || text.length > longestTerm.letters || words > longestTerm.words)
    return false;
  // "The manual says:" leads to what it says.
  return !(text.endsWith(':') && words > 2);
}
