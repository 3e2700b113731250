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

/** Words of some chunks, code and tables counted a little. */
export const wordsOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, chunk) => sum + chunk.words, 0);

/** The chunks below a path of headings. */
const below = (path: readonly string[], index: MaterialIndex): readonly Chunk[] =>
  index.chunks.filter((chunk) => path.every((heading, i) => chunk.headings[i] === heading));

/** Whether the chunks hold the beginning of a section. */
export function opens(
  chunks: readonly Chunk[],
  path: readonly string[],
  index: MaterialIndex,
): boolean {
  const first = below(path, index)[0]?.id;
  return chunks.some(({ id }) => id === first);
}

/** Share of a section's text that the chunks hold. */
export function coverage(
  chunks: readonly Chunk[],
  path: readonly string[],
  index: MaterialIndex,
): number {
  return wordsOf(chunks) / Math.max(1, wordsOf(below(path, index)));
}
