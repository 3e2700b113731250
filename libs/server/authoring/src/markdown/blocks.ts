/**
 * The blocks of a Markdown text, by position. Enough of CommonMark for lessons and extracted
 * documents; nothing is lost: gaps are blank lines.
 */
export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'list'
  | 'quote'
  | 'code'
  | 'table'
  | 'math'
  | 'html'
  | 'rule'
  | 'definition';
export interface Block {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const fence = /^ {0,3}(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/;
const item = /^ {0,3}(?:[-*+•]|\d{1,3}[.)])\s+\S/;
const heading = /^ {0,3}#{1,6}(?:\s|$)/;
const rule = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const tableDelimiter = /^ {0,3}\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/;
const definition = /^ {0,3}\[[^\]]+\]:\s*\S/;
const htmlStart =
  /^ {0,3}<(?:!--|\/?(?:address|article|aside|br|blockquote|body|center|details|dialog|div|dl|dt|dd|fieldset|figure|figcaption|footer|form|h[1-6]|header|hr|html|iframe|img|kbd|li|link|main|nav|ol|p|picture|pre|script|section|source|style|summary|sub|sup|svg|table|tbody|td|tfoot|th|thead|tr|ul|video|a)\b)/i;

export function blocksOf(markdown: string): Block[] {
  const lines = linesOf(markdown);
  const blocks: Block[] = [];
  let at = 0;
  const line = (i: number): string => lines[i]?.text ?? '';
  const blank = (i: number): boolean => line(i).trim() === '';
  while (at < lines.length) {
    if (blank(at)) {
      at++;
      continue;
    }
    const from = at;
    const kind = kindAt(line(at), line(at + 1));
    at++;
    if (kind === 'code') {
      const open = fence.exec(line(from))?.[1];
      if (open !== undefined) {
        while (at < lines.length && !closesFence(line(at), open)) at++;
        at = Math.min(at + 1, lines.length);
      } else {
        while (
          at < lines.length &&
          (/^(?: {4}|\t)/.test(line(at)) || (blank(at) && /^(?: {4}|\t)/.test(line(at + 1))))
        )
          at++;
      }
    } else if (kind === 'math') {
      const close = line(from).trim().startsWith('\\[') ? '\\]' : '$$';
      const rest = line(from).trim().slice(2);
      if (!rest.includes(close)) {
        while (at < lines.length && !line(at).includes(close)) at++;
        at = Math.min(at + 1, lines.length);
      }
    } else if (kind === 'table') {
      while (at < lines.length && line(at).includes('|')) at++;
    } else if (kind === 'list') {
      at = endOfList(at);
    } else if (kind === 'quote') {
      while (at < lines.length && /^ {0,3}>/.test(line(at))) at++;
    } else if (kind === 'html') {
      while (at < lines.length && !blank(at)) at++;
    } else if (kind === 'paragraph') {
      while (at < lines.length && !blank(at) && !interrupts(line(at), line(at + 1))) at++;
    }
    const start = lines[from]?.start ?? 0;
    const end = lines[at - 1]?.end ?? markdown.length;
    blocks.push({ kind, start, end, text: markdown.slice(start, end) });
  }
  return blocks;

  function endOfList(i: number): number {
    while (i < lines.length) {
      const open = fence.exec(line(i).trimStart())?.[1];
      if (open !== undefined && (/^\s/.test(line(i)) || item.test(line(i)))) {
        i++;
        while (i < lines.length && !closesFence(line(i), open)) i++;
        i++;
      } else if (blank(i)) {
        let next = i;
        while (next < lines.length && blank(next)) next++;
        if (next < lines.length && (item.test(line(next)) || /^(?: {2,}|\t)\S/.test(line(next))))
          i = next;
        else return i;
      } else if (item.test(line(i)) || /^\s/.test(line(i)) || !interrupts(line(i), line(i + 1)))
        i++;
      else return i;
    }
    return i;
  }
}

function kindAt(text: string, next: string): BlockKind {
  if (/^(?: {4}|\t)/.test(text)) return 'code';
  if (/^ {0,3}(?:`{3,}|~{3,})/.test(text)) return 'code';
  if (heading.test(text)) return 'heading';
  if (rule.test(text)) return 'rule';
  if (/^ {0,3}(?:\$\$|\\\[)/.test(text)) return 'math';
  if (/^ {0,3}>/.test(text)) return 'quote';
  if (item.test(text)) return 'list';
  if (text.includes('|') && tableDelimiter.test(next) && next.includes('-')) return 'table';
  if (definition.test(text) && !/^\s*\[S\d/.test(text)) return 'definition';
  if (htmlStart.test(text)) return 'html';
  return 'paragraph';
}

const interrupts = (text: string, next: string): boolean =>
  !['paragraph', 'html', 'definition'].includes(kindAt(text, next)) && !/^(?: {4}|\t)/.test(text);

const closesFence = (text: string, open: string): boolean => {
  const close = text.trim();
  return close.length >= open.length && new RegExp(`^\\${open.charAt(0)}+$`).test(close);
};

function linesOf(text: string): { text: string; start: number; end: number }[] {
  const lines: { text: string; start: number; end: number }[] = [];
  for (const match of text.matchAll(/[^\n]*(?:\n|$)/g)) {
    if (match[0] === '') break;
    const line = match[0].replace(/\r?\n$/, '');
    lines.push({ text: line, start: match.index, end: match.index + line.length });
  }
  return lines;
}

/**
 * One entry of a list: its own text by position, without the bullet; lines of nested code are left
 * out.
 */
export interface ListEntry {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Entries of a list block, nested ones too, positions relative to the block's text. Fenced code
 * between them is skipped.
 */
export function listEntries(list: string): ListEntry[] {
  const entries: { start: number; end: number }[] = [];
  let open: string | undefined;
  let current: { start: number; end: number } | undefined;
  for (const { text, start, end } of linesOf(list)) {
    const mark = /^\s*(?:(?:[-*+•]|\d{1,3}[.)])\s+)?(`{3,}|~{3,})/.exec(text)?.[1];
    if (open !== undefined) {
      if (closesFence(text, open)) open = undefined;
      continue;
    }
    if (mark !== undefined) {
      open = mark;
      current = undefined;
      continue;
    }
    const bullet = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/.exec(text);
    if (bullet) {
      current = { start: start + bullet[0].length, end };
      entries.push(current);
    } else if (text.trim() === '') {
      current = undefined;
    } else if (current) {
      current.end = end;
    } else {
      current = { start: start + (text.length - text.trimStart().length), end };
      entries.push(current);
    }
  }
  return entries.map((entry) => ({ ...entry, text: list.slice(entry.start, entry.end) }));
}
