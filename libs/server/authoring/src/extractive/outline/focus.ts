import { informativeness } from '../lesson/informativeness.ts';
import type { Chunk } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { commonPath } from './heading-paths.ts';

/** Words that a lesson has to choose from: enough for every style and for a second writing. */
const focusWords = 1_300;
/** Words of a section's beginning that make a train of thought. */
const fewest = 90;
/** Passages that a lesson is handed; a chunk may rest on several. */
const passagesAtMost = 22;

/** Share of the words to choose from with which a lesson needs no further chapter. */
const enough = 0.55;

/**
 * What a lesson is about, out of all that lies between its first and its last page: whole sections
 * from their beginning, the most telling ones first, of as few chapters as fill it, in reading order.
 * Everything if it fits.
 */
export function focusOf(chunks: readonly Chunk[], index: MaterialIndex): readonly Chunk[] {
  if (sizeOf(chunks) <= focusWords && passagesOf(chunks).size <= passagesAtMost) return chunks;
  const chosen = new Set<Chunk>();
  const refs = new Set<string>();
  let words = 0;
  for (const chapter of chaptersOf(chunks, index)) {
    if (words >= focusWords * enough || refs.size >= passagesAtMost * enough) break;
    for (const section of chapter) {
      const start = startOf(section, focusWords - words, passagesAtMost - refs.size);
      if (words > 0 && sizeOf(start) < Math.min(fewest, sizeOf(section))) continue;
      for (const chunk of start) chosen.add(chunk);
      for (const ref of passagesOf(start)) refs.add(ref);
      words += sizeOf(start);
      if (words >= focusWords * 0.9 || refs.size >= passagesAtMost) break;
    }
  }
  return chosen.size > 0 ? chunks.filter((chunk) => chosen.has(chunk)) : chunks;
}

/** The sections of each chapter, the most telling ones first, as are the chapters. */
function chaptersOf(chunks: readonly Chunk[], index: MaterialIndex): Chunk[][][] {
  const depth = commonPath(chunks.map(({ headings }) => headings)).length;
  const ranked = sectionsOf(chunks)
    .map((section, at) => ({ section, at, score: scoreOf(section, index) }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const chapters = Map.groupBy(
    ranked,
    ({ section: [first] }) => `${first?.source} ${first?.headings[depth]}`,
  );
  const tells = (chapter: typeof ranked): number =>
    chapter.reduce((sum, { section, score }) => sum + score * sizeOf(section), 0);
  return [...chapters.values()]
    .toSorted((a, b) => tells(b) - tells(a))
    .map((chapter) => chapter.map(({ section }) => section));
}

/** Runs of chunks under the same headings. */
export function sectionsOf(chunks: readonly Chunk[]): Chunk[][] {
  const sections: Chunk[][] = [];
  let open = '';
  for (const chunk of chunks) {
    const path = `${chunk.source} ${chunk.headings.join('\u0000')}`;
    const last = sections.at(-1);
    if (last && path === open) last.push(chunk);
    else sections.push([chunk]);
    open = path;
  }
  return sections;
}

/** As many chunks from its beginning as fit. */
function startOf(section: readonly Chunk[], words: number, passages: number): Chunk[] {
  const start: Chunk[] = [];
  for (const chunk of section) {
    const longer = [...start, chunk];
    if (start.length > 0 && (sizeOf(longer) > words || passagesOf(longer).size > passages)) break;
    start.push(chunk);
  }
  return start;
}

/** The mean of what its paragraphs tell; a section of a line or two tells less. */
function scoreOf(section: readonly Chunk[], index: MaterialIndex): number {
  const first = section.slice(0, 8);
  const mean = first.reduce((sum, chunk) => sum + informativeness(chunk, index), 0) / first.length;
  return mean * Math.min(1, 0.4 + sizeOf(section) / (2 * fewest));
}

const sizeOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, chunk) => sum + chunk.proseWords, 0);
const passagesOf = (chunks: readonly Chunk[]): Set<string> =>
  new Set(
    chunks.flatMap(({ sentences, attachments }) =>
      [...sentences, ...attachments].map(({ ref }) => ref),
    ),
  );
