import type { Block } from './block.ts';

const name = /(?<![\w/.])(?:\w+\.)*__\w+?__(?:\(\))?(?![\w/])/g;

/** "object.__init__()" set as code: as text its underscores would make it bold, and be gone. */
export const withUnderscoredNames = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) => {
    switch (block.kind) {
      case 'heading':
      case 'prose':
        return { ...block, text: asCode(block.text) };
      case 'list':
        return { ...block, items: block.items.map(asCode) };
      case 'table':
        return { ...block, rows: block.rows.map((row) => row.map(asCode)) };
      case 'code':
        return block;
    }
  });

/** Where the text is code already, it stays as it is. */
const asCode = (text: string): string =>
  text.includes('__')
    ? text
        .split(/(`[^`]*`)/)
        .map((part, at) => (at % 2 === 1 ? part : part.replace(name, '`$&`')))
        .join('')
    : text;
