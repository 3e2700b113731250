import { readFileSync } from 'node:fs';
import { buildPassages, readMarkdown } from '@coursewright/sources';
import type { SourceText } from '@coursewright/sources';

/** A Markdown file as an uploaded document or sample text, through the product's own parser. */
export function sourceFromMarkdown(
  path: string | URL,
  options: { kind?: SourceText['kind']; language?: string; id?: string } = {},
): SourceText {
  const { title, blocks } = readMarkdown(readFileSync(path, 'utf8'));
  const { contentHash, passages, language } = buildPassages(blocks, options.language);
  return {
    id: options.id ?? contentHash,
    kind: options.kind ?? 'document',
    title: title ?? 'Untitled',
    fetchedAt: '2026-01-01T00:00:00.000Z',
    contentHash,
    passages,
    ...(language ? { language } : {}),
  };
}

const sampleFolder = new URL('../../sources/sample-library/', import.meta.url);
export const sample = (language: string, name: string): SourceText =>
  sourceFromMarkdown(new URL(`${language}/${name}.md`, sampleFolder), { kind: 'sample', language });
export const readme = (name: string): SourceText =>
  sourceFromMarkdown(new URL(`../../../../node_modules/${name}/README.md`, import.meta.url), {
    language: 'en',
  });
