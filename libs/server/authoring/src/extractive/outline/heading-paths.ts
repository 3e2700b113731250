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

/** Whether a chunk stands below a path of headings. */
export const isBelow = ({ headings }: Chunk, path: readonly string[]): boolean =>
  path.every((heading, i) => headings[i] === heading);

/** The chunks below a path of headings. */
const below = (path: readonly string[], index: MaterialIndex): readonly Chunk[] =>
  index.chunks.filter((chunk) => isBelow(chunk, path));

/** Share of some chunks from which they are about a section. */
const mostOf = 0.8;
/** Share of a section from which a part of it is as good as the whole. */
const asGood = 0.85;

/**
 * The path of the innermost section that most of the chunks stand below. One that is most of the
 * section around it, and a question, gives way to that one, down to a path of `least` headings: its
 * name promises no more, or says what is asked about.
 */
export function mainPath(
  chunks: readonly Chunk[],
  least: number,
  index: MaterialIndex,
): readonly string[] {
  const all = wordsOf(chunks);
  let path: readonly string[] = [];
  for (;;) {
    const own = chunks.filter(
      (chunk) => isBelow(chunk, path) && chunk.headings.length > path.length,
    );
    const parts = Map.groupBy(own, ({ headings }) => headings[path.length]!);
    const inner = [...parts].find(([, part]) => wordsOf(part) >= all * mostOf);
    if (inner === undefined) break;
    path = [...path, inner[0]];
  }
  while (
    path.length > least &&
    (isQuestion(path.at(-1)!) ||
      wordsOf(below(path, index)) >= wordsOf(below(path.slice(0, -1), index)) * asGood)
  )
    path = path.slice(0, -1);
  return path;
}

export const isQuestion = (title: string): boolean => /[?？؟]$/u.test(title);

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

/** Share of some chunks that stands below a heading. */
export const shareUnder = (heading: string, chunks: readonly Chunk[]): number =>
  wordsOf(chunks.filter(({ headings }) => headings.includes(heading))) /
  Math.max(1, wordsOf(chunks));
