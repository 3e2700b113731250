import type { Block } from './block.ts';

/** One bold line may be a remark. */
const fewest = 2;
const longest = { letters: 80, words: 10 } as const;

/**
 * Headings of a page that has none as such: paragraphs of a few bold words, each above some text, as
 * programs for drawing pages write them. A page with headings keeps its bold words.
 */
export function withBoldHeadings(blocks: readonly Block[]): readonly Block[] {
  if (blocks.filter(({ kind }) => kind === 'heading').length > 1) return blocks;
  const isHeading = (block: Block, at: number): boolean =>
    block.kind === 'prose' &&
    isBold(block) &&
    block.text.length <= longest.letters &&
    block.text.split(/\s+/).length <= longest.words &&
    /^[\p{Lu}\p{Lo}\d]/u.test(block.text) &&
    !/[.!。！,;]$/u.test(block.text) &&
    blocks[at + 1] !== undefined &&
    !isBold(blocks[at + 1]!);
  if (blocks.filter(isHeading).length < fewest) return blocks;
  return blocks.map((block, at) =>
    block.kind === 'prose' && isHeading(block, at)
      ? { kind: 'heading', level: 2, text: withoutColon(block.text) }
      : block,
  );
}

const withoutColon = (text: string): string => text.replace(/\s*[:：]$/u, '');

const isBold = (block: Block): boolean =>
  block.kind === 'prose' &&
  block.terms?.length === 1 &&
  withoutColon(block.terms[0]!) === withoutColon(block.text);
