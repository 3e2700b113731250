import { leastOf } from '../extremes.ts';
import type { Block, ReadDocument } from '../block.ts';
import { joinLines, withoutAddresses, wordsOfLines } from '../join-lines.ts';
import { isImprint } from '../imprint.ts';
import { normaliseLine, normaliseText } from '../normalise-text.ts';
import { isManPage } from './man-page.ts';
import { readManPage } from './read-man-page.ts';
import { TextContents } from './text-contents.ts';
import {
  framedTitle,
  hasLessons,
  haveStops,
  isInCapitals,
  isLessonHeading,
  isShortLine,
  isStepsOf,
  numberedHeading,
  headingsAlone,
  headingsSetApart,
  numberingOf,
} from './text-headings.ts';
import { namedEntries } from './named-entries.ts';
import { TextLists } from './text-lists.ts';
import { type Announced, announcedHeadings } from './announced-headings.ts';
import { spread, withoutPageFurniture } from './page-furniture.ts';
import { withoutParagraphNumbers } from './paragraph-numbers.ts';
import { isQuestionsAndAnswers, questionIn, withoutAnswerMark } from './text-questions.ts';
import {
  alignedTable,
  baseIndent,
  codeMark,
  drawnTable,
  indentOf,
  isDialogue,
  isDrawing,
  isRule,
  looksLikeCode,
  type Paragraph,
  paragraphsOf,
  withoutOverstrike,
  withStruckHeadings,
  withoutTabs,
  withProgramsApart,
} from './text-lines.ts';

/**
 * Text without markup, read as people set it: headings are underlined, numbered, in capitals or
 * stand out to the left; what is set in is code, a list's continuation or a quotation. Man pages
 * have a reader of their own.
 */
export function readPlainText(text: string): ReadDocument {
  const whole = linesOf(text);
  if (isManPage(whole)) return readManPage(whole);
  return new TextReader(linesOf(withStruckHeadings(text)), false).read();
}

/** As `readPlainText`, for a part of a document: no title page stands before it. */
export const readPartOfText = (text: string): readonly Block[] =>
  new TextReader(linesOf(text), true).read().blocks;

function linesOf(text: string): readonly string[] {
  const lines = withoutPageFurniture(withoutOverstrike(text)).map((line) =>
    normaliseText(withoutTabs(line)),
  );
  return withoutParagraphNumbers(lines.flatMap((line) => line.split('\n')));
}

class TextReader {
  private readonly words: ReadonlySet<string>;
  private readonly paragraphs: readonly Paragraph[];
  /** Where running text begins in its line. */
  private readonly base: number;
  private readonly blocks: Block[] = [];
  private readonly lists: TextLists;
  private readonly hasNotes: boolean;
  /** Whether headings stand between rows of signs. */
  private readonly hasFrames: boolean;
  private readonly announced: Announced;
  private readonly setApart: ReadonlySet<Paragraph>;
  private readonly named: ReadonlySet<Paragraph>;
  private readonly isAsked: boolean;
  /** Lines behind single numbers are steps: they begin anew too often to be chapters. */
  private readonly hasSteps: boolean;
  /** "THE PUMPS.": old books set a stop behind their headings. */
  private readonly hasStops: boolean;
  /** Signs under headings, in the order in which they first occur: each a level. */
  private readonly underlines: string[] = [];
  private numberedLevel = 1;
  private readonly contents = new TextContents();
  /** Whether running text has begun; what stands before it is a title page. */
  private hasBegun: boolean;

  constructor(lines: readonly string[], isPart: boolean) {
    this.hasBegun = isPart;
    this.words = wordsOfLines(lines);
    this.paragraphs = paragraphsOf(withProgramsApart(withLessonsApart(lines)));
    this.base = baseIndent(this.paragraphs);
    this.lists = new TextLists(this.blocks, (own) => this.joined(own));
    this.hasNotes = this.paragraphs.some(({ lines: [first = ''] }) => noteText.test(first));
    const frames = this.paragraphs.filter(
      ({ lines: [line = '', more] }) => more === undefined && framedTitle(line) !== undefined,
    );
    this.hasFrames = frames.length > 1;
    this.hasStops = haveStops(this.paragraphs);
    this.isAsked = isQuestionsAndAnswers(this.paragraphs.map((one) => one.lines));
    this.announced = announcedHeadings(this.paragraphs);
    this.named = namedEntries(this.paragraphs, this.base);
    const setApart = headingsSetApart(this.paragraphs, this.base);
    this.setApart = setApart.size > 0 ? setApart : this.headingsAlone();
    this.hasSteps = hasLessons(this.paragraphs) || isStepsOf(this.paragraphs, this.base);
  }

