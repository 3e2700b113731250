import { limits } from '@coursewright/contract';

/**
 * The tags with one more, or why it cannot be added. White space counts once; what is there
 * already, in whatever capitals, or nothing at all, changes nothing.
 */
export function withTag(
  tags: readonly string[],
  typed: string,
): { tags: readonly string[] } | { problem: 'too_long' | 'too_many' } {
  const tag = typed.replace(/\s+/g, ' ').trim();
  const isThere = tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  if (tag === '' || isThere) return { tags };
  if ([...tag].length > limits.library.tags.lengthMax) return { problem: 'too_long' };
  if (tags.length >= limits.library.tags.max) return { problem: 'too_many' };
  return { tags: [...tags, tag] };
}

export const sameTags = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((tag, index) => tag === others[index]);
