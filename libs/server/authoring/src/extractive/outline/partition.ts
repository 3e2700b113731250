/** A piece of text to be grouped with its neighbours. */
export interface Piece {
  readonly words: number;
  /** How bad it is to cut before this piece: 0 between chapters, 1 in the middle of a thought. */
  readonly cutCost: number;
}

export interface Partition {
  /** Index of the first piece of each group. */
  readonly starts: readonly number[];
  /** Lower is better; comparable between numbers of groups over the same pieces. */
  readonly cost: number;
}

/** How much more a bad cut weighs than an uneven size. */
const cutWeight = 1.6;
const cutsConsidered = 220;
/** What a group below the least size costs: more than any cut, so that it is made only in need. */
const tooSmall = 40;

/**
 * Splits pieces into exactly `groups` runs, each of at least `minPieces` pieces, balanced in size
 * and cut where cutting hurts least; none below `leastWords` where that can be helped. Time is linear in the pieces: for long texts only the best
 * cuts of each stretch are considered. Undefined if there are too few pieces.
 */
export function partition(
  pieces: readonly Piece[],
  groups: number,
  minPieces = 1,
  leastWords = 0,
): Partition | undefined {
  if (pieces.length < groups * minPieces || groups < 1) return undefined;
  const cuts = considered(pieces, groups, minPieces);
  const total: number[] = [0];
  for (const piece of pieces) total.push((total.at(-1) ?? 0) + piece.words);
  const target = (total.at(-1) ?? 0) / groups || 1;
  const sum = (from: number, to: number): number => (total[to] ?? 0) - (total[from] ?? 0);
  const sizeOf = (from: number, to: number): number => {
    const words = sum(from, to);
    const missing = words < leastWords ? tooSmall * (1 + (leastWords - words) / leastWords) : 0;
    return sizeCost(words, target) + missing;
  };

  // best[g][c]: the least cost of g groups that end before cut c.
  const ends = [...cuts, pieces.length];
  let best: { cost: number; from: number }[] = ends.map((end) => ({
    cost: end >= minPieces ? sizeOf(0, end) : Infinity,
    from: -1,
  }));
  const history = [best];
  for (let group = 2; group <= groups; group++) {
    const next = ends.map((end, c) => {
      let cost = Infinity;
      let from = -1;
      for (let b = 0; b < c; b++) {
        const start = ends[b] ?? 0;
        if (end - start < minPieces) break;
        const here =
          (best[b]?.cost ?? Infinity) +
          cutWeight * (pieces[start]?.cutCost ?? 0) +
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

/** Uneven sizes hurt quadratically; tiny groups more than large ones. */
function sizeCost(words: number, target: number): number {
  const off = words / target - 1;
  return off * off * (off < 0 ? 1.6 : 0.8);
}

function considered(pieces: readonly Piece[], groups: number, minPieces: number): number[] {
  const all = pieces.map((_, i) => i).slice(1);
  if (all.length <= cutsConsidered) return all;
  const stretch = pieces.length / Math.max(cutsConsidered, groups * minPieces);
  const chosen = new Map<number, number>();
  for (const i of all) {
    const key = Math.floor(i / stretch);
    const known = chosen.get(key);
    if (known === undefined || (pieces[i]?.cutCost ?? 1) < (pieces[known]?.cutCost ?? 1))
      chosen.set(key, i);
  }
  return [...chosen.values()].toSorted((a, b) => a - b);
}