  read(): ReadDocument {
    this.paragraphs.forEach((paragraph, at) => this.readParagraph(paragraph, at));
    this.lists.end();
    const first = this.blocks[0];
    const title =
      titleLine(
        this.paragraphs
          .slice(0, 3)
          .find((paragraph) => !isOfImprint(paragraph) && !isMasthead(paragraph.lines)),
      ) ?? (first?.kind === 'heading' ? first.text : undefined);
    return { ...(title ? { title } : {}), blocks: this.blocks };
  }

  private readParagraph(paragraph: Paragraph, at: number): void {
    if (paragraph.lines.every((line) => line.startsWith(codeMark)))
      return this.addMarked(paragraph);
    if (this.announced.contents.has(paragraph)) return this.lists.end();
    const asked = this.announced.headings.get(paragraph);
    if (asked !== undefined) {
      this.hasBegun = true;
      return this.addHeading(2, asked);
    }
    if (this.contents.takes(paragraph)) return this.lists.end();
    if (!this.hasBegun && this.isOfTitlePage(paragraph, this.paragraphs[at + 1])) return;
    const table = drawnTable(paragraph.lines);
    if (table) return this.add({ kind: 'table', rows: table });
    const rest = this.withoutHeading(paragraph, at);
    const lines = this.withoutQuestion(rest.filter((line) => !isRule(line)));
    if (lines.length === 0 || this.isNote(lines) || lines.every(isMailAddress)) return;
    if (this.lists.takeName(lines, this.paragraphs[at + 1]?.indent, this.named.has(paragraph)))
      return;
    if (this.lists.takeColumns(lines) || this.lists.take(lines, this.base)) return;
    const indent = leastOf(lines.map(indentOf));
    const isSetIn = indent >= this.base + 2;
    if ((isSetIn || /^\s*(?:[$#%]|>>>|--|\/\/|;;|%%)\s+\S/.test(lines[0]!)) && looksLikeCode(lines))
      return this.addCode(lines, indent);
    if (isDialogue(lines) || (isSetIn && isDrawing(lines)) || this.isShown(lines, isSetIn))
      return this.addCode(lines, indent);
    const columns = alignedTable(lines);
    if (columns) {
      if (columns.leadIn.length > 0) this.add({ kind: 'prose', text: this.joined(columns.leadIn) });
      return this.add({ kind: 'table', rows: columns.rows });
    }
    if ((isSetIn || this.lists.isNamed) && this.lists.goOn(lines, indent)) return;
    const items = lines.findIndex((line, i) => i > 0 && isItemBelow(line, lines[i - 1]!));
    const prose = items === -1 ? lines : lines.slice(0, items);
    this.add({ kind: 'prose', text: this.joined(prose) });
    if (items !== -1) this.lists.take(lines.slice(items), this.base);
  }

  /** Headings by nothing but their form, where none is told by its signs. */
  private headingsAlone(): ReadonlySet<Paragraph> {
    const isTold = this.paragraphs.some(
      ({ lines }) =>
        (lines[1] !== undefined && isUnderlined(lines[0]!, lines[1])) ||
        (lines.length === 1 && (numberingOf(lines[0]!) || isInCapitals(lines[0]!.trim()))),
    );
    return isTold ? new Set() : headingsAlone(this.paragraphs, this.base);
  }

  /** "PART #low       ; leave the channel": an example right below the word for it. */
  private isShown(lines: readonly string[], isSetIn: boolean): boolean {
    const last = this.blocks.at(-1);
    if (this.lists.isOpen) return false;
    if (isSetIn && last?.kind === 'prose' && isPhraseBelow(lines, last.text)) return true;
    const isBelow = last?.kind === 'code' || (last?.kind === 'prose' && /^\S+:$/.test(last.text));
    return isBelow && lines.length <= 4 && / {4,}\S/.test(lines[0]!.trim());
  }

  /** What is left of a paragraph once a question that it asks stands above its answer. */
  private withoutQuestion(lines: readonly string[]): readonly string[] {
    if (!this.isAsked || lines.length === 0) return lines;
    const asked = questionIn(this.joined(lines));
    if (!asked) return [withoutAnswerMark(lines[0]!), ...lines.slice(1)];
    this.add({ kind: 'heading', level: Math.min(6, this.askedLevel), text: asked.heading });
    return asked.rest === '' ? [] : [asked.rest];
  }

  /** Below the chapter that the question stands in. */
  private get askedLevel(): number {
    return this.blocks.some(({ kind }) => kind === 'heading') ? this.numberedLevel + 1 : 2;
  }

  /** A line on its own before the text begins: title, author, date. */
  private isOfTitlePage(paragraph: Paragraph, next: Paragraph | undefined): boolean {
    const { lines, indent } = paragraph;
    const filled = lines.filter((line) => !isRule(line));
    const text = filled.join(' ');
    const isUnderlinedHeading = filled.length < lines.length && indent < 4;
    if (isUnderlinedHeading || (filled[0] && numberingOf(filled[0]))) this.hasBegun = true;
    else if (this.blocks.length === 0 && (isImprintBelow(filled) || isMasthead(filled)))
      return true;
    else if (filled.length > 2 || text.length > 160) this.hasBegun = true;
    else if (indent < this.base && next?.indent === this.base && next.lines.length > 1)
      this.hasBegun = true;
    else if (this.setApart.has(paragraph) || isRunning(text)) this.hasBegun = true;
    else if (this.paragraphs.length < 12) this.hasBegun = true;
    else if (this.isAsked && questionIn(text)) this.hasBegun = true;
    return !this.hasBegun;
  }

  /** The lines of a paragraph that are left once a heading in its first lines is read. */
  private withoutHeading(paragraph: Paragraph, at: number): readonly string[] {
    const { lines, indent } = paragraph;
    const [first = '', second] = lines;
    const isOverlined = isRule(first) && second !== undefined && lines[2] !== undefined;
    if (isOverlined && isRule(lines[2]!) && second.trim().length <= 120) {
      this.addHeading(this.underlineLevel(`${first.trim()[0]}!`), second);
      return lines.slice(3);
    }
    if (second !== undefined && isUnderlined(first, second)) {
      this.addHeading(this.underlineLevel(second.trim()[0]!), first);
      return lines.slice(2);
    }
    const inFrame = lines.length === 1 && this.hasFrames ? framedTitle(first) : undefined;
    if (inFrame !== undefined) {
      this.addHeading(2, inFrame);
      return [];
    }
    const lesson = lines.filter((line) => !isRule(line));
    if (lesson.length === 1 && isLessonHeading(lesson[0]!)) {
      this.addHeading(numberingOf(lesson[0]!)?.level ?? 1, lesson[0]!);
      return [];
    }
    const next = this.paragraphs[at + 1];
    const numbered =
      indent <= this.base ? numberedHeading(paragraph, next, this.paragraphs[at - 1]) : undefined;
    if (numbered !== undefined && !(this.hasSteps && !numberingOf(lines[0]!)?.isMultiLevel)) {
      this.numberedLevel = numbered;
      this.addHeading(numbered, this.joined(lines));
      return [];
    }
    if (this.setApart.has(paragraph)) {
      this.addHeading(2, lines[0]!);
      return [];
    }
    return this.standsOut(paragraph, next) ? lines.slice(1) : lines;
  }

  /** A first line further left than its text, or in capitals; adds it as a heading. */
  private standsOut({ lines, indent }: Paragraph, next: Paragraph | undefined): boolean {
    const [first = '', second] = lines;
    const below = second === undefined ? next?.indent : indentOf(second);
    const isLeft = below !== undefined && indent < this.base && below >= indent + 2;
    const isAlone = second === undefined;
    const title = isAlone && this.hasStops ? first.trim().replace(/\.$/, '') : first.trim();
    if ((isAlone || isLeft) && indent <= this.base && isInCapitals(title)) {
      this.addHeading(2, title);
      return true;
    }
    if (isAlone && isLeft && isShortLine(first)) {
      this.addHeading(Math.min(6, this.numberedLevel + 1), first);
      return true;
    }
    return false;
  }

  private underlineLevel(sign: string): number {
    if (!this.underlines.includes(sign)) this.underlines.push(sign);
    return Math.min(6, this.underlines.indexOf(sign) + 1);
  }

  private addHeading(level: number, text: string): void {
    this.numberedLevel = Math.max(1, level);
    this.add({ kind: 'heading', level, text: normaliseLine(text) });
  }

  private addCode(lines: readonly string[], indent: number): void {
    const text = lines.map((line) => line.slice(indent)).join('\n');
    const last = this.blocks.at(-1);
    if (last?.kind === 'code' && !this.lists.isOpen)
      this.blocks[this.blocks.length - 1] = { ...last, text: `${last.text}\n\n${text}` };
    else this.add({ kind: 'code', text, language: '' });
  }

  private addMarked(paragraph: Paragraph): void {
    const lines = paragraph.lines.map((line) => line.slice(codeMark.length));
    this.hasBegun = true;
    this.addCode(lines, leastOf(lines.filter((line) => line.trim() !== '').map(indentOf)));
  }

  private add(block: Block): void {
    this.lists.end();
    this.blocks.push(block);
  }

  /** "[3] Or, rather, …": a footnote below the text, whose mark in the text goes too. */
  private isNote(lines: readonly string[]): boolean {
    return noteText.test(lines[0]!) && this.hasNotes;
  }

  private joined(lines: readonly string[]): string {
    const text = joinLines(
      lines.map((line) => line.trim()),
      this.words,
    );
    // reStructuredText says so that code follows.
    const bare = withoutAddresses(text).replace(/(?<=[\p{L}\p{N})])\.?\s?::$/u, ':');
    return this.hasNotes ? bare.replace(/\s?\^?\[\d{1,3}\](?!\()/g, '') : bare;
  }
}

/** A few words that no stop ends, set in below a sentence that leads to them. */
const isPhraseBelow = (lines: readonly string[], sentence: string): boolean =>
  lines.length <= 3 &&
  lines.every((line) => line.trim().split(/\s+/).length <= 6 && !/[.!?:。！？：।]$/u.test(line)) &&
  /[:,：，]$/u.test(sentence) &&
  sentence.length > 20;

/** A list that begins right below the line that leads to it, or is set in with bullets. */
const isItemBelow = (line: string, before: string): boolean =>
  (/^\s*(?:[*•▪‣]|[-–o](?=\s{2,})|\d{1,2}\.|-)\s+\S/.test(line) && /:\s*$/.test(before)) ||
  (/^\s*[*•▪‣]\s+\S/.test(line) && indentOf(line) >= indentOf(before) + 2);

/** A line drawn above a lesson parts it from the last line of the one before, and underlines nothing. */
const withLessonsApart = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) =>
    isRule(line) && isLessonHeading(lines[at + 1] ?? '') ? ['', line] : [line],
  );

/** A sentence of some length, which no title page has. */
const isRunning = (text: string): boolean => text.length > 100 && /[.!?。！？।]$/u.test(text);

const isMailAddress = (line: string): boolean => /^\s*<?[\w.+-]+@[\w.-]+>?,?\s*$/.test(line);

const noteText = /^\s*(?:\^?\[\d{1,3}\]\s+\S|\[\p{Lu}\p{Ll}+ \d{1,3}:\s)/u;

/** The head of a table that was set by hand is no heading; the gap behind a number is none. */
const inColumns = /\S {3,}\S/u;
const numberAbove = /^[\dA-Z.]+\s+/;

/** Signs below a line of about its length. */
function isUnderlined(line: string, below: string): boolean {
  const length = line.trim().length;
  const signs = below.trim().length;
  return (
    isRule(below) &&
    !isRule(line) &&
    !inColumns.test(line.trim().replace(numberAbove, '')) &&
    length <= 120 &&
    length > 0 &&
    signs >= Math.min(length * 0.5, 4) &&
    indentOf(line) <= indentOf(below) + 8
  );
}

/** A title with who wrote it, when, and which edition it is right below. */
function isImprintBelow(lines: readonly string[]): boolean {
  const [title = '', ...below] = lines;
  return (
    below.length > 0 &&
    lines.length <= 10 &&
    !isImprint(title) &&
    below.some(isImprint) &&
    lines.every((line) => line.trim().length <= 72 && !/[.!?:;,]$/.test(line))
  );
}

/** "Working Group        A. Example": who wrote it, where and when, at both margins. */
const isMasthead = (lines: readonly string[]): boolean =>
  lines.length > 1 &&
  lines.length <= 10 &&
  lines.filter((line) => spread.test(line.trim())).length >= lines.length / 2 &&
  lines.some((line) => /(?:19|20)\d\d\s*$/.test(line));

/** "A Guide to the Pumps" above "(for keepers)". */
const hasSubtitle = (lines: readonly string[]): boolean =>
  lines.length === 2 && /^\s*\([^()]+\)\s*$/.test(lines[1]!);

const isOfImprint = ({ lines }: Paragraph): boolean => lines.length === 1 && isImprint(lines[0]!);

/** A short first line that stands alone is what the text is called. */
function titleLine(paragraph: Paragraph | undefined): string | undefined {
  const line = normaliseLine(paragraph?.lines[0] ?? '');
  const filled = paragraph?.lines.filter((one) => !isRule(one)) ?? [];
  const isAlone =
    (filled.length === 1 || isImprintBelow(filled) || hasSubtitle(filled)) && !numberingOf(line);
  return isAlone && line.length <= 100 && !/[.,;:]$/.test(line) && /\p{L}{2}/u.test(line)
    ? line
    : undefined;
}
