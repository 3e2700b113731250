import { leastOf, mostOf } from '../parsing/extremes.ts';
import { splitSentences } from '@coursewright/text';
import type { Block } from '../parsing/block.ts';
import type { SourcePassage } from '../source-text.ts';

type Draft = Pick<SourcePassage, 'headings' | 'text' | 'kind' | 'terms'>;

/**
 * Characters of a passage. Only a single sentence, code line or table row without end exceeds
 * `most`; beyond `hard` it is cut at a space.
 */
const size = { wanted: 400, most: 1_200, hard: 3_000 } as const;

/**
 * Splits a document into passages of one kind under one heading, in order. No passage ends inside a
 * sentence.
 */
export function splitPassages(blocks: readonly Block[], language: string): Draft[] {
  const passages: Draft[] = [];
  for (const section of sections(blocks)) passages.push(...splitSection(section, language));
  return passages;
}

interface Section {
  readonly headings: readonly string[];
  readonly blocks: Exclude<Block, { kind: 'heading' }>[];
}

/**
 * Runs of blocks below the same headings. A heading with nothing below it is kept as text of the
 * section it stands in.
 */
function sections(blocks: readonly Block[]): Section[] {
  let path: { level: number; text: string }[] = [];
  let current: Section = { headings: [], blocks: [] };
  const found = [current];
  blocks.forEach((block, index) => {
    if (block.kind !== 'heading') {
      current.blocks.push(block);
      return;
    }
    const outer = path.filter((heading) => heading.level < block.level);
    if (isEmptyHeading(blocks, index, block.level)) {
      const headings = outer.map((heading) => heading.text);
      if (current.headings.join('\0') !== headings.join('\0'))
        found.push((current = { headings, blocks: [] }));
      current.blocks.push({ kind: 'prose', text: block.text });
      return;
    }
    path = [...outer, { level: block.level, text: block.text }];
    current = { headings: path.map((heading) => heading.text), blocks: [] };
    found.push(current);
  });
  return found.filter((section) => section.blocks.length > 0);
}

function isEmptyHeading(blocks: readonly Block[], index: number, level: number): boolean {
  const next = blocks[index + 1];
  return next === undefined || (next.kind === 'heading' && next.level <= level);
}

function splitSection({ headings, blocks }: Section, language: string): Draft[] {
  const passages: Draft[] = [];
  let paragraphs: string[] = [];
  let terms: string[] = [];
  const add = (kind: Draft['kind'], texts: readonly string[], bold: readonly string[] = []) => {
    for (const text of texts) {
      const own = [...new Set(bold)].filter((term) => text.includes(term));
      passages.push({ headings, text, kind, ...(own.length ? { terms: own } : {}) });
    }
  };
  const endProse = () => {
    add('prose', packProse(paragraphs, language), terms);
    [paragraphs, terms] = [[], []];
  };
  blocks.forEach((block, index) => {
    if (block.kind === 'prose') {
      paragraphs.push(block.text);
      terms.push(...(block.terms ?? []));
      return;
    }
    // "There are three kinds:" belongs to what follows.
    const last = paragraphs.at(-1);
    const leadsIn =
      last !== undefined &&
      blocks[index - 1]?.kind === 'prose' &&
      /[:：]$/.test(last) &&
      last.length <= size.wanted;
    const intro = leadsIn ? `${paragraphs.pop()}\n\n` : '';
    endProse();
    if (block.kind === 'list') add('list', packList(block.items, intro, language), block.terms);
    else if (block.kind === 'code')
      add('code', withIntro(intro, packCode(block.text, block.language)));
    else add('table', withIntro(intro, packTable(block.rows)));
  });
  endProse();
  return passages;
}

/**
 * Whole paragraphs together up to the size; a longer paragraph is divided between sentences into
 * parts of about equal length.
 */
function packProse(paragraphs: readonly string[], language: string): string[] {
  const pieces = paragraphs.flatMap((paragraph) => divideParagraph(paragraph, language));
  return pack(pieces, '\n\n');
}

function divideParagraph(paragraph: string, language: string): string[] {
  if (paragraph.length <= size.most) return [paragraph];
  const sentences = splitSentences(paragraph, language, { lineBreak: 'end' }).flatMap(cutEndless);
  const parts = Math.ceil(paragraph.length / size.most);
  const target = paragraph.length / parts;
  const separator =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(paragraph) &&
    !/[.!?] /.test(paragraph)
      ? ''
      : ' ';
  const pieces: string[] = [];
  let piece = '';
  for (const sentence of sentences) {
    const isFull =
      piece &&
      (piece.length + sentence.length > size.most || piece.length + sentence.length / 2 > target);
    if (isFull) {
      pieces.push(piece);
      piece = '';
    }
    piece = piece ? piece + separator + sentence : sentence;
  }
  if (piece) pieces.push(piece);
  return pieces;
}

/** Tables without lines, listings read as prose and the like have "sentences" of any length. */
function cutEndless(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > size.hard) {
    const space = rest.lastIndexOf(' ', size.most);
    const at = space > size.wanted ? space : size.most;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...parts, rest];
}

const withIntro = (intro: string, [first = '', ...rest]: readonly string[]): string[] => [
  intro + first,
  ...rest,
];

function packList(items: readonly string[], intro: string, language: string): string[] {
  const lines = itemsWithTheirOwn(items).flatMap((item) =>
    item.length > size.most
      ? item
          .split('\n')
          .flatMap((line) => (line.length > size.most ? divideParagraph(line, language) : [line]))
      : [item],
  );
  return pack(withIntro(intro, lines), '\n');
}

/** Items with what is set in below them: no passage ends between a name and what is said of it. */
function itemsWithTheirOwn(items: readonly string[]): string[] {
  const indentOf = (item: string): number => item.length - item.trimStart().length;
  const outermost = leastOf(items.map(indentOf));
  const whole: string[] = [];
  for (const item of items) {
    if (indentOf(item) > outermost && whole.length > 0) whole.push(`${whole.pop()}\n${item}`);
    else whole.push(item);
  }
  return whole;
}

function packCode(text: string, language: string): string[] {
  const lines = text.split('\n').flatMap((line) => cutEndless(line));
  const fence = text.includes('```') ? '````' : '```';
  return pack(lines, '\n').map(
    (piece) => `${fence}${language}\n${piece.replace(/^\n+|\s+$/g, '')}\n${fence}`,
  );
}

/** Markdown tables; each part repeats the header. */
function packTable(rows: readonly (readonly string[])[]): string[] {
  const columns = mostOf(rows.map((row) => row.length));
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, index) => (row[index] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  const [header = [], ...body] = rows;
  const top = `${line(header)}\n|${' --- |'.repeat(columns)}`;
  if (body.length === 0) return [top];
  const most = Math.max(size.wanted, size.most - top.length);
  return pack(body.map(line), '\n', most).map((part) => `${top}\n${part}`);
}

/**
 * Joins neighbours until the next would exceed the size; a short last piece goes with the one
 * before where it fits.
 */
function pack(pieces: readonly string[], separator: string, most: number = size.most): string[] {
  const packed: string[] = [];
  let part: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    if (part.length && length + separator.length + piece.length > most) {
      packed.push(part.join(separator));
      [part, length] = [[], 0];
    }
    length += (part.length ? separator.length : 0) + piece.length;
    part.push(piece);
  }
  const rest = part.join(separator);
  const last = packed.at(-1);
  if (last !== undefined && rest.length < size.wanted / 2 && last.length + rest.length < most * 1.2)
    packed[packed.length - 1] = last + separator + rest;
  else packed.push(rest);
  return packed.filter((text) => text.trim());
}
