import { prevailingLanguage } from '@coursewright/text/detection';
import type { Block } from '../parsing/block.ts';

/**
 * The language (ISO 639-1) of a document's prose, or else of its headings; undefined if it is not
 * clear. For worker threads.
 */
export function documentLanguage(blocks: readonly Block[]): string | undefined {
  const prose = blocks.flatMap((block) =>
    block.kind === 'prose' ? [block.text] : block.kind === 'list' ? [block.items.join('\n')] : [],
  );
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  return prevailingLanguage(prose) ?? prevailingLanguage([headings.join('. ')]);
}
