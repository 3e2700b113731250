import { leastOf, mostOf } from '../extremes.ts';
import type { Block } from '../block.ts';
import { joinLines, withoutAddresses, wordsOfLines } from '../join-lines.ts';
import type { PdfLine } from './pdf-lines.ts';
import { tableAt } from './pdf-tables.ts';
import { ruledTables } from './ruled-tables.ts';
import { isInWords } from './gibberish.ts';
import { Items, Margins } from './pdf-items.ts';
import { leavesEntry, LeadLists } from './lead-lists.ts';
import { NamedEntries, namesAbove } from './names-above.ts';
import { bullet, isItem, numbered, SetInLists } from './set-in-lists.ts';

export interface OutlineEntry {
  readonly title: string;
  /** From 1. */
  readonly depth: number;
}

const sentenceEnd = /[.!?。！？…:;"”’)\]]$/u;

/** Headings, paragraphs, lists and code from the lines of a whole document. */
export function pdfBlocks(lines: readonly PdfLine[], outline: readonly OutlineEntry[]): Block[] {
  const words = wordsOfLines(lines.map((line) => line.text));
  const layout = measure(lines);
  const levels = headingLevels(lines, outline, layout);
  const ruled = ruledTables(lines);
  const blocks: Block[] = [];
  const items = new Items(new Margins(lines));
  const setIn = new SetInLists(lines, layout.flows);
  const leads = new LeadLists();
  const named = new NamedEntries(namesAbove(lines, layout.flows, (line) => levels.has(line)));
  let at = 0;
  while (at < lines.length) {
    const start = lines[at]!;
    let end = at + 1;
    const table =
      ruled.get(at) ??
      (start.isMonospaced ? undefined : tableAt(lines, at, (line) => levels.has(line), ruled));
    if (table) {
      blocks.push(
        isCounted(table.rows) ? stepsOf(table.rows) : { kind: 'table', rows: table.rows },
      );
      at += table.length;
      continue;
    }
    const level = levels.get(start);
    if (level !== undefined) {
      while (
        end < lines.length &&
        !ruled.has(end) &&
        end - at < longestHeading &&
        (levels.get(lines[end]!) ?? endsOpen(lines[end - 1]!, level)) === level &&
        continuesHeading(lines[end - 1]!, lines[end]!)
      )
        end += 1;
      blocks.push({ kind: 'heading', level, text: joinLines(texts(lines.slice(at, end)), words) });
    } else if (named.has(start)) {
      named.take([start], start.text, blocks);
    } else if (start.isMonospaced) {
      while (
        end < lines.length &&
        !ruled.has(end) &&
        lines[end]!.isMonospaced &&
        !levels.has(lines[end]!)
      )
        end += 1;
      blocks.push(codeBlock(lines.slice(at, end), layout));
    } else {
      while (
        end < lines.length &&
        !ruled.has(end) &&
        !levels.has(lines[end]!) &&
        !named.has(lines[end]!) &&
        !lines[end]!.isMonospaced &&
        continues(lines[end - 1]!, lines[end]!, start, layout)
      )
        end += 1;
      const own = lines.slice(at, end);
      const text = withoutAddresses(joinLines(texts(own), words));
      const isEntry = [named, leads, setIn].some((list) => list.take(own, text, blocks));
      if (!isEntry) addParagraph(blocks, own, text, items);
    }
    at = end;
  }
  return leads.withoutSingle(setIn.withoutSingle(blocks));
}

type Rows = readonly (readonly string[])[];

/** Numbers far enough before what they count are a column of their own, but no table. */
const isCounted = (rows: Rows): boolean =>
  rows.every(
    ({ length, 0: number = '' }, at) =>
      length === 2 && number.replace(/[.)]$/, '') === String(at + 1),
  );

const stepsOf = (rows: Rows): Block => ({
  kind: 'list',
  items: rows.map(([, text = ''], at) => `${at + 1}. ${text}`),
});

interface Layout {
  readonly bodySize: number;
  /** Usual distance of baselines as a multiple of the size. */
  readonly leading: number;
  readonly flows: ReadonlyMap<string, { left: number; right: number }>;
  readonly isBoldCommon: boolean;
}

function measure(lines: readonly PdfLine[]): Layout {
  const sizes = new Map<number, number>();
  const leadings = new Map<number, number>();
  const flows = new Map<string, { left: number; right: number }>();
  let boldLength = 0;
  let length = 0;
  lines.forEach((line, index) => {
    sizes.set(line.size, (sizes.get(line.size) ?? 0) + line.text.length);
    const flow = flows.get(line.flow) ?? { left: Infinity, right: 0 };
    flows.set(line.flow, {
      left: Math.min(flow.left, line.x),
      right: Math.max(flow.right, line.right),
    });
    length += line.text.length;
    if (line.isBold) boldLength += line.text.length;
    const previous = lines[index - 1];
    if (previous?.flow === line.flow && previous.size === line.size && line.y > previous.y) {
      const leading = Math.round(((line.y - previous.y) / line.size) * 20) / 20;
      leadings.set(leading, (leadings.get(leading) ?? 0) + 1);
    }
  });
  return {
    bodySize: mostFrequent(sizes) ?? 10,
    leading: mostFrequent(leadings) ?? 1.2,
    flows,
    isBoldCommon: boldLength > length * 0.3,
  };
}

