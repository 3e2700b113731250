import type { Block } from '../src/parsing/block.ts';

/** The blocks of a document, each as one line: its kind and what it says. */
export const shown = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.kind === 'list') return `list | ${block.items.join(' / ')}`;
    if (block.kind === 'table')
      return `table | ${block.rows.map((row) => row.join(' ¦ ')).join(' / ')}`;
    return `${block.kind} | ${block.text}`;
  });
