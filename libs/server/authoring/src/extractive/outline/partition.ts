/** A chunk of text to be grouped with its neighbours. */
export interface SizedChunk {
  readonly words: number;
  /** How bad it is to cut before this chunk: 0 between chapters, 1 in the middle of a thought. */
  readonly cutCost: number;
}

export interface Partition {
  /** Index of the first chunk of each group. */
  readonly starts: readonly number[];
  /** Lower is better; comparable between numbers of groups over the same chunks. */
  readonly cost: number;
}

/** What a cut inside a section costs at least. */
export const withinSection = 0.8;
/** How much more a bad cut weighs than an uneven size. */
const cutWeight = 2.6;
const cutsConsidered = 220;
/** What each section costs that a group lacks to be cut into its parts. */
const tooFewSections = 2;
/** What a group below the least size costs: more than any cut, so that it is made only in need. */
const tooSmall = 40;

/**
 * Splits chunks into exactly `groups` runs, each of at least `minChunks` chunks, balanced in size
 * and cut where cutting hurts least; none below `leastWords`, and none of fewer sections than the
 * `parts` it is to have, where that can be helped. Time is linear in the chunks: for long texts only
 * the best cuts of each stretch are considered. Undefined if there are too few chunks.
 */
export function partition(
  chunks: readonly SizedChunk[],
  groups: number,
  minChunks = 1,
  leastWords = 0,
  parts = 1,
): Partition | undefined {
  if (chunks.length < groups * minChunks || groups < 1) return undefined;
  const cuts = considered(chunks, groups, minChunks);
  const total: number[] = [0];
  for (const chunk of chunks) total.push((total.at(-1) ?? 0) + chunk.words);
  const target = (total.at(-1) ?? 0) / groups || 1;
  const sum = (from: number, to: number): number => (total[to] ?? 0) - (total[from] ?? 0);
  const lacking = sectionsLacking(chunks, total, parts, leastWords / parts);
  const sizeOf = (from: number, to: number): number => {
    const words = sum(from, to);
    const missing = words < leastWords ? tooSmall * (1 + (leastWords - words) / leastWords) : 0;
    return sizeCost(words, target) + missing + tooFewSections * lacking(from, to);
  };

  // best[g][c]: the least cost of g groups that end before cut c.
  const ends = [...cuts, chunks.length];
  let best: { cost: number; from: number }[] = ends.map((end) => ({
    cost: end >= minChunks ? sizeOf(0, end) : Infinity,
    from: -1,
  }));
  const history = [best];
  for (let group = 2; group <= groups; group++) {
    const next = ends.map((end, c) => {
      let cost = Infinity;
      let from = -1;
      for (let b = 0; b < c; b++) {
        const start = ends[b] ?? 0;
        if (end - start < minChunks) break;
        const here =
          (best[b]?.cost ?? Infinity) +
          cutWeight * (chunks[start]?.cutCost ?? 0) +
          sizeOf(start, end);
        if (here < cost) [cost, from] = [here, b];
      }
      return { cost, from };
    });
    history.push(next);
    best = next;
  }
  const last = best.at(-1);
  if (!last || last.cost === Infinity) return undefined;
  const starts: number[] = [];
  let at = ends.length - 1;
  for (let group = groups - 1; group >= 1; group--) {
    at = history[group]?.[at]?.from ?? 0;
    starts.unshift(ends[at] ?? 0);
  }
  return { starts: [0, ...starts], cost: last.cost / groups };
}

/** How many sections, of so many words each, a group lacks to be cut into its parts. */
function sectionsLacking(
  chunks: readonly SizedChunk[],
  total: readonly number[],
  parts: number,
  words: number,
): (from: number, to: number) => number {
  const starts = chunks.flatMap(({ cutCost }, i) => (cutCost < withinSection ? [i] : []));
  // The first of them behind each chunk.
  const next: number[] = [];
  for (const [at, start] of starts.entries()) while (next.length < start) next.push(at);
  const wordsTo = (at: number): number => total[at] ?? 0;
  return (from, to) => {
    let [found, last] = [1, from];
    for (let at = next[from] ?? starts.length; found < parts; at++) {
      const start = starts[at];
      if (start === undefined || start >= to || wordsTo(to) - wordsTo(start) < words) break;
      if (wordsTo(start) - wordsTo(last) < words) continue;
      last = start;
      found++;
    }
    return parts - found;
  };
}

/** Uneven sizes hurt quadratically; tiny groups more than large ones. */
function sizeCost(words: number, target: number): number {
  const off = words / target - 1;
  return off * off * (off < 0 ? 1.6 : 0.8);
}

function considered(chunks: readonly SizedChunk[], groups: number, minChunks: number): number[] {
  const all = chunks.map((_, i) => i).slice(1);
  if (all.length <= cutsConsidered) return all;
  const stretch = chunks.length / Math.max(cutsConsidered, groups * minChunks);
  const chosen = new Map<number, number>();
  for (const i of all) {
    const key = Math.floor(i / stretch);
    const known = chosen.get(key);
    if (known === undefined || (chunks[i]?.cutCost ?? 1) < (chunks[known]?.cutCost ?? 1))
      chosen.set(key, i);
  }
  return [...chosen.values()].toSorted((a, b) => a - b);
}
