import type { CourseSource, Passage } from '@coursewright/contract';

/** A passage in its document, and what stands between it and the one before. */
export interface PlacedPassage {
  readonly passage: Passage;
  /** Its heading, where that is another than before. */
  readonly heading: string | undefined;
  /** Passages that the course does not cite are not kept: there are some of them before this one. */
  readonly isAfterGap: boolean;
}

/** The text of a document, as far as it is kept: each passage once, in the order of the document. */
export function passagesInOrder(versions: readonly CourseSource[]): readonly PlacedPassage[] {
  const byId = new Map(
    versions.flatMap(({ passages }) => passages.map((passage) => [passage.id, passage] as const)),
  );
  const passages = [...byId.values()].toSorted((a, b) => a.number - b.number);
  return passages.map((passage, at) => {
    const before = passages[at - 1];
    return {
      passage,
      heading: passage.heading && passage.heading !== before?.heading ? passage.heading : undefined,
      isAfterGap: passage.number > (before?.number ?? 0) + 1,
    };
  });
}
