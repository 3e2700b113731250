import { normaliseText } from '../normalise-text.ts';
import { byColumn, columnsBelow, findGutter } from './columns.ts';
import { setOver } from './pdf-accents.ts';
import type { Rule, Rules } from './pdf-rules.ts';

/**
 * A piece of text as the PDF places it. Points, from the page's top left corner; y is the baseline.
 */
export interface PdfRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isMonospaced: boolean;
  readonly isRightToLeft: boolean;
}

export interface PdfPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** Lines that are drawn, where the page may have a table. */
  readonly rules?: Rules;
}

/** A line of text within its column. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isMonospaced: boolean;
  readonly page: PdfPage;
  /** Lines of one flow of text share it; it differs between pages and columns. */
  readonly flow: string;
  /** What wide gaps divide it into, with the place where each begins; one where nothing does. */
  readonly cells: readonly PdfCell[];
  /** A line in letters of a typewriter as it was typed. */
  readonly typed?: Typed;
  /** The line in letters of a typewriter, where words of a picture beside it stand behind a gap. */
  readonly listing?: PdfCell & { readonly typed: Typed };
  /** A line of which a part is in letters of a typewriter. */
  readonly mixed?: Mixed;
  /** The bold or typed words at its beginning, where it goes on in others. */
  readonly lead?: { readonly text: string; readonly isBold: boolean };
  /** What stands behind a number in letters of a typewriter, if nothing else is in the line. */
  readonly program?: {
    readonly number: number;
    readonly text: string;
    readonly x: number;
    readonly typed: Typed;
  };
}

/** A line with the room between its words, and how wide each of its letters is. */
export interface Typed {
  readonly text: string;
  readonly advance: number;
  /** Whether the page was too narrow for it: the next line goes on with it. */
  readonly isWrapped?: boolean;
}

/** All of such a line as it was typed, whether it begins so, and what is in other letters. */
export interface Mixed {
  readonly typed: Typed;
  readonly isBegun: boolean;
  readonly others: string;
}

export interface PdfCell {
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

/** Neighbouring runs on one baseline; wide gaps (a gutter, a table cell) divide. */
export interface Segment {
  readonly runs: PdfRun[];
  x: number;
  right: number;
  y: number;
  size: number;
}

/** The lines of a page, and what parts its columns, if there are two. */
interface PageLines {
  readonly lines: PdfLine[];
  readonly gutter: number | undefined;
}

/**
 * The lines of a page in reading order: down the page, column by column where there are two;
 * `known` is what parts those of other pages.
 */
export function pageLines(
  runs: readonly PdfRun[],
  page: PdfPage,
  known: number | undefined,
): PageLines {
  const segments = toSegments(runs);
  const gutter = findGutter(segments, page);
  const parted = gutter === undefined ? undefined : { x: gutter, from: -Infinity };
  const columns = parted ?? columnsBelow(segments, page, known);
  const flows = columns === undefined ? [segments] : byColumn(segments, columns);
  return {
    gutter,
    lines: flows.flatMap((flow, index) => toLines(flow, page, `${page.page}.${index}`)),
  };
}

/** Lines between two of which rows of a table may be, and how far the same column may begin, in ems. */
const near = { lines: 12, slack: 1 } as const;

/** Whether a page may have a table: lines of text have several cells that begin or end below each other. */
export function mayHaveTable(lines: readonly PdfLine[]): boolean {
  const several = lines.filter(({ cells, isMonospaced }) => cells.length > 1 && !isMonospaced);
  return several.some((line, at) => {
    const next = several[at + 1];
    if (!next || next.flow !== line.flow || next.y - line.y > line.size * near.lines) return false;
    const isBelow = (one: number, other: number) => Math.abs(one - other) < line.size * near.slack;
    const common = line.cells.filter((cell) =>
      next.cells.some(
        ({ x, right }) =>
          isBelow(x, cell.x) ||
          isBelow(right, cell.right) ||
          isBelow(x + right, cell.x + cell.right),
      ),
    );
    return common.length > 1;
  });
}

function toSegments(runs: readonly PdfRun[]): Segment[] {
  const segments: Segment[] = [];
  for (const run of runs) {
    const last = segments.at(-1);
    if (last && isBeside(last, run)) {
      last.runs.push(run);
      last.x = Math.min(last.x, run.x);
      last.right = Math.max(last.right, run.x + run.width);
      if (run.size > last.size && run.text.trim()) [last.size, last.y] = [run.size, run.y];
    } else if (run.text.trim()) {
      segments.push({ runs: [run], x: run.x, right: run.x + run.width, y: run.y, size: run.size });
    }
  }
  return segments;
}

function isBeside(segment: Segment, run: PdfRun): boolean {
  const size = Math.max(segment.size, run.size);
  const gap = Math.max(run.x - segment.right, segment.x - (run.x + run.width));
  return Math.abs(run.y - segment.y) < size * 0.6 && gap < size * 1.5;
}

function toLines(segments: readonly Segment[], page: PdfPage, flow: string): PdfLine[] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const reference = row?.reduce((a, b) => (b.size > a.size ? b : a));
    if (
      row &&
      reference &&
      Math.abs(segment.y - reference.y) < Math.max(segment.size, reference.size) * 0.45
    )
      row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => toLine(row, page, flow)).filter((line) => line.text !== '');
}

