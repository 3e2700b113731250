import type { Block } from './block.ts';

/** ``A title'', as TeX is typed; between the marks of code stands neither of its signs. */
const typed = /``([^`'\n]{1,200})''/g;

/** A `name' in the marks that typewriters had for it. */
const named = /`([^`'\n]{1,60})'(?![\p{L}\p{N}`'])/gu;
/** Signs that stand between two of the same are the marks of code. */
const hasCode = (text: string): boolean => text.replace(named, '').includes('`');

/** Blocks whose quotations have the marks of print where they were typed as for TeX or typewriters. */
export const withQuotationMarks = (blocks: readonly Block[]): Block[] => blocks.map(withMarks);

function withMarks(block: Block): Block {
  const marked = (text: string): string => {
    const quoted = text.replace(typed, '“$1”');
    return hasCode(quoted) ? quoted : quoted.replace(named, '‘$1’');
  };
  if (block.kind === 'code') return block;
  if (block.kind === 'list') return { ...block, items: block.items.map(marked) };
  if (block.kind === 'table') return { ...block, rows: block.rows.map((row) => row.map(marked)) };
  return { ...block, text: marked(block.text) };
}
