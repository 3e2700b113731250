import { leastOf, mostOf } from '../extremes.ts';
import type { Block, ReadDocument } from '../block.ts';
import { joinLines, wordsOfLines } from '../join-lines.ts';
import { plainWordsIn } from '../plain-words.ts';
import { normaliseLine } from '../normalise-text.ts';
import {
  codeOf,
  isManFurniture,
  isNotes,
  isUsage,
  manName,
  manSections,
  type ManSection,
} from './man-page.ts';
import { lookAhead, tagOf, type Tag } from './man-tags.ts';
import { shownTerm } from './option-terms.ts';
import {
  alignedTable,
  drawnTable,
  indentOf,
  looksLikeCode,
  type Paragraph,
  paragraphsOf,
} from './text-lines.ts';

/**
 * A man page as printed: sections stand at the margin, their parts a little to the right of it,
 * text further in, and what an option means further in than the option.
 */
export function readManPage(lines: readonly string[]): ReadDocument {
  const sections = manSections(lines);
  const { names, title } = manName(sections[0]);
  const own = title ? sections.slice(1) : sections;
  const reader = new ManReader(lines, names, own.some(isNotes));
  own.forEach((section, at) => {
    const isTrailing = own.slice(at + 1).every((later) => isManFurniture(later, true));
    if (at === 0 || !isManFurniture(section, isTrailing)) reader.read(section, at);
  });
  const called =
    title ?? /^\s*(\S+)\(\d\w*\)/.exec(lines.find((line) => line.trim() !== '') ?? '')?.[1];
  return { ...(called ? { title: called } : {}), blocks: reader.blocks };
}

/** A heading within a text: short, alone, and no sentence. */
const longestHeading = { letters: 64, words: 9 } as const;
const fewestToLead = 5;

class ManReader {
  readonly blocks: Block[] = [];
  private readonly words: ReadonlySet<string>;
  private readonly names: readonly string[];
  private readonly hasNotes: boolean;
  /** Where lines that are filled up end. */
  private readonly width: number;
  private items: string[] = [];
  /** Of the list being read: where the text of its tags begins, by where they stand. */
  private readonly columns = new Map<number, number>();

  constructor(lines: readonly string[], names: readonly string[], hasNotes: boolean) {
    this.words = wordsOfLines(lines);
    this.names = names;
    this.hasNotes = hasNotes;
    this.width = Math.min(80, mostOf(lines.map((line) => line.trimEnd().length)));
  }

  read({ heading, lines }: ManSection, at: number): void {
    this.blocks.push({ kind: 'heading', level: 1, text: heading });
    const base = baseOf(lines);
    // What stands between the section's heading and its text is the heading of a part.
    let part: string[] = [];
    let isFirst = true;
    const end = (): void => {
      const isSynopsis = at === 0 && isFirst && this.readSynopsis(part);
      if (!isSynopsis) this.readBody(paragraphsOf(part), base);
      this.endList();
      part = [];
      isFirst = false;
    };
    for (const line of lines) {
      const indent = indentOf(line);
      if (line.trim() === '' || indent >= base || !isPartHeading(line)) part.push(line);
      else {
        if (part.some((one) => one.trim() !== '')) end();
        this.blocks.push({ kind: 'heading', level: 2, text: normaliseLine(line) });
      }
    }
    end();
  }

