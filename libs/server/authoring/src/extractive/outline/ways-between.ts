import type { IndexedSource } from '../material/material-index.ts';

/** Share of the documents that must lead to each other for their ways to rule. */
const mostOf = 0.6;

/**
 * The documents in the order in which they lead to each other: each with its parts behind it, page
 * by page, or as one of them lists the others. Undefined where they do not.
 */
export function orderOfWays(sources: readonly IndexedSource[]): readonly number[] | undefined {
  const set = new LinkedSet(sources);
  const least = (sources.length - 1) * mostOf;
  return set.ways >= Math.max(1, least) || set.listed >= Math.max(2, least)
    ? set.inOrder()
    : undefined;
}

/** As the ways of documents name a file. */
const nameOf = (file: string): string =>
  file.toLowerCase().replace(/\.(?:rst|rest|md|adoc|asc|x?html?)\.txt$|\.[a-z0-9]{1,8}$/, '');

class LinkedSet {
  /** Documents that lead to another one of the set. */
  readonly ways: number;
  /** How many others the document lists that lists most. */
  readonly listed: number;
  private readonly sources: readonly IndexedSource[];
  private readonly places = new Map<string, number>();
  private readonly next = new Map<number, number>();
  private readonly above = new Map<number, number>();
  /** What each document lists of the set. */
  private readonly lists: readonly (readonly number[])[];
  private readonly longest: readonly number[];

  constructor(sources: readonly IndexedSource[]) {
    this.sources = sources;
    for (const [at, { fileName }] of sources.entries())
      if (fileName) this.places.set(nameOf(fileName), at);
    for (const [at, { ways }] of sources.entries()) {
      const [next, previous, up] = [ways?.next, ways?.previous, ways?.up].map((name) =>
        this.placeOf(name, at),
      );
      if (next !== undefined) this.next.set(at, next);
      if (previous !== undefined && !this.next.has(previous)) this.next.set(previous, at);
      if (up !== undefined) this.above.set(at, up);
    }
    this.lists = sources.map(({ ways }, at) =>
      (ways?.contents ?? []).flatMap((name) => this.placeOf(name, at) ?? []),
    );
    this.longest = this.lists.reduce((one, other) => (other.length > one.length ? other : one), []);
    this.listed = this.longest.length;
    this.ways = new Set([...this.next.keys(), ...this.above.keys()]).size;
  }

  /** Every document before its parts, and these in their own order. */
  inOrder(): number[] {
    const all = [...this.sources.keys()];
    const parts = Map.groupBy(all, (at) => this.above.get(at));
    const order: number[] = [];
    const seen = new Set<number>();
    const visit = (at: number): void => {
      if (seen.has(at)) return;
      seen.add(at);
      order.push(at);
      for (const part of this.row(parts.get(at) ?? [], this.lists[at] ?? [])) visit(part);
    };
    for (const at of this.row(parts.get(undefined) ?? [], this.longest)) visit(at);
    // What is above each other in a circle is above nothing.
    for (const at of all) visit(at);
    return order;
  }

  /** Documents side by side: as each leads to the next; rows of them as they are listed, or by name. */
  private row(own: readonly number[], list: readonly number[]): number[] {
    const within = new Set(own);
    const reached = new Set(own.map((at) => this.next.get(at)));
    const sorted = own.toSorted(
      (a, b) => this.place([a], list) - this.place([b], list) || this.byName(a, b),
    );
    // Where all are reached they lead in a circle, which begins with the first that is listed.
    const starts = [...sorted.filter((at) => !reached.has(at)), ...sorted];
    const chains: number[][] = [];
    const seen = new Set<number>();
    for (const start of starts) {
      const chain = seen.has(start) ? [] : this.chain(start, within).filter((at) => !seen.has(at));
      for (const at of chain) seen.add(at);
      if (chain.length > 0) chains.push(chain);
    }
    return chains
      .toSorted((a, b) => this.place(a, list) - this.place(b, list) || this.byName(a[0]!, b[0]!))
      .flat();
  }

  private chain(start: number, within: ReadonlySet<number>): number[] {
    const found = new Set<number>();
    for (let at: number | undefined = start; at !== undefined; at = this.next.get(at)) {
      if (found.has(at) || !within.has(at)) break;
      found.add(at);
    }
    return [...found];
  }

  /** The page that lists them stands before all that it lists. */
  private place(chain: readonly number[], list: readonly number[]): number {
    if (chain.some((at) => this.lists[at] === list)) return -1;
    const places = chain.map((at) => list.indexOf(at)).filter((place) => place !== -1);
    return places.length > 0 ? Math.min(...places) : list.length;
  }

  private byName(a: number, b: number): number {
    const [one = '', other = ''] = [a, b].map((at) => this.sources[at]?.fileName);
    return one.localeCompare(other, 'en', { numeric: true });
  }

  private placeOf(name: string | undefined, from: number): number | undefined {
    const place = name === undefined ? undefined : this.places.get(name);
    return place === from ? undefined : place;
  }
}
