import type { Finding } from './findings.ts';
import { contrastingOf } from './lexicon/connectives.ts';
import type { Reading } from './reading.ts';

/**
 * The sentence begins with one side of a contrast and goes on with what the passage says of the
 * other: "tin melts at 327 degrees", of "tin melts at 232, while lead melts at 327".
 */
export function readContrasts({ sentence, at, ground, language }: Reading): Finding[] {
  const contrasting = contrastingOf(language);
  const content = sentence.flatMap(({ isStop }, i) => (isStop ? [] : [i]));
  const said = new Set(content.map((i) => sentence[i]!.stem));
  if (sentence.some(({ norm }) => contrasting.has(norm))) return [];
  for (const [k, i] of content.slice(0, -1).entries()) {
    const next = content[k + 1]!;
    const [from, to] = [at[i]!, at[next]!];
    if (from === -1 || to <= from + 1) continue;
    const turn = turnBetween(from, to);
    if (turn === -1 || !isDivided(k, turn)) continue;
    // Whom the other side is about, and the sentence is not.
    const other = ground.tokens
      .slice(turn + 1, to)
      .find(({ isStop, stem, values }) => !isStop && !values && !said.has(stem));
    if (other)
      return [
        {
          code: 'spliced',
          strength: 1,
          said: `${sentence[i]!.written} ${sentence[next]!.written}`,
          given: other.written,
        },
      ];
  }
  return [];

  function turnBetween(from: number, to: number): number {
    if (ground.sentenceAt[from] !== ground.sentenceAt[to]) return -1;
    for (let j = from + 1; j < to; j += 1) if (contrasting.has(ground.tokens[j]!.norm)) return j;
    return -1;
  }

  /** Does all up to there stand before the turn, and all after it behind, in one sentence? */
  function isDivided(k: number, turn: number): boolean {
    const places = content.map((i) => at[i]!);
    const isHere = (place: number) =>
      place !== -1 && ground.sentenceAt[place] === ground.sentenceAt[turn];
    return (
      places.slice(0, k + 1).every((place) => isHere(place) && place < turn) &&
      places.slice(k + 1).every((place) => place === -1 || (isHere(place) && place > turn))
    );
  }
}