  /** How the thing is called: code, whatever it looks like. */
  private readSynopsis(lines: readonly string[]): boolean {
    const filled = lines.filter((line) => line.trim() !== '');
    const sentences = filled.filter((line) => /\p{L}{3,}[)»”"]?[.:]$|。/u.test(line)).length;
    const begins = filled[0]?.trim() ?? '';
    const isProse =
      (/[.:]$/.test(begins) && begins.split(/\s+/).length > 4) || areWords(filled, fewestOfProse);
    if (filled.length === 0 || isProse || sentences > filled.length * 0.2 || filled.length > 60)
      return false;
    this.blocks.push(codeOf(withoutFilling(lines)));
    return true;
  }

  private readBody(paragraphs: readonly Paragraph[], left: number): void {
    let at = 0;
    while (at < paragraphs.length) at = this.readAt(paragraphs, at, left);
  }

  /** Reads a paragraph part by part: entries of a list stand below each other without blank lines. */
  private readAt(paragraphs: readonly Paragraph[], at: number, left: number): number {
    const { lines } = paragraphs[at]!;
    let [from, next] = [0, at + 1];
    while (from < lines.length) {
      // Of what is left of a long list, its next lines tell what it goes on with.
      const part = from === 0 ? lines : lines.slice(from, from + lookAhead);
      const table = from + part.length === lines.length ? tableOf(part) : undefined;
      const tag = table ? undefined : tagOf(lines, this.columnAt(indentOf(part[0]!)), from);
      if (!/[\p{L}\p{N}]/u.test(part.join(''))) from += part.length;
      else if (table) {
        this.add(...table.map((block) => this.tidy(block)));
        from = lines.length;
      } else if (tag) {
        const isAll = tag.end === lines.length;
        const end = isAll ? endOf(tag, paragraphs, next) : next;
        this.readTag(tag, paragraphs.slice(next, end));
        next = end;
        from = tag.end;
      } else if (from === 0 && this.readHeading(paragraphs, at, left)) from = lines.length;
      else from = this.readText(lines, from, part);
    }
    return next;
  }

  private readHeading(paragraphs: readonly Paragraph[], at: number, left: number): boolean {
    const { lines, indent } = paragraphs[at]!;
    const isHeading =
      !this.isCalled(lines) &&
      indent <= left &&
      this.isHeading(lines, paragraphs[at + 1]) &&
      !goesOn(paragraphs[at + 2], indent);
    if (!isHeading) return false;
    this.endList();
    this.blocks.push({ kind: 'heading', level: 3, text: this.joined(lines) });
    return true;
  }

  private readonly isCalled = (lines: readonly string[]): boolean =>
    isUsage(lines, this.names) && !areWords(lines, fewestShown);

  /** Code to the end of the paragraph, or running text up to what is set in right below it. */
  private readText(lines: readonly string[], from: number, part: readonly string[]): number {
    if (this.isCalled(part) || (!leadsIn(part) && this.isShown(part))) {
      this.add(codeOf(lines.slice(from)));
      return lines.length;
    }
    const left = indentOf(lines[from]!);
    let end = from + 1;
    const goesDeeper = (line: string, before: string): boolean =>
      indentOf(line) > left + 1 || (/[.:]$/.test(before) && isUsage([line], this.names));
    while (end < lines.length && !goesDeeper(lines[end]!, lines[end - 1]!)) end += 1;
    this.add({ kind: 'prose', text: this.joined(lines.slice(from, end)) });
    return end;
  }

  /** Where the text of the list's tags begins, of which one stood at this indentation. */
  private columnAt(indent: number): number | undefined {
    return this.items.length > 0 ? this.columns.get(indent) : undefined;
  }

  private readTag(tag: Tag, more: readonly Paragraph[]): void {
    const first: Paragraph[] = tag.body.length > 0 ? paragraphsOf(tag.body) : [];
    if (this.items.length === 0) this.columns.clear();
    this.readItem(tag, [...first, ...more]);
  }

  private readItem(tag: Tag, body: readonly Paragraph[], depth = 0): void {
    let item = tag.term === '' ? tag.mark : `- ${shownTerm(tag.term)}:`;
    item = '  '.repeat(Math.min(3, depth)) + item;
    const place = this.items.push(item) - 1;
    this.columns.set(tag.indent, tag.at);
    for (const [n, { lines, indent }] of body.entries()) {
      let inner = tagOf(lines, n > 0 ? this.columnAt(indent) : undefined);
      if (inner && !(n === 0 && inner.isBeside)) {
        let from = 0;
        for (; inner; inner = this.nextOf(lines, from)) {
          this.readItem(inner, paragraphsOf(inner.body), depth + 1);
          from = inner.end;
        }
        if (from < lines.length) {
          this.readRest([{ lines: lines.slice(from), indent: 0 }], body.slice(n + 1), depth);
          return;
        }
      } else if (
        (n > 0 && this.isShown(lines)) ||
        tableOf(lines) ||
        this.items.length - 1 !== place
      ) {
        this.readRest([body[n]!], body.slice(n + 1), depth);
        return;
      } else this.items[place] = `${this.items[place]} ${this.joined(lines)}`;
    }
  }

  /** The tag that the further lines of a paragraph begin with, if they do. */
  private nextOf(lines: readonly string[], from: number): Tag | undefined {
    const first = lines[from];
    return first === undefined ? undefined : tagOf(lines, this.columnAt(indentOf(first)), from);
  }

  /** What breaks an item off: code, a table, or text below inner items. */
  private readRest(first: readonly Paragraph[], rest: readonly Paragraph[], depth: number): void {
    const all = [...first, ...rest];
    const left = leastOf(all.flatMap(({ lines }) => lines.map(indentOf)));
    if (depth > 0 && all.every(({ lines }) => tagOf(lines)))
      for (const paragraph of all) this.readAt([paragraph], 0, left);
    else this.readBody(all, left);
  }

  private add(...blocks: Block[]): void {
    this.endList();
    for (const block of blocks) {
      const last = this.blocks.at(-1);
      if (block.kind === 'code' && last?.kind === 'code')
        this.blocks[this.blocks.length - 1] = { ...last, text: `${last.text}\n\n${block.text}` };
      else this.blocks.push(block);
    }
  }

  private endList(): void {
    const items = this.items.map((item) => item.trimEnd());
    if (items.length > 0) this.blocks.push({ kind: 'list', items });
    this.items = [];
  }

  private tidy(block: Block): Block {
    return block.kind === 'prose' ? { ...block, text: this.joined([block.text]) } : block;
  }

  /** Set to be read as it stands: not filled up to the margin, and no sentences. */
  private isShown(lines: readonly string[]): boolean {
    const isFilled =
      lines.length > 1 && lines.slice(0, -1).every((line) => line.length >= this.width - 1);
    // No program divides its words at the end of a line.
    const isDivided =
      lines.some((line) => /\p{L}\u2010$/u.test(line)) && !/^\s*[$#%>] /.test(lines[0] ?? '');
    const isRunning = lines.length === 1 || mostOf(lines.map((line) => line.length)) > usualLine;
    const isText = isDivided || (isRunning && areWords(lines, fewestShown));
    if (isFilled || isText || /[⟨⟩]/u.test(lines.join(''))) return false;
    return looksLikeCode(lines) && !/\p{L}{2,}[.:]$/u.test(lines.length > 2 ? lines.at(-1)! : '');
  }

  private isHeading(lines: readonly string[], next: Paragraph | undefined): boolean {
    const [line = ''] = lines;
    const text = line.trim();
    const words = text.split(/\s+/);
    // "A rule line has the form", and the form: a sentence that goes on in what is shown.
    const leadsOn =
      words.length >= fewestToLead &&
      next !== undefined &&
      next.indent > indentOf(line) &&
      (this.isShown(next.lines) ||
        tableOf(next.lines) !== undefined ||
        /\S {2,}\S.*\S {2,}\S/.test(next.lines[0] ?? ''));
    const inWords = words.filter((word) => /^["'«“(]?\p{L}[\p{L}'’-]*["'»”):]?$/u.test(word));
    return (
      lines.length === 1 &&
      next !== undefined &&
      !leadsOn &&
      next.indent >= indentOf(line) &&
      text.length <= longestHeading.letters &&
      words.length <= longestHeading.words &&
      inWords.length >= words.length * 0.6 &&
      !/[.,;:!?…=|]$/.test(text) &&
      /^["«“]?[\p{L}\d]/u.test(text) &&
      // "Or" between two ways of calling is written small, and so are names of groups of entries.
      (!/^["«“]?\p{Ll}/u.test(text) || tagOf(next.lines) !== undefined)
    );
  }

  private joined(lines: readonly string[]): string {
    const text = joinLines(
      lines.map((line) => line.trim().replace(/\s+/g, ' ')),
      this.words,
    );
    // An address behind the words that name it is the target of a link.
    const bare = text.replace(/,?\s?⟨(?:https?|mailto):?[^⟩]*⟩/gu, '');
    return this.hasNotes ? bare.replace(/(?<=[\p{L})»”"])\s?\[\d{1,3}\]/gu, '') : bare;
  }
}

/** The first paragraph from the next one on that is not set in below a tag. */
function endOf(tag: Tag, paragraphs: readonly Paragraph[], next: number): number {
  let end = next;
  while (end < paragraphs.length && paragraphs[end]!.indent >= Math.max(tag.at, tag.indent + 2))
    end += 1;
  return end;
}

/** "Shells know the form", the form set in below, "to set a variable": one sentence. */
const goesOn = (after: Paragraph | undefined, indent: number): boolean =>
  after?.indent === indent && /^\s*\p{Ll}/u.test(after.lines[0] ?? '');

/** Running text, as where a page describes its subject at once: words, with hardly a sign. */
function areWords(lines: readonly string[], fewest: number): boolean {
  const { all, plain } = plainWordsIn(lines.join(' '));
  return all >= fewest && plain > all * 0.75;
}
const fewestOfProse = 15;
const fewestShown = 8;
const usualLine = 55;

/** Words divided at line ends in one again, and the blanks that fill a line up gone. */
const withoutFilling = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .replace(/(\S+)\u2010\n\s*(\S+) ?/gu, '$1$2\n       ')
    .split('\n')
    .map((line) => line.replace(/(\S) {2,}(?=\S)/g, '$1 '));

/** Where the text of a section begins: the indentation that is least but for headings of parts. */
function baseOf(lines: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const line of lines)
    if (line.trim() !== '') counts.set(indentOf(line), (counts.get(indentOf(line)) ?? 0) + 1);
  const usual = [...counts].filter(([indent]) => indent >= 4).map(([indent]) => indent);
  return usual.length > 0 ? leastOf(usual) : 4;
}

const isPartHeading = (line: string): boolean =>
  indentOf(line) <= 4 && line.trim().length <= 76 && !/[.,;]$/.test(line);

/** "Common options:", with what it leads to set in right below. */
const leadsIn = ([first = '', second = '']: readonly string[]): boolean =>
  /\p{L}:$/u.test(first) && indentOf(second) > indentOf(first) && !/[[\]{}<>|=]/.test(first);

/** A table that is drawn, or set with three columns or more; two are tags with what they mean. */
function tableOf(lines: readonly string[]): Block[] | undefined {
  const drawn = drawnTable(lines);
  if (drawn) return [{ kind: 'table', rows: drawn }];
  const plain = lines.filter((line) => !/^\s*[─━═-]{4,}\s*$/u.test(line));
  const isRuled = plain.length < lines.length;
  const found = alignedTable(plain);
  if (!found || (!isRuled && (found.rows[0]?.length ?? 0) < 3)) return undefined;
  const leadIn = found.leadIn.join(' ').trim();
  return [
    ...(leadIn === '' ? [] : [{ kind: 'prose' as const, text: leadIn }]),
    { kind: 'table', rows: found.rows },
  ];
}
