import { buildPassages, type SourceText } from '@coursewright/sources';

export type Blocks = Parameters<typeof buildPassages>[0];

/** A document of the blocks that a reader of documents would find in it. */
export function sourceOf(title: string, language: string, blocks: Blocks): SourceText {
  const { contentHash, passages } = buildPassages(blocks, language);
  return {
    id: title,
    kind: 'document',
    title,
    fileName: `${title}.txt`,
    language,
    fetchedAt: '2026-01-01T00:00:00.000Z',
    contentHash,
    passages,
  };
}
export const heading = (text: string, level = 1): Blocks[number] => ({
  kind: 'heading',
  level,
  text,
});
export const prose = (text: string): Blocks[number] => ({ kind: 'prose', text });
