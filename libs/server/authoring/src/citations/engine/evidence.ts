import type { Ground } from './passage.ts';
import type { Reading } from './reading.ts';

/** Words of a passage, to the letter. */
export interface EvidenceSpan {
  /** The passage among the cited ones, from 0. */
  readonly passage: number;
  readonly text: string;
}

/**
 * The sentences of the passage that carry most of what was found: the one with most words, and its
 * neighbour where that adds two more.
 */
export function evidenceOf({ at, sentence, ground }: Reading): EvidenceSpan | undefined {
  const weights = new Map<number, number>();
  at.forEach((place, i) => {
    if (place === -1) return;
    const number = ground.sentenceAt[place]!;
    weights.set(number, (weights.get(number) ?? 0) + sentence[i]!.weight);
  });
  const [most] = [...weights].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  if (!most) return undefined;
  const [best] = most;
  const passage = ground.passageAt[best]!;
  const adds = (number: number): boolean =>
    (weights.get(number) ?? 0) >= 2 && ground.passageAt[number] === passage;
  const from = adds(best - 1) ? best - 1 : best;
  const to = adds(best + 1) ? best + 1 : best;
  return { passage, text: textOf(ground, from, to) };
}

function textOf({ text, spans }: Ground, from: number, to: number): string {
  return text.slice(spans[from]!.start, spans[to]!.end);
}

/** The evidence of the first verdict that has any. */
export function bestOf(verdicts: readonly { evidence?: EvidenceSpan }[]): {
  evidence?: EvidenceSpan;
} {
  const evidence = verdicts.find((verdict) => verdict.evidence)?.evidence;
  return evidence ? { evidence } : {};
}
