import type { Citation, CourseSource, Passage, PathData, Submodule } from '@coursewright/contract';

/**
 * What a citation opens: the passage, where it is from, and the sentence of the lesson that rests
 * on it.
 */
export interface OpenedCitation {
  readonly marker?: number;
  readonly status: Citation['status'];
  readonly source: CourseSource;
  readonly passage: Passage;
  /** The lesson's own sentence, without Markdown; empty if the text does not show one. */
  readonly sentence: string;
}

/**
 * The passage behind the n-th `[^marker]` of a lesson, or undefined if the course does not carry
 * it.
 */
export function citationAt(
  course: PathData,
  submodule: Submodule,
  marker: number,
  occurrence: number,
): OpenedCitation | undefined {
  const citation = submodule.citations.find((each) => each.marker === marker);
  const found = citation && passageById(course, citation.passage_id);
  return (
    found && {
      ...found,
      marker,
      status: citation.status,
      sentence: sentenceBefore(submodule.content, marker, occurrence),
    }
  );
}

/** The passage with this id and its source. */
export function passageById(
  course: PathData,
  id: string,
): { source: CourseSource; passage: Passage } | undefined {
  for (const source of course.sources) {
    const passage = source.passages.find((each) => each.id === id);
    if (passage) return { source, passage };
  }
  return undefined;
}

/** The sentence that ends at the n-th `[^marker]`, as plain text. */
export function sentenceBefore(content: string, marker: number, occurrence = 1): string {
  const pieces = content.split(`[^${marker}]`);
  if (pieces.length <= occurrence) return '';
  const block =
    pieces
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
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)];
  return sentences.at(-1)?.segment.trim() ?? '';
}

/** A passage cut at the place that says the sentence, word for word, whatever the spacing; all of it in `before` if it does not. */
export function markSentence(
  passage: string,
  sentence: string,
): { before: string; marked: string; after: string } {
  const plain = passage.replace(/[*_`]/g, ' ');
  // Word by word and mark by mark, since emphasis may stand between any two of them.
  const pieces =
    sentence
      .match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)
      ?.map((piece) => piece.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')) ?? [];
  const match = pieces.length > 0 ? new RegExp(pieces.join('\\s*'), 'iu').exec(plain) : null;
  if (!match) return { before: passage, marked: '', after: '' };
  const end = match.index + match[0].length;
  return {
    before: passage.slice(0, match.index),
    marked: passage.slice(match.index, end),
    after: passage.slice(end),
  };
}
