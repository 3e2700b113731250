import type { Finding } from './findings.ts';
import type { Reading } from './reading.ts';
import { areOpposites } from './relations.ts';

const othersLeast = 2;
const homeShare = 0.6;

/**
 * Of two contraries that the passage sets against each other the one that it tells of something
 * else: "in summer the water falls", where it rises in summer and falls in winter.
 */
export function readContrasted(reading: Reading): Finding[] {
  const { sentence, ground, at, language } = reading;
  const clauseOf = (place: number): string =>
    `${ground.sentenceAt[place]!} ${ground.tokens[place]!.clause}`;
  for (const [i, token] of sentence.entries()) {
    if (token.isStop || token.values || !token.contraries || at[i] === -1) continue;
    const others = at.flatMap((place, k) =>
      k === i || place === -1 || sentence[k]!.isStop ? [] : [clauseOf(place)],
    );
    const home = mostOf(others);
    if (home === undefined || clauseOf(at[i]!) === home) continue;
    const here = ground.tokens.filter((_, place) => clauseOf(place) === home);
    if (here.some(({ stem }) => stem === token.stem)) continue;
    const given = here.find(
      (other) =>
        areOpposites(token, other, language) && !sentence.some((said) => said.stem === other.stem),
    );
    if (given)
      return [{ code: 'opposite', strength: 0.9, said: token.written, given: given.written }];
  }
  return [];
}

/** The clause in which most of them stand. */
function mostOf(clauses: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const clause of clauses) counts.set(clause, (counts.get(clause) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most && most[1] >= Math.max(othersLeast, clauses.length * homeShare) ? most[0] : undefined;
}
