import { createHash } from 'node:crypto';
import type { Block } from '../parsing/block.ts';
import type { SourceText } from '../source-text.ts';
import { splitPassages } from './split-passages.ts';
import { stableId } from './stable-id.ts';

/** What can be told from a document's blocks alone: the text itself, not where it came from. */
export interface PassageText extends Pick<SourceText, 'language' | 'contentHash' | 'passages'> {
  readonly headingsCount: number;
}

/** Passages with stable ids, and the hash of the text. */
export function buildPassages(blocks: readonly Block[], language: string | undefined): PassageText {
  const drafts = splitPassages(blocks, language ?? 'en');
  const hash = createHash('sha256');
  for (const { headings: path, text } of drafts) hash.update(`${path.join('\0')}\n${text}\n`);
  const contentHash = hash.digest('hex');
  const passages = drafts.map((draft, index) => ({
    id: stableId(contentHash, index + 1),
    number: index + 1,
    ...draft,
  }));
  return {
    ...(language ? { language } : {}),
    contentHash,
    passages,
    headingsCount: blocks.filter((block) => block.kind === 'heading').length,
  };
}
