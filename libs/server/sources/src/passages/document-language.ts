import { prevailingLanguage } from '@coursewright/text/detection';
import type { Block } from '../parsing/block.ts';

/**
 * The language (ISO 639-1) of a document's prose, or else of its headings; the `declared` one where
 * that is not sure, undefined if nothing tells. For worker threads.
 */
export function documentLanguage(blocks: readonly Block[], declared?: string): string | undefined {
  const own = /^[a-z]{2}(?![a-z])/iu.exec(declared ?? '')?.[0].toLowerCase();
  const prose = blocks.flatMap((block) =>
    block.kind === 'prose' ? [block.text] : block.kind === 'list' ? [block.items.join('\n')] : [],
  );
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  return prevailingLanguage(prose, own) ?? prevailingLanguage([headings.join('. ')]);
}
