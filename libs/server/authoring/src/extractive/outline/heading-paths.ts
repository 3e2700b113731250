import type { Chunk } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';

/** The headings that all of these paths begin with. */
export function commonPath(paths: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = paths;
  let length = first.length;
  for (const path of rest) {
    let same = 0;
    while (same < length && path[same] === first[same]) same++;
    length = same;
  }
  return first.slice(0, length);
}

/** Share of a section's text that the chunks hold. */
export function coverage(
  chunks: readonly Chunk[],
  path: readonly string[],
  index: MaterialIndex,
): number {
  const section = index.chunks.filter((chunk) =>
    path.every((heading, i) => chunk.headings[i] === heading),
  );
  const words = (all: readonly Chunk[]): number => all.reduce((sum, chunk) => sum + chunk.words, 0);
  return words(chunks) / Math.max(1, words(section));
}
