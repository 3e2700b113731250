import type { MaterialIndex } from '../material/material-index.ts';
import { endOf, numbersOf } from './numbers-of-names.ts';
import { orderOfWays } from './ways-between.ts';

/** Share of the documents that must carry numbers for these to rule. */
const mostOf = 0.6;
/** Terms that one document must take from another to stand behind it. */
const leans = 3;

/**
 * The place of each source in the course: by the numbers of their titles or file names, by the ways
 * from one to the next, else those first whose terms the others use or whose subject they speak of.
 * As uploaded where nothing tells.
 */
export function sourceOrder(index: MaterialIndex): readonly number[] {
  const { sources } = index;
  const upload = sources.map((_, i) => i);
  if (sources.length < 2) return upload;
  const titles = sources.map(({ givenTitle }) => givenTitle);
  const files = sources.map(({ fileName }) => fileName ?? '');
  for (const names of [titles, files]) {
    const numbers = numbersOf(names);
    const known = numbers.filter((number) => number !== undefined);
    const isTelling =
      known.length >= Math.max(2, sources.length * mostOf) && new Set(known).size === known.length;
    if (isTelling)
      return placesIn(
        upload,
        (i) => numbers[i] ?? endOf(titles[i]!) ?? endOf(files[i]!) ?? Number.MAX_SAFE_INTEGER,
      );
  }
  const led = orderOfWays(sources);
  if (led) return upload.map((i) => led.indexOf(i));
  const needs = needsOf(index);
  const isClear = Math.max(...needs) - Math.min(...needs) >= 2 * leans;
  const order = isClear ? needs : mentionsOf(index);
  // What opens a book or closes it does so whatever it speaks of.
  const end = (i: number): number => endOf(titles[i]!) ?? endOf(files[i]!) ?? middle;
  return placesIn(upload, (i) => (order[i] ?? 0) + (end(i) - middle) * sources.length);
}

/** Between what opens a set of documents and what closes it. */
const middle = 1_000;
/** Share of the words of a title that another document must have to speak of what it names. */
const mostOfTitle = 0.6;

/**
 * For each source how many others it speaks of by their titles, less those that speak of it:
 * "Functions" that are made of "Loops and conditions" stand behind these.
 */
function mentionsOf({ sources, chunks }: MaterialIndex): number[] {
  const used = sources.map((): Set<string> => new Set());
  for (const chunk of chunks) for (const stem of chunk.stems) used[chunk.source]?.add(stem);
  const isShared = (stem: string): boolean =>
    sources.filter(({ titleStems }) => titleStems.has(stem)).length > 1;
  const named = sources.map(({ titleStems }) => [...titleStems].filter((stem) => !isShared(stem)));
  const speaks = (by: number, of: number): boolean => {
    const own = named[of]!;
    const found = own.filter((stem) => used[by]!.has(stem)).length;
    return own.length > 0 && found >= own.length * mostOfTitle;
  };
  return sources.map((_, i) =>
    sources.reduce(
      (sum, __, j) => (i === j ? sum : sum + Number(speaks(i, j)) - Number(speaks(j, i))),
      0,
    ),
  );
}

/** For each source its place when they are sorted by a key; equal ones as uploaded. */
function placesIn(sources: readonly number[], key: (source: number) => number): number[] {
  const sorted = sources.toSorted((a, b) => key(a) - key(b) || a - b);
  return sources.map((source) => sorted.indexOf(source));
}

/** Terms that each source takes from others, less those that others take from it. */
function needsOf({ sources, chunks, definitionsByChunk }: MaterialIndex): number[] {
  const terms = sources.map((): Set<string> => new Set());
  const used = sources.map((): Set<string> => new Set());
  for (const chunk of chunks) {
    for (const { stems } of definitionsByChunk.get(chunk.id) ?? [])
      if (stems.length === 1) terms[chunk.source]?.add(stems[0]!);
    for (const stem of chunk.stems) used[chunk.source]?.add(stem);
  }
  const taken = (from: number, by: number): number =>
    [...(terms[from] ?? [])].filter((stem) => used[by]?.has(stem)).length;
  return sources.map((_, i) =>
    sources.reduce((sum, __, j) => (i === j ? sum : sum + taken(j, i) - taken(i, j)), 0),
  );
}
