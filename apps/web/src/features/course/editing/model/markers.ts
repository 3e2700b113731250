/** The citation markers of a text, each once, in order of their numbers. */
export function markersIn(text: string): number[] {
  const found = new Set([...text.matchAll(/\[\^(\d{1,4})\]/g)].map(([, number]) => Number(number)));
  return [...found].toSorted((one, other) => one - other);
}

/** What an edit does to the citations: markers that are gone, and markers that name no citation. */
export function markerChanges(
  before: string,
  after: string,
  known: readonly number[],
): { removed: number[]; unknown: number[] } {
  const now = markersIn(after);
  return {
    removed: markersIn(before).filter((marker) => !now.includes(marker)),
    unknown: now.filter((marker) => !known.includes(marker)),
  };
}

/** How a text names a citation: "[^1]". */
export const markerText = (marker: number): string => `[^${marker}]`;
