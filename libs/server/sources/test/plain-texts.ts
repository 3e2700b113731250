import type { Block } from '../src/parsing/block.ts';
import { readDocument } from '../src/parsing/read-document.ts';

/** What is read from a plain text. */
export const read = async (text: string, name = 'pumps.txt') =>
  readDocument(new TextEncoder().encode(text), name, false);
/** The blocks of a document, a line each. */
export const shown = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.kind === 'list') return `list | ${block.items.join(' / ')}`;
    if (block.kind === 'table')
      return `table | ${block.rows.map((row) => row.join(' ¦ ')).join(' / ')}`;
    return `${block.kind} | ${block.text}`;
  });
/** A paragraph on two lines. */
export const lines = (subject: string): string =>
  `${subject} moves water from the lower basin to the upper one and keeps the level\nsteady. It runs at night, when power is cheap and nobody hears it.`;
/** The same on one. */
export const joined = (subject: string): string => lines(subject).replace('\n', ' ');
