import type { Chunk } from '../material/chunks.ts';
import { weightOf } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';

const known = new WeakMap<MaterialIndex, Map<Chunk, number>>();

/**
 * How much a paragraph tells for its length: definitions, informative words that recur elsewhere,
 * and a first place in its section.
 */
export function informativeness(chunk: Chunk, index: MaterialIndex): number {
  let scores = known.get(index);
  if (!scores) known.set(index, (scores = new Map()));
  const cached = scores.get(chunk);
  if (cached !== undefined) return cached;
  let weight = 0;
  for (const stem of chunk.stems) {
    const spread = index.chunkFrequency.get(stem) ?? 1;
    if (spread > 1) weight += weightOf(index, stem);
  }
  const density = weight / Math.sqrt(Math.max(6, chunk.stems.size));
  const definitions = index.definitionsByChunk.get(chunk.id)?.length ?? 0;
  const before = index.chunks[chunk.id - 1];
  const opens = !before || before.headings.join('\u0000') !== chunk.headings.join('\u0000');
  const score =
    density *
    (1 + 0.5 * Math.min(3, definitions)) *
    (opens ? 1.35 : 1) *
    (chunk.words < 12 ? 0.5 : 1);
  scores.set(chunk, score);
  return score;
}
