import { splitSentences } from '@coursewright/text';

/**
 * The sentence that ends at the n-th `[^marker]`, as plain text; empty if the text does not show
 * one.
 */
export function sentenceBefore(
  content: string,
  { marker, occurrence, language }: { marker: number; occurrence: number; language: string },
): string {
  const parts = content.split(`[^${marker}]`);
  if (parts.length <= occurrence) return '';
  const block =
    parts
      .slice(0, occurrence)
      .join(`[^${marker}]`)
      .split(/\n\s*\n|\n\s*(?:[-*+]|\d+[.)])\s/)
      .at(-1) ?? '';
  const text = block
    .replace(/(?:\s*\[\^\d+\])+\s*$/, '')
    .replace(/\[\^\d+\]/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:>|#{1,6}|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return splitSentences(text, language).at(-1) ?? '';
}
