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
  if (blocks.filter((_, at) => isName(at)).length < fewest) return blocks;
  return blocks.flatMap((block, at) => {
    if (isName(at)) return [];
    const name = isName(at - 1) ? blocks[at - 1] : undefined;
    return block.kind === 'prose' && name?.kind === 'prose'
      ? [{ ...block, text: `${name.text}: ${block.text}` }]
      : [block];
  });
}
