import { likeness } from './likeness.ts';
import type { Ground, Stretch } from './passage.ts';
import type { Token } from './tokens.ts';

/** Which token of the passage stands for each token of the sentence; -1 where none does. */
export interface Alignment {
  readonly window: Stretch;
  readonly to: Int32Array;
  /** 0 to 1, per token of the sentence. */
  readonly likeness: Float64Array;
  readonly score: number;
}

const insertion = 0.35;
const gap = 0.1;
const gapOfStop = 0.02;

/**
 * Aligns a sentence to a window of the passage: order kept, cheap gaps in the passage, dear
 * insertions in the sentence, free ends in the passage (semi-global dynamic programming).
 */
export function align(
  sentence: readonly Token[],
  ground: Ground,
  window: Stretch,
  language: string,
): Alignment {
  const rows = sentence.length;
  const columns = window.to - window.from;
  const like = likenesses(sentence, ground, window, language);
  const width = columns + 1;
  const best = new Float64Array((rows + 1) * width);
  const step = new Uint8Array((rows + 1) * width);
  for (let i = 1; i <= rows; i += 1) {
    const { weight } = sentence[i - 1]!;
    best[i * width] = best[(i - 1) * width]! - insertion * weight;
    step[i * width] = 2;
    for (let j = 1; j <= columns; j += 1) {
      const here = i * width + j;
      const skipped = ground.tokens[window.from + j - 1]!;
      const isLast = i === rows;
      const left = best[here - 1]! - (isLast ? 0 : skipped.isStop ? gapOfStop : gap);
      const up = best[here - width]! - insertion * weight;
      const similar = like[(i - 1) * columns + j - 1]!;
      const diagonal = similar > 0 ? best[here - width - 1]! + similar * weight : -Infinity;
      if (diagonal >= left && diagonal >= up) [best[here], step[here]] = [diagonal, 1];
      else if (up > left) [best[here], step[here]] = [up, 2];
      else [best[here], step[here]] = [left, 3];
    }
  }
  const to = new Int32Array(rows).fill(-1);
  const found = new Float64Array(rows);
  let i = rows;
  let j = columns;
  while (i > 0) {
    const taken = step[i * width + j];
    if (taken === 1) {
      i -= 1;
      j -= 1;
      to[i] = window.from + j;
      found[i] = like[i * columns + j]!;
    } else if (taken === 2) i -= 1;
    else j -= 1;
  }
  return { window, to, likeness: found, score: best[rows * width + columns]! };
}

function likenesses(
  sentence: readonly Token[],
  ground: Ground,
  window: Stretch,
  language: string,
): Float64Array {
  const columns = window.to - window.from;
  const like = new Float64Array(sentence.length * columns);
  // The same word of the window is compared once.
  const compared = new Map<string, number>();
  for (let i = 0; i < sentence.length; i += 1) {
    compared.clear();
    const token = sentence[i]!;
    for (let j = 0; j < columns; j += 1) {
      const other = ground.tokens[window.from + j]!;
      let similar = compared.get(other.norm);
      if (similar === undefined)
        compared.set(other.norm, (similar = likeness(token, other, language)));
      like[i * columns + j] = similar;
    }
  }
  return like;
}

/** The longest window that is aligned, in tokens. */
const windowMax = 160;

/**
 * The windows that share most with the sentence, best first: a sentence of the passage with its
 * neighbours, or all of a short passage.
 */
export function windowsFor(
  sentence: readonly Token[],
  ground: Ground,
  placesOf: (token: Token, ground: Ground) => readonly number[],
): Stretch[] {
  const { sentences, passageAt } = ground;
  if (ground.tokens.length <= 100 && passageAt[0] === passageAt.at(-1))
    return [{ from: 0, to: ground.tokens.length }];
  const scores = new Float64Array(sentences.length);
  for (const token of sentence) {
    if (token.isStop) continue;
    const places = placesOf(token, ground);
    const within = new Set<number>();
    for (const place of places) within.add(ground.sentenceAt[place]!);
    const rarity = Math.log(1 + sentences.length / Math.max(1, within.size));
    for (const at of within) scores[at]! += token.weight * rarity;
  }
  const around = (at: number): number => {
    const near = (other: number): number =>
      passageAt[other] === passageAt[at] ? (scores[other] ?? 0) : 0;
    const { from, to } = sentences[at]!;
    return scores[at]! + 0.25 * (near(at - 1) + near(at + 1)) - 0.004 * (to - from);
  };
  const ranked = sentences
    .map((_, at) => ({ at, score: around(at) }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const windows: Stretch[] = [];
  const taken = new Set<number>();
  for (const { at } of ranked) {
    if (windows.length === 2) break;
    if (taken.has(at)) continue;
    windows.push(windowAround(at, ground));
    for (let other = at - 1; other <= at + 1; other += 1) taken.add(other);
  }
  return windows;
}

function windowAround(at: number, { sentences, passageAt }: Ground): Stretch {
  let { from, to } = sentences[at]!;
  if (to - from > windowMax) return { from, to: from + windowMax };
  const before = sentences[at - 1];
  if (before && passageAt[at - 1] === passageAt[at] && to - before.from <= windowMax)
    from = before.from;
  const after = sentences[at + 1];
  if (after && passageAt[at + 1] === passageAt[at] && after.to - from <= windowMax) to = after.to;
  return { from, to };
}
