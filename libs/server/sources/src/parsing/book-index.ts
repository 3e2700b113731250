import type { Block } from './block.ts';

/** Paragraphs in a row that are an index, at least, and how many of them show it. */
const run = { fewest: 6, share: 0.8 } as const;
/** A name and its pages: so many numbers for so many words, at least. */
const leastNumbers = 0.2;

/** Blocks without indexes that nothing is written above: rows of names, each with its pages. */
export function withoutIndexes(blocks: readonly Block[]): Block[] {
  const dropped = new Set<Block>();
  let at = 0;
  while (at < blocks.length) {
    let end = at;
    while (end < blocks.length && isOfIndex(blocks[end]!)) end += 1;
    const own = blocks.slice(at, end);
    const named = own.filter((block) => !isLetter.test(textOf(block)));
    const entries = named.filter((block) => isEntry(textOf(block))).length;
    if (entries >= run.fewest && entries >= named.length * run.share)
      for (const block of own) dropped.add(block);
    at = Math.max(end, at + 1);
  }
  return blocks.filter((block) => !dropped.has(block));
}

const isLetter = /^\W*\p{L}\.?$/u;
const longestBare = 40;

/** An entry, or what stands between entries: a letter, a name whose pages are behind its parts. */
function isOfIndex(block: Block): boolean {
  if (block.kind !== 'prose' && block.kind !== 'list') return false;
  const text = textOf(block);
  const isBare = text.length < longestBare && !/[.!?:。]$/u.test(text);
  return isEntry(text) || isBare || isLetter.test(text);
}

const pageOf = /,\s?\p{Ll}?\d{1,4}(?:[-–]\d{1,4})?\p{Ll}?(?=[\s,.;]|$)/gu;
const sentence = /\p{Ll}{2}[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}+\s\p{Ll}/u;

function isEntry(text: string): boolean {
  const pages = text.match(pageOf)?.length ?? 0;
  const isNamed = pages > 0 && pages >= text.split(/\s+/).length * leastNumbers;
  return (isNamed && !sentence.test(text)) || /^\S.{0,60},$/u.test(text);
}

const textOf = (block: Block): string =>
  block.kind === 'prose' ? block.text : block.kind === 'list' ? block.items.join(' ') : '';
