// Gradient-boosted trees for two classes, with directions that a feature must keep. Ours, small, and
// the same for the same rows in the same order.
import type { Model, Tree, TreeRow } from '@coursewright/authoring/citation-check';

export interface Row {
  readonly features: readonly number[];
  readonly isTrue: boolean;
  readonly weight: number;
}

export interface BoostOptions {
  readonly features: readonly string[];
  /** Per feature 1 (only up), -1 (only down) or 0. */
  readonly directions: readonly number[];
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Least weight of a leaf, and how far its value is drawn to 0. */
  readonly leaf: number;
  readonly drawn: number;
}

const binsMax = 24;

/** Trains the trees on rows; `rate` is the step of each. */
export function boost(rows: readonly Row[], options: BoostOptions): Model {
  const { features, trees: count } = options;
  const limits = features.map((_, f) => limitsOf(rows.map((row) => row.features[f]!)));
  const binned = limits.map((of, f) =>
    Uint8Array.from(
      rows,
      (row) => of.findIndex((limit) => row.features[f]! <= limit) + 1 || of.length + 1,
    ),
  );
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const positive = rows.reduce((sum, { weight, isTrue }) => sum + (isTrue ? weight : 0), 0);
  const start = Math.log(positive / (total - positive));
  const sums = new Float64Array(rows.length).fill(start);
  const trees: Tree[] = [];
  const gradient = new Float64Array(rows.length);
  const hessian = new Float64Array(rows.length);
  for (let n = 0; n < count; n += 1) {
    rows.forEach(({ isTrue, weight }, i) => {
      const p = 1 / (1 + Math.exp(-sums[i]!));
      gradient[i] = weight * (Number(isTrue) - p);
      hessian[i] = weight * Math.max(1e-6, p * (1 - p));
    });
    const tree: TreeRow[] = [];
    grow({ tree, options, limits, binned, gradient, hessian, sums }, [...rows.keys()], 0, -9, 9);
    trees.push(tree);
  }
  return { features: [...features], start, trees };
}

interface Growing {
  readonly tree: TreeRow[];
  readonly options: BoostOptions;
  readonly limits: readonly (readonly number[])[];
  readonly binned: readonly Uint8Array[];
  readonly gradient: Float64Array;
  readonly hessian: Float64Array;
  readonly sums: Float64Array;
}

interface Split {
  readonly feature: number;
  readonly bin: number;
  readonly gain: number;
  readonly left: number;
  readonly right: number;
}

/** Adds the node for these rows, and gives its number. Values stay within `low` and `high`. */
function grow(on: Growing, rows: number[], depth: number, low: number, high: number): number {
  const { tree, options, gradient, hessian, sums } = on;
  const at = tree.length;
  const g = rows.reduce((sum, i) => sum + gradient[i]!, 0);
  const h = rows.reduce((sum, i) => sum + hessian[i]!, 0);
  const split = depth < options.depth ? bestSplit(on, rows, g, h, low, high) : undefined;
  if (!split) {
    const value = options.rate * clamp(g / (h + options.drawn), low, high);
    tree.push([Number(value.toFixed(4))]);
    for (const i of rows) sums[i]! += value;
    return at;
  }
  const { feature, bin, left, right } = split;
  const isLow = (i: number): boolean => on.binned[feature]![i]! <= bin;
  const direction = options.directions[feature]!;
  const middle = (left + right) / 2;
  tree.push([0]);
  const lower = grow(
    on,
    rows.filter(isLow),
    depth + 1,
    direction < 0 ? Math.max(low, middle) : low,
    direction > 0 ? Math.min(high, middle) : high,
  );
  const upper = grow(
    on,
    rows.filter((i) => !isLow(i)),
    depth + 1,
    direction > 0 ? Math.max(low, middle) : low,
    direction < 0 ? Math.min(high, middle) : high,
  );
  tree[at] = [feature, on.limits[feature]![bin - 1]!, lower, upper];
  return at;
}

function bestSplit(
  { options, limits, binned, gradient, hessian }: Growing,
  rows: readonly number[],
  g: number,
  h: number,
  low: number,
  high: number,
): Split | undefined {
  const { drawn, leaf, directions } = options;
  const worth = (sum: number, of: number): number => (sum * sum) / (of + drawn);
  let best: Split | undefined;
  for (let feature = 0; feature < limits.length; feature += 1) {
    const bins = limits[feature]!.length + 2;
    const gs = new Float64Array(bins);
    const hs = new Float64Array(bins);
    const of = binned[feature]!;
    for (const i of rows) {
      gs[of[i]!]! += gradient[i]!;
      hs[of[i]!]! += hessian[i]!;
    }
    let gLow = 0;
    let hLow = 0;
    for (let bin = 1; bin < bins - 1; bin += 1) {
      gLow += gs[bin]!;
      hLow += hs[bin]!;
      if (hLow < leaf || h - hLow < leaf) continue;
      const left = clamp(gLow / (hLow + drawn), low, high);
      const right = clamp((g - gLow) / (h - hLow + drawn), low, high);
      if ((right - left) * directions[feature]! < 0) continue;
      const gain = worth(gLow, hLow) + worth(g - gLow, h - hLow) - worth(g, h);
      if (gain > (best?.gain ?? 1e-6)) best = { feature, bin, gain, left, right };
    }
  }
  return best;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Limits between the values, at most `binsMax`, by rank. */
function limitsOf(values: readonly number[]): number[] {
  const sorted = [...new Set(values)].toSorted((a, b) => a - b);
  const between = (i: number): number => Number(((sorted[i]! + sorted[i + 1]!) / 2).toFixed(4));
  if (sorted.length <= binsMax) return sorted.slice(1).map((_, i) => between(i));
  const all = values.toSorted((a, b) => a - b);
  const limits = new Set<number>();
  for (let k = 1; k < binsMax; k += 1) {
    const value = all[Math.floor((k * all.length) / binsMax)]!;
    const at = sorted.indexOf(value);
    if (at < sorted.length - 1) limits.add(between(at));
  }
  return [...limits].toSorted((a, b) => a - b);
}
