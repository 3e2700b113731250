import type { Block } from './block.ts';

/** `__init__`, `object.__init__()`, `__thread`, and no line of nothing but underscores. */
const name = /(?<![\w/.*])(?:\w+\.)*__[A-Za-z0-9]\w*(?:\(\))?(?![\w/*])/g;

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
