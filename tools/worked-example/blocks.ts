import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A block of code in a document that says where it belongs: a new file, or a place in one that
 * there is.
 */
export interface Block {
  /** Below the root of the checkout. */
  readonly file: string;
  readonly place?: { readonly side: 'before' | 'after'; readonly anchor: string };
  readonly code: string;
}

const fence = /^```ts (\S+\/\S+)(?: (before|after)="([^"\n]+)")?\n([^]*?)^```$/gm;

/**
 * The blocks of a Markdown text whose fence names a file, e.g. ```` ```ts libs/a.ts after="const a"
 * ````.
 */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(fence)].map(([, file = '', side, anchor, code = '']) => ({
    file,
    code,
    ...(anchor !== undefined && (side === 'before' || side === 'after')
      ? { place: { side, anchor } }
      : {}),
  }));

/**
 * Writes the blocks into a copy of the checkout. Throws when a new file is there already, or an
 * anchor does not begin exactly one line.
 */
export function applyBlocks(folder: string, blocks: readonly Block[]): void {
  for (const { file, place, code } of blocks) {
    const target = path.join(folder, file);
    if (!place) {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, code, { flag: 'wx' });
      continue;
    }
    const lines = readFileSync(target, 'utf8').split('\n');
    const found = lines.flatMap((line, index) => (line.startsWith(place.anchor) ? [index] : []));
    const [index] = found;
    if (index === undefined || found.length > 1)
      throw new Error(`${file} has ${found.length} lines that begin with: ${place.anchor}`);
    lines.splice(place.side === 'after' ? index + 1 : index, 0, code.trimEnd());
    writeFileSync(target, lines.join('\n'));
  }
}
