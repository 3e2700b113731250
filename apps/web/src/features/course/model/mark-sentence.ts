/**
 * A passage cut at the place that says the sentence, word for word, whatever the spacing; all of it
 * in `before` if it does not.
 */
export function markSentence(
  passage: string,
  sentence: string,
): { before: string; marked: string; after: string } {
  const plain = passage.replace(/[*_`]/g, ' ');
  // Word by word and mark by mark, since emphasis may stand between any two of them.
  const words =
    sentence
      .match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)
      ?.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')) ?? [];
  const match = words.length > 0 ? new RegExp(words.join('\\s*'), 'iu').exec(plain) : null;
  if (!match) return { before: passage, marked: '', after: '' };
  const end = match.index + match[0].length;
  return {
    before: passage.slice(0, match.index),
    marked: passage.slice(match.index, end),
    after: passage.slice(end),
  };
}
