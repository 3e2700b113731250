import { leastOf } from '../extremes.ts';
import { plainWordsIn } from '../plain-words.ts';
import { option } from './option-terms.ts';
import { indentOf } from './text-lines.ts';

/** A name or an option at the left, and at the right what is said of it, on as many lines as it takes. */
interface ColumnEntry {
  readonly term: string;
  readonly text: readonly string[];
}

/** Entries in two columns that are set with blanks. */
export interface ColumnList {
  /** Lines right above them, as "Options:". */
  readonly leadIn: readonly string[];
  readonly entries: readonly ColumnEntry[];
  readonly indent: number;
  readonly column: number;
  /** Whether most of them are options of a program. */
  readonly isOfOptions: boolean;
  /** Lines right below that stand further left. */
  readonly rest: readonly string[];
}

const fewest = { options: 2, names: 3 } as const;
const shareOfOptions = 0.6;
const shareOfTold = 0.8;
const shareOfWords = 0.6;
const longestLeadIn = 3;
const mostColumns = 4;
const longestName = { letters: 32, words: 4 } as const;
/** How far the lines of a description go in from its first. */
const deepest = 4;

/** "Options:" above what is set in below it: the beginning of another list. */
const isGroup = (line: string, next: string | undefined): boolean =>
  /^\s*\S.*:$/.test(line) &&
  !/\S {2,}\S/.test(line) &&
  !option.test(line.trim()) &&
  next !== undefined &&
  indentOf(next) > indentOf(line);

/** As `columnList` for each group of the lines, if all of them are such. */
export function columnLists(lines: readonly string[], names?: number): ColumnList[] | undefined {
  const starts = lines.flatMap((line, n) => (n === 0 || isGroup(line, lines[n + 1]) ? [n] : []));
  const lists = starts.map((start, n) => columnList(lines.slice(start, starts[n + 1]), names));
  return lists.every((list) => list !== undefined) ? lists : undefined;
}

/**
 * The two columns that lines without a blank one between them are set in; undefined if they are not
 * clearly such: programs with remarks beside them and tables of values look alike.
 */
function columnList(
  lines: readonly string[],
  names: number = fewest.names,
): ColumnList | undefined {
  for (const layout of [...columnsOf(lines), ...indentBelow(lines)]) {
    const found = entriesAt(lines, layout);
    if (found && isClear(found, names)) return found;
  }
  return undefined;
}

interface Layout {
  /** Where what is said begins. */
  readonly column: number;
  /** It stands below the options, and not beside them. */
  readonly isBelow: boolean;
}

/** Where most lines begin or go on behind a gap, and the next such places. */
function columnsOf(lines: readonly string[]): Layout[] {
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const { index, 0: gap } of line.matchAll(/(?<=^|\S) {2,}(?=\S)/g)) {
      const at = index + gap.length;
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  return [...counts]
    .filter(([, count]) => count >= 2)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostColumns)
    .map(([column]) => ({ column, isBelow: false }));
}

/** Where the lines below options begin. */
function indentBelow(lines: readonly string[]): Layout[] {
  const isOption = (line: string | undefined): boolean => option.test(line?.trim() ?? '');
  const below = lines.filter((line, n) => isOption(lines[n - 1]) && !isOption(line));
  const options = lines.filter(isOption);
  const column = leastOf(below.map(indentOf));
  const isDeeper = options.every((line) => indentOf(line) + 2 <= column);
  return below.length >= fewest.options && isDeeper ? [{ column, isBelow: true }] : [];
}

function entriesAt(lines: readonly string[], { column, isBelow }: Layout): ColumnList | undefined {
  const leadIn: string[] = [];
  const entries: { term: string; text: string[] }[] = [];
  /** Options that wait for what is said of them. */
  let forms: string[] = [];
  let left = Infinity;
  let rest: readonly string[] = [];
  const begin = (line: string, at: number): void => {
    left = Math.min(left, indentOf(line));
    entries.push({ term: termOf([...forms, line.slice(0, at)]), text: [line.slice(at)] });
    forms = [];
  };
  for (const [n, line] of lines.entries()) {
    const indent = indentOf(line);
    const own = line.trim();
    const last = entries.at(-1);
    const beside = isBelow ? undefined : textAt(line, column);
    if (indent >= column) {
      if (indent > column + deepest) return undefined;
      if (forms.length > 0) entries.push({ term: termOf(forms), text: [own] });
      else if (last) last.text.push(own);
      else return undefined;
      forms = [];
    } else if (beside !== undefined) begin(line, beside);
    else if (option.test(own)) {
      left = Math.min(left, indent);
      forms.push(own);
    } else if (entries.length === 0 && forms.length === 0 && leadIn.length < longestLeadIn)
      leadIn.push(line);
    else if (indent < left && forms.length === 0) {
      rest = lines.slice(n);
      break;
    } else return undefined;
  }
  if (forms.length > 0) return undefined;
  return { leadIn, entries, indent: left, column, isOfOptions: areOptions(entries), rest };
}

/** Where what is said begins in a line that has it beside the name, if it has. */
function textAt(line: string, column: number): number | undefined {
  if (/^ {2}\S/.test(line.slice(column - 2, column + 1))) return column;
  // An option that is too long for its column.
  return option.test(line.trim())
    ? /^\s*\S(?:.*?\S)? {2,}(?=\S)/.exec(line)?.[0].length
    : undefined;
}

const termOf = (forms: readonly string[]): string =>
  forms
    .map((form) =>
      form
        .trim()
        .replace(/(?<![,|]) {2,}(?=-)/g, ', ')
        .replace(/\s+/g, ' '),
    )
    .join(', ');

const areOptions = (entries: readonly ColumnEntry[]): boolean =>
  entries.filter(({ term }) => option.test(term)).length >=
  Math.max(fewest.options, entries.length * shareOfOptions);

function isClear({ entries, isOfOptions }: ColumnList, names: number): boolean {
  const terms = new Set(entries.map(({ term }) => term));
  const told = entries.filter(({ text }) => isTold(text, isOfOptions ? 1 : 2));
  if (told.length < entries.length * shareOfTold) return false;
  if (isOfOptions) return true;
  return entries.length >= names && terms.size === entries.length && entries.every(isNamed);
}

/** A phrase: neither a value, nor a remark of a program, nor more columns, nor more options. */
function isTold(lines: readonly string[], fewestWords: number): boolean {
  const text = lines.join(' ');
  const { all, plain } = plainWordsIn(text);
  return (
    /^["'“«(]?[\p{L}\d]/u.test(text) &&
    plain >= fewestWords &&
    plain >= all * shareOfWords &&
    lines.every((line) => !/[^\s.] {2,}\S/.test(line))
  );
}

const isNamed = ({ term }: ColumnEntry): boolean =>
  term.length <= longestName.letters &&
  term.split(/\s+/).length <= longestName.words &&
  !/ {2,}/.test(term) &&
  !/[.!?;,:{}\\]$|^[$#%/|*•>]|^\d+[.)]?$/u.test(term);