/**
 * Which lines are headings, and how deep: by the outline where the document has one, else (and
 * below it) by size and weight.
 */
function headingLevels(
  lines: readonly PdfLine[],
  outline: readonly OutlineEntry[],
  layout: Layout,
): Map<PdfLine, number> {
  const candidates = lines.filter((line, index) =>
    looksLikeHeading(line, lines[index - 1], lines[index + 1], layout),
  );
  const named = depthsByOutline(lines, new Set(candidates), outline);
  const isOutlineUseful = named.size >= 2;
  const deepest = isOutlineUseful ? mostOf([...named.values()]) : 0;
  const rest = isOutlineUseful ? candidates.filter((line) => !named.has(line)) : candidates;
  const ranks = [...new Set(rest.map(rankOf))].toSorted((a, b) => b - a);
  const kindOf = (line: PdfLine): string => `${numbersIn(line.text)} ${rankOf(line)}`;
  const byNumbers = Map.groupBy(named, ([line]) => kindOf(line));
  const usual = (line: PdfLine): number | undefined => {
    const counts = new Map<number, number>();
    for (const [, depth] of numbersIn(line.text) > 0 ? (byNumbers.get(kindOf(line)) ?? []) : [])
      counts.set(depth, (counts.get(depth) ?? 0) + 1);
    return mostFrequent(counts);
  };
  const levels = new Map<PdfLine, number>();
  for (const line of candidates) {
    const known = named.get(line) ?? usual(line);
    const depth = isOutlineUseful ? known : undefined;
    levels.set(line, depth ?? Math.min(6, deepest + ranks.indexOf(rankOf(line)) + 1));
  }
  return levels;
}

/** How many numbers "4.2 Title" has; none for a single one, which may count anything. */
const numbersIn = (text: string): number =>
  /^\d{1,3}(?:\.\d{1,3})+(?=\.?\s+\p{L})/u.exec(text)?.[0].split('.').length ?? 0;

/** The level of a heading that goes on below its comma, be it with nothing but a year. */
const endsOpen = ({ text }: PdfLine, level: number): number | undefined =>
  /[,;]$/.test(text) ? level : undefined;

/** Lines that a heading takes at most. */
const longestHeading = 4;

/** How deep the lines are that the outline names, alone or with those below that go on with them. */
function depthsByOutline(
  lines: readonly PdfLine[],
  candidates: ReadonlySet<PdfLine>,
  outline: readonly OutlineEntry[],
): Map<PdfLine, number> {
  const depths = new Map(outline.map((entry) => [unnumbered(entry.title), entry.depth]));
  for (const { title, depth } of outline) depths.set(outlineKey(title), depth);
  const depthOf = (text: string): number | undefined =>
    depths.get(outlineKey(text)) ?? depths.get(unnumbered(text));
  const named = new Map<PdfLine, number>();
  lines.forEach((line, at) => {
    if (!candidates.has(line) || named.has(line)) return;
    let end = at + 1;
    let depth = depthOf(line.text);
    while (depth === undefined && end < Math.min(lines.length, at + longestHeading)) {
      if (!candidates.has(lines[end]!) || !continuesHeading(lines[end - 1]!, lines[end]!)) break;
      end += 1;
      depth = depthOf(texts(lines.slice(at, end)).join(''));
    }
    if (depth === undefined) return;
    for (const own of lines.slice(at, end)) named.set(own, depth);
  });
  return named;
}

function looksLikeHeading(
  line: PdfLine,
  previous: PdfLine | undefined,
  next: PdfLine | undefined,
  layout: Layout,
): boolean {
  if (
    line.text.length > 160 ||
    !isInWords(line.text) ||
    line.isMonospaced ||
    line.cells.length > 2 ||
    bullet.test(line.text) ||
    (next?.flow === line.flow && !next.isMonospaced && /^[:;,)]/.test(next.text))
  )
    return false;
  if (line.size >= layout.bodySize * 1.12)
    return !/[,;]$/.test(line.text) || (next !== undefined && continuesHeading(line, next));
  if (isCentred(line, previous, next, layout)) return true;
  if (
    !line.isBold ||
    layout.isBoldCommon ||
    line.size <
      layout.bodySize * (/^(?:[IVX]+|\p{Lu}|\d{1,2})\.\s+\p{Lu}/u.test(line.text) ? 0.85 : 0.95) ||
    /[.,;:]$/.test(line.text) ||
    line.text.length > 100
  )
    return false;
  const above = previous?.flow === line.flow ? line.y - previous.y : Infinity;
  const isSetApart = above > line.size * layout.leading * 1.2 || previous?.isBold === true;
  return isSetApart && (next?.flow !== line.flow || next.y - line.y < line.size * 6);
}

