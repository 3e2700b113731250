import { readFileSync } from 'node:fs';

/** A tree as rows: [feature, limit, row if at most the limit, row above] or [value]. */
export type TreeRow = readonly [number, number, number, number] | readonly [number];
export type Tree = readonly TreeRow[];

/** Boosted trees over the features of a reading, with their calibration. */
export interface Model {
  /** Names of the features in their order: a model of others is refused. */
  readonly features: readonly string[];
  readonly start: number;
  readonly trees: readonly Tree[];
}

export function valueOf(tree: Tree, features: readonly number[]): number {
  let at = 0;
  for (;;) {
    const row = tree[at]!;
    if (row.length === 1) return row[0];
    const [feature, limit, low, high] = row;
    at = features[feature]! <= limit ? low : high;
  }
}

/** The probability that the passages bear the sentence out. */
export function probabilityOf(model: Model, features: readonly number[]): number {
  const sum = model.trees.reduce((total, tree) => total + valueOf(tree, features), model.start);
  return 1 / (1 + Math.exp(-sum));
}

const file = new URL('../../../citation-model/weights.json', import.meta.url);
let loaded: Model | undefined;

/** The weights of ours, written by tools/truth/train.ts. */
export function ourModel(): Model {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as Model;
  return loaded;
}
