import type {
  Citation,
  ClaimCheck,
  CourseLesson,
  CourseSource,
  Passage,
} from '@coursewright/contract';

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
  /** The checked sentences that cite it by this marker, in order; none in older courses. */
  readonly checks?: readonly ClaimCheck[];
}

/**
 * The passage behind the n-th `[^marker]` of a lesson, or undefined if it does not carry it.
 */
export function citationAt(
  open: CourseLesson,
  marker: number,
  occurrence: number,
): OpenedCitation | undefined {
  const lesson = open.submodule;
  const citation = lesson.citations.find((each) => each.marker === marker);
  const found = citation && passageById(open, citation.passage_id);
  return (
    found && {
      ...found,
      status: citation.status,
      cited: { content: lesson.content, marker, occurrence },
      checks: (lesson.checks ?? []).filter(
        ({ part, markers }) => part === 'lesson' && markers.includes(marker),
      ),
    }
  );
}

/** The passage with this id and its source, among those that came with a lesson. */
export function passageById(
  { sources }: Pick<CourseLesson, 'sources'>,
  id: string,
): { source: CourseSource; passage: Passage } | undefined {
  for (const source of sources) {
    const passage = source.passages.find((each) => each.id === id);
    if (passage) return { source, passage };
  }
  return undefined;
}
