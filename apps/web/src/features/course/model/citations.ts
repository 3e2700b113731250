import type { Citation, CourseSource, Passage, PathData, Submodule } from '@coursewright/contract';

/** What a citation opens: the passage, where it is from, and where the lesson cites it. */
export interface OpenedCitation {
  readonly status: Citation['status'];
  readonly source: CourseSource;
  readonly passage: Passage;
  /** Where the lesson cites it: at the n-th `[^marker]` of its text. */
  readonly cited?: {
    readonly content: string;
    readonly marker: number;
    readonly occurrence: number;
  };
}

/**
 * The passage behind the n-th `[^marker]` of a lesson, or undefined if the course does not carry
 * it.
 */
export function citationAt(
  course: PathData,
  lesson: Submodule,
  marker: number,
  occurrence: number,
): OpenedCitation | undefined {
  const citation = lesson.citations.find((each) => each.marker === marker);
  const found = citation && passageById(course, citation.passage_id);
  return (
    found && {
      ...found,
      status: citation.status,
      cited: { content: lesson.content, marker, occurrence },
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
