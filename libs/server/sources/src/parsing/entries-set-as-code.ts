import { leastOf } from './extremes.ts';
import type { Block } from './block.ts';
import { plainWordsIn } from './plain-words.ts';
import { type ColumnList, columnLists } from './text/column-lists.ts';
import { option, shownTerm } from './text/option-terms.ts';
import {
  indentOf,
  isRule,
  looksLikeCode,
  type Paragraph,
  paragraphsOf,
} from './text/text-lines.ts';

const entry = /^(?<name>\S{1,24}(?: \S{1,16})??)(?:\s*:|\s+[-–—])\s+(?<said>\p{L}.*)$/u;
const fewest = { entries: 3, words: 3 } as const;
const shareOfWords = 0.8;
/** "? - print help" is as short as a value, and one of many entries. */
const shareOfTold = 0.8;

/**
 * Names and what is said of them, a line each or in two columns, that were set in the letters of a
 * program so that the lines stay apart: "y - stage this hunk", what a program says of its options.
 * Settings and protocols have values where these have words.
 */
export const withEntriesAsLists = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => {
    if (
      block.kind !== 'code' ||
      !/^(?:|te?xt|plain(?:text)?|console|output|none)$/i.test(block.language)
    )
      return [block];
    const items = entriesIn(block.text);
    return items ? [{ kind: 'list', items }] : (columnsIn(block.text) ?? [block]);
  });

/** Two columns in a long text that was set by hand do not make it one. */
const shareOfLists = 0.5;

/** The lists in two columns of what was set as code, and what stands between them. */
function columnsIn(text: string): Block[] | undefined {
  const paragraphs = withEntriesJoined(paragraphsOf(text.split('\n')));
  const parts = paragraphs.map(({ lines }) => ({ lines, lists: columnLists(lines) }));
  const found = parts.filter(({ lists }) => lists !== undefined);
  const entries = found.flatMap(({ lists }) => lists!.flatMap((list) => list.entries));
  const told = found.flatMap(({ lines }) => lines).length;
  const all = parts.flatMap(({ lines }) => lines).length;
  if (entries.length < fewest.entries || told < all * shareOfLists) return undefined;
  return parts.flatMap(({ lines, lists }) => {
    // Below what is a list for certain, two names are one as well.
    const own = lists ?? columnLists(lines, 2);
    return own ? own.flatMap(blocksOf) : textOf(lines);
  });
}

/** Entries that are set apart by blank lines, in one paragraph. */
function withEntriesJoined(paragraphs: readonly Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    const both = last ? [last, paragraph] : [];
    const areBeside = both.every(({ lines: [first = ''] }) => /\S {2,}\S/.test(first));
    const areOptions = both.every(({ lines: [first = ''] }) => option.test(first.trim()));
    const isNext = areOptions || (areBeside && last?.indent === paragraph.indent);
    if (last && isNext)
      joined[joined.length - 1] = { ...last, lines: [...last.lines, ...paragraph.lines] };
    else joined.push(paragraph);
  }
  return joined;
}

const blocksOf = ({ leadIn, entries, rest }: ColumnList): Block[] => [
  ...textOf(leadIn),
  { kind: 'list', items: entries.map((one) => `- ${shownTerm(one.term)}: ${flow(one.text)}`) },
  ...textOf(rest),
];

function textOf(all: readonly string[]): Block[] {
  const lines = all.filter((line) => !isRule(line));
  if (lines.length === 0) return [];
  const left = leastOf(lines.map(indentOf));
  const text = lines.map((line) => line.slice(left)).join('\n');
  return [
    looksLikeCode(lines)
      ? { kind: 'code', text, language: '' }
      : { kind: 'prose', text: flow(lines) },
  ];
}

const flow = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .join(' ')
    .replace(/\s+/g, ' ');

function entriesIn(text: string): string[] | undefined {
  const entries: { name: string; said: string }[] = [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines) {
    const { name = '', said = '' } = entry.exec(line)?.groups ?? {};
    const last = entries.at(-1);
    if (name !== '') entries.push({ name, said });
    else if (last && /^\s{2,}\S/.test(line)) last.said += ` ${line.trim()}`;
    else return undefined;
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const isTold =
    entries.length >= fewest.entries &&
    names.size === entries.length &&
    entries.filter(({ said }) => inWords(said)).length >= entries.length * shareOfTold;
  return isTold ? entries.map(({ name, said }) => `- ${name}: ${said.trim()}`) : undefined;
}

/** A sentence or a phrase, and no value: "any", "Emil Brink". */
function inWords(said: string): boolean {
  const { all, plain, small } = plainWordsIn(said);
  return all >= fewest.words && plain >= all * shareOfWords && small >= plain / 2;
}