/** How far from the middle of the text a centred line may be, and from its edges it must be, in ems. */
const centred = { off: 1, edge: 4 } as const;
const opensArticle =
  /^(?:abstract|introduction|conclusions?|references|acknowledge?ments?|einleitung|zusammenfassung|résumé|resumen|introducción|conclusi(?:ón|ones)|resumo|introdução|introduzione|conclusioni|введение|заключение)$/iu;

/** "2. Details" in the middle of its line, as articles have their sections in letters of the text. */
function isCentred(
  line: PdfLine,
  previous: PdfLine | undefined,
  next: PdfLine | undefined,
  layout: Layout,
): boolean {
  const flow = layout.flows.get(line.flow);
  const isNamed =
    /^\d{1,2}(?:\.\d{1,2})*\.?\s+\p{Lu}[\p{L}\s,:'’()-]{2,60}$/u.test(line.text) ||
    opensArticle.test(line.text.trim());
  if (!flow || !isNamed || next?.flow !== line.flow) return false;
  const middle = (flow.left + flow.right) / 2;
  const isInMiddle = Math.abs((line.x + line.right) / 2 - middle) < line.size * centred.off;
  const isShort = line.x - flow.left > line.size * centred.edge;
  const isBelowGap = previous?.flow !== line.flow || line.y - previous.y > line.size * 1.4;
  return isInMiddle && isShort && isBelowGap && next.x - flow.left < line.size * centred.edge;
}

/** Larger is higher; among equal sizes bold is higher. */
const rankOf = (line: PdfLine): number => line.size + (line.isBold ? 0.25 : 0);

const outlineKey = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** An outline has the numbers of its headings, or not. */
const unnumbered = (title: string): string => outlineKey(title).replace(/^\d+/, '');

function continuesHeading(previous: PdfLine, line: PdfLine): boolean {
  const isNear = line.flow === previous.flow && line.y - previous.y < line.size * 1.7;
  return isNear && rankOf(line) === rankOf(previous) && !/^\d+(?:\.\d+)*\.?\s/.test(line.text);
}

/** Whether a line goes on with the paragraph or list item that `start` began. */
function continues(previous: PdfLine, line: PdfLine, start: PdfLine, layout: Layout): boolean {
  if (leavesEntry(line, previous, start)) return false;
  if (bullet.test(line.text) || Math.abs(line.size - previous.size) > previous.size * 0.15)
    return false;
  const isOfItem = isItem(start.text);
  if (line.flow !== previous.flow)
    return !sentenceEnd.test(previous.text) && !numbered.test(line.text);
  if (line.y - previous.y > line.size * layout.leading * 1.4) return false;
  const flow = layout.flows.get(line.flow) ?? { left: line.x, right: line.right };
  const width = flow.right - flow.left;
  if (isOfItem)
    return !numbered.test(line.text) && (line.x > start.x + 1 || !sentenceEnd.test(previous.text));
  if (
    numbered.test(line.text) &&
    (sentenceEnd.test(previous.text) || previous.right < flow.right - width * 0.2)
  )
    return false;
  const isIndented = line.x - previous.x > line.size * 0.8 && line.x < flow.left + width * 0.3;
  const isPreviousLast =
    previous.right < flow.right - width * 0.15 && sentenceEnd.test(previous.text);
  return !(isIndented && sentenceEnd.test(previous.text)) && !isPreviousLast;
}

function addParagraph(
  blocks: Block[],
  lines: readonly PdfLine[],
  text: string,
  items: Items,
): void {
  // A letter of an index, a sign of a formula.
  if (!/[\p{L}\p{N}]{2}/u.test(text)) return;
  if (!items.take(lines, text, blocks)) blocks.push({ kind: 'prose', text });
}

function codeBlock(lines: readonly PdfLine[], layout: Layout): Block {
  // A program that goes on on another page is set in from the edge of the text there, too.
  const places = lines.map((line) => line.x - (layout.flows.get(line.flow)?.left ?? line.x));
  const left = leastOf(places);
  const shown = lines.map((line, index) => {
    const previous = lines[index - 1];
    const isAfterGap =
      previous?.flow === line.flow && line.y - previous.y > line.size * layout.leading * 1.6;
    if (previous?.typed?.isWrapped) return line.typed?.text ?? line.text;
    const advance = line.typed?.advance || line.size * 0.6;
    const indent = Math.min(40, Math.round((places[index]! - left) / advance));
    return `${isAfterGap ? '\n' : ''}${' '.repeat(indent)}${line.typed?.text ?? line.text}`;
  });
  const text = shown.reduce((all, own, at) =>
    lines[at - 1]?.typed?.isWrapped ? all + own : `${all}\n${own}`,
  );
  return { kind: 'code', language: '', text };
}

const texts = (lines: readonly PdfLine[]): string[] => lines.map((line) => line.text);

function mostFrequent(counts: ReadonlyMap<number, number>): number | undefined {
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];
}