function toLine(row: Segment[], page: PdfPage, flow: string): PdfLine {
  row.sort((a, b) => a.x - b.x);
  const marks = footnoteMarks(row.flatMap((segment) => segment.runs));
  for (const segment of row)
    for (const mark of segment.runs.filter((run) => marks.has(run)))
      segment.runs.splice(segment.runs.indexOf(mark), 1);
  const runs = row.flatMap((segment) => segment.runs);
  const visible = runs.filter((run) => run.text.trim());
  const isRightToLeft = visible.filter((run) => run.isRightToLeft).length * 2 > visible.length;
  const cells = cellsOf(row, isRightToLeft, page.rules?.down ?? []);
  if (isRightToLeft) row.reverse();
  const size = sizeOf(visible);
  const typed = withoutWrapMark(visible);
  const isMonospaced = typed.every((run) => run.isMonospaced);
  const isWrapped = isMonospaced && typed.length < visible.length;
  return {
    text: cleaned(row.map((segment) => segmentText(segment, isRightToLeft)).join('  ')),
    x: Math.min(...row.map((segment) => segment.x)),
    right: Math.max(...row.map((segment) => segment.right)),
    y: row[0]!.y,
    size,
    isBold: visible.every((run) => run.isBold),
    isMonospaced,
    page,
    flow,
    cells,
    ...(isMonospaced && !isRightToLeft ? { typed: { ...typedIn(typed), isWrapped } } : {}),
    ...(isRightToLeft ? {} : { ...mixedIn(visible), ...leadIn(visible) }),
    ...programIn(visible),
    ...listingIn(visible),
  };
}

const longestLead = 60;

function leadIn(runs: readonly PdfRun[]): Pick<PdfLine, 'lead'> {
  const bold = runs.findIndex((run) => !run.isBold);
  const end = Math.max(
    bold,
    runs.findIndex((run) => !run.isMonospaced),
  );
  if (end <= 0) return {};
  const text = cleaned(segmentText({ runs: runs.slice(0, end), ...noPlace }, false));
  return text.length <= longestLead && /\p{L}/u.test(text)
    ? { lead: { text, isBold: bold === end } }
    : {};
}

function mixedIn(runs: readonly PdfRun[]): Pick<PdfLine, 'mixed'> {
  const others = runs.filter((run) => !run.isMonospaced);
  if (others.length === 0 || others.length === runs.length) return {};
  const isBegun = runs[0]!.isMonospaced;
  return {
    mixed: { typed: typedIn(runs), isBegun, others: others.map((run) => run.text).join('') },
  };
}

/** Words of a picture beside a program are this short, and stand this far from it, in ems. */
const label = { longest: 24, gap: 1.5 } as const;

function listingIn(runs: readonly PdfRun[]): Pick<PdfLine, 'listing'> {
  const end = runs.findIndex((run) => !run.isMonospaced);
  const own = runs.slice(0, Math.max(0, end));
  const rest = runs.slice(own.length);
  const last = own.at(-1);
  if (!last || rest.some((run) => run.isMonospaced)) return {};
  const right = last.x + last.width;
  const length = rest.reduce((sum, run) => sum + run.text.trim().length, 0);
  if (rest[0]!.x - right < last.size * label.gap || length > label.longest) return {};
  const text = cleaned(segmentText({ runs: [...own], ...noPlace }, false));
  return { listing: { text, x: own[0]!.x, right, typed: typedIn(own) } };
}

function programIn(runs: readonly PdfRun[]): Pick<PdfLine, 'program'> {
  const [first, second, ...more] = runs;
  const isCounted =
    first !== undefined &&
    second !== undefined &&
    (!first.isMonospaced || first.size < second.size * 0.95) &&
    /^\s*\d{1,5}\s*$/.test(first.text) &&
    [second, ...more].every((run) => run.isMonospaced);
  if (!isCounted) return {};
  const text = cleaned(segmentText({ runs: [second, ...more], ...noPlace }, false));
  const typed = typedIn([second, ...more]);
  return { program: { number: Number(first.text), text, x: second.x, typed } };
}

/** A line without the arrow at its end that says that it goes on below. */
function withoutWrapMark(runs: readonly PdfRun[]): readonly PdfRun[] {
  const end = runs.findLastIndex((run) => !/^\s*[←↩↵⏎↪⤶↲]+\s*$/u.test(run.text)) + 1;
  return end > 0 ? runs.slice(0, end) : runs;
}

