import type { Block } from './block.ts';

/** Text without the signs of fonts that only a page has with it: icons beside links and headings. */
export const withoutPrivateUse = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block): readonly Block[] => {
    if (block.kind === 'code') return [block];
    if (block.kind === 'list') return [{ ...block, items: block.items.map(bare) }];
    if (block.kind === 'table') return [{ ...block, rows: block.rows.map((row) => row.map(bare)) }];
    const text = bare(block.text);
    return text === '' ? [] : [{ ...block, text }];
  });

const bare = (text: string): string =>
  /\p{Co}/u.test(text) ? text.replace(/\p{Co}+ ?/gu, '').trimEnd() : text;
