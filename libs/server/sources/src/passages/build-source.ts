import { createHash } from 'node:crypto';
import type { Block } from '../parsing/block.ts';
import type { SourceText } from '../source-text.ts';
import { detectLanguage } from './detect-language.ts';
import { splitPassages } from './split-passages.ts';
import { stableId } from './stable-id.ts';

/** What can be told from a document's blocks alone: the text itself, not where it came from. */
export interface PassageText extends Pick<SourceText, 'language' | 'contentHash' | 'passages'> {
  readonly headingsCount: number;
}

/** Passages with stable ids, the language (unless it is known) and the hash of the text. */
export function buildPassages(blocks: readonly Block[], knownLanguage?: string): PassageText {
  const prose = blocks.flatMap((block) => (block.kind === 'prose' ? [block.text] : block.kind === 'list' ? [block.items.join('\n')] : []));
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  const language = knownLanguage ?? detectLanguage(prose) ?? detectLanguage([headings.join('. ')]);
  const drafts = splitPassages(blocks, language ?? 'en');
  const hash = createHash('sha256');
  for (const { headings: path, text } of drafts) hash.update(`${path.join('\0')}\n${text}\n`);
  const contentHash = hash.digest('hex');
  const passages = drafts.map((draft, index) => ({ id: stableId(contentHash, index + 1), number: index + 1, ...draft }));
  return { ...(language ? { language } : {}), contentHash, passages, headingsCount: headings.length };
}