/** Runs in letters that are all equally wide, each where its place has it begin. */
function typedIn(runs: readonly PdfRun[]): Typed {
  const left = runs[0]?.x ?? 0;
  const longest = runs.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const advance = longest.width / Math.max(1, longest.text.length);
  let text = '';
  let right = left;
  for (const run of runs) {
    const column = Math.round((run.x - left) / Math.max(advance, 1));
    const isApart = run.x - right > run.size * 0.18 && text !== '' && !/\s$/.test(text);
    text = text.padEnd(Math.min(column, widest), ' ');
    if (isApart && !/\s$/.test(text)) text += ' ';
    text += normaliseText(run.text);
    right = run.x + run.width;
  }
  return { text: text.trimEnd(), advance };
}

/** Columns that a typed line may have before one of its words. */
const widest = 160;

/** Gaps within a line, in ems, from which what stands beside them may be columns. */
const cellGap = 0.75;

function cellsOf(
  row: readonly Segment[],
  isRightToLeft: boolean,
  down: readonly Rule[],
): PdfLine['cells'] {
  const runs = row.flatMap((segment) => segment.runs).filter((run) => run.text.trim());
  const cells: PdfRun[][] = [];
  for (const run of runs.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1)?.at(-1);
    const gap = last ? run.x - (last.x + last.width) : Infinity;
    const crossing = gap < -run.size * 0.2 ? cells.findLast((own) => ends(own, run.x)) : undefined;
    if (crossing) crossing.push(run);
    else if (last && gap < run.size * cellGap && !isParted(last, run, down))
      cells.at(-1)!.push(run);
    else cells.push([run]);
  }
  return cells.map((own) => ({
    text: cleaned(
      segmentText({ runs: isRightToLeft ? own.toReversed() : own, ...noPlace }, isRightToLeft),
    ),
    x: own[0]!.x,
    right: Math.max(...own.map((run) => run.x + run.width)),
  }));
}

/** Whether a cell ends where a run begins, which goes on with it across the text of the next column. */
const ends = (cell: readonly PdfRun[], from: number): boolean => {
  const { x, width, size } = cell.at(-1)!;
  return Math.abs(from - (x + width)) < size * 0.05;
};

/** How near behind a line that parts columns, in ems, what stands there begins. */
const behind = { least: -0.2, most: 1.5 } as const;

/** Whether a run begins behind a line that is drawn, which the text before it may reach or cross. */
const isParted = (before: PdfRun, { x, y, size }: PdfRun, down: readonly Rule[]): boolean =>
  down.some(
    ({ at, from, to }) =>
      at > before.x &&
      x - at > size * behind.least &&
      x - at < size * behind.most &&
      from < y - size * 0.3 &&
      to > y - size * 0.3,
  );

const noPlace = { x: 0, right: 0, y: 0, size: 0 };

const cleaned = (text: string): string =>
  withoutWideSetting(normaliseText(text).replace(/\s+/g, ' ').trim());

/** Letters that no blank parts in their script, as it stands between those of a line that is filled. */
const apart =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u30FF\uFF01-\uFF60]) (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u30FF\uFF01-\uFF60])/gu;
const fewestApart = 3;

function withoutWideSetting(text: string): string {
  const gaps = text.match(apart)?.length ?? 0;
  return gaps >= fewestApart ? text.replace(apart, '') : text;
}

/** Small figures above the line, which lead to a note at the foot of the page. */
function footnoteMarks(runs: readonly PdfRun[]): Set<PdfRun> {
  const visible = runs.filter((run) => run.text.trim());
  const size = sizeOf(visible);
  const base = visible.find((run) => Math.abs(run.size - size) < 0.6)?.y ?? 0;
  const first = visible[0];
  return new Set(
    visible.filter(
      (run) =>
        run !== first &&
        run.size <= size * 0.8 &&
        run.y < base - size * 0.15 &&
        /^\s*[[(]?(?:\d{1,3}|[*†‡§])[\])]?[,;]?\s*$/.test(run.text),
    ),
  );
}

function segmentText({ runs }: Segment, isRightToLeft: boolean): string {
  let text = '';
  let end: number | undefined;
  for (const run of runs) {
    const gap = end === undefined ? 0 : isRightToLeft ? end - (run.x + run.width) : run.x - end;
    const isApart = gap > run.size * 0.18 && !/\s$/.test(text) && !/^\s/.test(run.text);
    const isSetBack = !isRightToLeft && gap < -run.size * 0.1;
    text = (isSetBack && setOver(text, run.text)) || text + (isApart ? ' ' : '') + run.text;
    end = isRightToLeft ? run.x : run.x + run.width;
  }
  return text;
}

/** The size in which most of the line is set, to half a point. */
function sizeOf(runs: readonly PdfRun[]): number {
  const widths = new Map<number, number>();
  for (const run of runs) {
    const size = Math.round(run.size * 2) / 2;
    widths.set(size, (widths.get(size) ?? 0) + run.text.length);
  }
  return [...widths].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}
