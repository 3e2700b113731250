import type { ReadDocument } from './block.ts';
import { manName } from './text/man-page.ts';

const pageName = /^[\w.+:@-]+\(\d\w*\)(?:\s+manual page)?$/i;

/**
 * A page of the manual in any markup is called after what its first section says of it: "pump –
 * move water" instead of "pump(1)". That section and the heading above it say no more.
 */
export function withManualTitle(read: ReadDocument): ReadDocument {
  const headings = read.blocks.flatMap((block, at) =>
    block.kind === 'heading' ? [{ text: block.text, at }] : [],
  );
  const [page, name, next] = headings;
  const isPage = page !== undefined && page.at === 0 && pageName.test(page.text.trim());
  if (!isPage || name?.at !== 1 || (next?.at ?? read.blocks.length) !== 3) return read;
  const said = read.blocks[2]!;
  if (said.kind !== 'prose') return read;
  const { title } = manName({ heading: name.text, lines: [` ${said.text}`] });
  return title ? { title, blocks: read.blocks.slice(3) } : read;
}
