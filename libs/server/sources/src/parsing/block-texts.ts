import type { Block } from './block.ts';

/** The blocks with all of their texts changed but code. */
export const withTexts = (
  blocks: readonly Block[],
  change: (text: string) => string,
): readonly Block[] =>
  blocks.map((block) => {
    switch (block.kind) {
      case 'heading':
      case 'prose':
        return { ...block, text: change(block.text) };
      case 'list':
        return { ...block, items: block.items.map(change) };
      case 'table':
        return { ...block, rows: block.rows.map((row) => row.map(change)) };
      case 'code':
        return block;
    }
  });

/** A text with what a pattern finds set as code; where it is code already, it stays as it is. */
export const setAsCode = (text: string, pattern: RegExp): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(pattern, '`$&`')))
    .join('');
