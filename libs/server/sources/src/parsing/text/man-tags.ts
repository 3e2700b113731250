import { leastOf } from '../extremes.ts';
import { option } from './option-terms.ts';
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
  /** The line of the paragraph that is no part of it any more: the next tag. */
  readonly end: number;
}

/** How far `man` sets the text of a tag in, where nothing else is said. */
const usualOffset = 7;
/** The same in manuals of Perl, for options of three letters with their sign. */
const narrow = 4;
/** A line that goes on below is so long at least. */
const filled = 60;
const longestTerm = { letters: 78, words: 8 } as const;

/** Of what comes behind a tag, so many lines tell whether it is one: lists have thousands of entries. */
export const lookAhead = 40;

/** What a paragraph holds from one of its lines on. */
interface Entry {
  readonly indent: number;
  /** Its first line, and those that are set in below it. */
  readonly own: readonly string[];
  /** Where those end. */
  readonly end: number;
  /** The next lines behind them. */
  readonly rest: readonly string[];
}

/**
 * What a paragraph begins with `from` a line on, if that is a tag. `column`: where the text of tags
 * around it begins, so that two blanks or one in front of it are enough.
 */
export function tagOf(lines: readonly string[], column?: number, from = 0): Tag | undefined {
  const entry = entryAt(lines, from);
  const marked = markOf(entry) ?? besideOf(entry, column);
  if (marked) return marked;
  const { own } = entry;
  if (own.length > 1) return belowOf(own.slice(0, 1), own.slice(1), entry);
  return formsOf(lines, from, entry.indent);
}

function entryAt(lines: readonly string[], from: number): Entry {
  const indent = indentOf(lines[from] ?? '');
  let end = from + 1;
  while (end < lines.length && indentOf(lines[end]!) > indent) end += 1;
  return { indent, own: lines.slice(from, end), end, rest: lines.slice(end, end + lookAhead) };
}

function markOf({ indent, own, end, rest }: Entry): Tag | undefined {
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
    end,
  };
}

/** "-a     Show all." or "--help display this help": the text begins where that of others does. */
function besideOf({ indent, own, end, rest }: Entry, column: number | undefined): Tag | undefined {
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
  return { term, mark: '-', indent, at, isBeside: !isOption, body, end };
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
  { indent, end }: Pick<Entry, 'indent' | 'end'>,
): Tag | undefined {
  const at = leastOf(body.map(indentOf));
  const forms = terms.map((line) => line.trim().replace(/\s+/g, ' '));
  const isOption = option.test(forms[0] ?? '');
  if (at < indent + 2 || !forms.every((form) => isTerm(form, isOption))) return undefined;
  const isProgram = !isOption && looksLikeCode(body) && looksLikeCode([...terms, ...body]);
  if (isProgram) return undefined;
  return { term: forms.join(', '), mark: '-', indent, at, isBeside: false, body, end };
}

const mostForms = 6;

/** Several forms of a term below each other. */
function formsOf(lines: readonly string[], from: number, indent: number): Tag | undefined {
  let deeper = from + 1;
  while (deeper < from + mostForms && indentOf(lines[deeper] ?? '') === indent) deeper += 1;
  if (deeper < from + 2 || indentOf(lines[deeper] ?? '') <= indent) return undefined;
  const terms = lines.slice(from, deeper);
  const areForms = terms.every((line) => option.test(line.trim())) || terms.every(isShortForm);
  if (!areForms) return undefined;
  let end = deeper + 1;
  while (end < lines.length && indentOf(lines[end]!) > indent) end += 1;
  return belowOf(terms, lines.slice(deeper, end), { indent, end });
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
