import { wayName } from '@coursewright/sources';
import type { IndexedSource } from '../material/material-index.ts';

/** Share of the documents that must lead to each other for their ways to rule. */
const mostOf = 0.6;

/**
 * The documents in the order in which they lead to each other: page by page, or as one of them lists
 * the others. Undefined where they do not.
 */
export function orderOfWays(sources: readonly IndexedSource[]): readonly number[] | undefined {
  const places = new Map<string, number>();
  for (const [at, { fileName }] of sources.entries())
    if (fileName) places.set(wayName(fileName), at);
  const placeOf = (name: string | undefined): number | undefined =>
    name === undefined ? undefined : places.get(name);
  return chainOf(sources, placeOf) ?? listedBy(sources, placeOf);
}

type PlaceOf = (name: string | undefined) => number | undefined;

function chainOf(sources: readonly IndexedSource[], placeOf: PlaceOf): number[] | undefined {
  const next = new Map<number, number>();
  for (const [at, { ways }] of sources.entries()) {
    const to = placeOf(ways?.next);
    const from = placeOf(ways?.previous);
    if (to !== undefined && to !== at) next.set(at, to);
    if (from !== undefined && from !== at && !next.has(from)) next.set(from, at);
  }
  if (next.size < Math.max(1, (sources.length - 1) * mostOf)) return undefined;
  const reached = new Set(next.values());
  const order: number[] = [];
  const seen = new Set<number>();
  const starts = sources
    .map((_, at) => at)
    .toSorted(
      (a, b) =>
        Number(reached.has(a)) - Number(reached.has(b)) ||
        Number(next.has(b)) - Number(next.has(a)),
    );
  for (const start of starts)
    for (let at: number | undefined = start; at !== undefined && !seen.has(at); at = next.get(at)) {
      seen.add(at);
      order.push(at);
    }
  return order;
}

/** As the one lists the others that lists most of them; it stands first itself. */
function listedBy(sources: readonly IndexedSource[], placeOf: PlaceOf): number[] | undefined {
  const lists = sources.map(({ ways }, at) => {
    const listed = (ways?.contents ?? []).flatMap((name) => placeOf(name) ?? []);
    return [...new Set([at, ...listed])];
  });
  const longest = lists.reduce((one, other) => (other.length > one.length ? other : one), []);
  if (longest.length - 1 < Math.max(2, (sources.length - 1) * mostOf)) return undefined;
  return [...new Set([...longest, ...sources.keys()])];
}
