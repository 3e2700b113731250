import type { Block } from './block.ts';

/** A name in code that stands alone, as `chmod` above what a setting does. */
const nameAlone = /^`[^`\s]{1,40}`(?:, `[^`\s]{1,40}`)*$/;
/** Fewer may be steps: a command, and below it what comes next. */
const fewest = 3;

/**
 * Names that stand in a paragraph of their own above what tells of them, as manuals list settings:
 * each begins that paragraph, which nobody could read without it.
 */
export function withNamedParagraphs(blocks: readonly Block[]): readonly Block[] {
  const isName = (at: number): boolean => {
    const [name, told] = [blocks[at], blocks[at + 1]];
    return (
      name?.kind === 'prose' &&
      nameAlone.test(name.text) &&
      told?.kind === 'prose' &&
      /^\p{Lu}/u.test(told.text) &&
      !nameAlone.test(told.text)
    );
  };
  if (blocks.filter((_, at) => isName(at)).length < fewest) return withLabelledParagraphs(blocks);
  return blocks.flatMap((block, at) => {
    if (isName(at)) return [];
    const name = isName(at - 1) ? blocks[at - 1] : undefined;
    return block.kind === 'prose' && name?.kind === 'prose'
      ? [{ ...block, text: `${name.text}: ${block.text}` }]
      : [block];
  });
}

/** In a row, so many labels with a paragraph below each are entries. */
const fewestInRow = 4;
const longestLabel = { letters: 48, words: 6 } as const;
const longestEntry = 500;

/** A few words without a stop, and below them what is told of them. */
const isLabel = (block: Block | undefined): block is Extract<Block, { kind: 'prose' }> =>
  block?.kind === 'prose' &&
  block.text.length <= longestLabel.letters &&
  block.text.split(/\s+/u).length <= longestLabel.words &&
  /^[\p{L}\p{N}]/u.test(block.text) &&
  !/[.!?:,;…。！？：，；।]["'”»)]*$/u.test(block.text);
const isTold = (block: Block | undefined): block is Extract<Block, { kind: 'prose' }> =>
  block?.kind === 'prose' &&
  block.text.length <= longestEntry &&
  /[.!?…。！？।]["'”»)]*$/u.test(block.text);

/**
 * Names of signs and buttons above what each is for, one below the other: a page that shows a
 * picture beside them sets them so.
 */
function withLabelledParagraphs(blocks: readonly Block[]): readonly Block[] {
  const kept: Block[] = [];
  for (let at = 0; at < blocks.length;) {
    let end = at;
    while (isLabel(blocks[end]) && isTold(blocks[end + 1])) end += 2;
    if (end - at < fewestInRow * 2) {
      kept.push(blocks[at]!);
      at += 1;
      continue;
    }
    for (; at < end; at += 2) {
      const [label, told] = [blocks[at], blocks[at + 1]];
      if (isLabel(label) && isTold(told))
        kept.push({ ...told, text: `${label.text}: ${told.text}`, terms: [label.text] });
    }
  }
  return kept;
}
